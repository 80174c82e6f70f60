import { CityList } from '../../features/admin/places/city-list.tsx';
import type { Page } from '../../lib/page.ts';
import { ManagementPage } from '../management-page.tsx';

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

export const adminCitiesPage: Page = { Component: AdminCitiesPage, queries: () => [] };
