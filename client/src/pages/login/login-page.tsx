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

/** Message of the page that redirected here. */
interface Arrival {
  isUnchecked?: boolean;
  notice?: string;
}

/**
 * Returns the message of the page that redirected here; empty during hydration: after a reload the browser has the
 * state, the server has not.
 */
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
  // The token on arrival: a login here replaces it and continues.
  const [unchecked] = useState(() => (isUnchecked ? readToken() : null));
  const waits = isUnchecked && session?.token === unchecked;
  return (
    <PageFrame title="Entrar" lead="Acesse o painel da sua empresa." isNarrow>
      {/* Beside the form, which stays until the next page is loaded: without it the footer would jump up. */}
      {session && !waits && <Navigate to={next ?? homePathOf(session.user.role)} replace />}
      {notice && (
        <Notice tone="success" announce>
          {notice}
        </Notice>
      )}
      {session && waits && (
        <Notice tone="warning" announce>
          <div className={formClasses.text}>
            <p>Não foi possível verificar sua sessão agora. Você não precisa entrar de novo.</p>
            <LinkButton to={next ?? paths.home()} variant="default">
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

export const page: Page = { Component: LoginPage };
