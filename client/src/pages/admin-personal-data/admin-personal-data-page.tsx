import { AdminScreen } from '../../admin/shell/admin-screen.tsx';
import type { Page } from '../../domain/site/page.ts';
import { PersonRequest } from './person-request.tsx';

function AdminPersonalDataPage() {
  return (
    <AdminScreen
      may="manageUsers"
      title="Dados de uma pessoa"
      lead="Encontre pelo e-mail o que uma pessoa escreveu no guia e apague o que ela pedir."
    >
      <PersonRequest />
    </AdminScreen>
  );
}

export const page: Page = { Component: AdminPersonalDataPage };
