import { Navigate } from 'react-router-dom';
import { Protected } from '../../domain/account/protected.tsx';
import type { Page } from '../../domain/site/page.ts';
import { usePrivateHead } from '../../domain/site/use-private-head.ts';
import { paths } from '../../paths.ts';
import { AdminDashboard } from './admin-dashboard.tsx';

/** Dashboard of administrators; redirects everybody else to their own. */
function DashboardPage() {
  usePrivateHead('Dashboard');
  return (
    <Protected>
      {(account) =>
        account.role === 'admin' ? (
          <AdminDashboard account={account} />
        ) : (
          <Navigate to={paths.userDashboard()} replace />
        )
      }
    </Protected>
  );
}

export const page: Page = { Component: DashboardPage };
