import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import { type InboxBoxFragment, useRequestMessageAccessMutation } from '../../domain/inbox/inbox.gen.ts';
import { useSite } from '../../domain/site/use-site.ts';
import { formatAmount } from '../../lib/format.ts';
import { ClosedLetter } from '../../ui/drawings/closed-letter.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Problem } from '../../ui/feedback/problem.tsx';
import { useAttempt } from '../../ui/form/use-attempt.ts';

interface RestrictedProps {
  companyId: string;
  box: InboxBoxFragment;
  /** Of both boxes. */
  unread: number;
  /** Called after a request: the state of the access may have changed. */
  onAsked(): void;
}

/** Shows a company that may not read its messages how many are unread, why, and how to get access. */
export function Restricted({ companyId, box, unread, onAsked }: RestrictedProps) {
  const { sendsEmails } = useSite();
  const [ask] = useRequestMessageAccessMutation();
  const { isBusy, problem, attempt } = useAttempt('Não foi possível solicitar o acesso. Tente novamente.');
  const [hasJustAsked, setHasJustAsked] = useState(false);

  const request = async () => {
    await attempt(async () => {
      await ask({ variables: { companyId } });
      setHasJustAsked(true);
    });
    onAsked();
  };

  return (
    <EmptyState title="Acesso às Mensagens Restrito" drawing={<ClosedLetter />}>
      <p>{box.message}</p>
      <Text fw={600} c="var(--ink)" role="status">
        {unread === 0
          ? 'Nenhuma mensagem não lida'
          : formatAmount(unread, 'mensagem não lida', 'mensagens não lidas')}
      </Text>
      <Problem text={problem} />
      {box.isAccessRequested ? (
        <Notice tone="success" announce takeFocus={hasJustAsked}>
          <p>
            <strong>Acesso solicitado</strong>
          </p>
          <p>
            O administrador recebeu o pedido.{' '}
            {sendsEmails
              ? 'Você será avisado por e-mail quando o acesso for liberado.'
              : 'Volte aqui depois: quando o acesso for liberado, as mensagens aparecem nesta janela.'}
          </p>
        </Notice>
      ) : (
        <Button size="md" onClick={request} loading={isBusy}>
          Solicitar acesso
        </Button>
      )}
    </EmptyState>
  );
}
