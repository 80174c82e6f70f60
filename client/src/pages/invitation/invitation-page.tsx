import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useMatch, useNavigate } from 'react-router-dom';
import { checkSession } from '../../domain/account/check-session.ts';
import { signOut } from '../../domain/account/sign-out.ts';
import { useViewer, type Viewer } from '../../domain/account/use-viewer.ts';
import { PARTS } from '../../domain/members/company-rights.ts';
import type { Page } from '../../domain/site/page.ts';
import { usePrivateHead } from '../../domain/site/use-private-head.ts';
import { paths, patterns } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Problem } from '../../ui/feedback/problem.tsx';
import { RetryNotice } from '../../ui/feedback/retry-notice.tsx';
import { showToast } from '../../ui/feedback/toast-store.ts';
import formClasses from '../../ui/form/form.module.css';
import { useAttempt } from '../../ui/form/use-attempt.ts';
import { NeedsScript } from '../../ui/hydration/needs-script.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { Panel } from '../../ui/panel.tsx';
import { type InvitationQuery, useAcceptInvitationMutation, useInvitationQuery } from './invitation.gen.ts';

type Invitation = InvitationQuery['invitation'];

/** Why an invitation cannot be accepted any more. */
const ENDED: Readonly<Record<Exclude<Invitation['state'], 'open'>, string>> = {
  expired: 'Este convite venceu. Peça outro a quem convidou você.',
  accepted: 'Este convite já foi aceito: cada convite vale uma vez.',
};

function Ended({ state, isSignedIn }: { state: keyof typeof ENDED; isSignedIn: boolean }) {
  return (
    <>
      <Notice tone={state === 'expired' ? 'error' : 'info'} announce>
        {ENDED[state]}
      </Notice>
      <LinkButton
        to={isSignedIn ? paths.userDashboard() : paths.login(paths.userDashboard())}
        variant="default"
      >
        {isSignedIn ? 'Ir para o meu painel' : 'Entrar'}
      </LinkButton>
    </>
  );
}

function Words({ token }: { token: string }) {
  const client = useApolloClient();
  const viewer = useViewer();
  const isChecking = viewer.status === 'checking';
  const { data, failure, refetch } = useInvitationQuery({ variables: { token }, skip: isChecking });
  const invitation = data?.invitation;
  if (failure && !invitation) {
    const isUnknown = failure.code === 'NOT_FOUND' || failure.code === 'BAD_USER_INPUT';
    if (!isUnknown) return <RetryNotice text="Não foi possível abrir o convite." retry={refetch} />;
    return (
      <>
        <Notice tone="error" announce>
          {failure.message}
        </Notice>
        <LinkButton to={paths.home()} variant="default">
          Ir para o início
        </LinkButton>
      </>
    );
  }
  if (!invitation || isChecking) return <p role="status">Só um momento…</p>;
  const { companyName, part, inviterName, state } = invitation;
  return (
    <>
      <p>
        <strong>{inviterName}</strong> convidou você para participar de <strong>{companyName}</strong> como{' '}
        <strong>{PARTS[part].name}</strong>.
      </p>
      <p>{PARTS[part].text}</p>
      {state === 'open' ? (
        <OpenInvitation client={client} token={token} invitation={invitation} viewer={viewer} />
      ) : (
        <Ended state={state} isSignedIn={viewer.status === 'in'} />
      )}
    </>
  );
}

function InvitationPage() {
  usePrivateHead('Convite');
  const matched = useMatch(patterns.invitation)?.params.token;
  const [token, setToken] = useState(matched ?? '');
  // Kept while the next page is loaded, which has another path.
  if (matched !== undefined && matched !== token) setToken(matched);
  return (
    <PageFrame title="Convite" isNarrow>
      <Panel title="Participar de uma empresa">
        <Words token={token} />
        <NeedsScript to="ver o convite" />
      </Panel>
    </PageFrame>
  );
}

export const page: Page = { Component: InvitationPage };

interface OpenInvitationProps {
  client: ApolloClient;
  token: string;
  invitation: InvitationQuery['invitation'];
  viewer: Viewer;
}

/** Accepts an invitation, or leads to the account with its e-mail and back. */
function OpenInvitation({ client, token, invitation, viewer }: OpenInvitationProps) {
  const { companyName, part, maskedEmail, isForViewer } = invitation;
  const navigate = useNavigate();
  const [accept] = useAcceptInvitationMutation();
  const { isBusy, problem, attempt } = useAttempt('Não foi possível aceitar agora. Tente novamente.');
  const here = paths.invitation(token);
  const run = () =>
    attempt(async () => {
      const { data } = await accept({ variables: { token } });
      // The account may have got the panel just now.
      if (viewer.status === 'in' && viewer.account.role !== 'company') await checkSession(client);
      showToast(`Você agora é ${PARTS[part].name} de ${companyName}.`);
      navigate(paths.userDashboard(data?.acceptInvitation.id), { replace: true });
    });
  const change = () =>
    attempt(async () => {
      await signOut(client);
      navigate(paths.login(here));
    });
  if (viewer.status !== 'in') {
    return (
      <>
        <p>Para aceitar, entre com a conta de {maskedEmail}, ou crie uma com este e-mail.</p>
        <div className={formClasses.actions}>
          <LinkButton to={paths.login(here)}>Entrar</LinkButton>
          <LinkButton to={paths.register(here)} variant="default">
            Criar conta
          </LinkButton>
        </div>
      </>
    );
  }
  return (
    <>
      {isForViewer ? (
        <p>Quem convidou vê o seu nome e o seu e-mail. Você pode sair quando quiser.</p>
      ) : (
        <Notice tone="warning" announce>
          Este convite é para {maskedEmail}, e você entrou como {viewer.account.email}.
        </Notice>
      )}
      <Problem text={problem} />
      <div className={formClasses.actions}>
        {isForViewer ? (
          <Button onClick={run} loading={isBusy}>
            Aceitar convite
          </Button>
        ) : (
          <Button onClick={change} loading={isBusy}>
            Entrar com outra conta
          </Button>
        )}
      </div>
    </>
  );
}
