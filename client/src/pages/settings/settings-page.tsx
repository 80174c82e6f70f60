import { Navigate } from 'react-router-dom';
import { Protected } from '../../domain/account/protected.tsx';
import type { Page } from '../../domain/site/page.ts';
import { usePrivateHead } from '../../domain/site/use-private-head.ts';
import { paths } from '../../paths.ts';
import { PageFrame } from '../../ui/page-frame.tsx';
import { Panel } from '../../ui/panel.tsx';
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

export const page: Page = { Component: SettingsPage };
