import { Button, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { type KeyboardEvent, useRef, useState } from 'react';
import { errorMessage, failureOf } from '../../api/errors.ts';
import { required } from '../../lib/field-rules.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { focusFirstError } from '../../ui/form/focus-first-error.ts';
import formClasses from '../../ui/form/form.module.css';
import { TextArea } from '../../ui/form/text-area.tsx';
import classes from './compose-form.module.css';

const BOTH_REQUIRED = 'Assunto e mensagem são obrigatórios';

export interface WrittenMessage {
  subject: string;
  content: string;
}

interface ComposeFormProps {
  label: string;
  /** Throws what the server refuses. */
  send(message: WrittenMessage): Promise<void>;
}

/** The sentence for both is said once, below them; each is marked all the same. */
const besideField = (problem: unknown) => (problem === BOTH_REQUIRED ? true : String(problem ?? ''));

const isWritten = ({ subject, content }: WrittenMessage) => subject.trim() !== '' && content.trim() !== '';

/** A message of the conversation between a company and the administration (SPEC section 5). */
export function ComposeForm({ label, send }: ComposeFormProps) {
  const place = useRef<HTMLFormElement>(null);
  const [canSend, setCanSend] = useState(false);
  const [isSending, setIsSending] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const form = useForm<WrittenMessage>({
    mode: 'uncontrolled',
    initialValues: { subject: '', content: '' },
    validate: { subject: required(BOTH_REQUIRED), content: required(BOTH_REQUIRED) },
    onValuesChange(values) {
      setCanSend(isWritten(values));
      setRefusal(undefined);
    },
  });

  const refuse = (fields: Record<string, unknown>, sentence: string) => {
    setRefusal(sentence);
    focusFirstError(place.current, fields);
  };

  const submit = async (values: WrittenMessage) => {
    if (isSending) return;
    setIsSending(true);
    setRefusal(undefined);
    try {
      await send({ subject: values.subject.trim(), content: values.content.trim() });
      form.reset();
      setCanSend(false);
      showToast('Mensagem enviada com sucesso!');
      // The button has no use now; a field would open the keyboard of a phone over what was sent.
      place.current?.focus();
    } catch (error) {
      const { fields } = failureOf(error);
      form.setErrors(fields);
      refuse(fields, errorMessage(error, 'Erro ao enviar mensagem'));
    } finally {
      setIsSending(false);
    }
  };

  // A button that is disabled keeps Enter from sending, and from saying what is missing.
  const sendByKeyboard = (event: KeyboardEvent<HTMLFormElement>) => {
    const isInLine = event.target instanceof HTMLInputElement;
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    if (!isInLine && !(event.target instanceof HTMLTextAreaElement && (event.ctrlKey || event.metaKey)))
      return;
    event.preventDefault();
    place.current?.requestSubmit();
  };

  return (
    <form
      ref={place}
      tabIndex={-1}
      className={`${formClasses.form} ${classes.form}`}
      aria-label={label}
      noValidate
      onSubmit={form.onSubmit(submit, (errors) => refuse(errors, BOTH_REQUIRED))}
      onKeyDown={sendByKeyboard}
    >
      <TextInput
        label="Assunto"
        required
        maxLength={150}
        autoComplete="off"
        {...form.getInputProps('subject')}
        key={form.key('subject')}
        name="subject"
        error={besideField(form.errors.subject)}
      />
      <TextArea
        label="Mensagem"
        required
        rows={3}
        maxLength={5_000}
        {...form.getInputProps('content')}
        key={form.key('content')}
        name="content"
        error={besideField(form.errors.content)}
      />
      {refusal && (
        <Notice tone="error" announce>
          {refusal}
        </Notice>
      )}
      <div className={formClasses.actions}>
        <Button type="submit" disabled={!canSend} loading={isSending}>
          Enviar mensagem
        </Button>
      </div>
    </form>
  );
}
