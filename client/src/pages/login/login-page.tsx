import { useState } from 'react';
import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { readToken, useSession } from '../../api/session.ts';
import type { Page } from '../../domain/site/page.ts';
import { usePrivateHead } from '../../domain/site/use-private-head.ts';
import { homePathOf, nextPathOf, paths } from '../../paths.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import formClasses from '../../ui/form/form.module.css';
import { useHydrated } from '../../ui/hydration/use-hydrated.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { Panel } from '../../ui/panel.tsx';
import { LoginForm } from './login-form.tsx';

/** What another page has to say to whoever it sends here. */
interface Arrival {
  isUnchecked?: boolean;
  notice?: string;
}

/** What the browser remembers of it after a reload is left out at first, as the server knows nothing of it. */
function useArrivalNotice(): Arrival {
  const { state } = useLocation();
  const isHydrated = useHydrated();
  return (isHydrated && (state as Arrival | null)) || {};
}

function LoginPage() {
  usePrivateHead('Entrar');
  const [search] = useSearchParams();
  const next = nextPathOf(search);
  const session = useSession();
  const { isUnchecked = false, notice } = useArrivalNotice();
  // Whoever enters anew from here goes on, too.
  const [unchecked] = useState(() => (isUnchecked ? readToken() : null));
  const waits = isUnchecked && session?.token === unchecked;
  if (session && !waits) return <Navigate to={next ?? homePathOf(session.user.role)} replace />;
  return (
    <PageFrame title="Entrar" lead="Acesse o painel da sua empresa." isNarrow>
      {notice && (
        <Notice tone="success" announce>
          {notice}
        </Notice>
      )}
      {session && waits && (
        <Notice tone="warning" announce>
          <div className={formClasses.told}>
            <p>Não foi possível verificar sua sessão agora. Você não precisa entrar de novo.</p>
            <LinkButton to={next ?? paths.home()} look="default">
              Tentar novamente
            </LinkButton>
          </div>
        </Notice>
      )}
      <Panel title="Sua conta">
        <LoginForm next={next} />
      </Panel>
    </PageFrame>
  );
}

export const loginPage: Page = { Component: LoginPage, queries: () => [] };
