import { Navigate } from 'react-router-dom';
import { Protected } from '../../features/session/protected.tsx';
import { usePrivateHead } from '../../features/site/use-private-head.ts';
import type { Page } from '../../lib/page.ts';
import { paths } from '../../paths.ts';

/** Leads administrators to what they have so far (part 4 gives them cards here), everybody else to theirs (SPEC section 2). */
function DashboardPage() {
  usePrivateHead('Dashboard');
  return (
    <Protected>
      {({ role }) => <Navigate to={role === 'admin' ? paths.admin() : paths.userDashboard()} replace />}
    </Protected>
  );
}

export const dashboardPage: Page = { Component: DashboardPage, queries: () => [] };
