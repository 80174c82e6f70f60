import { AdminScreen } from '../../admin/shell/admin-screen.tsx';
import { UserList } from '../../admin/users/user-list.tsx';
import type { Page } from '../../domain/site/page.ts';
import { Surface } from '../../ui/panel.tsx';

function AdminUsersPage() {
  return (
    <AdminScreen may="manageUsers" title="Usuários" denied="Acesso restrito">
      <Surface>
        <UserList />
      </Surface>
    </AdminScreen>
  );
}

export const page: Page = { Component: AdminUsersPage };
