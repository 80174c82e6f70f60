import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { perFile } from '../../test/helpers/per-file.ts';
import { startTcpProxy, type TcpProxy } from '../../test/helpers/tcp-proxy.ts';
import { startTestApp, type TestApp } from '../../test/helpers/test-app.ts';
import { answer, startWebhookReceiver } from '../../test/helpers/webhooks/receiver.ts';
import { subscriberOf } from '../../test/helpers/webhooks/subscriber.ts';
import { makeDue, sendDue, waitFor } from '../../test/helpers/webhooks/webhooks.ts';
import { startQueue } from '../outbox/work-queue.ts';
import { WebhookSender } from './webhook-sender.ts';

let guia: TestApp;
let proxy: TcpProxy;
const receiver = perFile(startWebhookReceiver);
beforeAll(async () => {
  const through = async (url: string) => {
    proxy = await startTcpProxy(url);
    return proxy.url;
  };
  guia = await startTestApp({ WEBHOOK_TEST_TARGETS: receiver.target, LIMIT_WEBHOOK_MS: '400' }, { through });
});
afterAll(async () => {
  await guia.close();
  await proxy.close();
});
beforeEach(async () => {
  await guia.sql`DELETE FROM webhooks`;
});
const subscriber = (path: string) => subscriberOf(guia, receiver, path);

test('two instances share the work: each event arrives once', async () => {
  const { path, happen } = await subscriber('/shared');
  await happen(30);
  const second = await startTestApp({}, { instanceOf: guia });
  await Promise.all([sendDue(guia), sendDue({ services: { ...guia.services, db: second.services.db } })]);
  await second.close();
  const ids = receiver.events(path).map(({ headers }) => headers['webhook-id']);
  expect(ids).toHaveLength(30);
  expect(new Set(ids).size).toBe(30);
});

test('an event whose instance died is sent again after its lease', async () => {
  const { path, happen, log } = await subscriber('/died');
  await happen();
  await guia.sql`UPDATE webhook_deliveries SET attempts = 1, next_try_at = now() + interval '45 seconds'`;
  await sendDue(guia);
  expect(receiver.events(path)).toEqual([]);
  await makeDue(guia);
  await sendDue(guia);
  expect((await log())[0]).toMatchObject({ status: 'sent', attempts: 2 });
});

test('while the database is away nothing is lost', async () => {
  const { path, happen, log } = await subscriber('/outage');
  const { changeFeed, log: programLog } = guia.services;
  receiver.behave(path, (_request, response) => {
    void proxy.cut().then(() => response.writeHead(200).end());
  });
  await happen(5);
  const loop = startQueue(new WebhookSender(guia.services), changeFeed, programLog);
  await waitFor(() => receiver.events(path).length === 1);
  receiver.behave(path, answer(200));
  await proxy.restore();
  await waitFor(() => changeFeed.listening);
  await guia.settled();
  await happen();
  // The first was sent, but its result is unknown: its lease ends.
  await waitFor(async () => (await log()).filter(({ status }) => status === 'sent').length === 5);
  await makeDue(guia);
  await guia.sql`SELECT pg_notify('changes', 'webhooks')`;
  await waitFor(async () => (await log()).every(({ status }) => status === 'sent'));
  await loop.stop();
  expect(new Set(receiver.events(path).map(({ headers }) => headers['webhook-id'])).size).toBe(6);
});

test('the loop sends what is written while it runs', async () => {
  const { path, happen } = await subscriber('/loop');
  const loop = startQueue(new WebhookSender(guia.services), guia.services.changeFeed, guia.services.log);
  await happen();
  await waitFor(() => receiver.events(path).length === 1);
  await loop.stop();
});
