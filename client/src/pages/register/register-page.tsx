import { Navigate, useSearchParams } from 'react-router-dom';
import { useSession } from '../../api/session.ts';
import type { Page } from '../../domain/site/page.ts';
import { usePrivateHead } from '../../domain/site/use-private-head.ts';
import { homePathOf, nextPathOf } from '../../paths.ts';
import { PageFrame } from '../../ui/page-frame.tsx';
import { Panel } from '../../ui/panel.tsx';
import { RegisterForm } from './register-form.tsx';

function RegisterPage() {
  usePrivateHead('Cadastrar');
  const [search] = useSearchParams();
  const next = nextPathOf(search);
  const session = useSession();
  return (
    <PageFrame title="Cadastrar" lead="Crie a conta e coloque sua empresa no guia." isNarrow>
      {/* Beside the form, which stays until the next page is loaded: without it the footer would jump up. */}
      {session && <Navigate to={next ?? homePathOf(session.user.role)} replace />}
      <Panel title="Nova conta">
        <RegisterForm next={next} />
      </Panel>
    </PageFrame>
  );
}

export const page: Page = { Component: RegisterPage };
