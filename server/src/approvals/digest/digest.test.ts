import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { ask } from '../../../test/helpers/ask.ts';
import { COMPANY_FORM } from '../../../test/helpers/company-form.ts';
import { makeCompany } from '../../../test/helpers/factories.ts';
import { startTestApp } from '../../../test/helpers/test-app.ts';
import type { Log } from '../../shared/log.ts';
import { mailAdministrators } from '../../users/mail-administrators.ts';
import { queueDigests } from './queue-digests.ts';

/** A Monday, at eight in São Paulo. */
const EIGHT = new Date('2026-11-23T11:00:00Z');
const after = (minutes: number) => new Date(EIGHT.getTime() + minutes * 60_000);

const SMTP = { SMTP_URL: 'smtp://127.0.0.1:1', PUBLIC_URL: 'https://guia.example' };
const guia = await startTestApp(SMTP);
const second = await startTestApp(SMTP, { instanceOf: guia });
afterAll(async () => {
  await second.close();
  await guia.close();
});
beforeEach(async () => {
  await guia.sql`DELETE FROM approval_digests`;
  await guia.sql`DELETE FROM mails`;
  await guia.sql`DELETE FROM companies`;
});

const queue = (now: Date, app = guia) => queueDigests(app.services, now);
const SET = 'mutation ($mails: ApprovalMails!) { setApprovalMails(mails: $mails) { approvalMails } }';

/** Makes an administrator with a digest whose last one was made at a time. */
async function administrator(every: 'hourly' | 'daily', toldUntil: Date, role = 'moderator') {
  const person = await guia.owner('Bia Sá');
  await guia.sql`UPDATE users SET role = 'admin', admin_role = ${role} WHERE id = ${person.id}`;
  await guia.sql`INSERT INTO approval_digests VALUES (${person.id}, ${every}, ${toldUntil})`;
  return person;
}
async function pending(name: string, createdAt: Date): Promise<number> {
  const id = await makeCompany(guia.pool, { name, is_approved: false });
  await guia.sql`UPDATE companies SET created_at = ${createdAt}, updated_at = ${createdAt} WHERE id = ${id}`;
  return id;
}
const mailsTo = async ({ email }: { email: string }) =>
  await guia.sql`SELECT kind, subject, text FROM mails WHERE recipient = ${email}
    AND kind <> ${'confirm-email'} ORDER BY id`;

test('a day’s mail comes once from eight in São Paulo, on two instances, and lists the oldest five of a kind', async () => {
  const bia = await administrator('daily', after(-24 * 60));
  for (let number = 1; number <= 7; number++) await pending(`Padaria ${number}`, after(-number * 60));
  await guia.sql`INSERT INTO data_requests (kind, email, content, status, created_at)
     VALUES ('erasure', 'bruno@exemplo.com.br', 'Apague tudo.', 'pending', ${after(-60)})`;
  expect(await queue(after(-1))).toBe(0);
  const counts = await Promise.all([
    queue(EIGHT),
    queue(EIGHT, second),
    queue(after(2)),
    queue(after(3), second),
  ]);
  expect(counts.sort()).toEqual([0, 0, 0, 1]);
  expect(await queue(after(15 * 60))).toBe(0);
  const [mail, ...others] = await mailsTo(bia);
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ kind: 'approvals-digest', subject: 'À sua espera: 7 empresas novas' });
  expect(mail.text).toContain(
    [
      '7 empresas novas',
      ...[7, 6, 5, 4, 3].map((number) => `• Padaria ${number}, desde 23/11/2026`),
      'e mais 2',
      'https://guia.example/admin?kind=newCompany',
    ].join('\n'),
  );
  // Requests about personal data are for those who manage accounts, and name nobody.
  expect(mail.text).not.toContain('LGPD');
  const ana = await administrator('daily', after(-24 * 60), 'administrator');
  expect(await queue(after(5))).toBe(1);
  expect((await mailsTo(ana))[0].text).toContain('1 pedido da LGPD\n• Desde 23/11/2026');
  expect((await mailsTo(ana))[0].text).not.toContain('bruno');
  await guia.sql`DELETE FROM data_requests`;
});

test('an hour’s mail comes on the hour, and only when something new arrived', async () => {
  const bia = await administrator('hourly', EIGHT);
  await pending('Antiga', after(-300));
  expect(await queue(after(60))).toBe(0);
  await pending('Nova', after(90));
  expect(await queue(after(119))).toBe(0);
  expect(await queue(after(121))).toBe(1);
  expect(await queue(after(181))).toBe(0);
  const [mail] = await mailsTo(bia);
  expect(mail.subject).toBe('À sua espera: 2 empresas novas');
  expect(mail.text.indexOf('Antiga')).toBeLessThan(mail.text.indexOf('Nova'));
});

test('what is written in the last minute before the hour is new in the next mail, once', async () => {
  const bia = await administrator('hourly', EIGHT);
  const id = await pending('Na virada', after(59.5));
  expect(await queue(after(60))).toBe(0);
  expect(await queue(after(120))).toBe(1);
  expect(await queue(after(180))).toBe(0);
  const write = (at: Date) =>
    guia.pool.query(
      `INSERT INTO messages (company_id, sender_type, content, created_at) VALUES ($1, 'company', 'Oi', $2)`,
      [id, at],
    );
  await write(after(190));
  await write(after(239.5));
  // A further message of a conversation that waits is new as well.
  expect([await queue(after(240)), await queue(after(300)), await queue(after(360))]).toEqual([1, 1, 0]);
  expect((await mailsTo(bia)).at(-1).subject).toBe('À sua espera: 1 empresa nova e 1 conversa não lida');
});

test('a digest that fails is logged and skipped, and the others are queued', async () => {
  await pending('Padaria', after(-60));
  const failing = await administrator('daily', after(-24 * 60));
  // A minute before this is out of the range of Postgres.
  await guia.sql`UPDATE approval_digests SET told_until = '4714-11-24 00:00:00+00 BC'`;
  const bia = await administrator('daily', after(-24 * 60));
  const error = vi.fn();
  const log = { ...guia.services.log, error } as unknown as Log;
  expect(await queueDigests({ ...guia.services, log }, EIGHT)).toBe(1);
  expect(error.mock.calls).toEqual([
    [expect.objectContaining({ user: Number(failing.id) }), 'Um resumo do que espera falhou.'],
  ]);
  expect(await mailsTo(failing)).toEqual([]);
  expect(await mailsTo(bia)).toHaveLength(1);
  expect(await queueDigests({ ...guia.services, log }, after(1))).toBe(0);
  await pending('Outra', after(60));
  expect(await queueDigests({ ...guia.services, log }, after(24 * 60))).toBe(2);
  expect(error).toHaveBeenCalledOnce();
});

test('a photo is new when its sizes are made, not when it was sent', async () => {
  const bia = await administrator('hourly', EIGHT);
  const id = await makeCompany(guia.pool, { name: 'Foto Lima' });
  await guia.sql`INSERT INTO company_photos (key, company_id, position, state, needs_review, created_at, changed_at)
     VALUES (gen_random_uuid(), ${id}, 0, 'waiting', true, ${after(50)}, ${after(62)})`;
  expect([await queue(after(60)), await queue(after(120)), await queue(after(180))]).toEqual([0, 1, 0]);
  expect((await mailsTo(bia))[0].subject).toBe('À sua espera: 1 foto');
});

test('nothing waiting, a lost role, a deactivated account and no mail server: no mail', async () => {
  const start = after(-24 * 60);
  await administrator('daily', start);
  expect(await queue(EIGHT)).toBe(0);
  await guia.sql`DELETE FROM approval_digests`;
  const [reader, owner, gone] = [
    await administrator('daily', start),
    await administrator('daily', start),
    await administrator('daily', start),
  ];
  await guia.sql`UPDATE users SET admin_role = 'reader' WHERE id = ${reader.id}`;
  await guia.sql`UPDATE users SET role = 'company', admin_role = NULL WHERE id = ${owner.id}`;
  await guia.sql`UPDATE users SET is_active = false WHERE id = ${gone.id}`;
  await pending('Padaria', after(-60));
  const { services } = guia;
  const bia = await administrator('daily', start);
  expect(await queueDigests({ ...services, config: { ...services.config, smtpUrl: undefined } }, EIGHT)).toBe(
    0,
  );
  expect(await queue(EIGHT)).toBe(1);
  expect(await mailsTo(bia)).toHaveLength(1);
});

test('the setting is of those who decide, and replaces the mail for each thing', async () => {
  const person = await guia.owner('Bia Sá');
  const set = (mails: string) => ask(guia, person, SET, { mails });
  expect(await set('daily')).toMatchObject({ code: 'FORBIDDEN' });
  await guia.sql`UPDATE users SET role = 'admin', admin_role = 'moderator' WHERE id = ${person.id}`;
  const tell = () =>
    guia.services.db.transaction((manager) =>
      mailAdministrators(guia.services, manager, {
        kind: 'plan-request',
        subject: 'Pedido',
        paragraphs: ['Um.'],
      }),
    );
  await tell();
  expect(await mailsTo(person)).toHaveLength(1);
  expect(await set('daily')).toEqual({ approvalMails: 'daily' });
  await tell();
  expect(await mailsTo(person)).toHaveLength(1);
  const untold = async () =>
    await guia.sql`SELECT every, told_until FROM approval_digests WHERE user_id = ${person.id}`;
  const [{ told_until }] = await untold();
  await set('hourly');
  expect(await untold()).toEqual([{ every: 'hourly', told_until }]);
  expect(await set('immediately')).toEqual({ approvalMails: 'immediately' });
  await tell();
  expect(await mailsTo(person)).toHaveLength(2);
});

test('the address of the policy is mailed about no single company where it is that of a digest', async () => {
  const bia = await administrator('hourly', EIGHT);
  await guia.sql`UPDATE approval_policy SET notification_email = ${bia.email.toUpperCase()}`;
  const register = async () => {
    const { token } = await guia.owner();
    expect((await guia.rest('POST', '/companies', COMPANY_FORM, { token })).status).toBe(200);
  };
  const count = async () =>
    (await guia.pool.query(`SELECT FROM mails WHERE kind = 'company-pending'`)).rowCount;
  await register();
  expect(await count()).toBe(0);
  await guia.sql`DELETE FROM companies`;
  await guia.sql`DELETE FROM approval_digests`;
  await register();
  expect(await count()).toBe(1);
});
