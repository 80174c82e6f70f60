import { expect, test } from 'vitest';
import { makeCompany } from '../../../test/helpers/factories.ts';
import { startMailbox } from '../../../test/helpers/mailbox.ts';
import { perFile } from '../../../test/helpers/per-file.ts';
import { admin, testApp } from '../../../test/helpers/test-app.ts';

const guia = testApp();
const mailbox = perFile(() => startMailbox(guia));

const FIELDS = `id status message rejectionReason rivals exceedsLimit decidedAt company { id hasOwner ownerEmail }
  claimant { email isEmailConfirmed companiesCount companiesAllowed }`;
const APPROVE = `mutation ($id: ID!) { approveClaim(id: $id) { ${FIELDS} } }`;
const REFUSE = `mutation ($id: ID!, $reason: String) { rejectClaim(id: $id, reason: $reason) { ${FIELDS} } }`;
const ask = async (query: string, variables = {}, caller: { token?: string } = admin) =>
  (await guia.graphql(query, variables, caller)).body;
const claim = async (companyId: number, owner: { token: string }, message = 'É minha.') =>
  (
    await ask(
      'mutation ($companyId: ID!, $message: String) { claimCompany(companyId: $companyId, message: $message) { id } }',
      { companyId, message },
      owner,
    )
  ).data.claimCompany.id as string;
const codeOf = (body: { errors?: Array<{ extensions: { code: string } }> }) =>
  body.errors?.[0]?.extensions.code;

test('an approved claim gives the company, rejects the others, and mails all claimants', async () => {
  const id = await makeCompany(guia.pool, { name: 'Padaria Sem Dono', owner_id: null });
  const winner = await guia.owner();
  const loser = await guia.owner();
  const won = await claim(id, winner);
  const lost = await claim(id, loser);
  const { data } = await ask(`{ adminClaims(status: pending) { total items { ${FIELDS} } } }`);
  expect(data.adminClaims.items).toMatchObject([
    { id: won, rivals: 1, exceedsLimit: false, message: 'É minha.', claimant: { email: winner.email } },
    { id: lost, rivals: 1, claimant: { companiesCount: 0, companiesAllowed: 5 } },
  ]);
  const approved = await ask(APPROVE, { id: won });
  expect(approved.data.approveClaim).toMatchObject({
    status: 'approved',
    company: { id: String(id), hasOwner: true, ownerEmail: winner.email },
  });
  const { data: decided } = await ask(`{ adminClaims(status: rejected) { items { ${FIELDS} } } }`);
  expect(decided.adminClaims.items).toMatchObject([
    { id: lost, rejectionReason: 'A empresa foi entregue a outro responsável.' },
  ]);
  expect((await mailbox.to(winner.email)).at(-1)?.text).toContain(
    'a partir de agora você cuida da empresa "Padaria Sem Dono".',
  );
  const mail = (await mailbox.to(loser.email)).at(-1);
  expect(mail?.text).toContain('não foi aceito');
  expect(mail?.text).toContain('Motivo: A empresa foi entregue a outro responsável.');
  for (const again of [won, lost]) {
    expect(codeOf(await ask(APPROVE, { id: again }))).toBe('CONFLICT');
    expect(codeOf(await ask(REFUSE, { id: again }))).toBe('CONFLICT');
  }
  const rows = await guia.sql`SELECT before, after FROM audit_entries WHERE action = 'company-claim.approve'
    AND subject_id = ${won}`;
  expect(rows).toEqual([
    { before: { companyId: id, ownerId: null }, after: { companyId: id, ownerId: winner.id } },
  ]);
});

test('a rejected claim leaves the company unchanged and mails the notes to the claimant', async () => {
  const id = await makeCompany(guia.pool, { owner_id: null });
  const owner = await guia.owner();
  const asked = await claim(id, owner);
  const { data } = await ask(REFUSE, { id: asked, reason: 'Envie o contrato social.' });
  expect(data.rejectClaim).toMatchObject({
    status: 'rejected',
    rejectionReason: 'Envie o contrato social.',
    company: { hasOwner: false },
  });
  expect((await mailbox.to(owner.email)).at(-1)?.text).toContain('Motivo: Envie o contrato social.');
  expect(await claim(id, owner)).not.toBe(asked);
});

test('administrators see whether the claimant’s e-mail is confirmed', async () => {
  const [anybody, confirmed] = [await guia.owner(), await guia.owner()];
  await guia.sql`UPDATE users SET email_confirmed_at = now() WHERE id = ${confirmed.id}`;
  const WARNING = 'Este e-mail ainda não foi confirmado';
  for (const [person, isEmailConfirmed] of [
    [anybody, false],
    [confirmed, true],
  ] as const) {
    const asked = await claim(await makeCompany(guia.pool, { owner_id: null }), person);
    const { data } = await ask(`{ adminClaims(status: pending) { items { ${FIELDS} } } }`);
    const review = data.adminClaims.items.find(({ id }: { id: string }) => id === asked);
    expect(review.claimant).toMatchObject({ email: person.email, isEmailConfirmed });
    const rows = await guia.sql`SELECT subject, text FROM mails WHERE kind = 'company-claim'
      AND about_user_id = ${person.id}`;
    expect(rows.map(({ text }) => text.includes(WARNING))).toEqual([!isEmailConfirmed]);
    expect(rows[0].subject).toMatch(/^Pedido de responsável: /);
  }
});

test('a claim does not show a company that was hidden since', async () => {
  const id = await makeCompany(guia.pool, { owner_id: null });
  const owner = await guia.owner();
  await claim(id, owner);
  const seen = async () => (await ask('{ myClaims { company { id name } } }', {}, owner)).data.myClaims;
  expect(await seen()).toHaveLength(1);
  await guia.sql`UPDATE companies SET is_active = false WHERE id = ${id}`;
  expect(await seen()).toEqual([]);
});

test('of two concurrent decisions one succeeds, with one owner', async () => {
  for (let round = 0; round < 5; round++) {
    const id = await makeCompany(guia.pool, { owner_id: null });
    const first = await claim(id, await guia.owner());
    const second = await claim(id, await guia.owner());
    const codes = (await Promise.all([ask(APPROVE, { id: first }), ask(APPROVE, { id: second })])).map(
      codeOf,
    );
    expect(codes.filter((code) => code === undefined)).toHaveLength(1);
    expect(codes.filter((code) => code === 'CONFLICT')).toHaveLength(1);
  }
});

test('the claimant’s limit is shown and does not bind the administrator', async () => {
  const owner = await guia.owner();
  for (let number = 0; number < 5; number++) await makeCompany(guia.pool, { owner_id: owner.id });
  const asked = await claim(await makeCompany(guia.pool, { owner_id: null }), owner);
  const { data } = await ask(`{ adminClaims(status: pending) { items { ${FIELDS} } } }`);
  expect(data.adminClaims.items.find((item: { id: string }) => item.id === asked)).toMatchObject({
    exceedsLimit: true,
    claimant: { companiesCount: 5, companiesAllowed: 5 },
  });
  expect((await ask(APPROVE, { id: asked })).data.approveClaim.claimant.companiesCount).toBe(6);
});

test('approving is a conflict when the company got an owner or the claimant may not own one', async () => {
  const id = await makeCompany(guia.pool, { owner_id: null });
  const asked = await claim(id, await guia.owner());
  const other = await guia.owner();
  await guia.rest('PUT', `/admin/companies/${id}`, { owner_email: other.email }, admin);
  expect(codeOf(await ask(APPROVE, { id: asked }))).toBe('CONFLICT');
  const { data } = await ask(`{ adminClaims(status: rejected) { items { id } } }`);
  expect(data.adminClaims.items[0].id).toBe(asked);
  const gone = await guia.owner();
  const late = await claim(await makeCompany(guia.pool, { owner_id: null }), gone);
  await guia.sql`UPDATE users SET is_active = false WHERE id = ${gone.id}`;
  expect(codeOf(await ask(APPROVE, { id: late }))).toBe('CONFLICT');
});

test('assigning an owner accepts that account’s claim and rejects the others, with mails', async () => {
  const id = await makeCompany(guia.pool, { owner_id: null });
  const [owner, other] = [await guia.owner(), await guia.owner()];
  const [own, others] = [await claim(id, owner), await claim(id, other)];
  await guia.rest('PUT', `/admin/companies/${id}`, { owner_email: owner.email }, admin);
  const rows =
    await guia.sql`SELECT id::text, status FROM company_claims WHERE company_id = ${id} ORDER BY id`;
  expect(rows).toEqual([
    { id: own, status: 'approved' },
    { id: others, status: 'rejected' },
  ]);
  const mails = await guia.pool.query(
    `SELECT recipient, kind FROM mails WHERE kind LIKE 'claim-%' AND recipient = ANY ($1) ORDER BY kind`,
    [[owner.email, other.email]],
  );
  expect(mails.rows).toEqual([
    { recipient: owner.email, kind: 'claim-approved' },
    { recipient: other.email, kind: 'claim-refused' },
  ]);
});

test('only administrators decide claims', async () => {
  const owner = await guia.owner();
  for (const [query, variables] of [
    ['{ adminClaims { total } }', {}],
    [APPROVE, { id: 1 }],
    [REFUSE, { id: 1 }],
  ] as const) {
    expect(codeOf(await ask(query, variables, {}))).toBe('UNAUTHENTICATED');
    expect(codeOf(await ask(query, variables, owner))).toBe('FORBIDDEN');
  }
  expect(codeOf(await ask(APPROVE, { id: 'abc' }))).toBe('NOT_FOUND');
});

test('the administrators’ mail leads to the claims', async () => {
  await guia.sql`UPDATE users SET email = 'chefe@teste.com.br' WHERE role = 'admin'`;
  await claim(await makeCompany(guia.pool, { owner_id: null }), await guia.owner());
  expect((await mailbox.to('chefe@teste.com.br')).at(-1)?.text).toContain('/admin/approvals?kind=claim');
});

test('a second claim of the same company is a conflict while the first is pending', async () => {
  const id = await makeCompany(guia.pool, { owner_id: null });
  const owner = await guia.owner();
  await claim(id, owner);
  const again = await ask(
    'mutation ($companyId: ID!) { claimCompany(companyId: $companyId) { id } }',
    { companyId: id },
    owner,
  );
  expect(again.errors).toMatchObject([
    { message: 'Seu pedido para esta empresa já está em análise.', extensions: { code: 'CONFLICT' } },
  ]);
});
