import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { errorMessage, failureOf } from '../../api/errors.ts';
import type { Page } from '../../domain/site/page.ts';
import { usePrivateHead } from '../../domain/site/use-private-head.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { NeedsScript } from '../../ui/hydration/needs-script.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { Panel } from '../../ui/panel.tsx';
import { useSetWeeklyMailByLinkMutation } from './unsubscribe.gen.ts';

type Outcome = 'asking' | 'on' | 'off' | 'invalid' | { problem: string };

const FAILED = 'Não foi possível salvar agora. Tente novamente.';

/** Returns the state of the mail, and the function that switches it. The link switches it off once it is opened. */
function useWeeklyMailOf(token: string): [Outcome, (isOn: boolean) => void] {
  const [set] = useSetWeeklyMailByLinkMutation();
  const [outcome, setOutcome] = useState<Outcome>(token === '' ? 'invalid' : 'asking');
  const run = useEffectEvent(async (isOn: boolean) => {
    if (token === '') return;
    setOutcome('asking');
    try {
      await set({ variables: { token, isOn } });
      setOutcome(isOn ? 'on' : 'off');
    } catch (error) {
      const isInvalid = failureOf(error).code === 'BAD_USER_INPUT';
      setOutcome(isInvalid ? 'invalid' : { problem: errorMessage(error, FAILED) });
    }
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each link
  useEffect(() => void run(false), [token]);
  return [outcome, (isOn) => void run(isOn)];
}

function Words({ outcome, set }: { outcome: Outcome; set(isOn: boolean): void }) {
  if (outcome === 'asking') return <p role="status">Só um momento…</p>;
  if (outcome === 'off') {
    return (
      <>
        <Notice tone="success" announce takeFocus>
          Pronto: você não receberá mais o resumo semanal.
        </Notice>
        <p>Foi sem querer?</p>
        <Button variant="default" onClick={() => set(true)}>
          Voltar a receber
        </Button>
      </>
    );
  }
  if (outcome === 'on') {
    return (
      <>
        <Notice tone="success" announce takeFocus>
          Você continua recebendo o resumo semanal.
        </Notice>
        <Button variant="default" onClick={() => set(false)}>
          Não receber mais
        </Button>
      </>
    );
  }
  if (outcome === 'invalid') {
    return (
      <>
        <Notice tone="error" announce takeFocus>
          Este link não é válido ou está incompleto. Você pode desligar o resumo no seu perfil.
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
      <Button onClick={() => set(false)}>Tentar novamente</Button>
    </>
  );
}

function UnsubscribePage() {
  usePrivateHead('Resumo semanal');
  const [search] = useSearchParams();
  const [outcome, set] = useWeeklyMailOf(search.get('token') ?? '');
  return (
    <PageFrame title="Resumo semanal" isNarrow>
      <Panel title="E-mail de segunda-feira">
        <Words outcome={outcome} set={set} />
        <NeedsScript to="desligar o resumo" />
      </Panel>
    </PageFrame>
  );
}

export const page: Page = { Component: UnsubscribePage };
