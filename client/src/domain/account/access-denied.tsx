import type { ReactNode } from 'react';
import { useSession } from '../../api/session.ts';
import { homePathOf, paths } from '../../paths.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';

interface AccessDeniedProps {
  title?: string;
  children?: ReactNode;
  /** What to do instead. */
  hint?: string;
}

/** Shows a signed-in user that the page is for another role. */
export function AccessDenied({
  title = 'Acesso não autorizado',
  children = 'Você não tem permissão para acessar esta página.',
  hint,
}: AccessDeniedProps) {
  const session = useSession();
  return (
    <EmptyState title={title} level={1}>
      <p>{children}</p>
      {hint && <p>{hint}</p>}
      <LinkButton to={session ? homePathOf(session.user.role) : paths.home()}>
        Ir para a minha página
      </LinkButton>
    </EmptyState>
  );
}
