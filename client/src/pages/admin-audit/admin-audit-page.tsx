import { PageFrame } from '../../components/page-frame.tsx';
import { AdministratorsOnly } from '../../features/session/administrators-only.tsx';
import { usePrivateHead } from '../../features/site/use-private-head.ts';
import type { Page } from '../../lib/page.ts';

function AdminAuditPage() {
  usePrivateHead('Registro de ações');
  return (
    <AdministratorsOnly title="Acesso não autorizado">
      <PageFrame title="Registro de ações">{null}</PageFrame>
    </AdministratorsOnly>
  );
}

export const adminAuditPage: Page = { Component: AdminAuditPage, queries: () => [] };
