import { Button } from '@mantine/core';
import { useRef } from 'react';
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

/** Returns the address of a WhatsApp chat with a text; null without a phone that can be called. */
const whatsappHref = (phoneUrl: string | null, text: string): string | null =>
  phoneUrl && `https://wa.me/${phoneUrl.replace(/\D/g, '')}?text=${encodeURIComponent(text)}`;

/** How a reply leaves where no mail is sent. */
type Way = 'whatsapp' | 'copied' | 'not copied' | null;
const STORED: Record<NonNullable<Way> | 'nothing', string> = {
  whatsapp: 'Resposta guardada. Envie-a pelo WhatsApp que se abriu.',
  copied: 'Resposta copiada e guardada. Cole-a onde for escrever.',
  'not copied': 'Resposta guardada. O navegador não deixou copiar: copie-a da lista.',
  nothing: 'Resposta guardada. Ela não foi enviada.',
};

/** Replies to a visitor by e-mail; where no mail is sent, by WhatsApp or with a copied text. */
export function ReplyForm({ message, drafts, onReplied }: ReplyFormProps) {
  const { id, sender } = message;
  const { sendsEmails } = useSite();
  const to = sender.email ?? sender.name;
  const way = useRef<Promise<Way>>(undefined);
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
      const taken = (await way.current) ?? 'nothing';
      way.current = undefined;
      const { data } = await reply({ variables: { id, content: content.trim() } });
      drafts.delete(id);
      form.setInitialValues({ content: '' });
      form.reset();
      element.current?.focus();
      showToast(sendsEmails ? 'Resposta enviada por e-mail.' : STORED[taken]);
      if (data) onReplied(data.replyToMessage);
    },
  });

  const text = form.values.content.trim();
  const isEmpty = text === '';
  // Both run in the click, which the browser requires; the form is sent after it.
  const openWhatsapp = () => {
    const href = whatsappHref(sender.phoneUrl, text);
    if (href) window.open(href, '_blank', 'noopener');
    way.current = Promise.resolve('whatsapp');
  };
  const copy = () => {
    way.current = (navigator.clipboard?.writeText(text) ?? Promise.reject(new Error('No clipboard.'))).then(
      () => 'copied',
      () => 'not copied',
    );
  };

  return (
    <form {...formProps} tabIndex={-1} aria-label={`Responder a ${sender.name}`} onKeyDown={sendByKeyboard}>
      <TextArea
        label="Sua resposta"
        description={
          sendsEmails
            ? `A resposta vai por e-mail para ${to}.`
            : `Este site ainda não envia e-mails: envie a resposta pelo WhatsApp ou copie o texto e escreva para ${to}. Aqui ela fica guardada.`
        }
        required
        rows={3}
        maxLength={5_000}
        {...form.getInputProps('content')}
        name="content"
      />
      <Problem text={problem} />
      <div className={formClasses.actions}>
        {sendsEmails ? (
          <Button type="submit" disabled={isEmpty} loading={form.submitting}>
            Enviar resposta
          </Button>
        ) : (
          <>
            {sender.phoneUrl && (
              <Button type="submit" disabled={isEmpty} loading={form.submitting} onClick={openWhatsapp}>
                Responder pelo WhatsApp
              </Button>
            )}
            <Button
              type="submit"
              variant={sender.phoneUrl ? 'default' : 'filled'}
              disabled={isEmpty}
              loading={form.submitting}
              onClick={copy}
            >
              Copiar e guardar resposta
            </Button>
          </>
        )}
      </div>
    </form>
  );
}
