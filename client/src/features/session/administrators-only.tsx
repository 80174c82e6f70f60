import type { ReactNode } from 'react';
import { AccessDenied } from './access-denied.tsx';
import { Protected } from './protected.tsx';

interface AdministratorsOnlyProps {
  /** What others read: `/admin` has words of its own (DECISIONS section 2). */
  title?: 'Acesso restrito' | 'Acesso não autorizado';
  children: ReactNode;
}

/** A screen of the administration (SPEC section 2, Admin). */
export function AdministratorsOnly({ title = 'Acesso restrito', children }: AdministratorsOnlyProps) {
  return (
    <Protected
      roles={['admin']}
      wrongRole={<AccessDenied title={title}>Você não tem permissão para acessar esta área.</AccessDenied>}
    >
      {() => children}
    </Protected>
  );
}
