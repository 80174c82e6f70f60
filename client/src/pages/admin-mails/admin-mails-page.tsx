import { MailList } from '../../admin/mails/mail-list.tsx';
import { AdminScreen } from '../../admin/shell/admin-screen.tsx';
import type { Page } from '../../domain/site/page.ts';
import { Surface } from '../../ui/panel.tsx';

function AdminMailsPage() {
  return (
    <AdminScreen may="manageMails" title="E-mails" denied="Acesso restrito">
      <Surface>
        <MailList />
      </Surface>
    </AdminScreen>
  );
}

export const page: Page = { Component: AdminMailsPage };
