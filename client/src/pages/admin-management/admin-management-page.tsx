import { useState } from 'react';
import { ManagementTab } from '../../admin/management/management-tab.tsx';
import { AdminScreen } from '../../admin/shell/admin-screen.tsx';
import { readMapsKey } from '../../domain/maps/maps-key.ts';
import type { Page } from '../../domain/site/page.ts';
import { useSite } from '../../domain/site/use-site.ts';

function Tools() {
  const { mapsApiKey } = useSite();
  const [stored] = useState(readMapsKey);
  return <ManagementTab mapsKey={stored ? 'browser' : mapsApiKey ? 'server' : 'none'} />;
}

function AdminManagementPage() {
  return (
    <AdminScreen title="Gerenciamento" lead="As ferramentas para cuidar do guia." denied="Acesso restrito">
      <Tools />
    </AdminScreen>
  );
}

export const page: Page = { Component: AdminManagementPage };
