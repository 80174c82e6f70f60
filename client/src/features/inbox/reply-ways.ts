import type { InboxMessageFragment } from '../../domain/inbox/inbox.gen.ts';
import { whatsappHref } from '../../lib/phone.ts';

/** How a reply leaves: by mail where one is sent, else it is stored only. */
export type ReplyWay = 'mail' | 'whatsapp' | 'copied' | 'not copied';

const STORED: Record<ReplyWay, string> = {
  mail: 'Resposta guardada. Ela não foi enviada.',
  whatsapp: 'Resposta guardada. Envie-a pelo WhatsApp que se abriu.',
  copied: 'Resposta copiada e guardada. Cole-a onde for escrever.',
  'not copied': 'Resposta guardada. O navegador não deixou copiar: copie-a da lista.',
};

/** Returns what is said after a reply. */
export const replyToast = (way: ReplyWay, sendsEmails: boolean): string =>
  way === 'mail' && sendsEmails ? 'Resposta enviada por e-mail.' : STORED[way];

/** Returns how a reply to a visitor reaches them. */
export function replyDescription(
  { email, name, phoneUrl }: InboxMessageFragment['sender'],
  sendsEmails: boolean,
): string {
  const to = email ?? name;
  if (sendsEmails) return `A resposta vai por e-mail para ${to}.`;
  const ways = whatsappHref(phoneUrl)
    ? 'envie a resposta pelo WhatsApp ou copie o texto e escreva'
    : 'copie a resposta e escreva';
  return `Este site ainda não envia e-mails: ${ways} para ${to}. Aqui ela fica guardada.`;
}
