import { RatingAdminList } from '../../admin/ratings/rating-admin-list.tsx';
import { AdminScreen } from '../../admin/shell/admin-screen.tsx';
import type { Page } from '../../domain/site/page.ts';
import { Surface } from '../../ui/panel.tsx';

function AdminRatingsPage() {
  return (
    <AdminScreen
      title="Avaliações"
      lead="Veja o que foi denunciado e as avaliações que chegam muitas de uma vez, e decida."
    >
      <Surface>
        <RatingAdminList />
      </Surface>
    </AdminScreen>
  );
}

export const page: Page = { Component: AdminRatingsPage };
