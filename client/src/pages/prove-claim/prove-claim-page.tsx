import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Page } from '../../domain/site/page.ts';
import { usePrivateHead } from '../../domain/site/use-private-head.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Problem } from '../../ui/feedback/problem.tsx';
import { useAttempt } from '../../ui/form/use-attempt.ts';
import { NeedsScript } from '../../ui/hydration/needs-script.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { Panel } from '../../ui/panel.tsx';
import { type ProveClaimMutation, useProveClaimMutation } from './prove-claim.gen.ts';

function Confirmation({ token }: { token: string }) {
  const [prove] = useProveClaimMutation();
  const [company, setCompany] = useState<ProveClaimMutation['proveClaim']>();
  const { isBusy, problem, attempt } = useAttempt('Não foi possível confirmar agora. Tente novamente.');
  if (company) {
    return (
      <>
        <Notice tone="success" announce takeFocus>
          Confirmado. Quem pediu já pode cuidar da página de {company.name}.
        </Notice>
        <LinkButton to={paths.company(company.id)}>Ver a página da empresa</LinkButton>
      </>
    );
  }
  const run = () =>
    attempt(async () => {
      const { data } = await prove({ variables: { token } });
      setCompany(data?.proveClaim);
    });
  return (
    <>
      <p>
        A pessoa que o e-mail nomeia poderá mudar os dados da empresa e responder a clientes. Confirme só se a
        conhece; senão, feche esta página.
      </p>
      <Problem text={problem} />
      <Button onClick={run} loading={isBusy}>
        Confirmar
      </Button>
    </>
  );
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
