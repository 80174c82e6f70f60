import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/helpers/test-app.ts';
import { queueMail } from '../../mail/outbox.ts';

let guia: TestApp;
let admin: { token: string };
beforeAll(async () => {
  guia = await startTestApp();
  admin = { token: await guia.adminToken() };
});
afterAll(() => guia.close());

/** Queues a mail, sent ones as the delivery leaves them; returns its id. */
async function mail(
  kind: string,
  to: string,
  isSent: boolean,
  text = 'Abra /reset-password?token=__token__',
): Promise<string> {
  const id = await guia.services.db.dataSource.transaction((manager) =>
    queueMail(manager, { kind, to, subject: 'Assunto', text, html: text }),
  );
  if (isSent)
    await guia.pool.query(`UPDATE mails SET status = 'sent', text = '', html = '' WHERE id = $1`, [id]);
  return String(id);
}
const look = async (id: string, caller = admin) => {
  const query = `query ($id: ID!) { adminMail(id: $id) { text mail { kindName canResend subject recipient } } }`;
  const { body } = await guia.graphql(query, { id }, caller);
  return body.errors?.[0]?.extensions.code ?? body.data.adminMail;
};
const resend = async (id: string, caller: object = admin) => {
  const query = `mutation ($id: ID!) { resendMail(id: $id) { id status kindName recipient } }`;
  const { body } = await guia.graphql(query, { id }, caller);
  return body.errors?.[0]?.extensions.code ?? body.data.resendMail;
};

test('a mail that waits is read without the secret of its link; a sent one has no text', async () => {
  const waiting = await mail('reset-password', 'rosa@exemplo.com.br', false);
  expect(await look(waiting)).toEqual({
    text: 'Abra /reset-password?token=…',
    mail: { kindName: 'Nova senha', canResend: true, subject: 'Assunto', recipient: 'rosa@exemplo.com.br' },
  });
  const sent = await mail('reply', 'rosa@exemplo.com.br', true);
  expect(await look(sent)).toMatchObject({ text: null, mail: { canResend: false } });
  expect(await look('999999')).toBe('NOT_FOUND');
  const owner = await guia.owner('Rosa Lima');
  expect(await look(sent, { token: owner.token })).toBe('FORBIDDEN');
});

test('a sent link is written anew, to the present address of an active account', async () => {
  const owner = await guia.owner('Zélia Prado');
  const { email } = (await guia.pool.query('SELECT email FROM users WHERE id = $1', [owner.id])).rows[0];
  const sent = await mail('reset-password', email, true);
  const again = await resend(sent);
  expect(again).toMatchObject({ status: 'queued', kindName: 'Nova senha', recipient: email });
  expect(again.id).not.toBe(sent);
  expect((await look(again.id)).text).toContain('/reset-password?token=…');
  const { rows } = await guia.pool.query(
    `SELECT after FROM audit_entries WHERE action = 'mail.resend' AND subject_id = $1`,
    [again.id],
  );
  expect(rows).toEqual([{ after: { kind: 'reset-password' } }]);
});

test('rejects other kinds, unknown addresses and confirmed ones', async () => {
  const owner = await guia.owner('Bia Souza');
  const { email } = (await guia.pool.query('SELECT email FROM users WHERE id = $1', [owner.id])).rows[0];
  expect(await resend(await mail('company-approved', email, true))).toBe('CONFLICT');
  expect(await resend(await mail('reset-password', 'ninguem@exemplo.com.br', true))).toBe('CONFLICT');
  await guia.pool.query('UPDATE users SET email_confirmed_at = now() WHERE id = $1', [owner.id]);
  expect(await resend(await mail('confirm-email', email, true))).toBe('CONFLICT');
  expect(await resend('999999')).toBe('NOT_FOUND');
  expect(await resend('1', { token: owner.token })).toBe('FORBIDDEN');
});
