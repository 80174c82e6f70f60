import { CategoryList } from '../../admin/catalog/category-list.tsx';
import { ManagementPage } from '../../admin/management/management-frame.tsx';
import type { Page } from '../../domain/site/page.ts';

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

export const page: Page = { Component: AdminCategoriesPage };
