import { formatList } from '../../lib/format.ts';
import type { WebhookItemFragment } from './webhooks.gen.ts';

export type WebhookEvent = WebhookItemFragment['events'][number];

/** What happened, as the form and the log call it, in the form's order. */
export const EVENT_NAMES: Record<WebhookEvent, string> = {
  companyCreated: 'Empresa cadastrada',
  companyApproved: 'Empresa aprovada',
  companyRejected: 'Empresa rejeitada',
  companyChanged: 'Empresa alterada',
  companyDeleted: 'Empresa removida',
  ratingCreated: 'Nova avaliação',
  ratingChanged: 'Avaliação alterada',
  messageCreated: 'Nova mensagem',
  planRequestCreated: 'Solicitação de plano feita',
  planRequestDecided: 'Solicitação de plano decidida',
  claimCreated: 'Pedido de responsável feito',
  claimDecided: 'Pedido de responsável decidido',
  webhookTest: 'Teste',
};

/** Events that a webhook can choose. */
export const CHOICES = (Object.keys(EVENT_NAMES) as WebhookEvent[]).filter((name) => name !== 'webhookTest');

/** Returns the names of chosen events in a sentence, in the form's order. */
export const namesOf = (events: readonly WebhookEvent[]): string =>
  formatList(CHOICES.filter((name) => events.includes(name)).map((name) => EVENT_NAMES[name].toLowerCase()));

/** Returns whether a webhook with these events is sent messages, for which the password is asked. */
export const receivesMessages = (events: readonly WebhookEvent[]): boolean =>
  events.includes('messageCreated');
