import { Navigate } from 'react-router-dom';
import { PageFrame } from '../../components/page-frame.tsx';
import { Panel } from '../../components/panel.tsx';
import { Protected } from '../../features/session/protected.tsx';
import type { Page } from '../../lib/page.ts';
import { usePrivateHead } from '../../lib/site/use-private-head.ts';
import { paths } from '../../paths.ts';
import { MapsKeyForm } from './maps-key-form.tsx';

function SettingsPage() {
  usePrivateHead('Configurações');
  return (
    <Protected roles={['admin']} wrongRole={<Navigate to={paths.profile()} replace />}>
      {() => (
        <PageFrame title="Configurações" lead="O que vale só neste navegador." isNarrow>
          <Panel title="Mapas">
            <MapsKeyForm />
          </Panel>
        </PageFrame>
      )}
    </Protected>
  );
}

export const settingsPage: Page = { Component: SettingsPage, queries: () => [] };
