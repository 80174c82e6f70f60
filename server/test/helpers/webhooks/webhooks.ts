import { vi } from 'vitest';
import { WebhookSender } from '../../../src/webhooks/webhook-sender.ts';
import { passwordOf } from '../accounts/password-of.ts';
import type { TestApp } from '../test-app.ts';

export const CREATE_WEBHOOK = `mutation ($input: CreateWebhookInput!) {
  createWebhook(input: $input) { id url events isActive newSecret } }`;

/** Creates a webhook as the caller; returns its id and secret. */
export async function makeWebhook(
  guia: TestApp,
  caller: { token: string },
  url: string,
  events: string[],
): Promise<{ id: string; secret: string }> {
  const password = await passwordOf(guia, caller.token);
  const { body } = await guia.graphql(CREATE_WEBHOOK, { input: { url, events, password } }, caller);
  if (body.errors) throw new Error(JSON.stringify(body.errors));
  const { id, newSecret } = body.data.createWebhook;
  return { id, secret: newSecret };
}

/** Sends everything that is due now. */
export async function sendDue(guia: Pick<TestApp, 'services'>): Promise<void> {
  const sender = new WebhookSender(guia.services);
  await sender.workOff();
  await sender.idle();
}

/** Returns the log of a webhook in the order of events. */
export const deliveriesOf = async (guia: TestApp, webhookId: string) =>
  await guia.sql`SELECT *, extract(epoch FROM next_try_at - now())::float8 AS wait FROM webhook_deliveries
       WHERE webhook_id = ${webhookId} ORDER BY created_at, id`;

/** Makes what is queued due now. */
export const makeDue = (guia: TestApp) =>
  guia.pool.query(`UPDATE webhook_deliveries SET next_try_at = now() WHERE status = 'queued'`);

export const waitFor = (condition: () => boolean | Promise<boolean>) =>
  vi.waitUntil(condition, { timeout: 10_000 });
