import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { errorMessage, failureOf } from '../../api/errors.ts';
import { useSession } from '../../api/session.ts';
import type { Page } from '../../domain/site/page.ts';
import { usePrivateHead } from '../../domain/site/use-private-head.ts';
import { homePathOf, paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { NeedsScript } from '../../ui/hydration/needs-script.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { Panel } from '../../ui/panel.tsx';
import { useConfirmEmailMutation } from './confirm-email.gen.ts';

type Outcome = 'confirming' | 'confirmed' | 'invalid' | { problem: string };

const FAILED = 'Não foi possível confirmar agora. Tente novamente.';

/** The token works once and effects may run twice: the second run waits for the first. */
const underWay = new Map<string, Promise<Outcome>>();

function useConfirmation(token: string): [Outcome, () => void] {
  const [confirm] = useConfirmEmailMutation();
  const [outcome, setOutcome] = useState<Outcome>(token === '' ? 'invalid' : 'confirming');
  const ask = async (): Promise<Outcome> => {
    try {
      // The answer updates the viewer, who may be signed in here.
      await confirm({ variables: { token } });
      return 'confirmed';
    } catch (error) {
      if (failureOf(error).code === 'BAD_USER_INPUT') return 'invalid';
      underWay.delete(token);
      return { problem: errorMessage(error, FAILED) };
    }
  };
  const run = useEffectEvent(async () => {
    if (token === '') return;
    setOutcome('confirming');
    const begun = underWay.get(token) ?? ask();
    underWay.set(token, begun);
    setOutcome(await begun);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each link
  useEffect(() => void run(), [token]);
  return [outcome, () => void run()];
}

function Words({ outcome, again }: { outcome: Outcome; again(): void }) {
  const session = useSession();
  if (outcome === 'confirming') {
    return <p role="status">Confirmando seu e-mail…</p>;
  }
  if (outcome === 'confirmed') {
    return (
      <>
        <Notice tone="success" announce takeFocus>
          E-mail confirmado. Obrigado!
        </Notice>
        <LinkButton to={session ? homePathOf(session.user.role) : paths.login()}>
          {session ? 'Ir para o meu painel' : 'Entrar'}
        </LinkButton>
      </>
    );
  }
  if (outcome === 'invalid') {
    return (
      <>
        <Notice tone="error" announce takeFocus>
          <p>Este link não vale mais: ele já foi usado, passou de 7 dias ou está incompleto.</p>
          <p>Você pode pedir outro no seu perfil.</p>
        </Notice>
        <LinkButton to={paths.profile()}>Ir para o meu perfil</LinkButton>
      </>
    );
  }
  return (
    <>
      <Notice tone="error" announce>
        {outcome.problem}
      </Notice>
      <Button onClick={again}>Tentar novamente</Button>
    </>
  );
}

function ConfirmEmailPage() {
  usePrivateHead('Confirmar e-mail');
  const [search] = useSearchParams();
  const [outcome, again] = useConfirmation(search.get('token') ?? '');
  return (
    <PageFrame title="Confirmação de e-mail" isNarrow>
      <Panel title="Seu e-mail">
        <Words outcome={outcome} again={again} />
        <NeedsScript to="confirmar o e-mail" />
      </Panel>
    </PageFrame>
  );
}

export const page: Page = { Component: ConfirmEmailPage };
