import { Navigate } from 'react-router-dom';
import { privatePage } from '../../domain/account/private-page.tsx';
import { paths } from '../../paths.ts';
import { AdminDashboard } from './admin-dashboard.tsx';

/** Dashboard of administrators; redirects everybody else to their own. */
export const page = privatePage('Dashboard', AdminDashboard, {
  roles: ['admin'],
  wrongRole: <Navigate to={paths.userDashboard()} replace />,
});
