import { useSearchParams } from 'react-router-dom';
import { KindList } from '../../admin/catalog/kind-list.tsx';
import { KindView } from '../../admin/catalog/kind-view.tsx';
import { AdminScreen } from '../../admin/shell/admin-screen.tsx';
import { AdministratorsOnly } from '../../domain/account/administrators-only.tsx';
import type { Page } from '../../domain/site/page.ts';
import { Surface } from '../../ui/panel.tsx';

function AdminKindsPage() {
  const kindId = useSearchParams()[0].get('kind');
  if (kindId) {
    return (
      <AdministratorsOnly title="Acesso não autorizado">
        <KindView key={kindId} id={kindId} />
      </AdministratorsOnly>
    );
  }
  return (
    <AdminScreen
      title="Segmentos"
      lead="Os tipos de empresa abaixo das categorias, com as palavras que as pessoas usam para eles."
    >
      <Surface>
        <KindList />
      </Surface>
    </AdminScreen>
  );
}

export const page: Page = { Component: AdminKindsPage };
