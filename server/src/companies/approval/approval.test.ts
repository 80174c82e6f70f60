import { beforeEach, expect, test } from 'vitest';
import { startMailbox } from '../../../test/helpers/mailbox.ts';
import { perFile } from '../../../test/helpers/per-file.ts';
import { admin, testApp } from '../../../test/helpers/test-app.ts';

const guia = testApp();
const mailbox = perFile(() => startMailbox(guia));
beforeEach(() => set({ ...DEFAULTS, notificationEmail: null }));

const DEFAULTS = {
  requireAdminApproval: true,
  autoApproveVerifiedCompanies: false,
  minCompanyInfoRequired: true,
  requireValidEmail: true,
  requireValidPhone: false,
  blockDuplicateCompanies: true,
  approvalTimeoutDays: 7,
};
const FIELDS = `requireAdminApproval autoApproveVerifiedCompanies minCompanyInfoRequired requireValidEmail
  requireValidPhone blockDuplicateCompanies approvalTimeoutDays notificationEmail`;
const POLICY = `{ adminApprovalPolicy { ${FIELDS} } }`;
const UPDATE = `mutation ($input: UpdateApprovalPolicyInput!) { updateApprovalPolicy(input: $input) { ${FIELDS} } }`;

async function set(input: object) {
  const { body } = await guia.graphql(UPDATE, { input }, admin);
  return body;
}

let counter = 0;
const formOf = (fields = {}) => ({
  name: `Oficina ${++counter}`,
  description: 'Consertos de toda espécie.',
  category_id: 7,
  city: 'Campinas',
  phone: '(19) 3232-1010',
  email: 'oficina@exemplo.com.br',
  ...fields,
});
async function register(fields = {}, owner?: { token: string }) {
  return guia.rest('POST', '/companies', formOf(fields), owner ?? (await guia.owner()));
}

test('a fresh database has the documented defaults; administrators alone see and change them', async () => {
  const { body } = await guia.graphql(POLICY, {}, admin);
  expect(body.data.adminApprovalPolicy).toEqual({ ...DEFAULTS, notificationEmail: null });
  const owner = await guia.owner();
  for (const [query, variables] of [
    [POLICY, {}],
    [UPDATE, { input: {} }],
  ] as const) {
    expect((await guia.graphql(query, variables)).body.errors[0].extensions.code).toBe('UNAUTHENTICATED');
    expect((await guia.graphql(query, variables, owner)).body.errors[0].extensions.code).toBe('FORBIDDEN');
  }
  const changed = await set({ approvalTimeoutDays: 30, requireAdminApproval: null });
  expect(changed.data.updateApprovalPolicy).toEqual({
    ...DEFAULTS,
    approvalTimeoutDays: 30,
    notificationEmail: null,
  });
  const rows = await guia.sql`SELECT before, after FROM audit_entries WHERE action = 'approval-policy.update'
    ORDER BY id DESC LIMIT 1`;
  expect(rows).toEqual([{ before: { approvalTimeoutDays: 7 }, after: { approvalTimeoutDays: 30 } }]);
});

test.each([
  [{ approvalTimeoutDays: 0 }, 'approvalTimeoutDays'],
  [{ approvalTimeoutDays: 31 }, 'approvalTimeoutDays'],
  [{ notificationEmail: 'nada' }, 'notificationEmail'],
])('%j is rejected as a policy', async (input, field) => {
  const { errors } = await set(input);
  expect(Object.keys(errors[0].extensions.fields)).toEqual([field]);
});

test('require_admin_approval off approves at once', async () => {
  expect((await register()).body.data.is_approved).toBe(false);
  await set({ requireAdminApproval: false });
  expect((await register()).body.data.is_approved).toBe(true);
});

test('auto_approve_verified_companies approves owners with a confirmed e-mail at once, no others', async () => {
  await set({ autoApproveVerifiedCompanies: true });
  const owner = await guia.owner();
  expect((await register({}, owner)).body.data.is_approved).toBe(false);
  await guia.sql`UPDATE users SET email_confirmed_at = now() WHERE id = ${owner.id}`;
  expect((await register({}, owner)).body.data.is_approved).toBe(true);
  await set({ autoApproveVerifiedCompanies: false });
  expect((await register({}, owner)).body.data.is_approved).toBe(false);
});

test('min_company_info_required requires a description of 20 characters, also in an update', async () => {
  const owner = await guia.owner();
  const short = await register({ description: 'Dezenove caracteres' }, owner);
  expect(short.status).toBe(422);
  expect(short.body.errors).toEqual({
    description: ['Escreva uma descrição de pelo menos 20 caracteres.'],
  });
  const { body } = await register({ description: 'Vinte caracteres são' }, owner);
  const path = `/companies/${body.data.id}`;
  expect((await guia.rest('PUT', path, { description: 'Curta' }, owner)).status).toBe(422);
  expect((await guia.rest('PUT', path, { description: 'Curta' }, admin)).status).toBe(200);
  expect((await guia.rest('PUT', path, { name: 'Só o Nome Muda' }, owner)).status).toBe(200);
  await set({ minCompanyInfoRequired: false });
  expect((await register({ description: 'Curta' })).status).toBe(200);
});

test('require_valid_email rejects an invalid e-mail; off, only the form’s own pattern applies', async () => {
  const odd = await register({ email: 'contato@exemplo..com.br' });
  expect(odd.status).toBe(422);
  expect(odd.body.errors).toEqual({ email: ['Email inválido'] });
  await set({ requireValidEmail: false });
  expect((await register({ email: 'contato@exemplo..com.br' })).status).toBe(200);
  expect((await register({ email: 'sem-arroba' })).body.errors).toEqual({ email: ['Email inválido'] });
});

test('require_valid_phone rejects an invalid phone', async () => {
  expect((await register({ phone: 'ramal 12' })).status).toBe(200);
  await set({ requireValidPhone: true });
  const refused = await register({ phone: 'ramal 12' });
  expect(refused.status).toBe(422);
  expect(refused.body.errors).toEqual({ phone: ['Informe um telefone válido, com DDD.'] });
  expect((await register({ phone: '19 3232 1010' })).status).toBe(200);
});

test('block_duplicate_companies rejects the same name and city with the same phone or address', async () => {
  const first = { name: 'Borracharia Três Irmãos', address: 'Rua A, 1', phone: '(19) 3333-2222' };
  expect((await register(first)).status).toBe(200);
  const again = (fields: object) => register({ ...first, name: 'BORRACHARIA TRES IRMAOS', ...fields });
  const same = await again({});
  expect(same.status).toBe(409);
  expect(same.body.message).toBe('Esta empresa já está cadastrada.');
  expect((await again({ phone: '(19) 3333-1111' })).status).toBe(409);
  expect((await again({ address: 'Rua B, 2' })).status).toBe(409);
  expect((await again({ address: 'Rua B, 2', phone: '(19) 3333-1111' })).status).toBe(200);
  expect((await again({ city: 'Santos' })).status).toBe(200);
  expect((await register({ ...first, name: 'Outro Nome', address: '' })).status).toBe(200);
  await set({ blockDuplicateCompanies: false });
  expect((await again({})).status).toBe(200);
});

test('of two equal concurrent companies one is accepted', async () => {
  const owners = [await guia.owner(), await guia.owner(), await guia.owner()];
  const answers = await Promise.all(owners.map((owner) => register({ name: 'Ao Mesmo Tempo' }, owner)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
});

test('notification_email gets a mail about each new pending company, and about no other', async () => {
  const to = 'aprovacoes@exemplo.com.br';
  await set({ notificationEmail: to });
  const owner = await guia.owner();
  await register({ name: 'Avise Alguém' }, owner);
  const mails = await mailbox.to(to);
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toContain(`${owner.email} cadastrou "Avise Alguém", em Campinas - SP.`);
  expect(mails[0]?.text).toContain('O prazo para responder é de 7 dias.');
  await set({ requireAdminApproval: false });
  await register();
  await set({ requireAdminApproval: true, notificationEmail: '' });
  await register();
  expect(await mailbox.to(to)).toHaveLength(1);
});

test('the policy applies to owners only', async () => {
  await set({ requireValidPhone: true });
  const form = formOf({ name: 'Do Administrador', description: 'Curta', phone: 'ramal 12' });
  for (const path of ['/companies', '/admin/companies']) {
    const { status, body } = await guia.rest('POST', path, form, admin);
    expect(status).toBe(200);
    expect(body.data.is_approved).toBe(true);
  }
});
