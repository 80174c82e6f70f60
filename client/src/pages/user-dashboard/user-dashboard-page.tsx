import { AccessDenied } from '../../domain/account/access-denied.tsx';
import { Protected } from '../../domain/account/protected.tsx';
import type { Page } from '../../domain/site/page.ts';
import { usePrivateHead } from '../../domain/site/use-private-head.ts';
import { Dashboard } from './dashboard.tsx';

const denied = <AccessDenied title="Acesso Negado">Esta página é apenas para empresas.</AccessDenied>;

function UserDashboardPage() {
  usePrivateHead('Painel da empresa');
  return (
    <Protected roles={['company']} wrongRole={denied}>
      {(account) => <Dashboard account={account} />}
    </Protected>
  );
}

export const page: Page = { Component: UserDashboardPage };
