import { CityList } from '../../admin/catalog/city-list.tsx';
import { ManagementPage } from '../../admin/management/management-frame.tsx';
import type { Page } from '../../domain/site/page.ts';

function AdminCitiesPage() {
  return (
    <ManagementPage
      title="Cidades"
      lead="Onde as empresas ficam: os municípios do IBGE e o que foi adicionado."
      listTitle="Todas as cidades"
    >
      <CityList />
    </ManagementPage>
  );
}

export const page: Page = { Component: AdminCitiesPage };
