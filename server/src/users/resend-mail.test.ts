import { expect, test } from 'vitest';
import { waitingThings } from '../../test/helpers/decisions/waiting-things.ts';
import { makeCompany } from '../../test/helpers/factories.ts';
import { admin, testApp } from '../../test/helpers/test-app.ts';
import type { MailKind } from '../mail/mail-kinds.ts';
import { queueMail } from '../mail/outbox.ts';

const guia = testApp({ SMTP_URL: 'smtp://localhost:1' });

/** Queues a mail, sent ones as the delivery leaves them; returns its id. */
async function mail(
  kind: MailKind,
  to: string,
  isSent: boolean,
  text = 'Abra /reset-password?token=__token__',
): Promise<string> {
  const id = await guia.services.db.dataSource.transaction((manager) =>
    queueMail(manager, { kind, to, subject: 'Assunto', text, html: text }),
  );
  if (isSent) await guia.sql`UPDATE mails SET status = 'sent', text = '', html = '' WHERE id = ${id}`;
  return String(id);
}
const idOf = async (statement: string, ...values: unknown[]): Promise<number> =>
  (await guia.pool.query<{ id: number }>(statement, values)).rows[0]?.id as number;
/** As the delivery leaves a mail; returns its id. */
async function sentMail(kind: MailKind, to: string): Promise<string> {
  const id = await idOf(
    `UPDATE mails SET status = 'sent', text = '', html = '' WHERE id =
       (SELECT max(id) FROM mails WHERE kind = $1 AND recipient = $2) RETURNING id`,
    kind,
    to,
  );
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
    mail: { kindName: 'Nova senha', canResend: false, subject: 'Assunto', recipient: 'rosa@exemplo.com.br' },
  });
  const sent = await mail('password-changed', 'rosa@exemplo.com.br', true);
  expect(await look(sent)).toMatchObject({ text: null, mail: { canResend: false } });
  expect(await look('999999')).toBe('NOT_FOUND');
  const owner = await guia.owner('Rosa Lima');
  expect(await look(sent, { token: owner.token })).toBe('FORBIDDEN');
});

test('a sent link is written anew, to the present address of an active account', async () => {
  const owner = await guia.owner('Zélia Prado');
  const { email } = (await guia.sql`SELECT email FROM users WHERE id = ${owner.id}`)[0];
  const sent = await mail('reset-password', email, true);
  expect(await look(sent)).toMatchObject({ mail: { canResend: true } });
  const again = await resend(sent);
  expect(again).toMatchObject({ status: 'queued', kindName: 'Nova senha', recipient: email });
  expect(again.id).not.toBe(sent);
  expect((await look(again.id)).text).toContain('/reset-password?token=…');
  const rows = await guia.sql`SELECT after FROM audit_entries WHERE action = 'mail.resend'
    AND subject_id = ${again.id}`;
  expect(rows).toEqual([{ after: { kind: 'reset-password' } }]);
});

test('a mail is made anew once, after it was sent', async () => {
  const { email } = await guia.owner('Nilo Paz');
  const sent = await mail('reset-password', email, true);
  const again = await resend(sent);
  expect(again).toMatchObject({ status: 'queued' });
  expect(await resend(again.id)).toBe('CONFLICT');
  expect(await resend(sent)).toBe('CONFLICT');
  expect(await look(sent)).toMatchObject({ mail: { canResend: false } });
  const rows = await guia.sql`SELECT id FROM mails WHERE recipient = ${email} AND kind = 'reset-password'`;
  expect(rows).toHaveLength(2);
});

test('links to an account are limited by the hour, what was decided on is not', async () => {
  const { id: owner_id, email } = await guia.owner('Lia Cruz');
  for (let links = 0; links < 5; links++)
    expect(await resend(await mail('reset-password', email, true))).toMatchObject({ status: 'queued' });
  expect(await resend(await mail('reset-password', email, true))).toBe('RATE_LIMITED');
  for (let companies = 0; companies < 6; companies++) {
    const id = await makeCompany(guia.pool, { name: 'Bar do Zé', owner_id, is_approved: false });
    await guia.graphql('mutation ($id: ID!) { approveCompany(id: $id) { id } }', { id }, admin);
    expect(await resend(await sentMail('company-approved', email))).toMatchObject({ status: 'queued' });
  }
});

test('a mail that does not say what it told of is not offered', async () => {
  expect(await look(await mail('company-approved', 'rosa@exemplo.com.br', true))).toMatchObject({
    mail: { canResend: false },
  });
});

test('decisions are told again with the reason as it is stored, while they hold', async () => {
  const owner = await guia.owner('Rosa Lima');
  const make = waitingThings(guia, owner.id);
  const ask = async (query: string, variables: Record<string, unknown>) =>
    expect((await guia.graphql(query, variables, admin)).body.errors).toBeUndefined();
  const again = async (kind: MailKind, to = owner.email) => {
    const made = await resend(await sentMail(kind, to));
    return typeof made === 'string' ? made : (await look(made.id)).text;
  };

  const request = await make.planRequest();
  await ask(`mutation ($id: ID!) { rejectPlanRequest(id: $id, reason: "Sem pagamento.") { id } }`, {
    id: request,
  });
  expect(await again('plan-rejected')).toContain('Motivo: Sem pagamento.');

  const approved = await make.planRequest();
  await ask('mutation ($id: ID!) { approvePlanRequest(id: $id) { id } }', { id: approved });
  expect(await again('plan-approved')).toContain('já está valendo');
  await guia.sql`UPDATE users SET plan_id = NULL WHERE id = ${owner.id}`;
  expect(await again('plan-approved')).toBe('CONFLICT');

  const claim = await make.claim();
  await ask(`mutation ($id: ID!) { rejectClaim(id: $id, reason: "Sem prova.") { id } }`, { id: claim });
  expect(await again('claim-refused')).toContain('Motivo: Sem prova.');
  const other = await make.claim();
  await ask('mutation ($id: ID!) { approveClaim(id: $id) { id } }', { id: other });
  expect(await again('claim-approved')).toContain('a partir de agora você cuida da empresa');
  await guia.sql`UPDATE companies SET owner_id = NULL WHERE id = (SELECT company_id FROM company_claims
    WHERE id = ${other})`;
  expect(await again('claim-approved')).toBe('CONFLICT');

  const pending = () => makeCompany(guia.pool, { name: 'Bar do Zé', owner_id: owner.id, is_approved: false });
  await ask('mutation ($id: ID!) { approveCompany(id: $id) { id } }', { id: await pending() });
  expect(await again('company-approved')).toContain('"Bar do Zé" foi aprovada');
  const rejected = await pending();
  await ask('mutation ($id: ID!) { rejectCompany(id: $id, reason: "Repetida.") { id } }', { id: rejected });
  expect(await again('company-rejected')).toContain('Motivo: Repetida.');
  await guia.sql`DELETE FROM companies WHERE id = ${rejected}`;
  expect(await again('company-rejected')).toBe('CONFLICT');

  const company = await make.accessRequest();
  await ask(`mutation ($id: ID!) { setMessageAccess(companyId: $id, hasMessageAccess: true) { id } }`, {
    id: company,
  });
  expect(await again('message-access-given')).toContain('pode ler e responder');
  const next = await guia.owner('Ivo Reis');
  await guia.sql`UPDATE companies SET owner_id = ${next.id} WHERE id = ${company}`;
  expect(await again('message-access-given')).toBe('CONFLICT');
});

test('links of invitations and of requests about data are made anew while they are open', async () => {
  const owner = await guia.owner('Rosa Lima');
  const company = await makeCompany(guia.pool, { name: 'Bar do Zé', owner_id: owner.id });
  const invited = await guia.graphql(
    `mutation ($companyId: ID!) { inviteMember(companyId: $companyId, email: "ivo@exemplo.com.br", part: manager) { isMailed } }`,
    { companyId: company },
    owner,
  );
  expect(invited.body.data.inviteMember.isMailed).toBe(true);
  const invitation = await sentMail('member-invitation', 'ivo@exemplo.com.br');
  const again = await resend(invitation);
  expect((await look(again.id)).text).toContain('/convite/…');
  await guia.sql`UPDATE company_invitations SET expires_at = now() - interval '1 minute'`;
  expect(await resend(await sentMail('member-invitation', 'ivo@exemplo.com.br'))).toBe('CONFLICT');

  await guia.graphql('mutation ($input: SendDataRequestInput!) { sendDataRequest(input: $input) { id } }', {
    input: { kind: 'erasure', email: 'ana@exemplo.com.br', content: 'Apague.' },
  });
  const link = await sentMail('confirm-data-request', 'ana@exemplo.com.br');
  expect((await look((await resend(link)).id)).text).toContain('/dados-pessoais?token=…');
  const id = await idOf(`UPDATE data_requests SET status = 'pending' RETURNING id`);
  expect(await resend(await sentMail('confirm-data-request', 'ana@exemplo.com.br'))).toBe('CONFLICT');
  await guia.graphql(
    'mutation ($id: ID!) { answerDataRequest(id: $id, answer: "Apagamos.") { id } }',
    { id },
    admin,
  );
  const answer = await resend(await sentMail('data-request-answer', 'ana@exemplo.com.br'));
  expect((await look(answer.id)).text).toContain('Apagamos.');
});

test('a reply to a visitor is sent again, until the visitor is gone', async () => {
  const owner = await guia.owner('Rosa Lima');
  const company = await makeCompany(guia.pool, {
    name: 'Bar do Zé',
    owner_id: owner.id,
    has_message_access: true,
  });
  const message = await idOf(
    `INSERT INTO messages (company_id, sender_type, name, email, content)
     VALUES ($1, 'visitor', 'Bia', 'bia@exemplo.com.br', 'Abre hoje?') RETURNING id`,
    company,
  );
  await guia.graphql(
    'mutation ($id: ID!) { replyToMessage(id: $id, content: "Sim, até as 18h.") { id } }',
    { id: message },
    owner,
  );
  const reply = await sentMail('reply', 'bia@exemplo.com.br');
  const rows = await guia.sql`SELECT about_user_id FROM mails WHERE id = ${reply}`;
  const again = await resend(reply);
  expect((await look(again.id)).text).toMatch(/Sim, até as 18h\.[\s\S]*Abre hoje\?/);
  expect(await idOf('SELECT about_user_id AS id FROM mails WHERE id = $1', again.id)).toBe(
    rows[0].about_user_id,
  );
  await guia.sql`UPDATE messages SET email = NULL WHERE id = ${message}`;
  expect(await resend(await sentMail('reply', 'bia@exemplo.com.br'))).toBe('CONFLICT');
});

test('rejects other kinds, unknown addresses and confirmed ones', async () => {
  const owner = await guia.owner('Bia Souza');
  const { email } = (await guia.sql`SELECT email FROM users WHERE id = ${owner.id}`)[0];
  expect(await resend(await mail('password-changed', email, true))).toBe('CONFLICT');
  expect(await resend(await mail('reset-password', 'ninguem@exemplo.com.br', true))).toBe('CONFLICT');
  await guia.sql`UPDATE users SET email_confirmed_at = now() WHERE id = ${owner.id}`;
  expect(await resend(await mail('confirm-email', email, true))).toBe('CONFLICT');
  expect(await resend('999999')).toBe('NOT_FOUND');
  expect(await resend('1', { token: owner.token })).toBe('FORBIDDEN');
});
