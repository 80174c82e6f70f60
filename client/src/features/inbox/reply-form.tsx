import { Button } from '@mantine/core';
import { useForm } from '@mantine/form';
import { type KeyboardEvent, useRef, useState } from 'react';
import { errorMessage, failureOf } from '../../api/errors.ts';
import { type InboxMessageFragment, useReplyToVisitorMutation } from '../../domain/inbox/inbox.gen.ts';
import { useSite } from '../../domain/site/use-site.ts';
import { required } from '../../lib/field-rules.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { focusFirstError } from '../../ui/form/focus-first-error.ts';
import formClasses from '../../ui/form/form.module.css';
import { TextArea } from '../../ui/form/text-area.tsx';

/** What was typed and not sent, by the message it replies to: kept while one turns the pages. */
export type Drafts = Map<string, string>;

interface ReplyFormProps {
  message: InboxMessageFragment;
  drafts: Drafts;
  onReplied(reply: InboxMessageFragment): void;
}

/** Answers a visitor, by e-mail; where no mail is sent it says so. */
export function ReplyForm({ message, drafts, onReplied }: ReplyFormProps) {
  const { id, sender } = message;
  const { sendsEmails } = useSite();
  const to = sender.email ?? sender.name;
  const [reply, { loading }] = useReplyToVisitorMutation();
  const place = useRef<HTMLFormElement>(null);
  const [canSend, setCanSend] = useState(() => drafts.has(id));
  const [refusal, setRefusal] = useState<string>();
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { content: drafts.get(id) ?? '' },
    validate: { content: required('Escreva a resposta.') },
    onValuesChange({ content }) {
      if (content.trim() === '') drafts.delete(id);
      else drafts.set(id, content);
      setCanSend(content.trim() !== '');
      setRefusal(undefined);
    },
  });

  const submit = async ({ content }: { content: string }) => {
    if (loading) return;
    setRefusal(undefined);
    try {
      const { data } = await reply({ variables: { id, content: content.trim() } });
      drafts.delete(id);
      form.setInitialValues({ content: '' });
      form.reset();
      setCanSend(false);
      place.current?.focus();
      showToast(sendsEmails ? 'Resposta enviada por e-mail.' : 'Resposta guardada. Ela não foi enviada.');
      if (data) onReplied(data.replyToVisitor);
    } catch (error) {
      const { fields } = failureOf(error);
      form.setErrors(fields);
      setRefusal(errorMessage(error, 'Erro ao enviar mensagem'));
      focusFirstError(place.current, fields);
    }
  };

  const sendByKeyboard = (event: KeyboardEvent<HTMLFormElement>) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    place.current?.requestSubmit();
  };

  return (
    <form
      ref={place}
      tabIndex={-1}
      className={formClasses.form}
      aria-label={`Responder a ${sender.name}`}
      noValidate
      onSubmit={form.onSubmit(submit, (errors) => focusFirstError(place.current, errors))}
      onKeyDown={sendByKeyboard}
    >
      <TextArea
        label="Sua resposta"
        description={
          sendsEmails
            ? `A resposta vai por e-mail para ${to}.`
            : `Este site ainda não envia e-mails: a resposta fica guardada aqui. Escreva você mesmo para ${to}.`
        }
        required
        rows={3}
        maxLength={5_000}
        {...form.getInputProps('content')}
        key={form.key('content')}
        name="content"
      />
      {refusal && (
        <Notice tone="error" announce>
          {refusal}
        </Notice>
      )}
      <div className={formClasses.actions}>
        <Button type="submit" disabled={!canSend} loading={loading}>
          Enviar resposta
        </Button>
      </div>
    </form>
  );
}
