import type { ReactNode } from 'react';
import { AccessDenied } from './access-denied.tsx';
import { Protected } from './protected.tsx';
import type { AccountFragment } from './viewer.gen.ts';

/** A page for accounts of companies alone (SPEC section 2, Owner dashboard). */
export function CompaniesOnly({ children }: { children(account: AccountFragment): ReactNode }) {
  return (
    <Protected
      roles={['company']}
      wrongRole={<AccessDenied title="Acesso Negado">Esta página é apenas para empresas.</AccessDenied>}
    >
      {children}
    </Protected>
  );
}
