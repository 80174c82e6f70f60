import type { ComponentType, ReactNode } from 'react';
import type { SessionUser } from '../../api/session.ts';
import type { Page } from '../site/page.ts';
import { usePrivateHead } from '../site/use-private-head.ts';
import { Protected } from './protected.tsx';
import type { AccountFragment } from './viewer.gen.ts';

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
