import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { bulkActions } from '../../test/helpers/decisions/bulk-actions.ts';
import { carryOut, passUndoTime } from '../../test/helpers/decisions/carry-out.ts';
import { waitingThings } from '../../test/helpers/decisions/waiting-things.ts';
import { makeCompany } from '../../test/helpers/factories.ts';
import { startTestApp, type TestApp } from '../../test/helpers/test-app.ts';

let guia: TestApp;
let token: string;
let bulk: ReturnType<typeof bulkActions>;
let make: ReturnType<typeof waitingThings>;
let owner: { id: number; token: string };
beforeAll(async () => {
  guia = await startTestApp();
  token = await guia.adminToken();
  bulk = bulkActions(guia, token);
  owner = await guia.owner('Rosa Lima');
  make = waitingThings(guia, owner.id);
});
afterAll(() => guia.close());
beforeEach(() => guia.pool.query('DELETE FROM decisions'));

const ask = async (query: string, variables = {}, as = token) =>
  (await guia.graphql(query, variables, { token: as })).body;
const undo = (kind: string, id: number) =>
  ask('mutation ($kind: WorkKind!, $id: ID!) { undoDecision(kind: $kind, id: $id) { id } }', { kind, id });
const storedValue = async (query: string, id: number) =>
  (await guia.pool.query<{ value: unknown }>(query, [id])).rows[0]?.value;
const nameOf = (id: number) => storedValue('SELECT name AS value FROM companies WHERE id = $1', id);
const settleAll = async () => {
  await passUndoTime(guia);
  await carryOut(guia);
};

test('what somebody changes meanwhile stays when a decision is undone', async () => {
  const id = await make.changedCompany();
  await guia.pool.query(
    `UPDATE company_changes SET before = before || '{"phone": null}' WHERE company_id = $1`,
    [id],
  );
  await guia.pool.query(`UPDATE companies SET phone = '+551932345678' WHERE id = $1`, [id]);
  await ask(
    'mutation ($id: ID!) { revertCompanyChanges(companyId: $id, undoable: true) { company { id } } }',
    {
      id,
    },
  );
  expect(await nameOf(id)).toBe('Nome velho');
  await guia.pool.query(`UPDATE companies SET name = 'Nome mais novo' WHERE id = $1`, [id]);
  await undo('changedCompany', id);
  expect(await nameOf(id)).toBe('Nome mais novo');
  expect(await storedValue('SELECT phone AS value FROM companies WHERE id = $1', id)).toBe('+551932345678');
});

test('of two corrections of one text the second is refused while the first can be undone', async () => {
  const companyId = await makeCompany(guia.pool, { name: 'Nome errado', owner_id: null });
  const propose = async (name: string) =>
    Number(
      (
        await guia.pool.query(
          `INSERT INTO company_corrections (company_id, field, before, after) VALUES ($1, 'name', 'Nome errado', $2)
           RETURNING id`,
          [companyId, name],
        )
      ).rows[0].id,
    );
  const accept = (id: number) =>
    ask('mutation ($id: ID!) { acceptCorrection(id: $id, undoable: true) { id } }', { id });
  const [first, second] = [await propose('Primeiro'), await propose('Segundo')];
  await accept(first);
  const { errors } = await accept(second);
  expect(errors[0].extensions.code).toBe('BAD_USER_INPUT');
  expect(await nameOf(companyId)).toBe('Primeiro');
  await undo('correction', first);
  expect(await nameOf(companyId)).toBe('Nome errado');
  expect((await accept(second)).errors).toBeUndefined();
  await settleAll();
  expect(await nameOf(companyId)).toBe('Segundo');
});

test('a corrected address loses the point of the one before, also when it is carried out later', async () => {
  const point = { latitude: -22.9, longitude: -47.06 };
  const companyId = await makeCompany(guia.pool, { address: 'Rua Velha, 1', owner_id: null, ...point });
  const id = await storedValue(
    `INSERT INTO company_corrections (company_id, field, before, after)
     VALUES ($1, 'address', 'Rua Velha, 1', 'Rua Nova, 2') RETURNING id AS value`,
    companyId,
  );
  await ask('mutation ($id: ID!) { acceptCorrection(id: $id, undoable: true) { id } }', { id });
  await settleAll();
  expect(
    await storedValue(
      'SELECT jsonb_build_array(address, latitude) AS value FROM companies WHERE id = $1',
      companyId,
    ),
  ).toEqual(['Rua Nova, 2', null]);
});

test('a plan that is given is lost again when the decision is undone, unless another was given meanwhile', async () => {
  const planOf = () => storedValue('SELECT plan_id AS value FROM users WHERE id = $1', owner.id);
  const approve = (id: number) =>
    ask('mutation ($id: ID!) { approvePlanRequest(id: $id, undoable: true) { id } }', { id });
  const before = await planOf();
  const id = await make.planRequest();
  await approve(id);
  expect(await planOf()).not.toBe(before);
  const another = () =>
    storedValue(
      `INSERT INTO plans (name, price, max_companies) VALUES ('Outro', $1, 5) RETURNING id AS value`,
      10,
    );
  const other = await another();
  await guia.pool.query('UPDATE users SET plan_id = $2 WHERE id = $1', [owner.id, other]);
  await undo('planRequest', id);
  expect(await planOf()).toBe(other);

  const second = await make.planRequest();
  await approve(second);
  const third = await another();
  await guia.pool.query('UPDATE users SET plan_id = $2 WHERE id = $1', [owner.id, third]);
  await settleAll();
  expect(await planOf()).toBe(third);
  expect(await storedValue('SELECT status AS value FROM plan_requests WHERE id = $1', second)).toBe(
    'pending',
  );
});

test('a bulk action hides each rating as it comes to it, and its undo shows all again', async () => {
  const ids = [await make.reportedRating(), await make.reportedRating()];
  const hidden = async () =>
    (
      await guia.pool.query(
        'SELECT count(*)::int AS count FROM ratings WHERE id = ANY ($1) AND hidden_at IS NOT NULL',
        [ids],
      )
    ).rows[0].count;
  const input = { action: 'reject', kind: 'reportedRating', ids, reason: 'Ofensa' };
  const { id } = (await bulk.start(input)).data.startBulkAction;
  await bulk.work();
  expect(await hidden()).toBe(2);
  await bulk.undo(id);
  await bulk.work();
  expect(await hidden()).toBe(0);
  const { rows } = await guia.pool.query(
    `SELECT rating_count AS count, open_reports AS reports FROM ratings r JOIN companies c ON c.id = r.company_id
     WHERE r.id = ANY ($1)`,
    [ids],
  );
  expect(rows).toEqual([
    { count: 1, reports: 1 },
    { count: 1, reports: 1 },
  ]);
});

test('a rating that was hidden just now is shown again by the contrary action, and waits again', async () => {
  const id = await make.reportedRating();
  await ask('mutation ($id: ID!) { hideRating(id: $id, reason: "Ofensa", undoable: true) { id } }', { id });
  const shown = await ask('mutation ($id: ID!) { restoreRating(id: $id) { id isHidden openReports } }', {
    id,
  });
  expect(shown.data.restoreRating).toEqual({ id: String(id), isHidden: false, openReports: 1 });
  await settleAll();
  expect(await storedValue('SELECT hidden_at IS NULL AS value FROM ratings WHERE id = $1', id)).toBe(true);
});

test('a plan request cannot be cancelled once it is approved, also while that can be undone', async () => {
  const planOf = () => storedValue('SELECT plan_id AS value FROM users WHERE id = $1', owner.id);
  const before = await planOf();
  const id = await make.planRequest();
  await ask('mutation ($id: ID!) { approvePlanRequest(id: $id, undoable: true) { id } }', { id });
  const { errors } = await ask(
    'mutation ($id: ID!) { cancelPlanRequest(id: $id) { id } }',
    { id },
    owner.token,
  );
  expect(errors[0].extensions.code).toBe('CONFLICT');
  await undo('planRequest', id);
  expect(await planOf()).toBe(before);
});

test('the plan that an undo would give back is not removed', async () => {
  const before = await storedValue(
    `INSERT INTO plans (name, price, max_companies) VALUES ('De antes', $1, 5) RETURNING id AS value`,
    10,
  );
  const id = await make.planRequest();
  await guia.pool.query(
    `UPDATE plan_requests SET requested_plan_id = (SELECT min(id) FROM plans) WHERE id = $1`,
    [id],
  );
  await guia.pool.query('UPDATE users SET plan_id = $2 WHERE id = $1', [owner.id, before]);
  await ask('mutation ($id: ID!) { approvePlanRequest(id: $id, undoable: true) { id } }', { id });
  const remove = 'mutation ($id: ID!) { deletePlan(id: $id) { id } }';
  expect((await ask(remove, { id: before })).errors[0]).toMatchObject({
    message:
      'Este plano ainda pode voltar a uma conta, se a decisão for desfeita. Tente de novo em alguns segundos.',
    extensions: { code: 'CONFLICT' },
  });
  await undo('planRequest', id);
  expect(await storedValue('SELECT plan_id AS value FROM users WHERE id = $1', owner.id)).toBe(before);
});

const LOGOS = ['c', 'd'].map((letter) => letter.repeat(64));
/** Returns which of the logos are stored. */
const logos = async () =>
  (await guia.pool.query('SELECT hash FROM logos WHERE hash = ANY ($1) ORDER BY hash', [LOGOS])).rows.map(
    ({ hash }) => hash,
  );

/** Makes a company whose owner replaced the first logo by the second, and another with the second. */
async function withReplacedLogo(): Promise<[number, number]> {
  const both: [number, number] = [
    await make.changedCompany(),
    await makeCompany(guia.pool, { owner_id: owner.id }),
  ];
  await guia.pool.query(`INSERT INTO logos (hash, large, small) SELECT unnest($1::text[]), '', ''`, [LOGOS]);
  await guia.pool.query('UPDATE companies SET logo_hash = $2 WHERE id = ANY ($1)', [both, LOGOS[1]]);
  await guia.pool.query(
    `UPDATE company_changes SET before = before || jsonb_build_object('logoHash', $2::text) WHERE company_id = $1`,
    [both[0], LOGOS[0]],
  );
  return both;
}
const revert = (id: number) =>
  ask('mutation ($id: ID!) { revertCompanyChanges(companyId: $id, undoable: true) { company { id } } }', {
    id,
  });

test('a logo that a reversion brought back goes with its undo when no change keeps it any more', async () => {
  const [id] = await withReplacedLogo();
  await revert(id);
  await guia.pool.query('DELETE FROM company_changes WHERE company_id = $1', [id]);
  await undo('changedCompany', id);
  expect(await storedValue('SELECT logo_hash AS value FROM companies WHERE id = $1', id)).toBe(LOGOS[1]);
  expect(await logos()).toEqual([LOGOS[1]]);
  await guia.pool.query('UPDATE companies SET logo_hash = NULL');
  await guia.pool.query('DELETE FROM logos');
});

test('a logo that a reversion replaced is kept for its undo, and gone with its company', async () => {
  const [id, other] = await withReplacedLogo();
  await revert(id);
  const remove = (company: number) =>
    ask('mutation ($id: ID!) { deleteCompany(id: $id) { id } }', { id: company }, owner.token);
  await remove(other);
  expect(await logos()).toEqual(LOGOS);
  await remove(id);
  await settleAll();
  expect(await logos()).toEqual([]);
});
