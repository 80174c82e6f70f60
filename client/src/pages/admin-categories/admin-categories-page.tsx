import { CategoryList } from '../../admin/catalog/category-list.tsx';
import { AdminScreen } from '../../admin/shell/admin-screen.tsx';
import type { Page } from '../../domain/site/page.ts';
import { Surface } from '../../ui/panel.tsx';

function AdminCategoriesPage() {
  return (
    <AdminScreen title="Categorias" lead="O que as empresas fazem: a lista que visitantes e donos escolhem.">
      <Surface>
        <CategoryList />
      </Surface>
    </AdminScreen>
  );
}

export const page: Page = { Component: AdminCategoriesPage };
