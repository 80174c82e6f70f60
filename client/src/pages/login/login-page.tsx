import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { LinkButton } from '../../components/link-button.tsx';
import { Notice } from '../../components/notice.tsx';
import { PageFrame } from '../../components/page-frame.tsx';
import { Panel } from '../../components/panel.tsx';
import { usePrivateHead } from '../../features/site/use-private-head.ts';
import type { Page } from '../../lib/page.ts';
import { useSession } from '../../lib/session.ts';
import { homePathOf, nextPathOf, paths } from '../../paths.ts';
import { LoginForm } from './login-form.tsx';

/** What another page has to say to whoever it sends here. */
interface Arrival {
  isUnchecked?: boolean;
  notice?: string;
}

function LoginPage() {
  usePrivateHead('Entrar');
  const [search] = useSearchParams();
  const next = nextPathOf(search);
  const session = useSession();
  const { isUnchecked = false, notice } = (useLocation().state as Arrival | null) ?? {};
  if (session && !isUnchecked) return <Navigate to={next ?? homePathOf(session.user.role)} replace />;
  return (
    <PageFrame title="Entrar" lead="Acesse o painel da sua empresa." isNarrow>
      {notice && (
        <Notice tone="success" announce>
          {notice}
        </Notice>
      )}
      {isUnchecked && (
        <Notice tone="warning" announce>
          <p>Não foi possível verificar sua sessão agora. Você não precisa entrar de novo.</p>
          <LinkButton to={next ?? paths.home()} look="subtle">
            Tentar novamente
          </LinkButton>
        </Notice>
      )}
      <Panel title="Sua conta">
        <LoginForm next={next} />
      </Panel>
    </PageFrame>
  );
}

export const loginPage: Page = { Component: LoginPage, queries: () => [] };
