import type { ComponentType, ReactNode } from 'react';
import type { SessionUser } from '../../api/session.ts';
import type { Page } from '../site/page.ts';
import { usePrivateHead } from '../site/use-private-head.ts';
import { AdministratorsOnly } from './administrators-only.tsx';
import { Protected } from './protected.tsx';
import type { AccountFragment, Capability } from './viewer.gen.ts';

interface Access {
  /** All roles when left out. */
  roles?: readonly SessionUser['role'][];
  /** Shown to users with another role. */
  wrongRole?: ReactNode;
}

/** Makes a page for signed-in users; `title` is that of the browser's tab. */
export const privatePage = (
  title: string,
  Content: ComponentType<{ account: AccountFragment }>,
  access: Access = {},
): Page => ({
  Component: function PrivatePage() {
    usePrivateHead(title);
    return <Protected {...access}>{(account) => <Content account={account} />}</Protected>;
  },
});

/** Makes a page for administrators; `may` is what their role must allow. */
export const adminPage = (title: string, Content: ComponentType, may?: Capability): Page => ({
  Component: function AdminPage() {
    usePrivateHead(title);
    return (
      <AdministratorsOnly title="Acesso não autorizado" may={may}>
        <Content />
      </AdministratorsOnly>
    );
  },
});
