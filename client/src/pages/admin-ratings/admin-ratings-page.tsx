import { PageFrame } from '../../components/page-frame.tsx';
import { Panel } from '../../components/panel.tsx';
import { RatingAdminList } from '../../features/admin/ratings/rating-admin-list.tsx';
import { AdministratorsOnly } from '../../features/session/administrators-only.tsx';
import { usePrivateHead } from '../../features/site/use-private-head.ts';
import type { Page } from '../../lib/page.ts';

function AdminRatingsPage() {
  usePrivateHead('Avaliações');
  return (
    <AdministratorsOnly title="Acesso não autorizado">
      <PageFrame title="Avaliações" lead="Veja o que foi denunciado e o que chega em rajada, e decida.">
        <Panel title="Todas as avaliações">
          <RatingAdminList />
        </Panel>
      </PageFrame>
    </AdministratorsOnly>
  );
}

export const adminRatingsPage: Page = { Component: AdminRatingsPage, queries: () => [] };
