import { type CSSProperties, type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { failureOf } from '../../api/errors.ts';
import type { CompanyProfileFragment } from '../../domain/companies/company-profile.gen.ts';
import { useSite } from '../../domain/site/use-site.ts';
import { required, requiredEmail } from '../../lib/field-rules.ts';
import { mailHref } from '../../lib/mail-href.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Problem } from '../../ui/feedback/problem.tsx';
import { RobotTrap } from '../../ui/field/robot-trap.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { focusFirstError } from '../../ui/form/focus-first-error.ts';
import { TextArea } from '../../ui/form/text-area.tsx';
import { useAttempt } from '../../ui/form/use-attempt.ts';
import { NeedsScript } from '../../ui/hydration/needs-script.tsx';
import { useHydrated } from '../../ui/hydration/use-hydrated.ts';
import { Icon } from '../../ui/icon.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import classes from './message-form.module.css';
import { useSendMessageMutation } from './send-message.gen.ts';

const RULES = {
  name: required('Nome é obrigatório'),
  email: requiredEmail,
  content: required('Mensagem é obrigatória'),
};

type Problems = Record<string, string>;

function problemsOf(values: Record<string, string>): Problems {
  const checked = Object.entries(RULES).map(([name, rule]) => [name, rule(values[name] ?? '')]);
  return Object.fromEntries(checked.filter(([, problem]) => problem !== null));
}

/** Reads the form's own values, which include what was typed before hydration. All its fields are texts. */
function readForm(form: HTMLFormElement) {
  return Object.fromEntries(new FormData(form)) as Record<
    'name' | 'email' | 'phone' | 'content' | 'nickname',
    string
  >;
}

interface SendStateProps {
  isBusy: boolean;
  readsMessages: boolean;
  /** Of the form, in pixels. */
  height: number;
  again(): void;
}

/** Replaces the form as soon as it is submitted; nothing below moves when the answer comes. */
function SendState({ isBusy, readsMessages, height, again }: SendStateProps) {
  const { sendsEmails } = useSite();
  return (
    <div className={classes.sent} style={{ '--form-height': `${height}px` } as CSSProperties}>
      <Notice tone={isBusy ? 'info' : 'success'} announce takeFocus>
        <p className={classes.done}>
          {isBusy ? (
            'Enviando sua mensagem…'
          ) : (
            <>
              <Icon name="check" /> <strong>Mensagem enviada com sucesso!</strong>
            </>
          )}
        </p>
        <p className={classes.next} aria-hidden={isBusy}>
          {!readsMessages && 'A empresa só pode ler quando a administração liberar. '}
          Se a empresa responder, será pelo e-mail
          {!sendsEmails && ' ou telefone'} que você informou.
        </p>
      </Notice>
      <Button variant="subtle" className={classes.again} onClick={again} disabled={isBusy}>
        Enviar outra mensagem
      </Button>
    </div>
  );
}

/** Writes to a company as a visitor. */
export function MessageForm({ company }: { company: Reachable }) {
  const { id: companyId, readsMessages } = company;
  const [send] = useSendMessageMutation();
  const isHydrated = useHydrated();
  const [state, setState] = useState<'form' | 'sending' | 'sent'>('form');
  const [height, setHeight] = useState(0);
  const [sentCount, setSentCount] = useState(0);
  const [problems, setProblems] = useState<Problems>({});
  const form = useRef<HTMLFormElement>(null);

  const show = (newProblems: Problems) => {
    setProblems(newProblems);
    focusFirstError(form.current, newProblems);
  };
  const { isBusy, problem, attempt } = useAttempt('Erro ao enviar mensagem', (error) => {
    flushSync(() => setState('form'));
    form.current?.querySelector<HTMLButtonElement>('[type=submit]')?.focus();
    show(failureOf(error).fields);
    return false;
  });

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const { nickname, phone, ...values } = readForm(event.currentTarget);
    const newProblems = problemsOf(values);
    show(newProblems);
    if (Object.keys(newProblems).length > 0) return;
    setHeight(event.currentTarget.offsetHeight);
    setState('sending');
    await attempt(async () => {
      const input = { ...values, companyId, phone: phone.trim() || null, ...(nickname && { nickname }) };
      await send({ variables: { input } });
      setState('sent');
      setSentCount((count) => count + 1);
    });
  };

  const again = () => {
    flushSync(() => setState('form'));
    focusFirstError(form.current, { name: true });
  };

  // Clears the error of a field that is being corrected.
  const clearError = (event: FormEvent<HTMLFormElement>) => {
    const { name } = event.target as HTMLInputElement;
    if (problems[name]) setProblems(({ [name]: _cleared, ...others }) => others);
  };

  return (
    <>
      {state !== 'form' && <SendState isBusy={state === 'sending'} {...{ readsMessages, height, again }} />}
      {state === 'form' && !readsMessages && <UnreadNotice company={company} />}
      <form
        // A sent message leaves an empty form.
        key={sentCount}
        hidden={state !== 'form'}
        ref={form}
        className={classes.form}
        onSubmit={submit}
        onInput={clearError}
        noValidate
        aria-label="Enviar mensagem"
      >
        <TextField
          label="Nome"
          name="name"
          autoComplete="name"
          maxLength={120}
          required
          error={problems.name}
        />
        <div className={classes.pair}>
          <TextField
            label="E-mail"
            name="email"
            type="email"
            autoComplete="email"
            maxLength={254}
            required
            error={problems.email}
          />
          <TextField
            label="Telefone (opcional)"
            name="phone"
            type="tel"
            autoComplete="tel"
            maxLength={32}
            error={problems.phone}
          />
        </div>
        <TextArea
          label="Mensagem"
          name="content"
          rows={5}
          maxLength={5_000}
          required
          error={problems.content}
        />
        <RobotTrap />
        <Problem text={problem} />
        <NeedsScript to="enviar uma mensagem por aqui">Use o telefone ou o e-mail da empresa.</NeedsScript>
        <Button type="submit" disabled={!isHydrated} className={classes.send}>
          Enviar mensagem
        </Button>
      </form>
    </>
  );
}

type Reachable = Pick<
  CompanyProfileFragment,
  'id' | 'readsMessages' | 'whatsappUrl' | 'phoneUrl' | 'phone' | 'email'
>;

/** Says before writing that the company cannot read messages yet, with the ways that reach it now. */
function UnreadNotice({ company }: { company: Reachable }) {
  const { id, whatsappUrl, phoneUrl, phone, email } = company;
  return (
    <Notice tone="warning">
      <div className={classes.form}>
        <p>
          Esta empresa ainda não lê as mensagens enviadas por aqui: a administração do guia precisa liberar.
          {phone || email ? ' Para ter resposta, fale por outro meio:' : ''}
        </p>
        <div className={classes.pair}>
          {whatsappUrl && (
            <LinkButton
              href={whatsappUrl}
              data-visit={`whatsapp ${id}`}
              target="_blank"
              rel="noopener noreferrer"
            >
              <Icon name="chat" /> WhatsApp
            </LinkButton>
          )}
          {phoneUrl && (
            <LinkButton
              href={phoneUrl}
              data-visit={`phone ${id}`}
              variant={whatsappUrl ? 'default' : 'filled'}
            >
              <Icon name="phone" /> Ligar para {phone}
            </LinkButton>
          )}
          {!phoneUrl && email && (
            <LinkButton href={mailHref(email)}>
              <Icon name="mail" /> E-mail
            </LinkButton>
          )}
        </div>
        <p>Se escrever, a empresa recebe um aviso, e a mensagem espera pela liberação.</p>
      </div>
    </Notice>
  );
}
