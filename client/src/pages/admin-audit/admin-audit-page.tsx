import { LinkButton } from '../../components/link-button.tsx';
import { PageFrame } from '../../components/page-frame.tsx';
import { Panel } from '../../components/panel.tsx';
import { AuditList } from '../../features/admin/audit/audit-list.tsx';
import { AdministratorsOnly } from '../../features/session/administrators-only.tsx';
import { usePrivateHead } from '../../features/site/use-private-head.ts';
import type { Page } from '../../lib/page.ts';
import { paths } from '../../paths.ts';

function AdminAuditPage() {
  usePrivateHead('Registro de ações');
  return (
    <AdministratorsOnly title="Acesso não autorizado">
      <PageFrame
        title="Registro de ações"
        lead="Quem fez o quê, quando e de onde. Nada aqui pode ser alterado."
        actions={
          <LinkButton to={paths.admin({ tab: 'management' })} look="default">
            Gerenciamento
          </LinkButton>
        }
      >
        <Panel title="Ações">
          <AuditList />
        </Panel>
      </PageFrame>
    </AdministratorsOnly>
  );
}

export const adminAuditPage: Page = { Component: AdminAuditPage, queries: () => [] };
