import { CategoryList } from '../../features/admin/places/category-list.tsx';
import type { Page } from '../../lib/page.ts';
import { ManagementPage } from '../management-page.tsx';

function AdminCategoriesPage() {
  return (
    <ManagementPage
      title="Categorias"
      lead="O que as empresas fazem: a lista que visitantes e donos escolhem."
      listTitle="Todas as categorias"
    >
      <CategoryList />
    </ManagementPage>
  );
}

export const adminCategoriesPage: Page = { Component: AdminCategoriesPage, queries: () => [] };
