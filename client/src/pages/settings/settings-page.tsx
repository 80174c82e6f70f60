import { Navigate } from 'react-router-dom';
import { privatePage } from '../../domain/account/private-page.tsx';
import { paths } from '../../paths.ts';
import { settingPath } from '../../setting-path.ts';

const ToMapsKey = () => <Navigate to={settingPath('maps')} replace />;

/** Leads administrators to the key of the maps among all settings, anybody else to the own profile. */
export const page = privatePage('Configurações', ToMapsKey, {
  roles: ['admin'],
  wrongRole: <Navigate to={paths.profile()} replace />,
});
