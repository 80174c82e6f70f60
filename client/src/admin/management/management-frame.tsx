import type { ReactNode } from 'react';
import { AdministratorsOnly } from '../../domain/account/administrators-only.tsx';
import { usePrivateHead } from '../../domain/site/use-private-head.ts';
import { paths } from '../../paths.ts';
import formClasses from '../../ui/form/form.module.css';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { Panel } from '../../ui/panel.tsx';

interface ManagementPageProps {
  title: string;
  lead: string;
  /** Above the list. */
  listTitle: string;
  /** Beside the button to 'Gerenciamento'. */
  actions?: ReactNode;
  children: ReactNode;
}

/** Shows a page with one list, reached from 'Gerenciamento'. */
export function ManagementPage({ title, lead, listTitle, actions, children }: ManagementPageProps) {
  usePrivateHead(title);
  return (
    <AdministratorsOnly title="Acesso não autorizado">
      <PageFrame
        title={title}
        lead={lead}
        actions={
          <div className={formClasses.actions}>
            {actions}
            <LinkButton to={paths.admin({ tab: 'management' })} variant="default">
              Gerenciamento
            </LinkButton>
          </div>
        }
      >
        <Panel title={listTitle}>{children}</Panel>
      </PageFrame>
    </AdministratorsOnly>
  );
}
