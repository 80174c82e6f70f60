import { ReasonList } from '../../admin/reasons/reason-list.tsx';
import { AdminScreen } from '../../admin/shell/admin-screen.tsx';
import type { Page } from '../../domain/site/page.ts';
import { Surface } from '../../ui/panel.tsx';

function AdminReasonsPage() {
  return (
    <AdminScreen
      title="Motivos de rejeição"
      lead="O que você escolhe ao rejeitar algo, em vez de escrever de novo. O texto ainda pode ser mudado a cada vez."
      may="decide"
    >
      <Surface>
        <ReasonList />
      </Surface>
    </AdminScreen>
  );
}

export const page: Page = { Component: AdminReasonsPage };
