import { beforeAll, expect, test } from 'vitest';
import { accountMails, PASSWORD, type Person } from '../../../test/helpers/account-mails.ts';
import { COMPANY_FORM } from '../../../test/helpers/company-form.ts';
import { duringChange } from '../../../test/helpers/during-change.ts';
import { makeCompany } from '../../../test/helpers/factories.ts';
import { makeInboxOwner } from '../../../test/helpers/inbox-owner.ts';
import { testApp } from '../../../test/helpers/test-app.ts';
import { deleteExpiredRejections } from '../../companies/rejections/delete-expired.ts';

const APPROVALS = 'aprovacoes@exemplo.com.br';
const guia = testApp();
beforeAll(async () => {
  await guia.sql`UPDATE approval_policy SET notification_email = ${APPROVALS}, require_admin_approval = true`;
});

const { changeAddress, deleteAccount, kindsWith, mailsTo, personalMails, run } = accountMails(() => guia);

/** Causes all kinds of mails to others that hold the person's name, address or text. */
async function writeToOthers(person: Person, mark: string): Promise<void> {
  const unclaimed = await makeCompany(guia.pool);
  const unread = await makeCompany(guia.pool, { owner_id: person.id, name: `Sem Acesso ${mark}` });
  const own = await makeCompany(guia.pool, { owner_id: person.id, has_message_access: true });
  const rows = await guia.sql`SELECT max(id)::text AS id FROM plans WHERE is_active`;
  await run(person, 'mutation ($id: ID!) { requestPlan(planId: $id) { id } }', { id: rows[0].id });
  await run(
    person,
    'mutation ($id: ID!, $message: String) { claimCompany(companyId: $id, message: $message) { id } }',
    {
      id: String(unclaimed),
      message: mark,
    },
  );
  await run(
    person,
    'mutation ($id: ID) { requestMessageAccess(companyId: $id) { id isMessageAccessRequested } }',
    { id: String(unread) },
  );
  await run(
    person,
    `mutation ($id: ID, $content: String!) {
       sendMessageToAdministration(companyId: $id, subject: "Ajuda", content: $content) { id } }`,
    { id: String(own), content: mark },
  );
  await guia.sql`UPDATE companies SET owner_id = NULL WHERE id = ANY (${[unread, own]})`;
  const form = { ...COMPANY_FORM, name: `Empresa ${mark}` };
  expect((await guia.rest('POST', '/companies', form, person)).status).toBe(200);

  const other = await makeInboxOwner(guia);
  const letter = { company_id: other.id, name: mark, email: `${mark}@exemplo.com.br`, message: 'Olá' };
  const sent = await guia.rest('POST', '/messages', letter, person);
  const reply = { content: 'Sim' };
  const answered = await guia.rest('POST', `/messages/${sent.body.data.id}/reply`, reply, other.owner);
  expect(answered.status).toBe(200);
}

test('the mails about an account are removed with it, of any recipient and status', async () => {
  const gone = await guia.owner('Quintiliano Sai');
  const stays = await guia.owner('Florisbela Fica');
  await writeToOthers(gone, 'Quintiliano');
  await writeToOthers(stays, 'Florisbela');
  const KINDS = [
    'company-claim',
    'company-pending',
    'message-access-request',
    'message-to-administration',
    'new-message',
    'plan-request',
    'reply',
  ];
  expect(await kindsWith('Quintiliano')).toEqual(KINDS);
  await guia.sql`UPDATE mails SET status = (ARRAY['queued', 'sent', 'failed'])[1 + id % 3]`;
  expect((await personalMails(gone)).map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['plan-request', 'company-claim', 'company-pending', 'new-message']),
  );

  await deleteAccount(gone);
  expect(await kindsWith('Quintiliano', gone.email)).toEqual([]);
  expect(await kindsWith('Florisbela')).toEqual(KINDS);
});

/** Makes an account with two former addresses; returns all three. */
async function movedTwice(admin: { token: string }, name: string) {
  const person = await guia.owner();
  const [second, third] = [`segundo@${name}.com.br`, `terceiro@${name}.com.br`] as const;
  const input = { name, email: second, currentPassword: PASSWORD };
  await run(person, 'mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) { id } }', {
    input,
  });
  const { body } = await guia.graphql(
    'mutation ($id: ID!, $input: UpdateUserInput!) { updateUser(id: $id, input: $input) { email } }',
    { id: String(person.id), input: { email: third } },
    admin,
  );
  expect(body.errors).toBeUndefined();
  return { person, second, addresses: [person.email, second, third] };
}

test('mails to former addresses are removed too, except warnings that are not sent yet', async () => {
  const admin = { token: await guia.adminToken() };
  const { person, second, addresses } = await movedTwice(admin, 'alice');
  for (const address of addresses) expect(await kindsWith(address)).toContain('confirm-email');
  expect((await guia.rest('DELETE', `/admin/users/${person.id}`, undefined, admin)).status).toBe(200);
  // They are sent even if an intruder closes the account.
  expect(await mailsTo(addresses)).toEqual([`email-changed ${person.email}`, `email-changed ${second}`]);
});

test('a sent or failed warning is in the personal data and is removed with the account', async () => {
  const admin = { token: await guia.adminToken() };
  const { person, addresses } = await movedTwice(admin, 'beatriz');
  await guia.sql`UPDATE mails SET status = CASE recipient WHEN ${person.email} THEN 'sent' ELSE 'failed' END
    WHERE recipient = ANY (${addresses})`;
  const mails = await personalMails(person);
  const warnings = mails.filter(({ kind }) => kind === 'email-changed').map(({ status }) => status);
  expect(warnings).toEqual(['sent', 'failed']);
  expect((await guia.rest('DELETE', `/admin/users/${person.id}`, undefined, admin)).status).toBe(200);
  expect(await mailsTo(addresses)).toEqual([]);
});

test('mails about messages are removed with the company, also those of signed-in visitors', async () => {
  const [visitor, closes, removes] = [await guia.owner(), await guia.owner(), await guia.owner()];
  for (const { id, email } of [closes, removes]) {
    const company_id = await makeCompany(guia.pool, { owner_id: id, has_message_access: true });
    const letter = { company_id, name: 'Zuleica', email: visitor.email, message: 'Olá' };
    expect((await guia.rest('POST', '/messages', letter, visitor)).status).toBe(200);
    expect(await kindsWith(email)).toContain('new-message');
  }
  const mails = await personalMails(closes);
  expect(mails.map(({ kind }) => kind)).toContain('new-message');
  await deleteAccount(closes);
  expect(await kindsWith(closes.email)).toEqual([]);
  const rows = await guia.sql`SELECT id FROM companies WHERE owner_id = ${removes.id}`;
  await run(removes, 'mutation ($id: ID!) { deleteCompany(id: $id) { id } }', { id: String(rows[0].id) });
  expect(await kindsWith(removes.email)).not.toContain('new-message');
});

test('a message that is sent while the account is closed leaves no mail', async () => {
  const { id, owner } = await makeInboxOwner(guia);
  const message = `WITH written AS (
      INSERT INTO messages (company_id, sender_type, content) VALUES ($1, 'visitor', 'Ainda aí?') RETURNING id)
    INSERT INTO mails (kind, recipient, subject, text, html, message_id)
    SELECT 'new-message', $2, 'Nova mensagem', 'Ainda aí?', '', id FROM written`;
  await duringChange(guia, message, [id, owner.email], () => deleteAccount(owner));
  expect(await mailsTo([owner.email])).toEqual([]);
});

test('mails about messages are data of their recipient, and are removed with the account, also those to former addresses', async () => {
  const { id, owner } = await makeInboxOwner(guia);
  const visitor = await guia.owner();
  const letter = { company_id: id, name: 'Zenóbia', email: visitor.email, message: 'Olá' };
  expect((await guia.rest('POST', '/messages', letter, visitor)).status).toBe(200);
  const kindsOf = async (person: Person) => {
    const mails = await personalMails(person);
    return mails.map(({ kind }) => kind);
  };
  expect(await kindsOf(owner)).toContain('new-message');
  const heir = await guia.owner();
  await guia.sql`UPDATE companies SET owner_id = ${heir.id} WHERE id = ${id}`;
  expect(await kindsOf(heir)).not.toContain('new-message');
  await guia.sql`UPDATE companies SET owner_id = ${owner.id} WHERE id = ${id}`;
  await changeAddress(owner, 'mudou@alice.com.br');
  expect(await kindsOf(owner)).toContain('new-message');
  expect(await mailsTo([owner.email])).toContain(`new-message ${owner.email}`);
  await deleteAccount(owner);
  expect(await mailsTo([owner.email])).toEqual([`email-changed ${owner.email}`]);
});

test('sent and failed replies to visitors are removed with a company; queued ones are still sent', async () => {
  const { id, owner } = await makeInboxOwner(guia);
  await makeCompany(guia.pool, { owner_id: owner.id });
  const addresses = ['sent', 'failed', 'queued'].map((status) => `${status}@visitas.com.br`);
  for (const email of addresses) {
    const letter = { company_id: id, name: 'Zacarias', email, message: 'Abrem hoje?' };
    const sent = await guia.rest('POST', '/messages', letter);
    const answer = await guia.rest(
      'POST',
      `/messages/${sent.body.data.id}/reply`,
      { content: 'Sim.' },
      owner,
    );
    expect(answer.status).toBe(200);
  }
  await guia.sql`UPDATE mails SET status = split_part(recipient, '@', 1) WHERE recipient = ANY (${addresses})`;
  await run(owner, 'mutation ($id: ID!) { deleteCompany(id: $id) { id } }', { id: String(id) });
  expect(await mailsTo(addresses)).toEqual(['reply queued@visitas.com.br']);
});

test('mails about messages are removed with a company that is rejected later, after a year', async () => {
  const { id, owner } = await makeInboxOwner(guia);
  const letter = { company_id: id, name: 'Zenóbia', email: 'zenobia@visitas.com.br', message: 'Olá' };
  expect((await guia.rest('POST', '/messages', letter)).status).toBe(200);
  await guia.sql`UPDATE companies SET is_approved = false WHERE id = ${id}`;
  expect(await kindsWith(owner.email)).toContain('new-message');
  const admin = { token: await guia.adminToken() };
  await run(admin, 'mutation ($id: ID!) { rejectCompany(id: $id) { id } }', { id: String(id) });
  await guia.sql`UPDATE companies SET rejected_at = '2020-01-01' WHERE id = ${id}`;
  await deleteExpiredRejections(guia.services.db);
  expect(await kindsWith(owner.email)).not.toContain('new-message');
});
