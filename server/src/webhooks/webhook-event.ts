import { registerEnumType } from 'type-graphql';

const DESCRIPTIONS = {
  company_created: 'A company was registered, created or imported.',
  company_approved: 'A company that waited for approval was approved.',
  company_rejected: 'A company that waited for approval was rejected and so deleted.',
  company_changed: 'A company was changed; the payload names the fields.',
  company_deleted: 'A company was deleted, other than by a rejection.',
  rating_created: 'A company was rated.',
  message_created: 'A message was sent to or by a company.',
  plan_request_created: 'An owner asked for another plan.',
  plan_request_decided: 'A plan request was approved or rejected.',
  claim_created: 'An account claimed a company without owner.',
  claim_decided: 'A claim was approved or rejected.',
  webhook_test: 'A test was asked for; always sent, never chosen.',
};
const entries = Object.entries(DESCRIPTIONS);

/** An event as payloads name it: with a dot, which GraphQL's names do not have. */
export type WebhookEvent = `${string}.${string}`;
export const TEST_EVENT: WebhookEvent = 'webhook.test';
export const WebhookEvents = Object.fromEntries(
  entries.map(([name]) => [name, name.replace(/_(?=[a-z]+$)/, '.') as WebhookEvent]),
);
registerEnumType(WebhookEvents, {
  name: 'WebhookEvent',
  description: 'What a webhook is told of; payloads have a dot in its name: `company.created`.',
  valuesConfig: Object.fromEntries(entries.map(([name, description]) => [name, { description }])),
});
