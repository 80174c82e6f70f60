import { RejectionList } from '../../admin/rejections/rejection-list.tsx';
import { AdminScreen } from '../../admin/shell/admin-screen.tsx';
import type { Page } from '../../domain/site/page.ts';
import { Surface } from '../../ui/panel.tsx';

function AdminRejectionsPage() {
  return (
    <AdminScreen
      title="Empresas rejeitadas"
      lead="O que foi rejeitado, por quem e por quê. Por um ano uma empresa pode voltar para a fila como estava."
      may="seePersons"
    >
      <Surface>
        <RejectionList />
      </Surface>
    </AdminScreen>
  );
}

export const page: Page = { Component: AdminRejectionsPage };
