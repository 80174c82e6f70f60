import { Button } from '@mantine/core';
import { useRef } from 'react';
import { AnswerTemplates } from '../../domain/answer-templates/answer-templates.tsx';
import { type InboxMessageFragment, useReplyToMessageMutation } from '../../domain/inbox/inbox.gen.ts';
import { useSite } from '../../domain/site/use-site.ts';
import { required } from '../../lib/field-rules.ts';
import { formatDate } from '../../lib/format.ts';
import { mailHref } from '../../lib/mail-href.ts';
import { whatsappHref } from '../../lib/phone.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Problem } from '../../ui/feedback/problem.tsx';
import { showToast } from '../../ui/feedback/toast-store.ts';
import formClasses from '../../ui/form/form.module.css';
import { sendByKeyboard } from '../../ui/form/send-by-keyboard.ts';
import { TextArea } from '../../ui/form/text-area.tsx';
import { useServerForm } from '../../ui/form/use-server-form.ts';

/** How a reply leaves: by mail where one is sent, else it is stored only. */
type ReplyWay = 'mail' | 'mail program' | 'whatsapp' | 'copied' | 'not copied';

const STORED: Record<ReplyWay, string> = {
  mail: 'Resposta guardada. Ela não foi enviada.',
  'mail program': 'Resposta guardada. Envie-a pelo e-mail que se abriu.',
  whatsapp: 'Resposta guardada. Envie-a pelo WhatsApp que se abriu.',
  copied: 'Resposta copiada e guardada. Cole-a onde for escrever.',
  'not copied': 'Resposta guardada. O navegador não deixou copiar: copie-a da lista.',
};

/** Returns what is said after a reply; that to a request to several companies is read on the request's page. */
function replyToast(channel: ReplyWay, sendsEmails: boolean, isQuote: boolean): string {
  if (channel !== 'mail') return STORED[channel];
  if (isQuote) return 'Resposta enviada: quem pediu vê na página do pedido.';
  return sendsEmails ? 'Resposta enviada por e-mail.' : STORED.mail;
}

/** Returns how a reply to a visitor reaches them. */
function replyDescription(
  { sender: { email, name, phoneUrl }, quoteEndsAt }: InboxMessageFragment,
  sendsEmails: boolean,
): string {
  if (quoteEndsAt !== null) {
    const page = `A resposta aparece na página do pedido, que ${name} acompanha até ${formatDate(quoteEndsAt)}`;
    return email && sendsEmails ? `${page}, e vai por e-mail para ${email}.` : `${page}.`;
  }
  if (sendsEmails) return `A resposta vai por e-mail para ${email ?? name}.`;
  const programs = [...(whatsappHref(phoneUrl) ? ['no WhatsApp'] : []), ...(email ? ['no e-mail'] : [])];
  const how =
    programs.length > 0
      ? `abra a resposta ${programs.join(' ou ')} e envie dali`
      : `copie a resposta e escreva para ${name}`;
  return `Este site ainda não envia e-mails: ${how}. Aqui ela fica guardada.`;
}

/** Returns the address that opens a mail program with the reply. */
const replyMailHref = (email: string, subject: string | null, text: string): string =>
  `${mailHref(email)}?subject=${encodeURIComponent(`Re: ${subject ?? 'sua mensagem'}`)}&body=${encodeURIComponent(text.replaceAll('\n', '\r\n'))}`;

/** Unsent replies by the message they reply to: kept while paging. */
export type Drafts = Map<string, string>;

interface ReplyFormProps {
  message: InboxMessageFragment;
  drafts: Drafts;
  onReplied(reply: InboxMessageFragment): void;
}

/** Returns whether a message belongs to a request to several companies that takes no more replies. */
export const hasEnded = ({ quoteEndsAt }: InboxMessageFragment): boolean =>
  quoteEndsAt !== null && new Date(quoteEndsAt).getTime() <= Date.now();

/** Replies to a visitor where that is still possible. */
export const ReplyForm = (props: ReplyFormProps) =>
  hasEnded(props.message) ? (
    <Notice>Pedido encerrado: quem pediu não recebe mais respostas por aqui.</Notice>
  ) : (
    <OpenReplyForm {...props} />
  );

/** Replies to a visitor by e-mail, by WhatsApp or, where no mail is sent, by the own mail program; templates fill the text. */
function OpenReplyForm({ message, drafts, onReplied }: ReplyFormProps) {
  const { id, sender } = message;
  const { sendsEmails } = useSite();
  const isQuote = message.quoteEndsAt !== null;
  const isDelivered = sendsEmails || isQuote;
  const channel = useRef<Promise<ReplyWay>>(undefined);
  const field = useRef<HTMLTextAreaElement>(null);
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
      const replyChannel = (await channel.current) ?? 'mail';
      channel.current = undefined;
      const { data } = await reply({
        variables: { id, content: content.trim(), isMailed: replyChannel === 'mail' },
      });
      drafts.delete(id);
      form.setInitialValues({ content: '' });
      form.reset();
      element.current?.focus();
      showToast(replyToast(replyChannel, sendsEmails, isQuote));
      if (data) onReplied(data.replyToMessage);
    },
  });

  const text = form.values.content.trim();
  // Both run in the click, which the browser requires; the form is sent after it.
  const chat = whatsappHref(sender.phoneUrl, text);
  const mail = !isDelivered && sender.email && replyMailHref(sender.email, message.subject, text);
  const openProgram = (href: string, program: ReplyWay) => {
    window.open(href, '_blank', 'noopener');
    channel.current = Promise.resolve(program);
  };
  const copy = () => {
    channel.current = (
      navigator.clipboard?.writeText(text) ?? Promise.reject(new Error('No clipboard.'))
    ).then(
      () => 'copied',
      () => 'not copied',
    );
  };
  const button = { type: 'submit', disabled: text === '', loading: form.submitting } as const;

  return (
    <form {...formProps} tabIndex={-1} aria-label={`Responder a ${sender.name}`} onKeyDown={sendByKeyboard}>
      <AnswerTemplates
        name={sender.name}
        text={form.values.content}
        field={field}
        onChange={(content) => form.setFieldValue('content', content)}
      />
      <TextArea
        ref={field}
        label="Sua resposta"
        description={replyDescription(message, sendsEmails)}
        required
        rows={3}
        maxLength={5_000}
        {...form.getInputProps('content')}
        name="content"
      />
      <Problem text={problem} />
      <div className={formClasses.actions}>
        {isDelivered && <Button {...button}>Enviar resposta</Button>}
        {chat && (
          <Button
            {...button}
            variant={isDelivered ? 'default' : 'filled'}
            onClick={() => openProgram(chat, 'whatsapp')}
          >
            {isDelivered ? 'Responder pelo WhatsApp' : 'Abrir no WhatsApp'}
          </Button>
        )}
        {mail && (
          <Button
            {...button}
            variant={chat ? 'default' : 'filled'}
            onClick={() => openProgram(mail, 'mail program')}
          >
            Abrir no e-mail
          </Button>
        )}
        {!isDelivered && !chat && !mail && (
          <Button {...button} onClick={copy}>
            Copiar e guardar resposta
          </Button>
        )}
      </div>
    </form>
  );
}
