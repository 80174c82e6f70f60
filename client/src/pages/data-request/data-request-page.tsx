import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { useSession } from '../../api/session.ts';
import { DATA_REQUEST_KINDS } from '../../domain/account/data-request-kinds.ts';
import type { Page } from '../../domain/site/page.ts';
import { usePrivateHead } from '../../domain/site/use-private-head.ts';
import { useSite } from '../../domain/site/use-site.ts';
import { required, requiredEmail } from '../../lib/field-rules.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { NoEmails } from '../../ui/feedback/no-emails.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Problem } from '../../ui/feedback/problem.tsx';
import { RobotTrap } from '../../ui/field/robot-trap.tsx';
import { SelectField } from '../../ui/field/select-field.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import formClasses from '../../ui/form/form.module.css';
import { PageSubmit } from '../../ui/form/page-submit.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { useAttempt } from '../../ui/form/use-attempt.ts';
import { useServerForm } from '../../ui/form/use-server-form.ts';
import { NeedsScript } from '../../ui/hydration/needs-script.tsx';
import { useHydrated } from '../../ui/hydration/use-hydrated.ts';
import { PageFrame } from '../../ui/page-frame.tsx';
import { Panel } from '../../ui/panel.tsx';
import { useConfirmDataRequestMutation, useSendDataRequestMutation } from './data-request.gen.ts';

const KINDS = Object.entries(DATA_REQUEST_KINDS).map(([value, label]) => ({ value, label }));

interface Sent {
  email: string;
  needsConfirmation: boolean;
}

interface RequestFormProps {
  /** Of the signed-in account, which needs no link. */
  ownEmail: string;
  onSent(request: Sent): void;
}

function RequestForm({ ownEmail, onSent }: RequestFormProps) {
  const { sendsEmails } = useSite();
  const [send] = useSendDataRequestMutation();
  const serverForm = useServerForm({
    initialValues: {
      kind: 'access' as keyof typeof DATA_REQUEST_KINDS,
      name: '',
      email: ownEmail,
      content: '',
      nickname: '',
    },
    validate: { email: requiredEmail, content: required('Conte o que você pede.') },
    failedText: 'Não foi possível enviar o pedido. Tente novamente.',
    async send({ kind, nickname, ...texts }) {
      const [name, email, content] = [texts.name.trim(), texts.email.trim(), texts.content.trim()];
      const input = { kind, email, content, name: name || null, ...(nickname && { nickname }) };
      const { data } = await send({ variables: { input } });
      onSent({ email, needsConfirmation: data?.sendDataRequest.needsConfirmation ?? true });
    },
  });
  const { form, formProps } = serverForm;
  return (
    <form {...formProps} aria-label="Pedido sobre dados pessoais">
      <SelectField
        label="O que você pede?"
        name="kind"
        data={KINDS}
        key={form.key('kind')}
        {...form.getInputProps('kind')}
      />
      <TextField
        label="Seu e-mail"
        description={
          sendsEmails
            ? 'Respondemos a este e-mail, e é por ele que procuramos os seus dados.'
            : 'É por ele que procuramos os seus dados.'
        }
        name="email"
        type="email"
        autoComplete="email"
        maxLength={254}
        required
        key={form.key('email')}
        {...form.getInputProps('email')}
      />
      <TextField
        label="Seu nome (opcional)"
        name="name"
        autoComplete="name"
        maxLength={120}
        key={form.key('name')}
        {...form.getInputProps('name')}
      />
      <TextArea
        label="Seu pedido"
        description="De mensagens e avaliações, diga a empresa e a data, se souber."
        name="content"
        rows={5}
        maxLength={5_000}
        required
        key={form.key('content')}
        {...form.getInputProps('content')}
      />
      <RobotTrap />
      <PageSubmit serverForm={serverForm} to="enviar o pedido">
        Enviar pedido
      </PageSubmit>
    </form>
  );
}

/** Says that a request waits, and until when it is answered. */
function Waits({ email }: { email?: string }) {
  const { sendsEmails, contactEmail } = useSite();
  return (
    <Notice tone="success" announce takeFocus>
      <p>
        <strong>Recebemos o seu pedido.</strong> A resposta vem em até 15 dias
        {sendsEmails && (email ? `, no e-mail ${email}` : ', no seu e-mail')}.
      </p>
      {!sendsEmails && (
        <p>
          <NoEmails contactEmail={contactEmail} />
        </p>
      )}
    </Notice>
  );
}

function Ask() {
  const ownEmail = useSession()?.user.email ?? '';
  const [request, setRequest] = useState<Sent>();
  if (request)
    return (
      <Panel title={request.needsConfirmation ? 'Confira seu e-mail' : 'Pedido recebido'}>
        {request.needsConfirmation ? (
          <Notice announce takeFocus>
            Enviamos um link para <strong>{request.email}</strong>. Abra-o em até 7 dias: só então o pedido
            chega à administração.
          </Notice>
        ) : (
          <Waits email={request.email} />
        )}
      </Panel>
    );
  return (
    <Panel title="Faça um pedido">
      {/* The session is known in the browser only. */}
      <RequestForm key={ownEmail} ownEmail={ownEmail} onSent={setRequest} />
      <p className={formClasses.aside}>
        Com uma conta, você baixa e corrige seus dados no <Link to={paths.profile()}>seu perfil</Link>.
      </p>
    </Panel>
  );
}

/** Confirms by a press, not on opening: mail programs open links by themselves. */
function Confirm({ token }: { token: string }) {
  const [confirm] = useConfirmDataRequestMutation();
  const isHydrated = useHydrated();
  const [isDone, setDone] = useState(false);
  const { isBusy, problem, attempt } = useAttempt('Não foi possível confirmar agora. Tente novamente.');
  const run = () =>
    attempt(async () => {
      await confirm({ variables: { token } });
      setDone(true);
    });
  return (
    <Panel title={isDone ? 'Pedido recebido' : 'Confirme o pedido'}>
      {isDone ? (
        <Waits />
      ) : (
        <>
          <p>Você pediu algo sobre os seus dados pessoais? Confirme, e o pedido chega à administração.</p>
          <Problem text={problem} />
          <NeedsScript to="confirmar o pedido" />
          <div className={formClasses.actions}>
            <Button size="md" disabled={!isHydrated} loading={isBusy} onClick={run}>
              Confirmar pedido
            </Button>
          </div>
        </>
      )}
    </Panel>
  );
}

function DataRequestPage() {
  usePrivateHead('Seus dados pessoais');
  const token = useSearchParams()[0].get('token');
  return (
    <PageFrame
      title="Seus dados pessoais"
      lead="Peça para ver, corrigir ou excluir o que guardamos sobre você, ou para que deixemos de usar esses dados."
      isNarrow
    >
      {token ? <Confirm token={token} /> : <Ask />}
    </PageFrame>
  );
}

export const page: Page = { Component: DataRequestPage };
