import { makeCompany } from '../factories.ts';
import type { TestApp } from '../test-app.ts';
import type { WebhookReceiver } from './receiver.ts';
import { deliveriesOf, makeWebhook } from './webhooks.ts';

/** Makes an owner with a webhook for new companies. */
export async function subscriberOf(
  guia: TestApp,
  receiver: WebhookReceiver,
  path: string,
  url = receiver.url(path),
) {
  const owner = await guia.owner();
  const webhook = await makeWebhook(guia, owner, url, ['companyCreated']);
  /** Writes events. */
  const happen = async (times = 1) => {
    for (let time = 0; time < times; time++) await makeCompany(guia.pool, { owner_id: owner.id });
  };
  const log = () => deliveriesOf(guia, webhook.id);
  const state = async () => (await guia.sql`SELECT * FROM webhooks WHERE id = ${webhook.id}`)[0];
  return { owner, ...webhook, path, happen, log, state };
}
