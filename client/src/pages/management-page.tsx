import type { ReactNode } from 'react';
import { LinkButton } from '../components/link-button.tsx';
import { PageFrame } from '../components/page-frame.tsx';
import { Panel } from '../components/panel.tsx';
import { AdministratorsOnly } from '../features/session/administrators-only.tsx';
import { usePrivateHead } from '../lib/site/use-private-head.ts';
import { paths } from '../paths.ts';

interface ManagementPageProps {
  title: string;
  lead: string;
  /** Above the list. */
  listTitle: string;
  children: ReactNode;
}

/** A page of the administration with one list, reached from 'Gerenciamento'. */
export function ManagementPage({ title, lead, listTitle, children }: ManagementPageProps) {
  usePrivateHead(title);
  return (
    <AdministratorsOnly title="Acesso não autorizado">
      <PageFrame
        title={title}
        lead={lead}
        actions={
          <LinkButton to={paths.admin({ tab: 'management' })} look="default">
            Gerenciamento
          </LinkButton>
        }
      >
        <Panel title={listTitle}>{children}</Panel>
      </PageFrame>
    </AdministratorsOnly>
  );
}
