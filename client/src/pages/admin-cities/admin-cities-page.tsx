import { PageFrame } from '../../components/page-frame.tsx';
import { AdministratorsOnly } from '../../features/session/administrators-only.tsx';
import { usePrivateHead } from '../../features/site/use-private-head.ts';
import type { Page } from '../../lib/page.ts';

function AdminCitiesPage() {
  usePrivateHead('Cidades');
  return (
    <AdministratorsOnly title="Acesso não autorizado">
      <PageFrame title="Cidades">{null}</PageFrame>
    </AdministratorsOnly>
  );
}

export const adminCitiesPage: Page = { Component: AdminCitiesPage, queries: () => [] };
