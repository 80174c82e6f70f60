import type { ReactNode } from 'react';
import { AccessDenied } from './access-denied.tsx';
import { Protected } from './protected.tsx';
import type { Capability } from './viewer.gen.ts';

interface AdministratorsOnlyProps {
  /** Title for other users; `/admin` has its own. */
  title?: 'Acesso restrito' | 'Acesso não autorizado';
  /** What an administrator's role must allow; others see 'Acesso restrito'. */
  may?: Capability | undefined;
  children: ReactNode;
}

/** Says that a screen is for other roles. */
export const Restricted = () => (
  <AccessDenied title="Acesso restrito">Você não tem permissão para acessar esta área.</AccessDenied>
);

/** Shows a screen to administrators only. */
export function AdministratorsOnly({ title = 'Acesso restrito', may, children }: AdministratorsOnlyProps) {
  const wrongRole = title === 'Acesso restrito' ? <Restricted /> : <AccessDenied title={title} />;
  return (
    <Protected roles={['admin']} wrongRole={wrongRole}>
      {({ capabilities }) => (may === undefined || capabilities.includes(may) ? children : <Restricted />)}
    </Protected>
  );
}
