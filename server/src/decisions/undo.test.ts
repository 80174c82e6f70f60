import { beforeAll, beforeEach, expect, test } from 'vitest';
import { bulkActions } from '../../test/helpers/decisions/bulk-actions.ts';
import { forgetDecisions, passUndoTime } from '../../test/helpers/decisions/undo-time.ts';
import { waitingThings } from '../../test/helpers/decisions/waiting-things.ts';
import { makeCompany } from '../../test/helpers/factories.ts';
import { admin, testApp } from '../../test/helpers/test-app.ts';

const guia = testApp();
let bulk: ReturnType<typeof bulkActions>;
let make: ReturnType<typeof waitingThings>;
let owner: { id: number; token: string };
beforeAll(async () => {
  bulk = bulkActions(guia, admin.token);
  owner = await guia.owner('Rosa Lima');
  make = waitingThings(guia, owner.id);
});
beforeEach(() => guia.pool.query('DELETE FROM decisions'));

const ask = async (query: string, variables = {}, as = admin.token) =>
  (await guia.graphql(query, variables, { token: as })).body;
const undo = (kind: string, id: number) =>
  ask('mutation ($kind: WorkKind!, $id: ID!) { undoDecision(kind: $kind, id: $id) { id } }', { kind, id });
const storedValue = async (query: string, id: number) =>
  (await guia.pool.query<{ value: unknown }>(query, [id])).rows[0]?.value;
const nameOf = (id: number) => storedValue('SELECT name AS value FROM companies WHERE id = $1', id);
const settleAll = async () => {
  await passUndoTime(guia);
  await forgetDecisions(guia);
};

const CHANGED = {
  message: 'Isto mudou depois da decisão: não dá mais para desfazer.',
  extensions: { code: 'CONFLICT' },
};

test('what somebody changed since is not undone, and stays as it is', async () => {
  const id = await make.changedCompany();
  const call =
    'mutation ($id: ID!) { revertCompanyChanges(companyId: $id, undoable: true) { company { id } } }';
  await ask(call, { id });
  expect(await nameOf(id)).toBe('Nome velho');
  await guia.pool.query(`UPDATE companies SET name = 'Nome mais novo' WHERE id = $1`, [id]);
  expect((await undo('changedCompany', id)).errors[0]).toMatchObject(CHANGED);
  expect(await nameOf(id)).toBe('Nome mais novo');
});

test('what else changed since stays when a decision is undone', async () => {
  const id = await make.changedCompany();
  const call =
    'mutation ($id: ID!) { revertCompanyChanges(companyId: $id, undoable: true) { company { id } } }';
  await ask(call, { id });
  await guia.pool.query(
    `UPDATE companies SET phone = '+551932345678', updated_at = '2030-01-01' WHERE id = $1`,
    [id],
  );
  expect((await undo('changedCompany', id)).errors).toBeUndefined();
  const now = `SELECT jsonb_build_array(name, phone, extract(year FROM updated_at)) AS value FROM companies WHERE id = $1`;
  expect(await storedValue(now, id)).toEqual(['Nome novo', '+551932345678', 2030]);
});

test('of two corrections of one text the second is refused once the first was accepted after it was seen', async () => {
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
  const accept = (id: number, seen: string) =>
    ask(
      'mutation ($id: ID!, $seen: String) { acceptCorrection(id: $id, seen: $seen, undoable: true) { id } }',
      { id, seen },
    );
  const [first, second] = [await propose('Primeiro'), await propose('Segundo')];
  await accept(first, 'Nome errado');
  const { errors } = await accept(second, 'Nome errado');
  expect(errors[0].extensions.code).toBe('BAD_USER_INPUT');
  expect(await nameOf(companyId)).toBe('Primeiro');
  await undo('correction', first);
  expect(await nameOf(companyId)).toBe('Nome errado');
  expect((await accept(second, 'Nome errado')).errors).toBeUndefined();
  expect(await nameOf(companyId)).toBe('Segundo');
});

test('a corrected address loses the point of the one before, also by a decision that can be undone', async () => {
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

test('a plan that was given is not taken back when another was given meanwhile', async () => {
  const planOf = () => storedValue('SELECT plan_id AS value FROM users WHERE id = $1', owner.id);
  const id = await make.planRequest();
  await ask('mutation ($id: ID!) { approvePlanRequest(id: $id, undoable: true) { id } }', { id });
  const other = await storedValue(
    `INSERT INTO plans (name, price, max_companies) VALUES ('Outro', $1, 5) RETURNING id AS value`,
    10,
  );
  await guia.pool.query('UPDATE users SET plan_id = $2 WHERE id = $1', [owner.id, other]);
  expect((await undo('planRequest', id)).errors[0]).toMatchObject(CHANGED);
  expect(await planOf()).toBe(other);
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

test.each([
  ['a reversion', revert],
  [
    'a review',
    (id: number) =>
      ask('mutation ($id: ID!) { markChangesSeen(companyId: $id, undoable: true) { id } }', { id }),
  ],
])('the undo of %s gives back logos that nobody else uses', async (_name, decide) => {
  const [id, other] = await withReplacedLogo();
  await guia.pool.query('UPDATE companies SET logo_hash = NULL WHERE id = $1', [other]);
  expect((await decide(id)).errors).toBeUndefined();
  expect(await logos()).toEqual(LOGOS);
  expect((await undo('changedCompany', id)).errors).toBeUndefined();
  expect(await storedValue('SELECT logo_hash AS value FROM companies WHERE id = $1', id)).toBe(LOGOS[1]);
  expect(await logos()).toEqual(LOGOS);
  await guia.pool.query('DELETE FROM companies WHERE id = ANY ($1)', [[id, other]]);
  await guia.pool.query('DELETE FROM logos');
});

test('a message that comes after a conversation was marked as read stays when that is undone', async () => {
  const id = await make.message();
  await ask('mutation ($id: ID!) { markConversationRead(companyId: $id, undoable: true) { id } }', { id });
  await guia.pool.query(
    `INSERT INTO messages (company_id, sender_type, sender_id, content) VALUES ($1, 'company', $2, 'Mais uma')`,
    [id, owner.id],
  );
  expect((await undo('message', id)).errors).toBeUndefined();
  const unread = 'SELECT count(*)::int AS value FROM messages WHERE company_id = $1 AND NOT is_read';
  expect(await storedValue(unread, id)).toBe(2);
});
