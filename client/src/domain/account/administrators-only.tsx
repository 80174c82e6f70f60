import type { ReactNode } from 'react';
import { AccessDenied } from './access-denied.tsx';
import { Protected } from './protected.tsx';

interface AdministratorsOnlyProps {
  /** Title for other users; `/admin` has its own. */
  title?: 'Acesso restrito' | 'Acesso não autorizado';
  children: ReactNode;
}

/** Shows a screen to administrators only. */
export function AdministratorsOnly({ title = 'Acesso restrito', children }: AdministratorsOnlyProps) {
  const area = title === 'Acesso restrito' ? 'Você não tem permissão para acessar esta área.' : undefined;
  return (
    <Protected roles={['admin']} wrongRole={<AccessDenied title={title}>{area}</AccessDenied>}>
      {() => children}
    </Protected>
  );
}
