import { afterAll, beforeAll, expect, test } from 'vitest';
import { COMPANY_FORM } from '../../../test/helpers/company-form.ts';
import { duringChange } from '../../../test/helpers/during-change.ts';
import { makeCompany } from '../../../test/helpers/factories.ts';
import { makeInboxOwner } from '../../../test/helpers/inbox-owner.ts';
import { startTestApp, type TestApp } from '../../../test/helpers/test-app.ts';

const APPROVALS = 'aprovacoes@exemplo.com.br';
let guia: TestApp;
beforeAll(async () => {
  guia = await startTestApp();
  await guia.pool.query(`UPDATE approval_policy SET notification_email = $1, require_admin_approval = true`, [
    APPROVALS,
  ]);
});
afterAll(() => guia.close());

const PASSWORD = 'segredo-bem-longo';
type Person = Awaited<ReturnType<TestApp['owner']>>;

async function run(
  person: Pick<Person, 'token'>,
  query: string,
  variables: Record<string, unknown> = {},
): Promise<void> {
  const { body } = await guia.graphql(query, variables, person);
  expect(body.errors, query).toBeUndefined();
}

/** Kinds of the mails that hold a text in any column. */
async function kindsWith(...texts: string[]): Promise<string[]> {
  const { rows } = await guia.pool.query<{ kind: string }>(
    'SELECT DISTINCT kind FROM mails m WHERE m::text ILIKE ANY ($1) ORDER BY kind',
    [texts.map((text) => `%${text}%`)],
  );
  return rows.map(({ kind }) => kind);
}

const TAKE_ADDRESS = `mutation ($email: String!, $password: String!) {
  updateProfile(input: { name: "Ladrão", email: $email, currentPassword: $password }) { id } }`;

/** A pending company, which is mailed to the address of the approvals. */
async function makePending(): Promise<void> {
  const form = { ...COMPANY_FORM, name: 'Empresa à Espera' };
  expect((await guia.rest('POST', '/companies', form, await guia.owner())).status).toBe(200);
}

/** All ways in which somebody else is mailed a person's name, address or text. */
async function writeToOthers(person: Person, mark: string): Promise<void> {
  const unclaimed = await makeCompany(guia.pool);
  const silent = await makeCompany(guia.pool, { owner_id: person.id, name: `Sem Acesso ${mark}` });
  const own = await makeCompany(guia.pool, { owner_id: person.id, has_message_access: true });
  const { rows } = await guia.pool.query('SELECT max(id)::text AS id FROM plans WHERE is_active');
  await run(person, 'mutation ($id: ID!) { requestPlan(planId: $id) { id } }', { id: rows[0].id });
  await run(
    person,
    'mutation ($id: ID!, $message: String) { claimCompany(companyId: $id, message: $message) { id } }',
    {
      id: String(unclaimed),
      message: mark,
    },
  );
  await run(person, 'mutation ($id: ID) { askForMessageAccess(companyId: $id) }', { id: String(silent) });
  await run(
    person,
    `mutation ($id: ID, $content: String!) {
       writeToAdministration(companyId: $id, subject: "Ajuda", content: $content) { id } }`,
    { id: String(own), content: mark },
  );
  await guia.pool.query(`UPDATE companies SET owner_id = NULL WHERE id = ANY ($1)`, [[silent, own]]);
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
  await guia.pool.query(`UPDATE mails SET status = (ARRAY['queued', 'sent', 'failed'])[1 + id % 3]`);
  const personal = await guia.graphql('{ personalData }', {}, gone);
  expect(JSON.parse(personal.body.data.personalData).mails.map(({ kind }: { kind: string }) => kind)).toEqual(
    expect.arrayContaining(['plan-request', 'company-claim', 'company-pending', 'new-message']),
  );

  await run(gone, 'mutation ($password: String!) { closeAccount(password: $password) }', {
    password: PASSWORD,
  });
  expect(await kindsWith('Quintiliano', gone.email)).toEqual([]);
  expect(await kindsWith('Florisbela')).toEqual(KINDS);
});

/** An account with two former addresses; returns all three. */
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

async function mailsTo(addresses: readonly string[]): Promise<string[]> {
  const { rows } = await guia.pool.query<{ mail: string }>(
    `SELECT kind || ' ' || recipient AS mail FROM mails WHERE recipient = ANY ($1) ORDER BY id`,
    [addresses],
  );
  return rows.map(({ mail }) => mail);
}

test('mails to an address that the account had before go too, but for warnings that nobody has got yet', async () => {
  const admin = { token: await guia.adminToken() };
  const { person, second, addresses } = await movedTwice(admin, 'alice');
  for (const address of addresses) expect(await kindsWith(address)).toContain('confirm-email');
  expect((await guia.rest('DELETE', `/admin/users/${person.id}`, undefined, admin)).status).toBe(200);
  // They are sent even if somebody who took over the account closes it.
  expect(await mailsTo(addresses)).toEqual([`email-changed ${person.email}`, `email-changed ${second}`]);
});

test('a warning that was sent, or could not be, stands in the account’s data and goes with it', async () => {
  const admin = { token: await guia.adminToken() };
  const { person, addresses } = await movedTwice(admin, 'beatriz');
  await guia.pool.query(
    `UPDATE mails SET status = CASE recipient WHEN $1 THEN 'sent' ELSE 'failed' END WHERE recipient = ANY ($2)`,
    [person.email, addresses],
  );
  const { body } = await guia.graphql('{ personalData }', {}, person);
  const mails: { kind: string; status: string }[] = JSON.parse(body.data.personalData).mails;
  const warnings = mails.filter(({ kind }) => kind === 'email-changed').map(({ status }) => status);
  expect(warnings).toEqual(['sent', 'failed']);
  expect((await guia.rest('DELETE', `/admin/users/${person.id}`, undefined, admin)).status).toBe(200);
  expect(await mailsTo(addresses)).toEqual([]);
});

test('mails about messages go with the company that got them, also those that a signed-in visitor wrote', async () => {
  const [visitor, closes, removes] = [await guia.owner(), await guia.owner(), await guia.owner()];
  for (const { id, email } of [closes, removes]) {
    const company_id = await makeCompany(guia.pool, { owner_id: id, has_message_access: true });
    const letter = { company_id, name: 'Zuleica', email: visitor.email, message: 'Olá' };
    expect((await guia.rest('POST', '/messages', letter, visitor)).status).toBe(200);
    expect(await kindsWith(email)).toContain('new-message');
  }
  const { body } = await guia.graphql('{ personalData }', {}, closes);
  const { mails } = JSON.parse(body.data.personalData) as { mails: { kind: string }[] };
  expect(mails.map(({ kind }) => kind)).toContain('new-message');
  await run(closes, 'mutation ($password: String!) { closeAccount(password: $password) }', {
    password: PASSWORD,
  });
  expect(await kindsWith(closes.email)).toEqual([]);
  const { rows } = await guia.pool.query('SELECT id FROM companies WHERE owner_id = $1', [removes.id]);
  await run(removes, 'mutation ($id: ID!) { removeCompany(id: $id) }', { id: String(rows[0].id) });
  expect(await kindsWith(removes.email)).not.toContain('new-message');
});

test('a message that comes while the account is closed leaves no mail behind', async () => {
  const { id, owner } = await makeInboxOwner(guia);
  const message = `WITH written AS (
      INSERT INTO messages (company_id, sender_type, content) VALUES ($1, 'visitor', 'Ainda aí?') RETURNING id)
    INSERT INTO mails (kind, recipient, subject, text, html, message_id)
    SELECT 'new-message', $2, 'Nova mensagem', 'Ainda aí?', '', id FROM written`;
  await duringChange(guia, message, [id, owner.email], () =>
    run(owner, 'mutation ($password: String!) { closeAccount(password: $password) }', { password: PASSWORD }),
  );
  expect(await mailsTo([owner.email])).toEqual([]);
});

test('mails about messages are data of their recipient, and are removed with the account, also those to former addresses', async () => {
  const { id, owner } = await makeInboxOwner(guia);
  const visitor = await guia.owner();
  const letter = { company_id: id, name: 'Zenóbia', email: visitor.email, message: 'Olá' };
  expect((await guia.rest('POST', '/messages', letter, visitor)).status).toBe(200);
  const kindsOf = async (person: Person) => {
    const { body } = await guia.graphql('{ personalData }', {}, person);
    const { mails } = JSON.parse(body.data.personalData) as { mails: { kind: string }[] };
    return mails.map(({ kind }) => kind);
  };
  expect(await kindsOf(owner)).toContain('new-message');
  const heir = await guia.owner();
  await guia.pool.query('UPDATE companies SET owner_id = $1 WHERE id = $2', [heir.id, id]);
  expect(await kindsOf(heir)).not.toContain('new-message');
  await guia.pool.query('UPDATE companies SET owner_id = $1 WHERE id = $2', [owner.id, id]);
  await run(owner, TAKE_ADDRESS, { email: 'mudou@alice.com.br', password: PASSWORD });
  expect(await kindsOf(owner)).toContain('new-message');
  expect(await mailsTo([owner.email])).toContain(`new-message ${owner.email}`);
  await run(owner, 'mutation ($password: String!) { closeAccount(password: $password) }', {
    password: PASSWORD,
  });
  expect(await mailsTo([owner.email])).toEqual([`email-changed ${owner.email}`]);
});

test('with a company go the answers to visitors that were sent or could not be; those that wait are owed', async () => {
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
  await guia.pool.query(
    `UPDATE mails SET status = split_part(recipient, '@', 1) WHERE recipient = ANY ($1)`,
    [addresses],
  );
  await run(owner, 'mutation ($id: ID!) { removeCompany(id: $id) }', { id: String(id) });
  expect(await mailsTo(addresses)).toEqual(['reply queued@visitas.com.br']);
});

test('mails about messages go with a company that is rejected after all', async () => {
  const { id, owner } = await makeInboxOwner(guia);
  const letter = { company_id: id, name: 'Zenóbia', email: 'zenobia@visitas.com.br', message: 'Olá' };
  expect((await guia.rest('POST', '/messages', letter)).status).toBe(200);
  await guia.pool.query('UPDATE companies SET is_approved = false WHERE id = $1', [id]);
  expect(await kindsWith(owner.email)).toContain('new-message');
  const admin = { token: await guia.adminToken() };
  await run(admin, 'mutation ($id: ID!) { rejectCompany(id: $id) }', { id: String(id) });
  expect(await kindsWith(owner.email)).not.toContain('new-message');
});

test('who takes an address that another account had before, unconfirmed, neither sees nor removes what was sent there', async () => {
  const robbed = await guia.owner();
  const moved = { email: 'levado@alice.com.br', password: PASSWORD };
  await run(robbed, TAKE_ADDRESS, moved);
  const before = await kindsWith(robbed.email);
  expect(before).toEqual(expect.arrayContaining(['confirm-email', 'email-changed']));
  const thief = await guia.owner();
  await run(thief, TAKE_ADDRESS, { email: robbed.email, password: PASSWORD });
  const { body } = await guia.graphql('{ personalData }', {}, thief);
  const { mails } = JSON.parse(body.data.personalData) as { mails: { kind: string }[] };
  // Of the own registration, of the warning to the own former address, and of the address just taken.
  expect(mails.map(({ kind }) => kind).sort()).toEqual(['confirm-email', 'confirm-email', 'email-changed']);
  await run(thief, 'mutation ($password: String!) { closeAccount(password: $password) }', {
    password: PASSWORD,
  });
  const { rows } = await guia.pool.query(
    `SELECT count(*)::int FROM mails WHERE recipient = $1 AND kind = 'email-changed'`,
    [robbed.email],
  );
  expect(rows).toEqual([{ count: 1 }]);
});

test('closing an account after moving it back to its address keeps the warning', async () => {
  const robbed = await guia.owner();
  await run(robbed, TAKE_ADDRESS, { email: 'ida@alice.com.br', password: PASSWORD });
  await run(robbed, TAKE_ADDRESS, { email: robbed.email, password: PASSWORD });
  await run(robbed, 'mutation ($password: String!) { closeAccount(password: $password) }', {
    password: PASSWORD,
  });
  expect(await kindsWith(robbed.email)).toEqual(['email-changed']);
});

test('an address that is not confirmed may be that of the approvals: what is sent there is not the account’s', async () => {
  await makePending();
  const thief = await guia.owner();
  await run(thief, TAKE_ADDRESS, { email: APPROVALS, password: PASSWORD });
  const { body } = await guia.graphql('{ personalData }', {}, thief);
  const kinds = JSON.parse(body.data.personalData).mails.map(({ kind }: { kind: string }) => kind);
  expect(kinds).toContain('confirm-email');
  expect(kinds).not.toContain('company-pending');
  await run(thief, 'mutation ($password: String!) { closeAccount(password: $password) }', {
    password: PASSWORD,
  });
  expect(await kindsWith(APPROVALS)).toEqual(['company-pending']);
});

test('replies of companies to an unconfirmed address are not data of the account', async () => {
  const stranger = 'estranho@exemplo.com.br';
  const company = await makeInboxOwner(guia);
  const letter = { company_id: company.id, name: 'Estranho', email: stranger, message: 'Quanto custa?' };
  const sent = await guia.rest('POST', '/messages', letter);
  const answered = await guia.rest(
    'POST',
    `/messages/${sent.body.data.id}/reply`,
    { content: 'Dez.' },
    company.owner,
  );
  expect(answered.status).toBe(200);
  const thief = await guia.owner();
  await run(thief, TAKE_ADDRESS, { email: stranger, password: PASSWORD });
  const { body } = await guia.graphql('{ personalData }', {}, thief);
  const kinds = JSON.parse(body.data.personalData).mails.map(({ kind }: { kind: string }) => kind);
  expect(kinds).toContain('confirm-email');
  expect(kinds).not.toContain('reply');
  await run(thief, 'mutation ($password: String!) { closeAccount(password: $password) }', {
    password: PASSWORD,
  });
  expect(await kindsWith(stranger)).toEqual(['reply']);
});
