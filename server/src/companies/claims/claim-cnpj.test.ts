import { expect, test } from 'vitest';
import { bulkActions } from '../../../test/helpers/decisions/bulk-actions.ts';
import { makeCompany } from '../../../test/helpers/factories.ts';
import { startMailbox } from '../../../test/helpers/mailbox.ts';
import { perFile } from '../../../test/helpers/per-file.ts';
import { admin, testApp } from '../../../test/helpers/test-app.ts';
import { checkDigits, formatCnpj } from '../../shared/brazil/cnpj.ts';

const guia = testApp({ SMTP_URL: 'smtp://localhost:1' });
const mailbox = perFile(() => startMailbox(guia));

const ask = async (query: string, variables = {}, caller: { token?: string } = admin) =>
  (await guia.graphql(query, variables, caller)).body;
const CLAIM = `mutation ($id: ID!, $cnpj: String, $message: String) {
  claimCompany(companyId: $id, cnpj: $cnpj, message: $message) { id status cnpj } }`;
const FIELDS = 'id status cnpj cnpjFit cnpjCompany { id name }';
const APPROVE = `mutation ($id: ID!) { approveClaim(id: $id) { ${FIELDS} } }`;

let bases = 0;
/** Returns a new CNPJ, or one of another establishment of the same company. */
function cnpjOf(order = '0001', base = String(++bases)): string {
  const text = base.padStart(8, '7') + order;
  return text + checkDigits(text);
}
const companyWith = (cnpj?: string, columns = {}) =>
  makeCompany(guia.pool, { owner_id: null, ...(cnpj && { cnpj }), ...columns });
const storedCnpj = async (id: number) =>
  (await guia.sql`SELECT cnpj FROM companies WHERE id = ${id}`)[0]?.cnpj;

async function claim(id: number, cnpj: string | null, owner?: { token: string }) {
  const { data, errors } = await ask(CLAIM, { id, cnpj }, owner ?? (await guia.owner()));
  expect(errors).toBeUndefined();
  return data.claimCompany as { id: string; status: string; cnpj: string | null };
}
async function seen(claimId: string) {
  const { data } = await ask(`{ adminClaims(perPage: 100) { items { ${FIELDS} } } }`);
  return data.adminClaims.items.find(({ id }: { id: string }) => id === claimId);
}

test('a CNPJ is validated, also one with letters, and a claim needs none', async () => {
  const id = await companyWith();
  const owner = await guia.owner();
  for (const cnpj of ['11.222.333/0001-82', '123', 'abc']) {
    const { errors } = await ask(CLAIM, { id, cnpj }, owner);
    expect(errors[0].extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { cnpj: [expect.objectContaining({ message: 'CNPJ inválido. Confira o número.' })] },
    });
  }
  expect(await claim(id, '12.abc.345/01de-35', owner)).toMatchObject({ cnpj: '12.ABC.345/01DE-35' });
  expect((await claim(id, '')).cnpj).toBeNull();
  const without = await claim(id, null);
  expect(await seen(without.id)).toMatchObject({ cnpj: null, cnpjFit: null, cnpjCompany: null });
});

test('nobody but an administrator learns how a CNPJ fits, and no answer differs by it', async () => {
  const cnpj = cnpjOf();
  const id = await companyWith(cnpj);
  const answers = [];
  for (const given of [cnpj, cnpjOf('0002', String(bases)), cnpjOf()]) {
    const owner = await guia.owner();
    const { id: claimId, cnpj: own, ...answer } = await claim(id, given, owner);
    answers.push(answer);
    expect(own).toBe(formatCnpj(given));
    const mine = await ask('{ myClaimPage { items { id cnpj status } } }', {}, owner);
    expect(mine.data.myClaimPage.items).toEqual([{ id: claimId, cnpj: own, status: 'pending' }]);
    expect((await ask(`{ adminClaims { items { ${FIELDS} } } }`, {}, owner)).errors[0].extensions.code).toBe(
      'FORBIDDEN',
    );
    const { data } = await ask('{ myPersonalData }', {}, owner);
    expect(data.myPersonalData.companyClaims).toMatchObject([{ cnpj: given }]);
  }
  expect(answers).toEqual(Array(3).fill({ status: 'pending' }));
});

test('administrators see and are mailed how the CNPJ fits, and which company has it', async () => {
  await guia.sql`UPDATE users SET email = 'chefe@teste.com.br' WHERE role = 'admin'`;
  const own = cnpjOf();
  const branch = cnpjOf('0002', String(bases));
  const elsewhere = cnpjOf();
  const id = await companyWith(own);
  const other = await companyWith(elsewhere, { name: 'Padaria da Praça' });
  const bare = await companyWith();
  for (const [companyId, cnpj, cnpjFit, sentence, holder] of [
    [id, own, 'same', 'O CNPJ confere.', null],
    [id, branch, 'sameBase', 'É de outro estabelecimento da mesma empresa.', null],
    [id, elsewhere, 'other', 'Não é o CNPJ desta empresa.', other],
    [bare, elsewhere, 'none', 'A empresa não tem CNPJ no guia.', other],
    [bare, cnpjOf(), 'none', 'A empresa não tem CNPJ no guia.', null],
  ] as const) {
    const given = await claim(companyId, cnpj);
    expect(await seen(given.id)).toEqual({
      id: given.id,
      status: 'pending',
      cnpj: formatCnpj(cnpj),
      cnpjFit,
      cnpjCompany: holder && { id: String(holder), name: 'Padaria da Praça' },
    });
    const mail = (await mailbox.to('chefe@teste.com.br')).at(-1);
    expect(mail?.text).toContain(`CNPJ: ${formatCnpj(cnpj)}. ${sentence}`);
  }
});

test('an accepted claim gives its CNPJ to a company without one, and is recorded', async () => {
  const [cnpj, kept] = [cnpjOf(), cnpjOf()];
  const bare = await companyWith();
  const given = await claim(bare, cnpj);
  const answer = await ask(APPROVE, { id: given.id });
  expect(answer.data.approveClaim).toMatchObject({ status: 'approved', cnpjFit: 'given', cnpjCompany: null });
  expect(await storedCnpj(bare)).toBe(cnpj);
  const [entry] = await guia.sql`SELECT after FROM audit_entries WHERE action = 'company-claim.approve'
    AND subject_id = ${given.id}`;
  expect(entry?.after).toMatchObject({ companyId: bare, cnpj });

  const registered = await companyWith(kept);
  const wrong = await claim(registered, cnpjOf());
  expect((await ask(APPROVE, { id: wrong.id })).data.approveClaim.cnpjFit).toBe('other');
  expect(await storedCnpj(registered)).toBe(kept);

  // The first company has it, or one that was merged into it.
  const second = await companyWith();
  const taken = await claim(second, cnpj);
  const approved = await ask(APPROVE, { id: taken.id });
  expect(approved.data.approveClaim).toMatchObject({ cnpjFit: 'none', cnpjCompany: { id: String(bare) } });
  expect(await storedCnpj(second)).toBeNull();
  const merged = cnpjOf();
  await guia.sql`INSERT INTO merged_companies (id, kept_id, cnpj) VALUES (900001, ${bare}, ${merged})`;
  const third = await companyWith();
  const { id } = await claim(third, merged);
  expect((await ask(APPROVE, { id })).data.approveClaim.cnpjCompany.id).toBe(String(bare));
  expect(await storedCnpj(third)).toBeNull();
});

test('a rejected claim and a rival’s give no CNPJ', async () => {
  const id = await companyWith();
  const [rival, winner] = [await claim(id, cnpjOf()), await claim(id, null)];
  await ask(APPROVE, { id: winner.id });
  expect(await storedCnpj(id)).toBeNull();
  expect(await seen(rival.id)).toMatchObject({ status: 'rejected', cnpjFit: 'none' });
});

test('a bulk action and an administrator who assigns the owner give it too', async () => {
  const bulk = bulkActions(guia, admin.token);
  const [first, second] = [await companyWith(), await companyWith()];
  const [one, other] = [cnpjOf(), cnpjOf()];
  const { id } = await claim(first, one);
  const begun = await bulk.start({ kind: 'claim', action: 'approve', ids: [id] });
  expect(begun.errors).toBeUndefined();
  await bulk.work();
  expect(await bulk.job(begun.data.startBulkAction.id)).toMatchObject({ status: 'done', failedCount: 0 });
  expect(await storedCnpj(first)).toBe(one);

  const owner = await guia.owner();
  await claim(second, other, owner);
  await guia.rest('PUT', `/admin/companies/${second}`, { owner_email: owner.email }, admin);
  expect(await storedCnpj(second)).toBe(other);
});

test('the proofs by domain and by mail give it too', async () => {
  const [byDomain, byMail] = [cnpjOf(), cnpjOf()];
  const site = await companyWith(undefined, { website: 'https://www.dominio-do-cnpj.com.br/' });
  const owner = await guia.owner();
  await guia.sql`UPDATE users SET email = 'ana@dominio-do-cnpj.com.br', email_confirmed_at = now()
    WHERE id = ${owner.id}`;
  expect((await claim(site, byDomain, owner)).status).toBe('approved');
  expect(await storedCnpj(site)).toBe(byDomain);

  const id = await companyWith(undefined, { email: 'contato-cnpj@exemplo.com.br' });
  const claimant = await guia.owner();
  await guia.sql`UPDATE users SET email_confirmed_at = now() WHERE id = ${claimant.id}`;
  const waiting = await claim(id, byMail, claimant);
  await ask('mutation ($id: ID!) { sendClaimLink(id: $id) { email } }', { id: waiting.id }, claimant);
  const mail = (await mailbox.to('contato-cnpj@exemplo.com.br')).at(-1);
  const token = /assumir\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1];
  await ask('mutation ($token: String!) { proveClaim(token: $token) { id } }', { token }, {});
  expect(await storedCnpj(id)).toBe(byMail);
});

test('a CNPJ that a claim gave goes with its owner, one that the company had stays', async () => {
  const [given, had] = [cnpjOf(), cnpjOf()];
  for (const [id, cnpj, left] of [
    [await companyWith(), given, null],
    [await companyWith(had), had, had],
  ] as const) {
    const { id: claimId } = await claim(id, cnpj);
    await ask(APPROVE, { id: claimId });
    await guia.rest('PUT', `/admin/companies/${id}`, { name: 'Padaria Renomeada' }, admin);
    expect(await storedCnpj(id)).toBe(cnpj);
    await guia.rest('PUT', `/admin/companies/${id}`, { owner_email: '' }, admin);
    expect(await storedCnpj(id)).toBe(left);
    const [entry] = await guia.sql`SELECT before FROM audit_entries WHERE action = 'company.update'
      AND subject_id = ${id} ORDER BY id DESC LIMIT 1`;
    expect(entry?.before.cnpj).toBe(left === null ? cnpj : undefined);
  }
});

test('a CNPJ that another company gets meanwhile is a conflict, and the next try leaves it there', async () => {
  const cnpj = cnpjOf();
  const [id, other] = [await companyWith(), await companyWith()];
  const { id: claimId } = await claim(id, cnpj);
  const client = await guia.pool.connect();
  await client.query('BEGIN');
  await client.query('UPDATE companies SET cnpj = $1 WHERE id = $2', [cnpj, other]);
  const approving = ask(APPROVE, { id: claimId });
  const WAITS = `SELECT FROM pg_locks WHERE NOT granted AND pid IN
    (SELECT pid FROM pg_stat_activity WHERE datname = current_database())`;
  await expect.poll(async () => (await guia.pool.query(WAITS)).rowCount).toBeGreaterThan(0);
  await client.query('COMMIT');
  client.release();
  expect((await approving).errors).toMatchObject([
    {
      message: 'Outra empresa do guia acaba de receber este CNPJ. Tente novamente.',
      extensions: { code: 'CONFLICT' },
    },
  ]);
  expect(await seen(claimId)).toMatchObject({ status: 'pending', cnpjCompany: { id: String(other) } });
  expect((await ask(APPROVE, { id: claimId })).data.approveClaim.status).toBe('approved');
  expect(await storedCnpj(id)).toBeNull();
});

test('of two concurrent approvals with one CNPJ one gives it', async () => {
  for (let round = 0; round < 5; round++) {
    const cnpj = cnpjOf();
    const ids = [await companyWith(), await companyWith()];
    const claims = await Promise.all(ids.map((id) => claim(id, cnpj)));
    const answers = await Promise.all(claims.map(({ id }) => ask(APPROVE, { id })));
    for (const { errors } of answers) expect(errors?.[0].extensions.code ?? 'CONFLICT').toBe('CONFLICT');
    expect(await guia.sql`SELECT id FROM companies WHERE cnpj = ${cnpj}`).toHaveLength(1);
  }
});
