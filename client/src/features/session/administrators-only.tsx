import type { ReactNode } from 'react';
import { AccessDenied } from './access-denied.tsx';
import { Protected } from './protected.tsx';

/** A screen of the administration (SPEC section 2, Admin). */
export function AdministratorsOnly({ children }: { children: ReactNode }) {
  return (
    <Protected
      roles={['admin']}
      wrongRole={
        <AccessDenied title="Acesso restrito">Você não tem permissão para acessar esta área.</AccessDenied>
      }
    >
      {() => children}
    </Protected>
  );
}
