import { Button, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Icon } from '../../components/icon.tsx';
import { Notice } from '../../components/notice.tsx';
import { TextArea } from '../../components/text-area.tsx';
import { errorMessage, failureOf } from '../../lib/apollo/errors.ts';
import { isEmailText } from '../../lib/is-email-text.ts';
import { takeTyped } from '../../lib/typed-before.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';
import classes from './message-form.module.css';
import { useSendMessageMutation } from './send-message.gen.ts';

const EMPTY = { name: '', email: '', phone: '', message: '', nickname: '' };
const FAILED = 'Erro ao enviar mensagem';

const required = (text: string) => (value: string) => (value.trim() === '' ? text : null);

function emailProblem(value: string): string | null {
  if (value.trim() === '') return 'Email é obrigatório';
  return isEmailText(value.trim()) ? null : 'Email inválido';
}

/** As tall as the form it takes the place of, so that nothing below jumps. */
function Sent({ again, height }: { again(): void; height: number }) {
  return (
    <div className={classes.sent} style={{ minHeight: height }}>
      <Notice tone="success" announce takeFocus>
        <p className={classes.done}>
          <Icon name="check" /> <strong>Mensagem enviada com sucesso!</strong>
        </p>
        <p>A empresa recebeu sua mensagem e responde pelo e-mail que você informou.</p>
      </Notice>
      <Button variant="default" onClick={again}>
        Enviar outra mensagem
      </Button>
    </div>
  );
}

/** Writes to a company as a visitor (SPEC section 5). */
export function MessageForm({ companyId }: { companyId: string }) {
  const [send] = useSendMessageMutation();
  const isHydrated = useHydrated();
  const [sentHeight, setSentHeight] = useState<number>();
  const [problem, setProblem] = useState<string>();
  const formElement = useRef<HTMLFormElement>(null);
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: EMPTY,
    validate: {
      name: required('Nome é obrigatório'),
      email: emailProblem,
      message: required('Mensagem é obrigatória'),
    },
  });

  // What was typed before the form could hear of it.
  const takeOver = useEffectEvent(() => {
    for (const name of Object.keys(EMPTY) as (keyof typeof EMPTY)[]) {
      const typed = takeTyped(name);
      if (typed !== undefined) form.setFieldValue(name, typed);
    }
  });
  useEffect(() => takeOver(), []);

  const focusFirst = (errors: Record<string, unknown>) => {
    const name = Object.keys(EMPTY).find((field) => errors[field]);
    if (name) formElement.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();
  };

  const submit = form.onSubmit(async ({ nickname, phone, ...values }) => {
    if (form.submitting) return;
    setProblem(undefined);
    try {
      const input = { ...values, companyId, phone: phone.trim() || null, ...(nickname && { nickname }) };
      await send({ variables: { input } });
      const height = formElement.current?.offsetHeight ?? 0;
      form.reset();
      setSentHeight(height);
    } catch (error) {
      const { fields } = failureOf(error);
      form.setErrors(fields);
      focusFirst(fields);
      setProblem(errorMessage(error, FAILED));
    }
  }, focusFirst);

  const again = () => {
    flushSync(() => setSentHeight(undefined));
    focusFirst({ name: true });
  };

  if (sentHeight !== undefined) return <Sent again={again} height={sentHeight} />;
  return (
    <form
      ref={formElement}
      className={classes.form}
      onSubmit={submit}
      noValidate
      aria-label="Enviar mensagem"
    >
      <TextInput
        label="Nome"
        name="name"
        autoComplete="name"
        maxLength={120}
        required
        key={form.key('name')}
        {...form.getInputProps('name')}
      />
      <div className={classes.pair}>
        <TextInput
          label="E-mail"
          name="email"
          type="email"
          autoComplete="email"
          maxLength={254}
          required
          key={form.key('email')}
          {...form.getInputProps('email')}
        />
        <TextInput
          label="Telefone (opcional)"
          name="phone"
          type="tel"
          autoComplete="tel"
          maxLength={32}
          key={form.key('phone')}
          {...form.getInputProps('phone')}
        />
      </div>
      <TextArea
        label="Mensagem"
        name="message"
        rows={5}
        maxLength={5_000}
        required
        key={form.key('message')}
        {...form.getInputProps('message')}
      />
      <div className={classes.trap} aria-hidden="true">
        <label>
          Deixe este campo em branco
          <input
            name="nickname"
            tabIndex={-1}
            autoComplete="off"
            key={form.key('nickname')}
            {...form.getInputProps('nickname', { withError: false })}
          />
        </label>
      </div>
      {problem && (
        <Notice tone="error" announce>
          {problem}
        </Notice>
      )}
      <noscript>
        <Notice>
          Para enviar uma mensagem por aqui é preciso JavaScript. Use o telefone ou o e-mail da empresa.
        </Notice>
      </noscript>
      <Button type="submit" disabled={!isHydrated} loading={form.submitting} className={classes.send}>
        Enviar mensagem
      </Button>
    </form>
  );
}
