import { registerEnumType } from 'type-graphql';

const DESCRIPTIONS = {
  companyCreated: 'A company was registered, created or imported.',
  companyApproved: 'A company that waited for approval was approved.',
  companyRejected: 'A company that waited for approval was rejected and so deleted.',
  companyChanged: 'A company was changed; the payload names the fields.',
  companyDeleted: 'A company was deleted, other than by a rejection.',
  ratingCreated: 'A company was rated.',
  messageCreated: 'A message was sent to or by a company.',
  planRequestCreated: 'An owner asked for another plan.',
  planRequestDecided: 'A plan request was approved or rejected.',
  claimCreated: 'An account claimed a company without owner.',
  claimDecided: 'A claim was approved or rejected.',
  webhookTest: 'A test was asked for; always sent, never chosen.',
};
const entries = Object.entries(DESCRIPTIONS);

/** An event as payloads name it: `plan_request.created` for `planRequestCreated`. */
export type WebhookEvent = `${string}.${string}`;
export const TEST_EVENT: WebhookEvent = 'webhook.test';
const typeOf = (name: string) =>
  name
    .replace(/[A-Z](?=.*[A-Z])/g, '_$&')
    .replace(/[A-Z](?=[a-z]*$)/, '.$&')
    .toLowerCase() as WebhookEvent;
export const WebhookEvents = Object.fromEntries(entries.map(([name]) => [name, typeOf(name)]));
registerEnumType(WebhookEvents, {
  name: 'WebhookEvent',
  description: 'What a webhook is told of; payloads write `plan_request.created` for `planRequestCreated`.',
  valuesConfig: Object.fromEntries(entries.map(([name, description]) => [name, { description }])),
});
