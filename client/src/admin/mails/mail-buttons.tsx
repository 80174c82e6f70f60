import { Button } from '@mantine/core';
import { useState } from 'react';
import { errorMessage } from '../../api/errors.ts';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { MailPreviewModal } from './mail-preview-modal.tsx';
import { canWriteAnew } from './mail-selection.tsx';
import { type MailRowFragment, useResendMailMutation } from './mails.gen.ts';

/** Shows the buttons of a mail: to read one that waits, and to write a sent one anew where that is possible. */
export function MailButtons({ mail }: { mail: MailRowFragment }) {
  const [isRead, setRead] = useState(false);
  const [resend, { loading }] = useResendMailMutation();
  const { id, status, subject, recipient } = mail;
  const writeAnew = async () => {
    try {
      await resend({ variables: { id } });
      showToast('Um e-mail novo está na fila.');
    } catch (error) {
      showToast(errorMessage(error, 'Não foi possível escrever o e-mail de novo agora.'), 'error');
    }
  };
  return (
    <>
      {status !== 'sent' && (
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
          loading={loading}
          aria-label={`Enviar outro: ${subject}, para ${recipient}`}
          onClick={writeAnew}
        >
          Enviar outro
        </Button>
      )}
      {isRead && <MailPreviewModal mail={mail} onClose={() => setRead(false)} />}
    </>
  );
}
