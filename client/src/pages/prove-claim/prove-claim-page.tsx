import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Page } from '../../domain/site/page.ts';
import { usePrivateHead } from '../../domain/site/use-private-head.ts';
import { formatCityState } from '../../lib/format.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Problem } from '../../ui/feedback/problem.tsx';
import { RetryNotice } from '../../ui/feedback/retry-notice.tsx';
import formClasses from '../../ui/form/form.module.css';
import { useAttempt } from '../../ui/form/use-attempt.ts';
import { NeedsScript } from '../../ui/hydration/needs-script.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { Panel } from '../../ui/panel.tsx';
import {
  type MailedClaimQuery,
  useDisownClaimMutation,
  useMailedClaimQuery,
  useProveClaimMutation,
} from './prove-claim.gen.ts';

type Answer = 'proved' | 'disowned';

function Outcome({
  answer,
  company,
}: {
  answer: Answer;
  company: MailedClaimQuery['mailedClaim']['company'];
}) {
  return (
    <>
      <Notice tone="success" announce takeFocus>
        {answer === 'proved'
          ? `Confirmado. Quem pediu já pode cuidar da página de ${company.name}.`
          : `Pronto: o pedido foi recusado, e a página de ${company.name} continua como está.`}
      </Notice>
      <LinkButton to={paths.company(company.id)}>Ver a página da empresa</LinkButton>
    </>
  );
}

function Question({ token, claim }: { token: string; claim: MailedClaimQuery['mailedClaim'] }) {
  const [prove] = useProveClaimMutation();
  const [disown] = useDisownClaimMutation();
  const [answer, setAnswer] = useState<Answer>();
  const [pressed, setPressed] = useState<Answer>();
  const { isBusy, problem, attempt } = useAttempt('Não foi possível responder agora. Tente novamente.');
  const { company, claimantName, claimantEmail } = claim;
  if (answer) return <Outcome answer={answer} company={company} />;
  const give = (next: Answer) => () => {
    setPressed(next);
    return attempt(async () => {
      await (next === 'proved' ? prove : disown)({ variables: { token } });
      setAnswer(next);
    });
  };
  return (
    <>
      <p>
        <strong>{claimantName}</strong> ({claimantEmail}) pede para cuidar da página de{' '}
        <strong>{company.name}</strong>, em {formatCityState(company.city)}.
      </p>
      <p>
        Quem cuida da página muda os dados da empresa e responde aos clientes. Confirme só se conhece esta
        pessoa.
      </p>
      <Problem text={problem} />
      <div className={formClasses.actions}>
        <Button onClick={give('proved')} loading={isBusy && pressed === 'proved'} disabled={isBusy}>
          Confirmar
        </Button>
        <Button
          variant="default"
          onClick={give('disowned')}
          loading={isBusy && pressed === 'disowned'}
          disabled={isBusy}
        >
          Não conheço esta pessoa
        </Button>
      </div>
    </>
  );
}

function Confirmation({ token }: { token: string }) {
  const { data, failure, refetch } = useMailedClaimQuery({ variables: { token } });
  if (data) return <Question token={token} claim={data.mailedClaim} />;
  if (failure?.code === 'BAD_USER_INPUT')
    return <Notice tone="error">{failure.fields.token ?? failure.message}</Notice>;
  if (failure) return <RetryNotice text="Não foi possível abrir o pedido agora." retry={refetch} />;
  return <p role="status">Abrindo o pedido…</p>;
}

function ProveClaimPage() {
  usePrivateHead('Confirmar responsável');
  const [search] = useSearchParams();
  return (
    <PageFrame title="Confirmar responsável" isNarrow>
      <Panel title="Quem cuida da página da sua empresa">
        <Confirmation token={search.get('token') ?? ''} />
        <NeedsScript to="confirmar" />
      </Panel>
    </PageFrame>
  );
}

export const page: Page = { Component: ProveClaimPage };
