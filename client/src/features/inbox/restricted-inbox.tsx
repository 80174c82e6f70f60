import { Button } from '@mantine/core';
import { useState } from 'react';
import { type InboxBoxFragment, useAskForMessageAccessMutation } from '../../domain/inbox/inbox.gen.ts';
import classes from '../../domain/inbox/inbox.module.css';
import { useSite } from '../../domain/site/use-site.ts';
import { formatNumber } from '../../lib/format.ts';
import { ClosedLetter } from '../../ui/drawings/closed-letter.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Problem } from '../../ui/feedback/problem.tsx';
import { useAttempt } from '../../ui/modal/use-attempt.ts';

interface RestrictedProps {
  companyId: string;
  box: InboxBoxFragment;
  /** Of both boxes. */
  unread: number;
  /** How it stands with the access may be known better now. */
  onAsked(): void;
}

const unreadWords = (unread: number): string => {
  if (unread === 0) return 'Nenhuma mensagem não lida';
  return unread === 1 ? '1 mensagem não lida' : `${formatNumber(unread)} mensagens não lidas`;
};

/** For a company that may not read its messages: how many wait, why, and the way to them. */
export function Restricted({ companyId, box, unread, onAsked }: RestrictedProps) {
  const { sendsEmails } = useSite();
  const [ask] = useAskForMessageAccessMutation();
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
      <p className={classes.unread} role="status">
        {unreadWords(unread)}
      </p>
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
