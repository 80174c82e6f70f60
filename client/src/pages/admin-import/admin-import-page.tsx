import { PageFrame } from '../../components/page-frame.tsx';
import { AdministratorsOnly } from '../../features/session/administrators-only.tsx';
import { usePrivateHead } from '../../features/site/use-private-head.ts';
import type { Page } from '../../lib/page.ts';

function AdminImportPage() {
  usePrivateHead('Importar empresas');
  return (
    <AdministratorsOnly title="Acesso não autorizado">
      <PageFrame title="Importar empresas">{null}</PageFrame>
    </AdministratorsOnly>
  );
}

export const adminImportPage: Page = { Component: AdminImportPage, queries: () => [] };
