import { useApolloClient } from '@apollo/client/react';
import { Button, Switch } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { errorMessage, failureOf } from '../../api/errors.ts';
import { checkSession } from '../../domain/account/check-session.ts';
import { privatePage } from '../../domain/account/private-page.tsx';
import type { AccountFragment } from '../../domain/account/viewer.gen.ts';
import { SecondFactorPanel } from '../../domain/second-factor/second-factor-panel.tsx';
import { useSite } from '../../domain/site/use-site.ts';
import { downloadText } from '../../lib/download.ts';
import { formatIsoDay } from '../../lib/format-iso-day.ts';
import { paths, patterns } from '../../paths.ts';
import { NoEmails } from '../../ui/feedback/no-emails.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Problem } from '../../ui/feedback/problem.tsx';
import formClasses from '../../ui/form/form.module.css';
import { useAttempt } from '../../ui/form/use-attempt.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { Panel } from '../../ui/panel.tsx';
import { CloseAccount } from './close-account.tsx';
import {
  type ApprovalMails,
  PersonalDataDocument,
  useApprovalMailsOfViewerQuery,
  useSendEmailConfirmationMutation,
  useSetApprovalMailsMutation,
} from './profile.gen.ts';
import { ProfileForm } from './profile-form.tsx';
import { SessionsPanel } from './sessions-panel.tsx';
import '@mantine/core/styles/Switch.layer.css';
import { RetryNotice } from '../../ui/feedback/retry-notice.tsx';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { RadioChoices } from '../../ui/field/radio-choices.tsx';
import { useSetWeeklyMailMutation, useWeeklyMailQuery } from './weekly-mail.gen.ts';

/** Offers the download of all personal data, and closing the account (LGPD). */
function PersonalData({ ownsCompanies }: { ownsCompanies: boolean }) {
  const client = useApolloClient();
  const { isBusy, problem, attempt } = useAttempt(
    'Não foi possível reunir seus dados agora. Tente novamente.',
  );
  const [isClosing, setIsClosing] = useState(false);
  const download = () =>
    attempt(async () => {
      const { data } = await client.query({ query: PersonalDataDocument, fetchPolicy: 'no-cache' });
      const name = `meus-dados-${formatIsoDay(new Date())}.json`;
      if (data) downloadText(name, 'application/json', JSON.stringify(data.myPersonalData, null, 2));
    });
  return (
    <>
      <p>
        Baixe tudo o que guardamos sobre você em um arquivo JSON: conta, empresas, mensagens e pedidos. Veja
        também a <Link to={paths.privacy()}>Política de privacidade</Link>, ou{' '}
        <Link to={paths.dataRequest()}>faça um pedido sobre os seus dados</Link>.
      </p>
      <Problem text={problem} />
      <div className={formClasses.actions}>
        <Button variant="default" onClick={download} loading={isBusy}>
          Baixar meus dados
        </Button>
        <Button variant="subtle" c="var(--mantine-color-error)" onClick={() => setIsClosing(true)}>
          Encerrar conta
        </Button>
      </div>
      {isClosing && <CloseAccount ownsCompanies={ownsCompanies} onClose={() => setIsClosing(false)} />}
    </>
  );
}

/** Asks to confirm the e-mail address, with a button that sends the link again. */
function EmailConfirmation({ email }: { email: string }) {
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

const ROLES: Record<AccountFragment['role'], string> = {
  admin: 'Administrador',
  company: 'Empresa',
  user: 'Usuário',
};

function Profile({ account }: { account: AccountFragment }) {
  return (
    <PageFrame title="Meu perfil" lead={`Conta de ${ROLES[account.role].toLowerCase()}`}>
      {!account.isEmailConfirmed && <EmailConfirmation key={account.email} email={account.email} />}
      <Panel title="Meus dados">
        <ProfileForm key={account.id} account={account} />
      </Panel>
      {account.role === 'company' && <WeeklyMailPanel isEmailConfirmed={account.isEmailConfirmed} />}
      {account.capabilities.includes('decide') && <ApprovalMailsPanel />}
      <SecondFactorPanel isOn={account.hasSecondFactor} />
      <SessionsPanel />
      <Panel title="Privacidade">
        <PersonalData ownsCompanies={account.role === 'company'} />
      </Panel>
      {account.role !== 'user' && (
        <LinkButton to={patterns.webhooks} variant="default">
          Para programas: chaves de API e webhooks
        </LinkButton>
      )}
    </PageFrame>
  );
}

export const page = privatePage('Meu perfil', Profile);

/** Switches an owner's weekly mail; nothing where no mail is sent. */
export function WeeklyMailPanel({ isEmailConfirmed }: { isEmailConfirmed: boolean }) {
  const { sendsEmails } = useSite();
  const { data, failure, refetch } = useWeeklyMailQuery({ skip: !sendsEmails, variables: {} });
  const [set] = useSetWeeklyMailMutation();
  const { isBusy, problem, attempt } = useAttempt('Não foi possível salvar. Tente novamente.');
  if (!sendsEmails) return null;
  const isOn = data?.viewer.wantsWeeklyMail;
  const change = (next: boolean) =>
    attempt(async () => {
      await set({ variables: { isOn: next } });
      showToast(next ? 'Resumo semanal ligado.' : 'Resumo semanal desligado.');
    });
  return (
    <Panel title="Resumo semanal">
      <p>
        Às segundas-feiras de manhã você recebe por e-mail o que espera por você e os números da semana.
        Quando não há nada a contar, nada é enviado.
      </p>
      {!isEmailConfirmed && <p>O resumo só vai para um e-mail confirmado.</p>}
      {isOn === undefined && failure && (
        <RetryNotice text="Não foi possível carregar esta opção." retry={refetch} />
      )}
      {isOn !== undefined && (
        <Switch
          size="md"
          label="Receber o resumo semanal"
          checked={isOn}
          disabled={isBusy}
          onChange={(event) => change(event.currentTarget.checked)}
        />
      )}
      <Problem text={problem} />
    </Panel>
  );
}

const APPROVAL_MAILS = [
  { value: 'immediately', label: 'Na hora', text: 'Um e-mail para cada pedido ou mensagem.' },
  { value: 'hourly', label: 'A cada hora', text: 'Um e-mail com tudo o que espera, se algo novo chegou.' },
  { value: 'daily', label: 'Uma vez por dia', text: 'O mesmo, às 8h de Brasília.' },
] as const;

/** Chooses how an administrator is mailed about what waits; nothing where no mail is sent. */
export function ApprovalMailsPanel() {
  const { sendsEmails } = useSite();
  const { data, failure, refetch } = useApprovalMailsOfViewerQuery({ skip: !sendsEmails, variables: {} });
  const [set] = useSetApprovalMailsMutation();
  const [chosen, setChosen] = useState<ApprovalMails>();
  const { isBusy, problem, attempt } = useAttempt('Não foi possível salvar. Tente novamente.');
  if (!sendsEmails) return null;
  const value = chosen ?? data?.viewer.approvalMails;
  return (
    <Panel title="E-mails sobre o que espera">
      {value === undefined && failure && (
        <RetryNotice text="Não foi possível carregar esta opção." retry={refetch} />
      )}
      {value !== undefined && (
        <>
          <RadioChoices<ApprovalMails>
            legend="Quando você recebe"
            name="approvalMails"
            choices={APPROVAL_MAILS}
            value={value}
            onChange={setChosen}
          />
          <Problem text={problem} />
          <div className={formClasses.actions}>
            <Button
              loading={isBusy}
              onClick={() =>
                attempt(async () => {
                  await set({ variables: { mails: value } });
                  showToast('Sua escolha de e-mails foi salva.');
                })
              }
            >
              Salvar escolha
            </Button>
          </div>
        </>
      )}
    </Panel>
  );
}
