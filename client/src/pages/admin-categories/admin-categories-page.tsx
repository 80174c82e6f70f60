import { LinkButton } from '../../components/link-button.tsx';
import { PageFrame } from '../../components/page-frame.tsx';
import { Panel } from '../../components/panel.tsx';
import { CategoryList } from '../../features/admin/places/category-list.tsx';
import { AdministratorsOnly } from '../../features/session/administrators-only.tsx';
import { usePrivateHead } from '../../features/site/use-private-head.ts';
import type { Page } from '../../lib/page.ts';
import { paths } from '../../paths.ts';

function AdminCategoriesPage() {
  usePrivateHead('Categorias');
  return (
    <AdministratorsOnly title="Acesso não autorizado">
      <PageFrame
        title="Categorias"
        lead="O que as empresas fazem: a lista que visitantes e donos escolhem."
        actions={
          <LinkButton to={paths.admin({ tab: 'management' })} look="default">
            Gerenciamento
          </LinkButton>
        }
      >
        <Panel title="Todas as categorias">
          <CategoryList />
        </Panel>
      </PageFrame>
    </AdministratorsOnly>
  );
}

export const adminCategoriesPage: Page = { Component: AdminCategoriesPage, queries: () => [] };
