import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { Page } from '../../domain/site/page.ts';
import { SiteContact } from '../../domain/site/site-contact.tsx';
import { usePrivateHead } from '../../domain/site/use-private-head.ts';
import { useSite } from '../../domain/site/use-site.ts';
import { accountEmail } from '../../lib/field-rules.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
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
  return (
    <>
      <Notice tone="success" announce takeFocus>
        <p>
          Se houver uma conta com o e-mail <strong>{email}</strong>, enviamos para ele um link para escolher
          uma nova senha. O link vale por 1 hora e funciona uma única vez.
        </p>
      </Notice>
      <p className={formClasses.aside}>
        Não chegou em alguns minutos? Olhe também na caixa de spam, e confira se o endereço está certo.
      </p>
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
  const serverForm = useServerForm({
    initialValues: { email: '' },
    validate: { email: accountEmail },
    failedText: 'Não foi possível enviar o link agora. Tente novamente.',
    async send({ email }) {
      await ask({ variables: { email: email.trim() } });
      onAsked(email.trim());
    },
  });
  const { form, formProps } = serverForm;
  return (
    <form {...formProps} aria-label="Recuperar senha">
      <EmailField form={form} label="E-mail da sua conta" />
      <PageSubmit serverForm={serverForm} to="pedir o link">
        Enviar link
      </PageSubmit>
    </form>
  );
}

/** Asks for the e-mail and confirms the link that is sent. */
function ByMail() {
  const [email, setEmail] = useState<string>();
  return (
    <Panel title={email ? 'Confira seu e-mail' : 'Qual é o seu e-mail?'}>
      {email ? <Asked email={email} again={() => setEmail(undefined)} /> : <AskForm onAsked={setEmail} />}
      <BackToLogin />
    </Panel>
  );
}

/** Where no mail server is configured: the administration sets a new password. */
const ByPerson = () => (
  <Panel title="Fale com a administração">
    <p>
      Este site ainda não envia e-mails. Para ter uma nova senha, fale com a administração: <SiteContact />.
    </p>
    <p>
      Diga o e-mail da sua conta. A administração confere quem você é e define uma nova senha; depois de
      entrar, troque-a em Meu perfil.
    </p>
    <BackToLogin />
  </Panel>
);

const BackToLogin = () => (
  <p className={formClasses.aside}>
    Lembrou a senha? <Link to={paths.login()}>Entre</Link>
  </p>
);

function ForgotPasswordPage() {
  usePrivateHead('Recuperar senha');
  const { sendsEmails } = useSite();
  return (
    <PageFrame
      title="Recuperar senha"
      lead={sendsEmails && 'Você escolhe uma nova senha por um link que chega por e-mail.'}
      isNarrow
    >
      {sendsEmails ? <ByMail /> : <ByPerson />}
    </PageFrame>
  );
}

export const page: Page = { Component: ForgotPasswordPage };
