import { Button } from '@mantine/core';
import { type InboxMessageFragment, useReplyToMessageMutation } from '../../domain/inbox/inbox.gen.ts';
import { useSite } from '../../domain/site/use-site.ts';
import { required } from '../../lib/field-rules.ts';
import { Problem } from '../../ui/feedback/problem.tsx';
import { showToast } from '../../ui/feedback/toast-store.ts';
import formClasses from '../../ui/form/form.module.css';
import { sendByKeyboard } from '../../ui/form/send-by-keyboard.ts';
import { TextArea } from '../../ui/form/text-area.tsx';
import { useServerForm } from '../../ui/form/use-server-form.ts';

/** Unsent replies by the message they reply to: kept while paging. */
export type Drafts = Map<string, string>;

interface ReplyFormProps {
  message: InboxMessageFragment;
  drafts: Drafts;
  onReplied(reply: InboxMessageFragment): void;
}

/** Replies to a visitor by e-mail; says so where no mail is sent. */
export function ReplyForm({ message, drafts, onReplied }: ReplyFormProps) {
  const { id, sender } = message;
  const { sendsEmails } = useSite();
  const to = sender.email ?? sender.name;
  const [reply] = useReplyToMessageMutation();
  const { form, element, problem, clearProblem, formProps } = useServerForm({
    mode: 'controlled',
    initialValues: { content: drafts.get(id) ?? '' },
    validate: { content: required('Escreva a resposta.') },
    failedText: 'Erro ao enviar mensagem',
    onValuesChange({ content }) {
      if (content.trim() === '') drafts.delete(id);
      else drafts.set(id, content);
      clearProblem();
    },
    async send({ content }) {
      const { data } = await reply({ variables: { id, content: content.trim() } });
      drafts.delete(id);
      form.setInitialValues({ content: '' });
      form.reset();
      element.current?.focus();
      showToast(sendsEmails ? 'Resposta enviada por e-mail.' : 'Resposta guardada. Ela não foi enviada.');
      if (data) onReplied(data.replyToMessage);
    },
  });

  return (
    <form {...formProps} tabIndex={-1} aria-label={`Responder a ${sender.name}`} onKeyDown={sendByKeyboard}>
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
        name="content"
      />
      <Problem text={problem} />
      <div className={formClasses.actions}>
        <Button type="submit" disabled={form.values.content.trim() === ''} loading={form.submitting}>
          Enviar resposta
        </Button>
      </div>
    </form>
  );
}
