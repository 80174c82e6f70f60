import type { ReactNode } from 'react';
import { AccessDenied } from './access-denied.tsx';
import { Protected } from './protected.tsx';
import type { AccountFragment } from './viewer.gen.ts';

interface CompaniesOnlyProps {
  /** What others are told. */
  reason?: ReactNode;
  children(account: AccountFragment): ReactNode;
}

/** A page for accounts of companies alone (SPEC section 2, Owner dashboard). */
export function CompaniesOnly({
  reason = 'Esta página é apenas para empresas.',
  children,
}: CompaniesOnlyProps) {
  return (
    <Protected roles={['company']} wrongRole={<AccessDenied title="Acesso Negado">{reason}</AccessDenied>}>
      {children}
    </Protected>
  );
}
