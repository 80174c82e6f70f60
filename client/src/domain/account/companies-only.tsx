import type { ReactNode } from 'react';
import { AccessDenied } from './access-denied.tsx';
import { Protected } from './protected.tsx';
import type { AccountFragment } from './viewer.gen.ts';

const denied = <AccessDenied title="Acesso Negado">Esta página é apenas para empresas.</AccessDenied>;

/** The owners' dashboard, for accounts of companies alone. */
export const CompaniesOnly = ({ children }: { children(account: AccountFragment): ReactNode }) => (
  <Protected roles={['company']} wrongRole={denied}>
    {children}
  </Protected>
);
