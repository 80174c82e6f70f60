import { useSearchParams } from 'react-router-dom';
import { AttributeList } from '../../admin/catalog/attribute-list.tsx';
import { KindList } from '../../admin/catalog/kind-list.tsx';
import { KindView } from '../../admin/catalog/kind-view.tsx';
import { SearchList } from '../../admin/catalog/search-list.tsx';
import { ManagementPage } from '../../admin/management/management-frame.tsx';
import { AdministratorsOnly } from '../../domain/account/administrators-only.tsx';
import type { Page } from '../../domain/site/page.ts';
import { paths } from '../../paths.ts';
import { LinkButton } from '../../ui/link-button.tsx';

function AdminKindsPage() {
  const [search] = useSearchParams();
  const kindId = search.get('kind');
  if (kindId) {
    return (
      <AdministratorsOnly title="Acesso não autorizado">
        <KindView key={kindId} id={kindId} />
      </AdministratorsOnly>
    );
  }
  if (search.get('view') === 'searches') {
    return (
      <ManagementPage
        title="Buscas sem resultado"
        lead="O que foi buscado de pelo menos cinco endereços de rede e não encontrou nada, ou só algo sem parte das palavras."
        listTitle="Todas as buscas"
        actions={
          <LinkButton to={paths.adminKinds()} variant="default">
            Segmentos
          </LinkButton>
        }
      >
        <SearchList />
      </ManagementPage>
    );
  }
  if (search.get('view') === 'attributes') {
    return (
      <ManagementPage
        title="Características"
        lead="O que uma empresa tem ou faz. Donos marcam as do seu segmento, e a busca filtra por elas."
        listTitle="Todas as características"
        actions={
          <LinkButton to={paths.adminKinds()} variant="default">
            Segmentos
          </LinkButton>
        }
      >
        <AttributeList />
      </ManagementPage>
    );
  }
  return (
    <ManagementPage
      title="Segmentos"
      lead="Os tipos de empresa abaixo das categorias, com as palavras que as pessoas usam para eles."
      listTitle="Todos os segmentos"
      actions={
        <>
          <LinkButton to={paths.adminKinds({ view: 'attributes' })} variant="default">
            Características
          </LinkButton>
          <LinkButton to={paths.adminKinds({ view: 'searches' })} variant="default">
            Buscas sem resultado
          </LinkButton>
        </>
      }
    >
      <KindList />
    </ManagementPage>
  );
}

export const page: Page = { Component: AdminKindsPage };
