import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { useSite } from '../../domain/site/use-site.ts';
import { formatDate } from '../../lib/format.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Placeholder } from '../../ui/feedback/placeholder.tsx';
import { Problem } from '../../ui/feedback/problem.tsx';
import { RetryNotice } from '../../ui/feedback/retry-notice.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { focusFirstError } from '../../ui/form/focus-first-error.ts';
import { TextArea } from '../../ui/form/text-area.tsx';
import { useAttempt } from '../../ui/form/use-attempt.ts';
import { useServerForm } from '../../ui/form/use-server-form.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { ClaimStatus } from './claim-status.tsx';
import {
  LastClaimDocument,
  type LastClaimQuery,
  useClaimCompanyMutation,
  useLastClaimQuery,
  useSendClaimLinkMutation,
} from './claims.gen.ts';
import classes from './claims.module.css';

const MESSAGE_MAX = 1_000;
/** Room for punctuation and spaces that are pasted along. */
const CNPJ_MAX = 30;

/** Mails a link to the company's e-mail: whoever opens it decides the claim. */
function CompanyLink({ claimId, email }: { claimId: string; email: string }) {
  const [send] = useSendClaimLinkMutation();
  const [isSent, setIsSent] = useState(false);
  const { isBusy, problem, attempt } = useAttempt('Não foi possível enviar o link agora. Tente novamente.');
  if (isSent) {
    return (
      <Notice announce takeFocus tone="success">
        Enviamos um link para {email}. Abra-o em até 7 dias e confirme: a página passa a ser sua na hora.
      </Notice>
    );
  }
  const run = () =>
    attempt(async () => {
      await send({ variables: { id: claimId } });
      setIsSent(true);
    });
  return (
    <>
      <p>
        Você lê os e-mails de {email}? Com um link enviado para lá, não precisa esperar. A mensagem mostra seu
        nome e seu e-mail.
      </p>
      <Problem text={problem} />
      <Button variant="default" onClick={run} loading={isBusy}>
        Enviar link para {email}
      </Button>
    </>
  );
}

interface WaitingProps {
  claim: LastClaimQuery['myClaimPage']['items'][number];
  /** Height of the replaced form in pixels, so that nothing below jumps; undefined for an earlier claim. */
  formHeight: number | undefined;
}

function Waiting({ claim, formHeight }: WaitingProps) {
  const { sendsEmails } = useSite();
  const { email } = claim.company;
  const link = sendsEmails && email && <CompanyLink claimId={claim.id} email={email} />;
  const dashboardLink = <Link to={paths.userDashboard()}>painel da sua conta</Link>;
  if (formHeight === undefined) {
    return (
      <div className={classes.state}>
        <p>
          <ClaimStatus status={claim.status} /> Pedido de {formatDate(claim.createdAt)}. Acompanhe no{' '}
          {dashboardLink}.
        </p>
        {link}
      </div>
    );
  }
  return (
    <div className={classes.state} style={{ minHeight: formHeight }}>
      <ClaimStatus status={claim.status} />
      <Notice announce takeFocus tone="success">
        <p>Pedido enviado. A administração decide, e você vê a resposta no {dashboardLink}.</p>
      </Notice>
      {link}
    </div>
  );
}

function Form({ companyId, onSent }: { companyId: string; onSent(height: number): void }) {
  const [claim] = useClaimCompanyMutation();
  const { form, element, problem, formProps } = useServerForm({
    initialValues: { cnpj: '', message: '' },
    validate: {
      cnpj: (cnpj, { message }) =>
        cnpj.trim() || message.trim() ? null : 'Informe o CNPJ ou escreva na mensagem por que não há um.',
    },
    failedText: 'Não foi possível enviar o pedido. Tente novamente.',
    async send({ cnpj, message }) {
      const height = element.current?.offsetHeight ?? 0;
      await claim({
        variables: { companyId, message: message.trim() || null, cnpj: cnpj.trim() || null },
        update(cache, { data }) {
          const last = { query: LastClaimDocument, variables: { companyId } };
          const lastClaim = cache.readQuery(last);
          if (!lastClaim || !data) return;
          cache.evict({ id: 'ROOT_QUERY', fieldName: 'myClaimPage' });
          cache.writeQuery({
            ...last,
            data: { myClaimPage: { ...lastClaim.myClaimPage, items: [data.claimCompany] } },
          });
        },
      });
      onSent(height);
    },
  });

  // The form replaces the button that was pressed.
  useEffect(() => focusFirstError(element.current, { cnpj: true }), [element]);

  return (
    <form {...formProps} className={classes.form} aria-label="Pedir para assumir a empresa">
      <TextField
        label="CNPJ da empresa"
        description="A administração confere o número. Se não há CNPJ, explique na mensagem."
        name="cnpj"
        maxLength={CNPJ_MAX}
        autoComplete="off"
        autoCapitalize="characters"
        key={form.key('cnpj')}
        {...form.getInputProps('cnpj')}
      />
      <TextArea
        label="Mensagem para a administração (opcional)"
        description="Conte qual é a sua relação com a empresa. Se o seu e-mail é do domínio do site dela e está confirmado, a página passa a ser sua na hora."
        name="message"
        rows={4}
        maxLength={MESSAGE_MAX}
        key={form.key('message')}
        {...form.getInputProps('message')}
      />
      <Problem text={problem} />
      <Button type="submit" loading={form.submitting}>
        Enviar pedido
      </Button>
    </form>
  );
}

/** Claims a company without owner, and shows the state of the claim. */
export function ClaimForm({ companyId }: { companyId: string }) {
  const { data, loading, failure, refetch } = useLastClaimQuery({ variables: { companyId } });
  const [sentHeight, setSentHeight] = useState<number>();
  const [isOpen, setIsOpen] = useState(false);
  if (loading) return <Placeholder height={44} />;
  if (!data) {
    return (
      <RetryNotice text={failure?.message || 'Não foi possível verificar seus pedidos.'} retry={refetch} />
    );
  }
  const [last] = data.myClaimPage.items;
  if (last?.status === 'approved' && sentHeight !== undefined) {
    return (
      <div className={classes.state}>
        <Notice announce takeFocus tone="success">
          Esta página agora é sua: seu e-mail é do domínio do site da empresa.
        </Notice>
        <LinkButton to={paths.userDashboard(companyId)}>Abrir meu painel</LinkButton>
      </div>
    );
  }
  if (last?.status === 'pending') return <Waiting claim={last} formHeight={sentHeight} />;
  return (
    <div className={classes.state}>
      {last?.status === 'rejected' && (
        <Notice tone="warning">
          <p>
            Seu pedido de {formatDate(last.createdAt)} foi recusado.
            {last.rejectionReason && ` Motivo: ${last.rejectionReason}`}
          </p>
        </Notice>
      )}
      {isOpen ? (
        <Form companyId={companyId} onSent={setSentHeight} />
      ) : (
        <Button onClick={() => setIsOpen(true)}>Pedir para assumir esta empresa</Button>
      )}
    </div>
  );
}
