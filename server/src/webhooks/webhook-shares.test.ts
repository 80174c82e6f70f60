import type { ServerResponse } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { makeCompany } from '../../test/helpers/factories.ts';
import { perFile } from '../../test/helpers/per-file.ts';
import { startTestApp } from '../../test/helpers/test-app.ts';
import { startWebhookReceiver } from '../../test/helpers/webhooks/receiver.ts';
import { subscriberOf } from '../../test/helpers/webhooks/subscriber.ts';
import { makeWebhook, waitFor } from '../../test/helpers/webhooks/webhooks.ts';
import { WebhookSender } from './webhook-sender.ts';

let stopping: AbortController;
let sender: WebhookSender;
const receiver = perFile(startWebhookReceiver);
const guia = perFile(() =>
  startTestApp({
    WEBHOOK_TEST_TARGETS: receiver.target,
    LIMIT_WEBHOOK_MS: '5000',
    LIMIT_WEBHOOKS: '100',
  }),
);
afterEach(async () => {
  stopping.abort();
  await sender.idle();
  await guia.sql`DELETE FROM webhooks`;
});

function startSender() {
  stopping = new AbortController();
  sender = new WebhookSender(guia.services);
  return { send: () => sender.workOff(stopping.signal) };
}

/** Lets paths succeed after `ms`; returns the number of requests that are open, and the most that were at once. */
function slowReceiver(paths: readonly string[], ms: number) {
  const counts = { open: 0, most: 0 };
  const behave = (_request: unknown, response: ServerResponse) => {
    counts.most = Math.max(counts.most, ++counts.open);
    setTimeout(() => {
      counts.open--;
      response.writeHead(204).end();
    }, ms);
  };
  for (const path of paths) receiver.behave(path, behave);
  return counts;
}

test('an account has four requests at once, whatever its number of webhooks, and holds up no other', async () => {
  const { send } = startSender();
  const owner = await guia.owner();
  const paths = [1, 2, 3, 4, 5, 6].map((number) => `/slow-${number}`);
  const counts = slowReceiver(paths, 400);
  for (const path of paths) await makeWebhook(guia, owner, receiver.url(path), ['companyCreated']);
  const quick = await subscriberOf(guia, receiver, '/beside-slow');
  for (let time = 0; time < 12; time++) await makeCompany(guia.pool, { owner_id: owner.id });
  await send();
  await waitFor(() => receiver.events('/slow-1').length > 2);
  await quick.happen(3);
  const begun = Date.now();
  await send();
  await waitFor(() => receiver.events(quick.path).length === 3);
  expect(Date.now() - begun).toBeLessThan(3_000);
  expect(paths.flatMap((path) => receiver.events(path)).length).toBeLessThan(60);
  await waitFor(() => paths.every((path) => receiver.events(path).length > 2));
  expect(counts.most).toBe(4);
});

test('while slow accounts hold all workers, another one gets a worker within seconds', async () => {
  const { send } = startSender();
  const counts = slowReceiver(['/crowd'], 2_500);
  await guia.sql`WITH owners AS (
       INSERT INTO users (name, email, role, password_hash)
       SELECT 'Dona', 'multidao' || number || '@exemplo.com.br', 'company', 'x' FROM generate_series(1, 64) number RETURNING id),
     made AS (
       INSERT INTO webhooks (user_id, url, events, secret)
       SELECT id, ${receiver.url('/crowd')}, '{company.created}', 'whsec_' || encode(sha256('x'), 'base64') FROM owners RETURNING id)
     INSERT INTO webhook_deliveries (webhook_id, event)
     SELECT id, 'company.created' FROM made, generate_series(1, 40)`;
  await send();
  await waitFor(() => counts.most === 64);
  const quick = await subscriberOf(guia, receiver, '/in-the-crowd');
  await quick.happen();
  const begun = Date.now();
  await waitFor(() => receiver.events(quick.path).length === 1);
  expect(Date.now() - begun).toBeLessThan(8_000);
  expect(counts.most).toBe(64);
}, 40_000);
