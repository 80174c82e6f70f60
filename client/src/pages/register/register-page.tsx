import { Navigate, useSearchParams } from 'react-router-dom';
import { PageFrame } from '../../components/page-frame.tsx';
import { Panel } from '../../components/panel.tsx';
import type { Page } from '../../lib/page.ts';
import { useSession } from '../../lib/session.ts';
import { usePrivateHead } from '../../lib/site/use-private-head.ts';
import { nextPathOf, paths } from '../../paths.ts';
import { RegisterForm } from './register-form.tsx';

function RegisterPage() {
  usePrivateHead('Cadastrar');
  const [search] = useSearchParams();
  const next = nextPathOf(search);
  if (useSession()) return <Navigate to={next ?? paths.dashboard()} replace />;
  return (
    <PageFrame title="Cadastrar" lead="Crie a conta e coloque sua empresa no guia." isNarrow>
      <Panel title="Nova conta">
        <RegisterForm next={next} />
      </Panel>
    </PageFrame>
  );
}

export const registerPage: Page = { Component: RegisterPage, queries: () => [] };
