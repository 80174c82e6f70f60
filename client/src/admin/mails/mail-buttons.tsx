import { Button } from '@mantine/core';
import { useState } from 'react';
import { formatDateTime } from '../../lib/format.ts';
import { EmailText } from '../../ui/email-text.tsx';
import { AttemptModal } from '../../ui/modal/attempt-modal.tsx';
import { SiteModal } from '../../ui/modal/site-modal.tsx';
import classes from './mail-preview-modal.module.css';
import { MailText } from './mail-text.tsx';
import { type MailRowFragment, useResendMailMutation } from './mails.gen.ts';

/** Whether a mail that was not sent can be tried again now. */
export const canRetry = ({ status, lastError }: MailRowFragment): boolean =>
  status === 'failed' || (status === 'queued' && lastError !== null);
/** Whether a mail was sent and can be made anew. */
export const canWriteAnew = ({ status, canResend }: MailRowFragment): boolean =>
  status === 'sent' && canResend;

/** Shows a mail that waits as it will be sent. */
function MailPreviewModal({ mail, onClose }: { mail: MailRowFragment; onClose(): void }) {
  return (
    <SiteModal title={mail.subject} onClose={onClose}>
      <dl className={classes.facts}>
        <dt>Tipo</dt>
        <dd>{mail.kindName}</dd>
        <dt>Para</dt>
        <dd>
          <EmailText address={mail.recipient} />
        </dd>
        <dt>Escrito em</dt>
        <dd>{formatDateTime(mail.createdAt)}</dd>
      </dl>
      <MailText id={mail.id} />
    </SiteModal>
  );
}

interface MailButtonsProps {
  mail: MailRowFragment;
  /** True where its text is shown beside them. */
  isTextShown: boolean;
}

/** Shows the buttons of a mail: to read one that waits, and to write a sent one anew where that is possible. */
export function MailButtons({ mail, isTextShown }: MailButtonsProps) {
  const [isRead, setRead] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const [resend] = useResendMailMutation();
  const { id, status, subject, recipient } = mail;
  return (
    <>
      {status !== 'sent' && !isTextShown && (
        <Button
          variant="default"
          aria-label={`Ler: ${subject}, para ${recipient}`}
          onClick={() => setRead(true)}
        >
          Ler
        </Button>
      )}
      {canWriteAnew(mail) && (
        <Button
          variant="default"
          aria-label={`Enviar outro: ${subject}, para ${recipient}`}
          onClick={() => setAsked(true)}
        >
          Enviar outro
        </Button>
      )}
      {isAsked && (
        <AttemptModal
          title="Enviar outro e-mail?"
          action="Enviar e-mail"
          isDestructive={false}
          failedText="Não foi possível escrever o e-mail de novo agora."
          doneText="Um e-mail novo está na fila."
          run={() => resend({ variables: { id } })}
          onDone={() => setAsked(false)}
          onClose={() => setAsked(false)}
        >
          <p>
            {recipient} recebe outro e-mail: {subject}. Isto não pode ser desfeito.
          </p>
        </AttemptModal>
      )}
      {isRead && <MailPreviewModal mail={mail} onClose={() => setRead(false)} />}
    </>
  );
}
