import type { ReactNode } from 'react';
import { AccessDenied } from './access-denied.tsx';
import { Protected } from './protected.tsx';

/** Each title with its own text. */
const WRONG_ROLE = {
  'Acesso restrito': (
    <AccessDenied title="Acesso restrito">Você não tem permissão para acessar esta área.</AccessDenied>
  ),
  'Acesso não autorizado': <AccessDenied title="Acesso não autorizado" />,
};

interface AdministratorsOnlyProps {
  /** What others read: `/admin` has words of its own. */
  title?: keyof typeof WRONG_ROLE;
  children: ReactNode;
}

/** A screen of the administration. */
export function AdministratorsOnly({ title = 'Acesso restrito', children }: AdministratorsOnlyProps) {
  return (
    <Protected roles={['admin']} wrongRole={WRONG_ROLE[title]}>
      {() => children}
    </Protected>
  );
}
