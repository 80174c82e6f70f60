import { PageFrame } from '../../components/page-frame.tsx';
import { AdministratorsOnly } from '../../features/session/administrators-only.tsx';
import { usePrivateHead } from '../../features/site/use-private-head.ts';
import type { Page } from '../../lib/page.ts';

function AdminCategoriesPage() {
  usePrivateHead('Categorias');
  return (
    <AdministratorsOnly title="Acesso não autorizado">
      <PageFrame title="Categorias">{null}</PageFrame>
    </AdministratorsOnly>
  );
}

export const adminCategoriesPage: Page = { Component: AdminCategoriesPage, queries: () => [] };
