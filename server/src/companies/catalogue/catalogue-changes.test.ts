import pg from 'pg';
import { expect, test } from 'vitest';
import { backupOf, restore } from '../../../test/helpers/backup-fixtures.ts';
import {
  askCatalogue,
  cataloguePage,
  wholeCatalogue,
} from '../../../test/helpers/catalogue/walk-catalogue.ts';
import { makeCompany } from '../../../test/helpers/factories.ts';
import { HEADER, importFixtures, row } from '../../../test/helpers/import-fixtures.ts';
import { admin, startTestApp, type TestApp, testApp } from '../../../test/helpers/test-app.ts';
import { createEmptyDatabase } from '../../../test/helpers/test-database.ts';
import { cleanUp } from '../../database/setup/clean-up.ts';

const guia = testApp();
const { step, taken, jobs } = importFixtures(guia);

const now = async () => (await cataloguePage(guia, { first: 1 })).asOf;
/** Returns what changed since, as ids. */
async function changesSince(changedSince: string) {
  const { companies, removedIds } = await wholeCatalogue(guia, { first: 2, changedSince });
  return { companies: companies.map(({ id }) => Number(id)), removedIds: removedIds.map(Number) };
}
const NOTHING = { companies: [], removedIds: [] };

test('what changed comes in the order of the change, what ceased to be public as removed', async () => {
  const [edited = 0, hidden = 0, deleted = 0, shown = 0, approved = 0] = await Promise.all([
    makeCompany(guia.pool),
    makeCompany(guia.pool),
    makeCompany(guia.pool),
    makeCompany(guia.pool, { is_active: false }),
    makeCompany(guia.pool, { is_approved: false }),
    makeCompany(guia.pool),
  ]);
  const since = await now();
  const run = (mutation: string) => guia.graphql(`mutation { ${mutation} { id } }`, {}, admin);
  await run(`adminUpdateCompany(id: "${edited}", input: { description: "Agora é outra." })`);
  await run(`setCompanyActive(id: "${hidden}", isActive: false)`);
  await run(`approveCompany(id: "${approved}")`);
  await run(`deleteCompany(id: "${deleted}")`);
  await run(`setCompanyActive(id: "${shown}", isActive: true)`);
  expect(await changesSince(since)).toEqual({
    companies: [edited, approved, shown],
    removedIds: [hidden, deleted],
  });
  // The later change counts, once.
  const later = await now();
  await run(`setCompanyActive(id: "${hidden}", isActive: true)`);
  expect(await changesSince(later)).toEqual({ companies: [hidden], removedIds: [] });
  expect(await changesSince(since)).toEqual({
    companies: [edited, approved, shown, hidden],
    removedIds: [deleted],
  });
});

test('ratings, and changes of what is not public, are no change', async () => {
  const id = await makeCompany(guia.pool);
  const pending = await makeCompany(guia.pool, { is_approved: false });
  const since = await now();
  await guia.rest('POST', `/companies/${id}/rate`, { rating: 5, browser_fingerprint: 'of-the-catalogue' });
  await guia.sql`UPDATE companies SET has_message_access = true, name = name WHERE id = ${id}`;
  await guia.sql`UPDATE companies SET name = 'Ainda Não' WHERE id = ${pending}`;
  await guia.sql`DELETE FROM companies WHERE id = ${pending}`;
  await makeCompany(guia.pool, { is_approved: false });
  expect(await changesSince(since)).toEqual(NOTHING);
});

test('a change that is written early and committed late is not lost', async () => {
  const early = await makeCompany(guia.pool);
  const late = await makeCompany(guia.pool);
  const writer = new pg.Client({ connectionString: guia.url });
  await writer.connect();
  try {
    await writer.query('BEGIN');
    await writer.query(`UPDATE companies SET name = 'Gravada Cedo' WHERE id = $1`, [late]);
    // A later change of others, so that a position behind the uncommitted one would be remembered.
    await new Promise((resolve) => setTimeout(resolve, 1_100));
    await guia.sql`UPDATE companies SET name = 'Outra' WHERE id = ${early}`;
    const between = await now();
    expect((await changesSince(between)).companies).not.toContain(late);
    await writer.query('COMMIT');
    // Times of transactions are cut to seconds: what came just before comes again.
    expect((await changesSince(between)).companies.slice(-2)).toEqual([late, early]);
    // Once nobody writes, positions are of now.
    const after = await now();
    expect(Date.parse(after)).toBeGreaterThan(Date.parse(between) + 1_000);
    expect(await changesSince(after)).toEqual(NOTHING);
  } finally {
    await writer.end();
  }
});

test('an import and its undoing count', async () => {
  const first = await taken([HEADER, row(9_101), row(9_102)].join('\n'));
  const idOf = async (code: string) =>
    (await guia.sql`SELECT id FROM companies WHERE source_id = ${code}`)[0].id;
  const [kept, unchanged] = [await idOf('L9101'), await idOf('L9102')];
  const since = await now();
  const second = await taken(
    [HEADER, row(9_101, { phone: '(19) 3999-0000' }), row(9_102), row(9_103)].join('\n'),
  );
  const created = await idOf('L9103');
  expect(first.rowsCreated).toBe(2);
  const imported = await changesSince(since);
  expect(imported.companies.sort()).toEqual([kept, created].sort());
  expect(imported.companies).not.toContain(unchanged);
  const later = await now();
  await step('undoImport', second.id);
  await jobs.workOff();
  expect(await changesSince(later)).toEqual({ companies: [kept], removedIds: [created] });
});

const asked = async (app: TestApp, changedSince: string) => {
  const { errors } = await askCatalogue(app, { changedSince });
  return errors?.[0].extensions.fields.changedSince[0].message;
};
const WALK = /^Só se sabe o que mudou desde .{16}: percorra o catálogo inteiro, sem changedSince\.$/;
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();

test('changes are known for 90 days, and not from before the table', async () => {
  expect(await asked(guia, daysAgo(1))).toMatch(WALK);
  await guia.sql`UPDATE catalogue_changes SET changed_at = now() - interval '92 days' WHERE company_id = 0`;
  const [old, recent] = [await makeCompany(guia.pool), await makeCompany(guia.pool)];
  const move = (id: number, days: number) =>
    guia.pool.query('UPDATE catalogue_changes SET changed_at = $2 WHERE company_id = $1', [
      id,
      daysAgo(days),
    ]);
  await move(old, 92);
  await move(recent, 89);
  await cleanUp(guia.services.db.reads);
  const rows = await guia.sql`SELECT company_id FROM catalogue_changes ORDER BY changed_at`;
  expect(rows[0].company_id).toBe(recent);
  expect((await changesSince(daysAgo(89.5))).companies).toContain(recent);
  for (const since of [daysAgo(91), '0000-01-01T00:00:00Z', '1970-01-01T00:00:00Z']) {
    expect(await asked(guia, since), since).toMatch(WALK);
  }
  expect(await changesSince('9999-12-31T23:59:59Z')).toEqual(NOTHING);
});

test('positions from before a restore are refused', async () => {
  const before = await now();
  const { file } = await backupOf(guia.url);
  const database = await createEmptyDatabase();
  await restore(database.url, file);
  const restored = await startTestApp({}, { instanceOf: { url: database.url } });
  try {
    expect(await asked(restored, before)).toMatch(WALK);
    expect(await asked(restored, (await cataloguePage(restored)).asOf)).toBeUndefined();
  } finally {
    await restored.close();
    await database.close();
  }
});
