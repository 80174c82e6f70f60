import { formatList } from '../../lib/format.ts';
import type { WebhookItemFragment } from './webhooks.gen.ts';

export type WebhookEvent = WebhookItemFragment['events'][number];

/** What happened, as the form and the log call it, in the form's order. */
export const EVENT_NAMES: Record<WebhookEvent, string> = {
  company_created: 'Empresa cadastrada',
  company_approved: 'Empresa aprovada',
  company_rejected: 'Empresa rejeitada',
  company_changed: 'Empresa alterada',
  company_deleted: 'Empresa removida',
  rating_created: 'Nova avaliação',
  message_created: 'Nova mensagem',
  plan_request_created: 'Pedido de plano feito',
  plan_request_decided: 'Pedido de plano decidido',
  claim_created: 'Pedido de responsável feito',
  claim_decided: 'Pedido de responsável decidido',
  webhook_test: 'Teste',
};

/** Events that a webhook can choose. */
export const CHOICES = (Object.keys(EVENT_NAMES) as WebhookEvent[]).filter((name) => name !== 'webhook_test');

/** Returns the names of chosen events in a sentence, in the form's order. */
export const namesOf = (events: readonly WebhookEvent[]): string =>
  formatList(CHOICES.filter((name) => events.includes(name)).map((name) => EVENT_NAMES[name].toLowerCase()));
