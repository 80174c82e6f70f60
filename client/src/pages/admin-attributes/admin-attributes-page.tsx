import { AttributeList } from '../../admin/catalog/attribute-list.tsx';
import { AdminScreen } from '../../admin/shell/admin-screen.tsx';
import type { Page } from '../../domain/site/page.ts';
import { Surface } from '../../ui/panel.tsx';

function AdminAttributesPage() {
  return (
    <AdminScreen
      title="Características"
      lead="O que uma empresa tem ou faz. Donos marcam as do seu segmento, e a busca filtra por elas."
    >
      <Surface>
        <AttributeList />
      </Surface>
    </AdminScreen>
  );
}

export const page: Page = { Component: AdminAttributesPage };
