import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useMatch } from 'react-router-dom';
import { useViewer } from '../../domain/account/use-viewer.ts';
import { PARTS } from '../../domain/members/company-rights.ts';
import type { Page } from '../../domain/site/page.ts';
import { usePrivateHead } from '../../domain/site/use-private-head.ts';
import { paths, patterns } from '../../paths.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { RetryNotice } from '../../ui/feedback/retry-notice.tsx';
import { NeedsScript } from '../../ui/hydration/needs-script.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { Panel } from '../../ui/panel.tsx';
import { type InvitationQuery, useInvitationQuery } from './invitation.gen.ts';
import { OpenInvitation } from './open-invitation.tsx';

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
