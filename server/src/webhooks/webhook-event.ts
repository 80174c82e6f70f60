import { registerEnumType } from 'type-graphql';

/** Events in English for the schema and in Portuguese for the OpenAPI document. */
const DESCRIPTIONS = {
  companyCreated: ['A company was registered, created or imported.', 'Empresa cadastrada ou importada'],
  companyApproved: ['A company that waited for approval was approved.', 'Empresa aprovada'],
  companyRejected: ['A company that waited for approval was rejected and so deleted.', 'Empresa rejeitada'],
  companyChanged: ['A company was changed; the payload names the fields.', 'Empresa alterada'],
  companyDeleted: ['A company was deleted, other than by a rejection.', 'Empresa removida'],
  ratingCreated: ['A company was rated.', 'Nova avaliação'],
  ratingChanged: ['The author of a rating changed it.', 'Avaliação alterada por quem avaliou'],
  messageCreated: ['A message was sent to or by a company.', 'Nova mensagem'],
  planRequestCreated: ['An owner asked for another plan.', 'Solicitação de plano feita'],
  planRequestDecided: ['A plan request was approved or rejected.', 'Solicitação de plano decidida'],
  claimCreated: ['An account claimed a company without owner.', 'Pedido de responsável feito'],
  claimDecided: ['A claim was approved or rejected.', 'Pedido de responsável decidido'],
  webhookTest: ['A test was asked for; always sent, never chosen.', 'Teste'],
} as const;

/** An event as payloads name it: `plan_request.created` for `planRequestCreated`. */
export type WebhookEvent = `${string}.${string}`;
export const TEST_EVENT: WebhookEvent = 'webhook.test';
const typeOf = (name: string) =>
  name
    .replace(/[A-Z](?=.*[A-Z])/g, '_$&')
    .replace(/[A-Z](?=[a-z]*$)/, '.$&')
    .toLowerCase() as WebhookEvent;
export const EVENTS = Object.entries(DESCRIPTIONS).map(([name, [description, summary]]) => ({
  name,
  type: typeOf(name),
  description,
  summary,
}));
export const WebhookEvents = Object.fromEntries(EVENTS.map(({ name, type }) => [name, type]));
registerEnumType(WebhookEvents, {
  name: 'WebhookEvent',
  description: 'What a webhook is told of; payloads write `plan_request.created` for `planRequestCreated`.',
  valuesConfig: Object.fromEntries(EVENTS.map(({ name, description }) => [name, { description }])),
});
