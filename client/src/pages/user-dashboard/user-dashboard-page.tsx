import { AccessDenied } from '../../features/session/access-denied.tsx';
import { Protected } from '../../features/session/protected.tsx';
import { usePrivateHead } from '../../features/site/use-private-head.ts';
import type { Page } from '../../lib/page.ts';
import type { CompanyWindows } from './company-windows.ts';
import { Dashboard } from './dashboard.tsx';

const WINDOWS: CompanyWindows = { edit: () => null, messages: () => null };

function UserDashboardPage() {
  usePrivateHead('Painel da empresa');
  const wrongRole = <AccessDenied title="Acesso Negado">Esta página é apenas para empresas.</AccessDenied>;
  return (
    <Protected roles={['company']} wrongRole={wrongRole}>
      {(account) => <Dashboard account={account} windows={WINDOWS} />}
    </Protected>
  );
}

export const userDashboardPage: Page = { Component: UserDashboardPage, queries: () => [] };
