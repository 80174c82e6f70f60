import { useApolloClient } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { errorMessage, failureOf } from '../../api/errors.ts';
import { checkSession } from '../../domain/account/check-session.ts';
import { useSite } from '../../domain/site/use-site.ts';
import { NoEmails } from '../../ui/feedback/no-emails.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import formClasses from '../../ui/form/form.module.css';
import { useSendEmailConfirmationMutation } from './profile.gen.ts';

/** Asks to confirm the e-mail address, with a button that sends the link again. */
export function EmailConfirmation({ email }: { email: string }) {
  const [send, { loading }] = useSendEmailConfirmationMutation();
  const client = useApolloClient();
  const site = useSite();
  const [answer, setAnswer] = useState<{ text: string; tone: 'success' | 'error' }>();
  const ask = async () => {
    try {
      await send();
      setAnswer({ tone: 'success', text: `Enviamos um novo link para ${email}. Ele vale por 7 dias.` });
    } catch (error) {
      const text = errorMessage(error, 'Não foi possível enviar o link agora. Tente novamente.');
      setAnswer({ tone: 'error', text });
      // Already confirmed, for example on another device: the notice goes.
      if (failureOf(error).code === 'CONFLICT') await checkSession(client);
    }
  };
  if (!site.sendsEmails) {
    return (
      <Notice tone="warning">
        Seu e-mail ainda não foi confirmado. <NoEmails contactEmail={site.contactEmail} />
      </Notice>
    );
  }
  return (
    <>
      <Notice tone="warning">
        <div className={formClasses.text}>
          <p>
            Seu e-mail ainda não foi confirmado. Siga o link que enviamos para <strong>{email}</strong>.
          </p>
          <Button variant="default" onClick={ask} loading={loading}>
            Enviar confirmação de novo
          </Button>
        </div>
      </Notice>
      {answer && (
        <Notice tone={answer.tone} announce>
          {answer.text}
        </Notice>
      )}
    </>
  );
}
