import { Button, TextInput } from '@mantine/core';
import { required } from '../../lib/field-rules.ts';
import { Problem } from '../../ui/feedback/problem.tsx';
import { showToast } from '../../ui/feedback/toast-store.ts';
import formClasses from '../../ui/form/form.module.css';
import { sendByKeyboard } from '../../ui/form/send-by-keyboard.ts';
import { TextArea } from '../../ui/form/text-area.tsx';
import { useServerForm } from '../../ui/form/use-server-form.ts';
import classes from './inbox.module.css';

const BOTH_REQUIRED = 'Assunto e mensagem são obrigatórios';

export interface WrittenMessage {
  subject: string;
  content: string;
}

interface ComposeFormProps {
  label: string;
  /** Throws the server's errors. */
  send(message: WrittenMessage): Promise<void>;
  /** What the form begins with. */
  draft?: WrittenMessage | undefined;
  /** Called with what is in the form whenever it changes. */
  onDraft?(message: WrittenMessage): void;
}

const EMPTY: WrittenMessage = { subject: '', content: '' };

/** Returns the error beside a field: true for the sentence of both, which is shown once below them. */
const besideField = (problem: unknown) => (problem === BOTH_REQUIRED ? true : String(problem ?? ''));

const isWritten = ({ subject, content }: WrittenMessage) => subject.trim() !== '' && content.trim() !== '';

/** Shows the form for a message between a company and the administration. */
export function ComposeForm({ label, send, draft = EMPTY, onDraft }: ComposeFormProps) {
  const { form, element, problem, clearProblem, formProps } = useServerForm({
    mode: 'controlled',
    initialValues: { subject: draft.subject, content: draft.content },
    validate: { subject: required(BOTH_REQUIRED), content: required(BOTH_REQUIRED) },
    invalidText: () => BOTH_REQUIRED,
    failedText: 'Erro ao enviar mensagem',
    onValuesChange: (values) => {
      clearProblem();
      onDraft?.(values);
    },
    async send({ subject, content }) {
      await send({ subject: subject.trim(), content: content.trim() });
      form.setInitialValues(EMPTY);
      form.reset();
      showToast('Mensagem enviada com sucesso!');
      // The button is disabled now; a focused field would open a phone's keyboard over what was sent.
      element.current?.focus();
    },
  });

  return (
    <form
      {...formProps}
      tabIndex={-1}
      className={`${formClasses.form} ${classes.form}`}
      aria-label={label}
      onKeyDown={sendByKeyboard}
    >
      <TextInput
        label="Assunto"
        required
        maxLength={150}
        autoComplete="off"
        {...form.getInputProps('subject')}
        name="subject"
        error={besideField(form.errors.subject)}
      />
      <TextArea
        label="Mensagem"
        required
        rows={3}
        maxLength={5_000}
        {...form.getInputProps('content')}
        name="content"
        error={besideField(form.errors.content)}
      />
      <Problem text={problem} />
      <div className={formClasses.actions}>
        <Button type="submit" disabled={!isWritten(form.values)} loading={form.submitting}>
          Enviar mensagem
        </Button>
      </div>
    </form>
  );
}
