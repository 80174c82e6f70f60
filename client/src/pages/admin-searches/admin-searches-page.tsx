import { SearchList } from '../../admin/catalog/search-list.tsx';
import { AdminScreen } from '../../admin/shell/admin-screen.tsx';
import type { Page } from '../../domain/site/page.ts';
import { Surface } from '../../ui/panel.tsx';

function AdminSearchesPage() {
  return (
    <AdminScreen
      title="Buscas sem resultado"
      lead="O que foi buscado de pelo menos cinco conexões de internet diferentes e não achou nenhuma empresa, ou só empresas com uma parte das palavras."
    >
      <Surface>
        <SearchList />
      </Surface>
    </AdminScreen>
  );
}

export const page: Page = { Component: AdminSearchesPage };
