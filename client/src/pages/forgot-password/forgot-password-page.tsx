import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { Page } from '../../domain/site/page.ts';
import { usePrivateHead } from '../../domain/site/use-private-head.ts';
import { useSite } from '../../domain/site/use-site.ts';
import { accountEmail } from '../../lib/field-rules.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { NoEmails } from '../../ui/feedback/no-emails.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { EmailField } from '../../ui/form/account-fields.tsx';
import formClasses from '../../ui/form/form.module.css';
import { PageSubmit } from '../../ui/form/page-submit.tsx';
import { useServerForm } from '../../ui/form/use-server-form.ts';
import { PageFrame } from '../../ui/page-frame.tsx';
import { Panel } from '../../ui/panel.tsx';
import { useRequestPasswordResetMutation } from './forgot-password.gen.ts';

/** Shows the same text whether the address has an account or not. */
function Asked({ email, again }: { email: string; again(): void }) {
  const site = useSite();
  return (
    <>
      {site.sendsEmails ? (
        <>
          <Notice tone="success" announce takeFocus>
            <p>
              Se houver uma conta com o e-mail <strong>{email}</strong>, enviamos para ele um link para
              escolher uma nova senha. O link vale por 1 hora e funciona uma única vez.
            </p>
          </Notice>
          <p className={formClasses.aside}>
            Não chegou em alguns minutos? Olhe também na caixa de spam, e confira se o endereço está certo.
          </p>
        </>
      ) : (
        <Notice tone="warning" announce takeFocus>
          <p>
            Se houver uma conta com o e-mail <strong>{email}</strong>, o pedido ficou guardado.
          </p>
          <p>
            <NoEmails contactEmail={site.contactEmail} />
          </p>
        </Notice>
      )}
      <div className={formClasses.actions}>
        <Button variant="default" onClick={again}>
          Usar outro e-mail
        </Button>
      </div>
    </>
  );
}

function AskForm({ onAsked }: { onAsked(email: string): void }) {
  const [ask] = useRequestPasswordResetMutation();
  const { sendsEmails } = useSite();
  const serverForm = useServerForm({
    initialValues: { email: '' },
    validate: { email: accountEmail },
    failedText: sendsEmails
      ? 'Não foi possível enviar o link agora. Tente novamente.'
      : 'Não foi possível guardar o pedido agora. Tente novamente.',
    async send({ email }) {
      await ask({ variables: { email: email.trim() } });
      onAsked(email.trim());
    },
  });
  const { form, formProps } = serverForm;
  return (
    <form {...formProps} aria-label="Recuperar senha">
      <EmailField form={form} label="E-mail da sua conta" />
      <PageSubmit serverForm={serverForm} to={sendsEmails ? 'pedir o link' : 'guardar o pedido'}>
        {sendsEmails ? 'Enviar link' : 'Guardar pedido'}
      </PageSubmit>
    </form>
  );
}

function ForgotPasswordPage() {
  usePrivateHead('Recuperar senha');
  const site = useSite();
  const [email, setEmail] = useState<string>();
  return (
    <PageFrame
      title="Recuperar senha"
      lead={site.sendsEmails && 'Você escolhe uma nova senha por um link que chega por e-mail.'}
      isNarrow
    >
      <Panel
        title={email ? (site.sendsEmails ? 'Confira seu e-mail' : 'Pedido guardado') : 'Qual é o seu e-mail?'}
      >
        {!email && !site.sendsEmails && (
          <Notice tone="warning">
            <NoEmails contactEmail={site.contactEmail} />
          </Notice>
        )}
        {email ? <Asked email={email} again={() => setEmail(undefined)} /> : <AskForm onAsked={setEmail} />}
        <p className={formClasses.aside}>
          Lembrou a senha? <Link to={paths.login()}>Entre</Link>
        </p>
      </Panel>
    </PageFrame>
  );
}

export const page: Page = { Component: ForgotPasswordPage };
