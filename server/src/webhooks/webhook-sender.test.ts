import { beforeEach, expect, test } from 'vitest';
import { ask } from '../../test/helpers/ask.ts';
import { perFile } from '../../test/helpers/per-file.ts';
import { startTestApp } from '../../test/helpers/test-app.ts';
import { answer, hang, startWebhookReceiver, verify } from '../../test/helpers/webhooks/receiver.ts';
import { subscriberOf } from '../../test/helpers/webhooks/subscriber.ts';
import { makeDue, sendDue, waitFor } from '../../test/helpers/webhooks/webhooks.ts';
import { cleanUp } from '../database/setup/clean-up.ts';
import { WebhookSender } from './webhook-sender.ts';

const receiver = perFile(startWebhookReceiver);
const guia = perFile(() =>
  startTestApp({
    WEBHOOK_TEST_TARGETS: receiver.target,
    LIMIT_WEBHOOK_MS: '400',
    LIMIT_WEBHOOKS: '100',
  }),
);
beforeEach(async () => {
  await guia.sql`DELETE FROM webhooks`;
});

const subscriber = (path: string, url?: string) => subscriberOf(guia, receiver, path, url);
const change = (mutation: string, id: string, { token }: { token: string }) =>
  ask(guia, { token }, `mutation ($id: ID!) { ${mutation} }`, { id });

/** Waits longer for an answer than a busy machine takes. */
function patientSender(WEBHOOK_MS = 4_000) {
  const { config } = guia.services;
  const limits = { ...config.limits, WEBHOOK_MS };
  return new WebhookSender({ ...guia.services, config: { ...config, limits } });
}

test('an event arrives once, signed, with its id and time', async () => {
  const { secret, path, happen, log } = await subscriber('/once');
  await happen();
  await sendDue(guia);
  await sendDue(guia);
  const events = receiver.events(path);
  expect(events).toHaveLength(1);
  const [event] = events;
  if (!event) throw new Error('Nothing was received.');
  expect(verify(secret, event)).toMatchObject({ type: 'company.created', data: { isApproved: true } });
  expect(() => verify(`whsec_${Buffer.alloc(32).toString('base64')}`, event)).toThrow();
  expect(event.headers['content-type']).toBe('application/json');
  expect(Math.abs(Date.now() / 1_000 - Number(event.headers['webhook-timestamp']))).toBeLessThan(5);
  const [row] = await log();
  expect(row).toMatchObject({
    status: 'sent',
    attempts: 1,
    answer_status: 204,
    last_error: null,
    body: event.body,
  });
  expect(row.id).toBe(event.headers['webhook-id']);
  expect(row.took_ms).toBeGreaterThanOrEqual(0);
});

test('while a secret rotates both sign, after 24 hours only the new one', async () => {
  const { id, owner, secret, path, happen } = await subscriber('/rotation');
  const { newSecret: fresh } = await change('rotateWebhookSecret(id: $id) { newSecret }', id, owner);
  expect(fresh).not.toBe(secret);
  await happen();
  await sendDue(guia);
  const [both] = receiver.events(path);
  if (!both) throw new Error('Nothing was received.');
  expect(both.headers['webhook-signature']?.split(' ')).toHaveLength(2);
  verify(secret, both);
  verify(fresh, both);
  await guia.sql`UPDATE webhooks SET rotated_at = now() - interval '25 hours'`;
  await happen();
  await sendDue(guia);
  const [, later] = receiver.events(path);
  if (!later) throw new Error('Nothing was received.');
  verify(fresh, later);
  expect(() => verify(secret, later)).toThrow();
});

test('a failure is retried by the schedule from the event, ten attempts in 24 hours, then given up', async () => {
  const { path, happen, log, state } = await subscriber('/failing');
  receiver.behave(path, answer(500, 'quebrou\0'));
  await happen();
  const offsets = [5, 300, 1_800, 7_200, 18_000, 36_000, 50_400, 72_000, 86_400];
  let previous = 0;
  for (const offset of offsets) {
    await sendDue(guia);
    const [row] = await log();
    expect(row).toMatchObject({ status: 'queued', answer_status: 500, answer: 'quebrou' });
    expect(row.last_error).toBe('O endereço respondeu 500.');
    expect(row.wait).toBeGreaterThan(offset - previous - 2);
    expect(row.wait).toBeLessThan(offset - previous + (offset - previous) / 10 + 2);
    await sendDue(guia);
    expect((await log())[0].attempts).toBe(row.attempts);
    // The time of the next attempt has come.
    await guia.sql`UPDATE webhook_deliveries
      SET next_try_at = now(), scheduled_at = now() - make_interval(secs => ${offset})`;
    previous = offset;
  }
  await sendDue(guia);
  expect((await log())[0]).toMatchObject({ status: 'failed', attempts: 10 });
  expect((await state()).failing_since).not.toBeNull();
  expect(new Set(receiver.events(path).map(({ headers }) => headers['webhook-id'])).size).toBe(1);
});

test('an attempt that is behind its time is not followed by the next one at once', async () => {
  const { path, happen, log } = await subscriber('/late');
  receiver.behave(path, answer(503));
  await happen();
  await guia.sql`UPDATE webhook_deliveries SET scheduled_at = now() - interval '6 hours', attempts = 3`;
  await sendDue(guia);
  const [row] = await log();
  expect(row).toMatchObject({ status: 'queued', attempts: 4 });
  expect(row.wait).toBeGreaterThan(500);
});

test('a receiver that hangs fails in time and holds up no other', async () => {
  const slow = await subscriber('/hanging');
  const quick = await subscriber('/quick');
  receiver.behave(slow.path, hang);
  await slow.happen(2);
  await quick.happen(5);
  const sender = patientSender(2_000);
  await sender.workOff();
  await waitFor(() => receiver.events(quick.path).length === 5 && receiver.events(slow.path).length > 0);
  expect(receiver.events(slow.path)).toHaveLength(1);
  await sender.idle();
  expect((await slow.log()).map(({ last_error }) => last_error)).toEqual(
    Array(2).fill('O endereço não respondeu em 2 segundos.'),
  );
  expect((await quick.log()).every(({ status }) => status === 'sent')).toBe(true);
});

test('a receiver gets one event at a time until one arrives, then four', async () => {
  const { path, happen, log } = await subscriber('/parallel');
  let open = 0;
  const seen: number[] = [];
  receiver.behave(path, (_request, response) => {
    seen.push(++open);
    setTimeout(() => {
      open--;
      response.writeHead(204).end();
    }, 300);
  });
  await happen(40);
  const sender = patientSender();
  await sender.workOff();
  await sender.idle();
  expect(Math.max(...seen)).toBe(4);
  expect((await log()).every(({ status, attempts }) => status === 'sent' && attempts === 1)).toBe(true);
});

test('an answer without an end counts by its status', async () => {
  const { path, happen, log } = await subscriber('/endless');
  receiver.behave(path, (_request, response) => {
    response.writeHead(200);
    response.write('x'.repeat(500));
  });
  await happen();
  await sendDue(guia);
  expect((await log())[0]).toMatchObject({ status: 'sent', answer_status: 200, answer: 'x'.repeat(500) });
});

test('a redirect is a failure and is not followed', async () => {
  const { path, happen, log } = await subscriber('/redirect');
  receiver.behave(path, answer(307, '', { location: receiver.url('/redirected') }));
  await happen();
  await sendDue(guia);
  expect((await log())[0]).toMatchObject({
    status: 'queued',
    last_error: 'O endereço respondeu 307: redirecionamentos não são seguidos.',
  });
  expect(receiver.events('/redirected')).toEqual([]);
});

test('an answer of 410 switches the webhook off and mails its person', async () => {
  const { owner, id, path, happen, log, state } = await subscriber('/gone');
  receiver.behave(path, answer(410));
  await happen(2);
  await sendDue(guia);
  expect(receiver.events(path)).toHaveLength(1);
  expect((await log()).map(({ status }) => status)).toEqual(['failed', 'queued']);
  const reason = 'O endereço respondeu 410: não recebe mais eventos.';
  expect(await state()).toMatchObject({ is_active: false, disabled_reason: reason });
  const rows = await guia.sql`SELECT * FROM mails WHERE kind = 'webhook-disabled'`;
  expect(rows).toMatchObject([{ recipient: owner.email, text: expect.stringContaining(reason) }]);
  // Switched on again, what waited is sent; what was given up can be sent again.
  receiver.behave(path, answer(200));
  await change('updateWebhook(id: $id, input: { isActive: true }) { isActive }', id, owner);
  await sendDue(guia);
  expect((await log()).map(({ status }) => status)).toEqual(['failed', 'sent']);
  const again = await change(
    'resendWebhookDelivery(id: $id) { status attempts }',
    (await log())[0].id,
    owner,
  );
  expect(again).toEqual({ status: 'queued', attempts: 0 });
  await sendDue(guia);
  expect((await log()).map(({ status }) => status)).toEqual(['sent', 'sent']);
  const [first, , third] = receiver.events(path);
  expect(third?.headers['webhook-id']).toBe(first?.headers['webhook-id']);
});

test('three days without a success switch a webhook off; a success before them counts', async () => {
  const { path, happen, state } = await subscriber('/lasting');
  const age = (days: number) =>
    guia.pool.query('UPDATE webhooks SET failing_since = now() - make_interval(days => $1)', [days]);
  receiver.behave(path, answer(500));
  await age(2);
  await happen();
  await sendDue(guia);
  expect(await state()).toMatchObject({ is_active: true });
  receiver.behave(path, answer(200));
  await age(4);
  await makeDue(guia);
  await sendDue(guia);
  expect(await state()).toMatchObject({ is_active: true, failing_since: null });
  receiver.behave(path, answer(500));
  await age(4);
  await happen();
  await sendDue(guia);
  expect(await state()).toMatchObject({
    is_active: false,
    disabled_reason: 'Nenhum envio deu certo em três dias.',
  });
});

test('after five failures in a row a webhook rests', async () => {
  const { path, happen } = await subscriber('/resting');
  receiver.behave(path, answer(500));
  await happen(8);
  const sender = new WebhookSender(guia.services);
  await sender.workOff();
  await sender.idle();
  await sender.workOff();
  await sender.idle();
  expect(receiver.events(path)).toHaveLength(5);
});

test('the log keeps 30 days, and of each webhook the 10,000 latest that arrived', async () => {
  const { id, log } = await subscriber('/cleaned');
  await guia.sql`INSERT INTO webhook_deliveries (webhook_id, event, status, created_at)
     SELECT ${id}, 'company.created', 'sent', now() - make_interval(secs => number) FROM generate_series(1, 10002) number
     UNION ALL VALUES (${id}::int, 'company.created', 'failed', now() - interval '29 days'),
       (${id}, 'company.created', 'queued', now() - interval '31 days')`;
  await cleanUp(guia.services.db.reads);
  const rows = await log();
  expect(rows.filter(({ status }) => status === 'sent')).toHaveLength(10_000);
  expect(rows.filter(({ status }) => status !== 'sent').map(({ status }) => status)).toEqual(['failed']);
});
