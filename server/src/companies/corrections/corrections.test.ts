import { expect, test } from 'vitest';
import { makeCompany } from '../../../test/helpers/factories.ts';
import { admin, testApp } from '../../../test/helpers/test-app.ts';
import { cleanUp } from '../../database/setup/clean-up.ts';
import { poolReader } from '../../database/statement.ts';

const guia = testApp({ LIMIT_CORRECTIONS_COMPANY: '4', LIMIT_CORRECTIONS_TOTAL: '1000' });

interface Failed {
  extensions: { code: string; fields?: Record<string, Array<{ message: string }>> };
}
interface Body {
  // biome-ignore lint/suspicious/noExplicitAny: the answers of several operations.
  data: any;
  errors?: [Failed];
}
type Caller = { token?: string; address?: string };
const FIELDS = 'id field before after note email status declineReason decidedAt company { id name phone }';
const ask = async (query: string, variables = {}, caller: Caller = admin): Promise<Body> =>
  (await guia.graphql(query, variables, caller)).body;
const codeOf = ({ errors }: Body) => errors?.[0].extensions.code;
const propose = (companyId: number, input: object, caller: Caller = {}) =>
  ask(
    'mutation ($input: ProposeCorrectionInput!) { proposeCorrection(input: $input) { id createdAt } }',
    { input: { companyId: String(companyId), ...input } },
    caller,
  );
const proposed = async (companyId: number, input: object, caller: Caller = {}) =>
  (await propose(companyId, input, caller)).data.proposeCorrection.id as string;
const accept = (id: string, caller: Caller) =>
  ask(`mutation ($id: ID!) { acceptCorrection(id: $id) { ${FIELDS} } }`, { id }, caller);
const decline = (id: string, reason: string | null, caller: Caller) =>
  ask(
    `mutation ($id: ID!, $reason: String) { declineCorrection(id: $id, reason: $reason) { ${FIELDS} } }`,
    { id, reason },
    caller,
  );
const ofCompany = (companyId: number, caller: Caller) =>
  ask(
    `query ($companyId: ID!) { corrections(companyId: $companyId, status: pending) { total items { ${FIELDS} } } }`,
    { companyId: String(companyId) },
    caller,
  );
const forAdmins = async () =>
  (await ask('{ adminCorrections(status: pending, perPage: 100) { items { id } } }')).data.adminCorrections
    .items as Array<{ id: string }>;

test('a visitor corrects the phone; the owner accepts, and page, search and log have it', async () => {
  const owner = await guia.owner();
  const id = await makeCompany(guia.pool, { owner_id: Number(owner.id), phone: '+551932345678' });
  const read = async () => (await ask(`{ company(id: ${id}) { phone } }`, {}, {})).data.company.phone;
  expect(await read()).toBe('(19) 3234-5678');
  const correction = await proposed(id, {
    field: 'phone',
    after: ' (19) 3234-9999 ',
    note: 'Mudou.',
    email: 'ana@exemplo.com.br',
  });
  const { data } = await ofCompany(id, owner);
  expect(data.corrections).toEqual({
    total: 1,
    items: [
      {
        id: correction,
        field: 'phone',
        before: '(19) 3234-5678',
        after: '(19) 3234-9999',
        note: 'Mudou.',
        email: 'ana@exemplo.com.br',
        status: 'pending',
        declineReason: null,
        decidedAt: null,
        company: { id: String(id), name: expect.any(String), phone: '(19) 3234-5678' },
      },
    ],
  });
  expect(await forAdmins()).not.toContainEqual({ id: correction });
  const accepted = await accept(correction, owner);
  expect(accepted.data.acceptCorrection).toMatchObject({
    status: 'accepted',
    decidedAt: expect.any(String),
    company: { phone: '(19) 3234-9999' },
  });
  await guia.settled();
  expect(await read()).toBe('(19) 3234-9999');
  const found = await ask('{ companies(q: "1932349999") { items { id } } }', {}, {});
  expect(found.data.companies.items).toEqual([{ id: String(id) }]);
  const rows = await guia.sql`SELECT action, before, after FROM audit_entries WHERE subject_type = 'company'
    AND subject_id = ${id} ORDER BY id`;
  expect(rows).toEqual([
    { action: 'company.correction-accept', before: null, after: { correctionId: Number(correction) } },
    { action: 'company.update', before: { phone: '+551932345678' }, after: { phone: '+551932349999' } },
  ]);
  const changed = await ask('{ adminChangedCompanies(perPage: 100) { items { company { id } } } }');
  expect(changed.data.adminChangedCompanies.items).toContainEqual({ company: { id: String(id) } });
  expect(codeOf(await accept(correction, owner))).toBe('CONFLICT');
  expect(codeOf(await decline(correction, null, owner))).toBe('CONFLICT');
});

test('corrections of a company without owner go to the administrators, who decline with a reason', async () => {
  const id = await makeCompany(guia.pool, { owner_id: null, name: 'Bar do Zé' });
  const correction = await proposed(id, { field: 'name', after: 'Bar da Zefa' });
  expect(await forAdmins()).toContainEqual({ id: correction });
  const declined = await decline(correction, 'O letreiro diz Zé.', admin);
  expect(declined.data.declineCorrection).toMatchObject({
    status: 'declined',
    declineReason: 'O letreiro diz Zé.',
    before: 'Bar do Zé',
    company: { name: 'Bar do Zé' },
  });
  expect(await forAdmins()).not.toContainEqual({ id: correction });
});

test('hours, closing and other things are told in words and marked as done by hand', async () => {
  const id = await makeCompany(guia.pool, { owner_id: null, opening_hours: 'Mo-Fr 08:00-18:00' });
  const hours = await proposed(id, { field: 'openingHours', after: 'Sábado até as 14h' });
  const closed = await proposed(id, { field: 'closed', after: 'não conta' });
  const other = await proposed(id, { field: 'other', after: 'O mapa aponta a outra rua.' });
  const { data } = await ofCompany(id, admin);
  expect(data.corrections.items).toMatchObject([
    { id: hours, before: expect.stringContaining('seg a sex 8h às 18h'), after: 'Sábado até as 14h' },
    { id: closed, before: null, after: null },
    { id: other, before: null, after: 'O mapa aponta a outra rua.' },
  ]);
  for (const one of [hours, closed, other])
    expect((await accept(one, admin)).data.acceptCorrection.status).toBe('accepted');
  const rows = await guia.sql`SELECT opening_hours, is_active FROM companies WHERE id = ${id}`;
  expect(rows).toEqual([{ opening_hours: 'Mo-Fr 08:00-18:00', is_active: true }]);
});

test('a correction of what has changed since it was seen is not accepted', async () => {
  const owner = await guia.owner();
  const id = await makeCompany(guia.pool, { owner_id: Number(owner.id), phone: '+551932345678' });
  const correction = await proposed(id, { field: 'phone', after: '(19) 3234-9999' });
  const acceptSeen = (seen: string | null) =>
    ask(
      `mutation ($id: ID!, $seen: String) { acceptCorrection(id: $id, seen: $seen) { ${FIELDS} } }`,
      { id: correction, seen },
      owner,
    );
  await guia.sql`UPDATE companies SET phone = ${'+551932340000'} WHERE id = ${id}`;
  for (const seen of ['(19) 3234-5678', null]) {
    expect((await acceptSeen(seen)).errors?.[0].extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { seen: [{ message: expect.stringContaining('mudou enquanto isso') }] },
    });
  }
  expect((await ofCompany(id, owner)).data.corrections.items).toHaveLength(1);
  const { data } = await acceptSeen('(19) 3234-0000');
  expect(data.acceptCorrection).toMatchObject({ status: 'accepted', company: { phone: '(19) 3234-9999' } });
});

test('what the policy does not allow changes nothing, and the correction still waits', async () => {
  const owner = await guia.owner();
  const id = await makeCompany(guia.pool, { owner_id: Number(owner.id), phone: '+551932345678' });
  const correction = await proposed(id, { field: 'phone', after: 'ramal 12' });
  const set = (requireValidPhone: boolean) =>
    ask(
      'mutation ($input: UpdateApprovalPolicyInput!) { updateApprovalPolicy(input: $input) { requireValidPhone } }',
      {
        input: { requireValidPhone },
      },
    );
  await set(true);
  expect((await accept(correction, owner)).errors?.[0].extensions.fields).toHaveProperty('phone');
  await set(false);
  expect((await ofCompany(id, owner)).data.corrections.items).toMatchObject([{ id: correction }]);
});

test('of two simultaneous decisions one holds', async () => {
  const id = await makeCompany(guia.pool, { owner_id: null });
  const correction = await proposed(id, { field: 'address', after: 'Rua das Flores, 10' });
  const codes = (await Promise.all([accept(correction, admin), decline(correction, null, admin)])).map(
    codeOf,
  );
  expect(codes.filter((code) => code === 'CONFLICT')).toHaveLength(1);
  expect(codes.filter((code) => code === undefined)).toHaveLength(1);
});

test('a proposal must say something new and valid, about a company that is shown', async () => {
  const id = await makeCompany(guia.pool, { website: 'https://padaria.exemplo.com.br' });
  const fieldsOf = ({ errors }: Body) => Object.keys(errors?.[0].extensions.fields ?? {});
  expect(fieldsOf(await propose(id, { field: 'name', after: ' ' }))).toEqual(['after']);
  expect(fieldsOf(await propose(id, { field: 'name', after: 'x'.repeat(121) }))).toEqual(['after']);
  expect(fieldsOf(await propose(id, { field: 'website', after: 'ftp://exemplo.com.br' }))).toEqual(['after']);
  expect(fieldsOf(await propose(id, { field: 'website', after: 'padaria.exemplo.com.br' }))).toEqual([
    'after',
  ]);
  expect(fieldsOf(await propose(id, { field: 'closed', email: 'não é' }))).toEqual(['email']);
  expect(codeOf(await propose(999999, { field: 'closed' }))).toBe('NOT_FOUND');
  const pending = await makeCompany(guia.pool, { is_approved: false });
  expect(codeOf(await propose(pending, { field: 'closed' }))).toBe('CONFLICT');
  const hidden = await makeCompany(guia.pool, { is_active: false });
  expect(codeOf(await propose(hidden, { field: 'closed' }))).toBe('NOT_FOUND');
});

test('the same correction waits once, and an address proposes only so many', async () => {
  const id = await makeCompany(guia.pool);
  const caller = { address: '203.0.113.77' };
  await proposed(id, { field: 'closed' }, caller);
  expect(codeOf(await propose(id, { field: 'closed' }, { address: '203.0.113.78' }))).toBe('CONFLICT');
  for (const after of ['Um', 'Dois', 'Três']) await proposed(id, { field: 'name', after }, caller);
  expect(codeOf(await propose(id, { field: 'name', after: 'Quatro' }, caller))).toBe('RATE_LIMITED');
  expect(codeOf(await propose(await makeCompany(guia.pool), { field: 'closed' }, caller))).toBeUndefined();
});

test('only the owner and administrators read and decide', async () => {
  const owner = await guia.owner();
  const other = await guia.owner();
  const id = await makeCompany(guia.pool, { owner_id: Number(owner.id) });
  const correction = await proposed(id, { field: 'closed' });
  for (const [caller, code] of [
    [{}, 'UNAUTHENTICATED'],
    [other, 'FORBIDDEN'],
  ] as const) {
    expect(codeOf(await ofCompany(id, caller))).toBe(code);
    expect(codeOf(await accept(correction, caller))).toBe(code);
    expect(codeOf(await decline(correction, null, caller))).toBe(code);
    expect(codeOf(await ask('{ adminCorrections { total } }', {}, caller))).toBe(code);
  }
  expect(codeOf(await accept('999999', owner))).toBe('NOT_FOUND');
  expect(codeOf(await accept('x', owner))).toBe('NOT_FOUND');
});

test('the proposer is forgotten 30 days after the decision, and with the account', async () => {
  const id = await makeCompany(guia.pool, { owner_id: null });
  const writer = await guia.owner();
  const email = 'ana@exemplo.com.br';
  const [recent, old, open, own] = [
    await proposed(id, { field: 'name', after: 'A', email }),
    await proposed(id, { field: 'name', after: 'B', email }),
    await proposed(id, { field: 'name', after: 'C', email }, { address: '203.0.113.90' }),
    await proposed(id, { field: 'closed', email }, { ...writer, address: '203.0.113.91' }),
  ];
  await decline(recent, null, admin);
  await decline(old, null, admin);
  await guia.sql`UPDATE company_corrections SET decided_at = now() - interval '31 days' WHERE id = ${old}`;
  await cleanUp(poolReader(guia.pool));
  const known = async (correction: string) =>
    (
      await guia.sql`SELECT user_id, email, host(address) AS address FROM company_corrections
      WHERE id = ${correction}`
    )[0];
  expect(await known(old)).toEqual({ user_id: null, email: null, address: null });
  expect(await known(recent)).toMatchObject({ email });
  expect(await known(open)).toEqual({ user_id: null, email, address: '203.0.113.90' });
  expect(await known(own)).toEqual({ user_id: Number(writer.id), email, address: '203.0.113.91' });
  const { data } = await ask('{ myPersonalData }', {}, writer);
  expect(JSON.stringify(data)).toContain('203.0.113.91');
  await guia.graphql('mutation ($id: ID!) { deleteUser(id: $id) { id } }', { id: writer.id }, admin);
  expect(await known(own)).toEqual({ user_id: null, email: null, address: null });
});
