import { CityList } from '../../admin/catalog/city-list.tsx';
import { AdminScreen } from '../../admin/shell/admin-screen.tsx';
import type { Page } from '../../domain/site/page.ts';
import { Surface } from '../../ui/panel.tsx';

function AdminCitiesPage() {
  return (
    <AdminScreen title="Cidades" lead="Onde as empresas ficam: os municípios do IBGE e o que foi adicionado.">
      <Surface>
        <CityList />
      </Surface>
    </AdminScreen>
  );
}

export const page: Page = { Component: AdminCitiesPage };
