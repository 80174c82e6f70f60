import { LinkButton } from '../../components/link-button.tsx';
import { PageFrame } from '../../components/page-frame.tsx';
import { Panel } from '../../components/panel.tsx';
import { CityList } from '../../features/admin/places/city-list.tsx';
import { AdministratorsOnly } from '../../features/session/administrators-only.tsx';
import { usePrivateHead } from '../../features/site/use-private-head.ts';
import type { Page } from '../../lib/page.ts';
import { paths } from '../../paths.ts';

function AdminCitiesPage() {
  usePrivateHead('Cidades');
  return (
    <AdministratorsOnly title="Acesso não autorizado">
      <PageFrame
        title="Cidades"
        lead="Onde as empresas ficam: os municípios do IBGE e o que foi adicionado."
        actions={
          <LinkButton to={paths.admin({ tab: 'management' })} look="default">
            Gerenciamento
          </LinkButton>
        }
      >
        <Panel title="Todas as cidades">
          <CityList />
        </Panel>
      </PageFrame>
    </AdministratorsOnly>
  );
}

export const adminCitiesPage: Page = { Component: AdminCitiesPage, queries: () => [] };
