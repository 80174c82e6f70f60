import { SettingsTab } from '../../admin/settings/settings-tab.tsx';
import { AdminScreen } from '../../admin/shell/admin-screen.tsx';
import type { Page } from '../../domain/site/page.ts';
import { settingAnchors } from '../../setting-path.ts';
import { Panel } from '../../ui/panel.tsx';
import { MapsKeyForm } from './maps-key-form.tsx';

function AdminSettingsPage() {
  return (
    <AdminScreen may="manageSettings" title="Configurações" denied="Acesso restrito">
      <SettingsTab>
        <Panel title="Mapas" anchor={settingAnchors.maps}>
          <MapsKeyForm />
        </Panel>
      </SettingsTab>
    </AdminScreen>
  );
}

export const page: Page = { Component: AdminSettingsPage };
