import { Navigate } from 'react-router-dom';
import { privatePage } from '../../domain/account/private-page.tsx';
import { paths } from '../../paths.ts';
import { PageFrame } from '../../ui/page-frame.tsx';
import { Panel } from '../../ui/panel.tsx';
import { MapsKeyForm } from './maps-key-form.tsx';

const Settings = () => (
  <PageFrame title="Configurações" lead="O que vale só neste navegador." isNarrow>
    <Panel title="Mapas">
      <MapsKeyForm />
    </Panel>
  </PageFrame>
);

export const page = privatePage('Configurações', Settings, {
  roles: ['admin'],
  wrongRole: <Navigate to={paths.profile()} replace />,
});
