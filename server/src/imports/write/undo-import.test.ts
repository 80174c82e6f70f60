import pg from 'pg';
import { expect, test, vi } from 'vitest';
import { HEADER, importFixtures, row } from '../../../test/helpers/import-fixtures.ts';
import { admin, testApp } from '../../../test/helpers/test-app.ts';
import { OpenClients } from '../../database/open-clients.ts';
import { poolOptions } from '../../database/pools.ts';
import { ImportJobs } from '../jobs/import-jobs.ts';
import { LostImport } from './commit-batch.ts';
import { undoImport } from './undo-import.ts';

const guia = testApp();
const { upload, step, check, look, catalogue, taken, jobs } = importFixtures(guia);

test('a later import must be undone first, which restores what it changed', async () => {
  const first = await taken([HEADER, row(5_001), row(5_002)].join('\n'));
  const between = await catalogue();
  const second = await taken([HEADER, row(5_001, { phone: '(19) 3999-0000' }), row(5_003)].join('\n'));
  expect(second).toMatchObject({ rowsCreated: 1, rowsUpdated: 1 });
  expect((await step('undoImport', first.id)).extensions.code).toBe('CONFLICT');
  await step('undoImport', second.id);
  await jobs.workOff();
  expect(await catalogue()).toEqual(between);
  expect((await step('undoImport', first.id)).status).toBe('undoing');
  await jobs.workOff();
});

test('an edit between two imports survives undoing the later one and prevents undoing the first', async () => {
  const first = await taken([HEADER, row(5_501), row(5_502)].join('\n'));
  const rows = await guia.sql`SELECT id FROM companies WHERE source_id = 'L5501'`;
  await guia.rest('PUT', `/admin/companies/${rows[0].id}`, { address: 'Rua Nova, 1' }, admin);
  const between = await catalogue();
  const second = await taken([HEADER, row(5_501, { phone: '(19) 3999-0000' })].join('\n'));
  expect(second).toMatchObject({ rowsUpdated: 1 });
  await step('undoImport', second.id);
  await jobs.workOff();
  expect(await catalogue()).toEqual(between);
  const refused = await step('undoImport', first.id);
  expect(refused.extensions.code).toBe('CONFLICT');
  expect(refused.message).toMatch(/^1 destas empresas foi alterada depois/);
});

test('kinds that were deleted after the import are not restored', async () => {
  const kinds = await guia.sql`INSERT INTO kinds (slug, name)
    VALUES ('sebo-a', 'Sebo A'), ('sebo-b', 'Sebo B') RETURNING id`;
  const ids = kinds.map(({ id }) => id);
  await taken([`${HEADER};segmentos`, `${row(5_801)};"Sebo A; Sebo B"`].join('\n'));
  const kindsOf = async () =>
    (await guia.sql`SELECT kind_ids FROM companies WHERE source_id = 'L5801'`)[0].kind_ids;
  expect(await kindsOf()).toEqual(ids);
  const second = await taken([`${HEADER};segmentos`, `${row(5_801)};Papelaria`].join('\n'));
  const { body } = await guia.graphql(
    'mutation ($id: ID!) { deleteKind(id: $id) { id } }',
    { id: ids[0] },
    admin,
  );
  expect(body.errors).toBeUndefined();
  await step('undoImport', second.id);
  await jobs.workOff();
  expect(await kindsOf()).toEqual([ids[1]]);
});

test('an import with a rated company cannot be undone', async () => {
  const { id } = await taken([HEADER, row(6_001), row(6_002)].join('\n'));
  const rows = await guia.sql`SELECT id FROM companies WHERE source_id = 'L6001'`;
  await guia.rest('POST', `/companies/${rows[0].id}/rate`, {
    rating: 5,
    browser_fingerprint: 'rates-an-import',
  });
  const refused = await step('undoImport', id);
  expect(refused.extensions.code).toBe('CONFLICT');
  expect(refused.message).toMatch(/^1 destas empresas já tem dono, avaliações/);
  expect((await look(id)).status).toBe('done');
});

test('an edit made before the last batch prevents undoing', async () => {
  const { id } = await taken([HEADER, row(7_001), row(7_002)].join('\n'));
  const rows = await guia.sql`SELECT id FROM companies WHERE source_id = 'L7001'`;
  await guia.rest('PUT', `/admin/companies/${rows[0].id}`, { address: 'Rua Nova, 1' }, admin);
  // The last batch was written after the edit.
  await guia.sql`UPDATE imports SET written_at = now() WHERE id = ${id}`;
  const refused = await step('undoImport', id);
  expect(refused.message).toMatch(/^1 destas empresas foi alterada depois/);
});

test('undoes a stopped import', async () => {
  const before = await catalogue();
  const rows = Array.from({ length: 1_100 }, (_, index) => row(20_000 + index));
  const { createImport } = (await upload([HEADER, ...rows].join('\n'))).data;
  await check(createImport.id, createImport.columns);
  await jobs.workOff();
  await step('runImport', createImport.id);
  expect((await step('cancelImport', createImport.id)).status).toBe('running');
  await jobs.workOff();
  const stopped = await look(createImport.id);
  expect(stopped).toMatchObject({ status: 'stopped', rowsRead: 500, rowsCreated: 500 });
  expect((await step('undoImport', createImport.id)).status).toBe('undoing');
  await jobs.workOff();
  expect(await look(createImport.id)).toMatchObject({ status: 'undone', error: null });
  expect(await catalogue()).toEqual(before);
});

test('the timeout of requests does not limit undoing', async () => {
  const before = await catalogue();
  const rows = Array.from({ length: 1_200 }, (_, index) => row(30_000 + index));
  const first = await taken([HEADER, ...rows].join('\n'));
  const between = await catalogue();
  const changed = rows.map((text) => text.replace('3234-5678', '3999-0000'));
  const second = await taken([HEADER, ...changed].join('\n'));
  expect(second).toMatchObject({ rowsCreated: 0, rowsUpdated: 1_200 });
  // As a pool of the program, with a smaller limit.
  const limits = { ...guia.services.config.limits, STATEMENT_MS: 200 };
  const pool = new pg.Pool({
    connectionString: guia.url,
    ...poolOptions(limits, 2, 'program', new OpenClients()),
  });
  pool.on('error', () => {});
  const limited = new ImportJobs(pool, guia.services.log);
  await guia.sql`
    CREATE FUNCTION take_long() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN PERFORM pg_sleep(0.4); RETURN NULL; END';
    CREATE TRIGGER take_long AFTER DELETE OR UPDATE ON companies EXECUTE FUNCTION take_long()`;
  try {
    await step('undoImport', second.id);
    await limited.workOff();
    expect(await look(second.id)).toMatchObject({ status: 'undone', error: null });
    expect(await catalogue()).toEqual(between);
    await step('undoImport', first.id);
    await limited.workOff();
    expect(await look(first.id)).toMatchObject({ status: 'undone', error: null });
  } finally {
    await guia.sql`DROP FUNCTION take_long CASCADE`;
    await pool.end();
  }
  expect(await catalogue()).toEqual(before);
});

test('an undo that another instance has taken over does no more', async () => {
  const { id } = await taken([HEADER, row(35_001)].join('\n'));
  await step('undoImport', id);
  const job = { id: Number(id), claim: -1 };
  await expect(undoImport(guia.pool, job, new AbortController().signal)).rejects.toThrow(LostImport);
  expect((await look(id)).status).toBe('undoing');
  await jobs.workOff();
  expect(await look(id)).toMatchObject({ status: 'undone', error: null });
});

test('an undo stops between two batches, tells what came to depend on it, and goes on', async () => {
  const before = await catalogue();
  const rows = Array.from({ length: 1_100 }, (_, index) => row(36_000 + index));
  const { id } = await taken([HEADER, ...rows].join('\n'));
  // The first batch's transaction ends with the program.
  const ending = new AbortController();
  await guia.sql`
    CREATE FUNCTION take_long() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN PERFORM pg_sleep(0.5); RETURN NULL; END';
    CREATE TRIGGER take_long AFTER DELETE ON companies EXECUTE FUNCTION take_long()`;
  await step('undoImport', id);
  const undoing = new ImportJobs(guia.pool, guia.services.log).workOff(ending.signal);
  await vi.waitFor(async () => {
    const sleeping = await guia.sql`SELECT 1 FROM pg_stat_activity WHERE wait_event = 'PgSleep'`;
    expect(sleeping).toHaveLength(1);
  });
  ending.abort();
  await undoing;
  await guia.sql`DROP FUNCTION take_long CASCADE`;
  const rest =
    await guia.sql`SELECT c.id FROM companies c JOIN import_companies i ON i.company_id = c.id WHERE i.import_id = ${id}`;
  expect(rest).toHaveLength(100);
  const [{ id: rated }] = rest;
  await guia.rest('POST', `/companies/${rated}/rate`, { rating: 5, browser_fingerprint: 'rates-meanwhile' });
  await jobs.workOff();
  expect(await look(id)).toMatchObject({
    status: 'done',
    error: expect.stringMatching(/^1 destas empresas já tem/),
  });
  await guia.sql`DELETE FROM ratings WHERE company_id = ${rated}`;
  await step('undoImport', id);
  await jobs.workOff();
  expect(await look(id)).toMatchObject({ status: 'undone', error: null });
  expect(await catalogue()).toEqual(before);
});
