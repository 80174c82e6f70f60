import { beforeAll, expect, test } from 'vitest';
import { accountMails } from '../../test/helpers/account-mails.ts';
import { makeCompany } from '../../test/helpers/factories.ts';
import { admin, testApp } from '../../test/helpers/test-app.ts';
import { cleanUp } from '../database/setup/clean-up.ts';
import { KINDS_TO_ACCOUNTS } from '../mail/mail-kinds.ts';

const EMAIL = 'julia@exemplo.com.br';
const guia = testApp();
let company: number;
beforeAll(async () => {
  company = await makeCompany(guia.pool, { name: 'Padaria Aurora' });
});

const { deleteAccount } = accountMails(() => guia);
const records = async (email: string, caller: object = admin) =>
  guia.graphql(
    `query ($email: String!) { adminPersonalRecords(email: $email) {
       total items { id kind text isErasable company { name } } } }`,
    { email },
    caller,
  );
const erase = (id: string, caller: object = admin) =>
  guia.graphql('mutation ($id: ID!) { deletePersonalRecord(id: $id) { id } }', { id }, caller);
const codeOf = ({ body }: { body: { errors?: [{ extensions: { code: string } }] } }) =>
  body.errors?.[0].extensions.code;
const exported = async (caller: object) =>
  (await guia.graphql('{ myPersonalData }', {}, caller)).body.data.myPersonalData;
const stored = async (table: string, text: string) =>
  (await guia.pool.query(`SELECT t::text AS row FROM ${table} t WHERE t::text ILIKE $1`, [`%${text}%`])).rows;

/** Proposes a correction without an account. */
async function propose(email: string, after: string): Promise<void> {
  const input = { companyId: String(company), field: 'other', after, note: 'Sou eu, a Júlia', email };
  const query = 'mutation ($input: ProposeCorrectionInput!) { proposeCorrection(input: $input) { id } }';
  expect((await guia.graphql(query, { input }, { address: '198.51.100.9' })).body.errors).toBeUndefined();
}

test('what a visitor without an account left is found by the e-mail and erased; requests stay', async () => {
  await propose(EMAIL.toUpperCase(), 'Fecha às 18 h');
  await guia.sql`INSERT INTO mails (kind, recipient, subject, text, html, status)
    VALUES ('reply', ${EMAIL}, 'Resposta', '', '', 'sent'),
       ('reply', ${EMAIL}, 'Na fila', '', '', 'queued')`;
  await guia.sql`INSERT INTO data_requests (kind, email, content, status)
    VALUES ('erasure', ${EMAIL}, 'Apaguem', 'pending')`;
  const owner = await guia.owner();
  await guia.sql`INSERT INTO company_invitations (company_id, part, email, token_hash, created_by, expires_at)
     VALUES (${company}, 'manager', ${EMAIL}, sha256('x'), ${owner.id}, now() + interval '1 day')`;
  for (const caller of [{}, owner])
    expect(['UNAUTHENTICATED', 'FORBIDDEN']).toContain(codeOf(await records(EMAIL, caller)));
  const { items, total } = (await records(EMAIL)).body.data.adminPersonalRecords;
  expect(total).toBe(5);
  const found = Object.fromEntries(
    items.map((item: { kind: string; text: string }) => [item.text ?? item.kind, item]),
  );
  expect(found['Fecha às 18 h · Sou eu, a Júlia']).toMatchObject({
    kind: 'correction',
    isErasable: true,
    company: { name: 'Padaria Aurora' },
  });
  for (const { id, isErasable } of items) {
    expect(['UNAUTHENTICATED', 'FORBIDDEN']).toContain(codeOf(await erase(id, owner)));
    const { body } = await erase(id);
    expect([id, body.data?.deletePersonalRecord?.id ?? null]).toEqual([id, isErasable ? id : null]);
  }
  const left = (await records(EMAIL)).body.data.adminPersonalRecords.items;
  expect(left.map(({ kind, text }: { kind: string; text: string }) => [kind, text])).toEqual([
    ['dataRequest', 'Apaguem'],
    ['mail', 'Na fila'],
  ]);
  expect(await stored('company_corrections', 'júlia')).toEqual([]);
  expect(await stored('company_corrections', '198.51.100.9')).toEqual([]);
  expect(await stored('audit_entries', 'julia')).toEqual([]);
  for (const id of ['correction:999999', 'correction:x', 'nada:1', 'toString:1'])
    expect(codeOf(await erase(id))).toBe('NOT_FOUND');
});

test('an account with the confirmed e-mail exports and erases such corrections, and its reports of photos', async () => {
  const person = await guia.owner('Umbelina Prado');
  await propose(person.email, 'Abre às 7 h');
  const rows = await guia.sql`INSERT INTO company_photos (key, company_id, position, state)
    VALUES (gen_random_uuid(), ${company}, 1, 'ready') RETURNING id`;
  await guia.sql`INSERT INTO photo_reports (photo_id, user_id, reporter, reason)
    VALUES (${rows[0].id}, ${person.id}, sha256('u'), 'Sou eu na foto')`;
  expect((await exported(person)).companyCorrections).toEqual([]);
  await guia.sql`UPDATE users SET email_confirmed_at = now() WHERE id = ${person.id}`;
  const data = await exported(person);
  expect(data.companyCorrections).toMatchObject([{ after: 'Abre às 7 h', email: person.email }]);
  expect(data.photoReports).toMatchObject([{ company: 'Padaria Aurora', reason: 'Sou eu na foto' }]);
  await deleteAccount(person);
  expect(await stored('company_corrections', person.email)).toEqual([]);
  const reports = await guia.pool.query('SELECT user_id, reporter FROM photo_reports');
  expect(reports.rows).toEqual([{ user_id: null, reporter: null }]);
});

test('mails of every kind to an account are exported and erased, though its e-mail is unconfirmed', async () => {
  const person = await guia.owner('Umbelina Prado');
  await guia.sql`INSERT INTO mails (kind, recipient, subject, text, html, status)
     SELECT kind, ${person.email}, 'Assunto', '', '', 'sent' FROM unnest(${[...KINDS_TO_ACCOUNTS, 'reply']}::text[]) kind`;
  const kinds = new Set((await exported(person)).mails.map(({ kind }: { kind: string }) => kind));
  expect([...kinds].sort()).toEqual([...KINDS_TO_ACCOUNTS].sort());
  for (const kind of ['company-restored', 'company-reverted', 'webhook-disabled'])
    expect(kinds).toContain(kind);
  await deleteAccount(person);
  const rows = await guia.sql`SELECT kind FROM mails WHERE recipient = ${person.email}`;
  expect(rows).toEqual([{ kind: 'reply' }]);
});

test('network addresses of messages and ratings end after 90 days, lists of browsers after two years', async () => {
  await guia.sql`INSERT INTO messages (company_id, sender_type, content, address, created_at)
     SELECT ${company}, 'visitor', age, '203.0.113.5', now() - age::interval FROM unnest(ARRAY['89 days', '91 days']) age`;
  await guia.sql`INSERT INTO ratings (company_id, rating, comment, fingerprint_hash, address, family_hash, created_at)
     SELECT ${company}, 5, age, age::bytea, '203.0.113.5', 'f', now() - age::interval FROM unnest(ARRAY['89 days', '91 days']) age`;
  await guia.sql`INSERT INTO saved_companies (fingerprint_hash, company_id, created_at)
     SELECT age::bytea, ${company}, now() - age::interval FROM unnest(ARRAY['23 months', '25 months']) age`;
  await cleanUp(guia.services.db.reads);
  const texts = async (sql: string) => (await guia.pool.query(sql, [company])).rows.map(({ text }) => text);
  expect(
    await texts('SELECT content AS text FROM messages WHERE company_id = $1 AND address IS NOT NULL'),
  ).toEqual(['89 days']);
  expect(
    await texts(
      'SELECT comment AS text FROM ratings WHERE company_id = $1 AND (address IS NOT NULL OR family_hash IS NOT NULL)',
    ),
  ).toEqual(['89 days']);
  expect(
    await texts(
      `SELECT convert_from(fingerprint_hash, 'UTF8') AS text FROM saved_companies WHERE company_id = $1`,
    ),
  ).toEqual(['23 months']);
});
