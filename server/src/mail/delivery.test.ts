import { afterEach, beforeEach, expect, test } from 'vitest';
import { type SmtpStandIn, startSmtpStandIn } from '../../test/helpers/smtp-server.ts';
import { testApp } from '../../test/helpers/test-app.ts';
import { cleanUp } from '../database/setup/clean-up.ts';
import { startQueue } from '../outbox/work-queue.ts';
import { Delivery, type TokenIssuer } from './delivery.ts';
import type { TokenPurpose } from './mail.ts';
import { type OutgoingMail, queueMail } from './outbox.ts';

const guia = testApp();
let smtp: SmtpStandIn;
beforeEach(async () => {
  smtp = await startSmtpStandIn();
  await guia.sql`DELETE FROM mails`;
});
afterEach(() => smtp.close());

const MAIL: OutgoingMail = {
  kind: 'reply',
  to: 'ana@teste.com.br',
  subject: 'Olá, Conceição',
  text: 'Corpo com acentuação',
  html: '<p>Corpo com acentuação</p>',
};
const queue = (mail: Partial<OutgoingMail> = {}) =>
  guia.services.db.dataSource.transaction((manager) => queueMail(manager, { ...MAIL, ...mail }));
const delivery = (smtpUrl = smtp.url, issueToken: TokenIssuer = async () => 'um-token') =>
  new Delivery({
    config: { smtpUrl, mailFrom: 'Guia <guia@teste.com.br>', publicUrl: 'https://guia.example' },
    db: guia.services.db,
    log: guia.services.log,
    issueToken,
  });
const row = async (id: number) => {
  const rows = await guia.sql`SELECT *, extract(epoch FROM next_try_at - now())::int AS wait FROM mails
    WHERE id = ${id}`;
  return rows[0];
};

test('a mail is sent in both forms, once, and its texts are erased', async () => {
  const id = await queue();
  expect(await delivery().workOff()).toBe(1);
  expect(smtp.mails).toHaveLength(1);
  const [mail] = smtp.mails;
  expect(mail).toMatchObject({ to: ['ana@teste.com.br'], from: 'guia@teste.com.br' });
  expect(mail?.text).toContain('Corpo com acentuação');
  expect(mail?.html).toContain('<p>Corpo com acentuação</p>');
  expect(mail?.raw).toContain('Auto-Submitted: auto-generated');
  expect(await row(id)).toMatchObject({ status: 'sent', attempts: 1, text: '', html: '', last_error: null });
  expect(await delivery().workOff()).toBe(0);
});

test('a mail with an address that ends its kind offers it to mail programs, and forgets it once sent', async () => {
  const unsubscribeUrl = 'https://guia.example/unsubscribe?token=7.abc';
  const id = await queue({ unsubscribeUrl });
  await queue();
  await delivery().workOff();
  const [ended, other] = smtp.mails;
  expect(ended?.raw).toContain(`List-Unsubscribe: <${unsubscribeUrl}>`);
  expect(ended?.raw).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  expect(other?.raw).not.toContain('List-Unsubscribe');
  expect(await row(id)).toMatchObject({ status: 'sent', unsubscribe_url: null });
});

test('a write that is rolled back sends nothing', async () => {
  const failing = guia.services.db.dataSource.transaction(async (manager) => {
    await queueMail(manager, MAIL);
    throw new Error('rolled back');
  });
  await expect(failing).rejects.toThrow('rolled back');
  expect(await delivery().workOff()).toBe(0);
});

test('concurrent instances send each mail once', async () => {
  for (let number = 0; number < 20; number++) await queue({ to: `p${number}@teste.com.br` });
  const tried = await Promise.all([1, 2, 3, 4].map(() => delivery().workOff()));
  expect(tried.reduce((sum, count) => sum + count, 0)).toBe(20);
  expect(new Set(smtp.mails.map(({ to }) => to[0])).size).toBe(20);
  expect(smtp.mails).toHaveLength(20);
});

test('an address or a subject cannot add recipients or headers', async () => {
  await queue({ to: 'ana@teste.com.br,bob@teste.com.br', subject: 'Um\r\nBcc: bob@teste.com.br' });
  await delivery().workOff();
  for (const { to } of smtp.mails) expect(to).toHaveLength(1);
  for (const { raw } of smtp.mails) expect(raw).not.toMatch(/^Bcc:/m);
});

test('a failure is retried after doubling delays, and given up after ten attempts', async () => {
  const id = await queue();
  smtp.refuseWith = { code: 451, message: 'tente depois' };
  for (const minutes of [1, 2, 4, 8, 16, 32, 64, 128, 256]) {
    expect(await delivery().workOff()).toBe(1);
    const failed = await row(id);
    expect(failed).toMatchObject({ status: 'queued' });
    expect(failed.last_error).toContain('tente depois');
    expect(Math.round(failed.wait / 60)).toBe(minutes);
    expect(await delivery().workOff()).toBe(0);
    await guia.sql`UPDATE mails SET next_try_at = now() WHERE id = ${id}`;
  }
  await delivery().workOff();
  expect(await row(id)).toMatchObject({ status: 'failed', attempts: 10 });
  await guia.sql`UPDATE mails SET next_try_at = now()`;
  expect(await delivery().workOff()).toBe(0);
});

test('an address that the server rejects permanently is given up at once', async () => {
  const id = await queue();
  smtp.refuseWith = { code: 550, message: 'usuário desconhecido' };
  await delivery().workOff();
  expect(await row(id)).toMatchObject({ status: 'failed', attempts: 1 });
});

test('nothing is sent to recipients of the demo data', async () => {
  const id = await queue({ to: 'dono@demo.exemplo.com.br' });
  await delivery().workOff();
  expect(smtp.mails).toEqual([]);
  expect((await row(id)).status).toBe('failed');
});

test('an unreachable mail server loses nothing', async () => {
  const id = await queue();
  await delivery('smtp://127.0.0.1:1').workOff();
  expect(await row(id)).toMatchObject({ status: 'queued', attempts: 1, text: MAIL.text });
});

test('a mail whose instance died is sent again after its lease', async () => {
  const id = await queue();
  await guia.sql`UPDATE mails SET attempts = 1, next_try_at = now() + interval '5 minutes' WHERE id = ${id}`;
  expect(await delivery().workOff()).toBe(0);
  await guia.sql`UPDATE mails SET next_try_at = now() WHERE id = ${id}`;
  expect(await delivery().workOff()).toBe(1);
  expect(await row(id)).toMatchObject({ status: 'sent', attempts: 2 });
});

test('the token is created when the mail is sent; without a token the mail is deleted', async () => {
  await queue({ text: 'token=__token__', tokenPurpose: 'reset-password' });
  await delivery().workOff();
  expect(smtp.mails[0]?.token).toBe('um-token');
  const id = await queue({ text: 'token=__token__', tokenPurpose: 'reset-password' });
  await delivery(smtp.url, async () => null).workOff();
  expect(smtp.mails).toHaveLength(1);
  expect(await row(id)).toBeUndefined();
});

test('a mail accepted twice has one Message-ID, but two when each has its own link', async () => {
  const idsOf = async (mail: Partial<OutgoingMail>) => {
    const id = await queue(mail);
    const before = smtp.mails.length;
    for (let attempt = 1; attempt <= 2; attempt++) {
      await delivery().workOff();
      await guia.sql`UPDATE mails SET status = 'queued', next_try_at = now() WHERE id = ${id}`;
    }
    await guia.sql`DELETE FROM mails WHERE id = ${id}`;
    return smtp.mails.slice(before).map(({ raw }) => /^Message-ID: <(.+)@/im.exec(raw)?.[1]);
  };
  const [first, second] = await idsOf({});
  expect(first).toMatch(/^mail-\d+-\d+$/);
  expect(second).toBe(first);
  const [one, two] = await idsOf({ text: 'token=__token__', tokenPurpose: 'reset-password' });
  expect(one).toMatch(/^mail-\d+-\d+-1-\d+$/);
  expect(two).toMatch(/^mail-\d+-\d+-2-\d+$/);
});

test('the loop sends queued mails and those written while it runs, and stops', async () => {
  await queue({ to: 'antes@teste.com.br' });
  const { changeFeed, log } = guia.services;
  const loop = startQueue(delivery(), changeFeed, log);
  await smtp.next(({ to }) => to[0] === 'antes@teste.com.br');
  await queue({ to: 'depois@teste.com.br' });
  await smtp.next(({ to }) => to[0] === 'depois@teste.com.br');
  await loop.stop();
  await queue({ to: 'tarde@teste.com.br' });
  await guia.settled();
  expect(smtp.mails).toHaveLength(2);
});

test.each([
  ['cleaning', () => cleanUp(guia.services.db.reads)],
  ['a mail server that was unreachable', () => delivery().workOff()],
])('%s: mails that have waited too long are given up, not sent', async (_who, work) => {
  const aged = async (age: string, mail: Partial<OutgoingMail> = {}) => {
    const id = await queue(mail);
    const at = 'UPDATE mails SET created_at = now() - $2::interval WHERE id = $1';
    await guia.pool.query(at, [id, age]);
    return id;
  };
  const link = (tokenPurpose: TokenPurpose) => ({ text: 'token=__token__', tokenPurpose });
  const late = [
    await aged('61 minutes', link('reset-password')),
    await aged('169 hours', link('confirm-email')),
    await aged('31 days'),
  ];
  const inTime = [
    await aged('59 minutes', link('reset-password')),
    await aged('167 hours', link('confirm-email')),
    await aged('29 days'),
  ];
  const underWay = await aged('31 days');
  await guia.sql`UPDATE mails SET next_try_at = now() + interval '5 minutes' WHERE id = ${underWay}`;
  await work();
  const errors = [];
  for (const id of late) {
    const { status, last_error } = await row(id);
    expect(status).toBe('failed');
    errors.push(last_error);
  }
  expect(errors).toEqual([
    'Não foi enviado a tempo: o link já teria vencido.',
    'Não foi enviado a tempo: o link já teria vencido.',
    'Não foi enviado a tempo: esperou mais de 30 dias.',
  ]);
  for (const id of inTime) expect((await row(id)).status).not.toBe('failed');
  expect((await row(underWay)).status).toBe('queued');
  await delivery().workOff();
  expect(smtp.mails).toHaveLength(inTime.length);
});

const MAILS = `query ($status: MailStatus) {
  adminMails(status: $status) { total isDelivering items { id kind recipient subject status attempts lastError } }
}`;
const RETRY = 'mutation ($id: ID!) { retryMail(id: $id) { status attempts } }';

test('only administrators see the outbox and retry mails', async () => {
  const id = await queue();
  await guia.sql`UPDATE mails SET status = 'failed', attempts = 10, last_error = 'x' WHERE id = ${id}`;
  const admin = { token: await guia.adminToken() };
  const { token } = await guia.owner();
  for (const [caller, code] of [
    [{}, 'UNAUTHENTICATED'],
    [{ token }, 'FORBIDDEN'],
  ] as const) {
    expect((await guia.graphql(MAILS, {}, caller)).body.errors[0].extensions.code).toBe(code);
    expect((await guia.graphql(RETRY, { id }, caller)).body.errors[0].extensions.code).toBe(code);
  }
  const { body } = await guia.graphql(MAILS, { status: 'failed' }, admin);
  expect(body.data.adminMails).toMatchObject({
    total: 1,
    isDelivering: false,
    items: [{ kind: 'reply', recipient: 'ana@teste.com.br', status: 'failed', attempts: 10, lastError: 'x' }],
  });
  const again = await guia.graphql(RETRY, { id }, admin);
  expect(again.body.data.retryMail).toEqual({ status: 'queued', attempts: 0 });
  await delivery().workOff();
  expect((await row(id)).status).toBe('sent');
  const late = await guia.graphql(RETRY, { id }, admin);
  expect(late.body.errors[0].extensions.code).toBe('CONFLICT');
  const unknown = await guia.graphql(RETRY, { id: '999999' }, admin);
  expect(unknown.body.errors[0].extensions.code).toBe('NOT_FOUND');
});
