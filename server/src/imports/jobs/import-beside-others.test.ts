import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { duringChange } from '../../../test/helpers/during-change.ts';
import { HEADER, importFixtures, row } from '../../../test/helpers/import-fixtures.ts';
import { testApp } from '../../../test/helpers/test-app.ts';
import { ImportJobs } from './import-jobs.ts';
import { claimImport } from './import-state.ts';

const guia = testApp();
let pools: pg.Pool[];
let jobs: ImportJobs;
let other: ImportJobs;
beforeAll(async () => {
  pools = [1, 2].map(() => new pg.Pool({ connectionString: guia.url, max: 2 }));
  for (const pool of pools) pool.on('error', () => {});
  [jobs, other] = pools.map((pool) => new ImportJobs(pool, guia.services.log)) as [ImportJobs, ImportJobs];
});
afterAll(async () => {
  for (const pool of pools) await pool.end();
});
const { upload, step, check, look, catalogue, taken } = importFixtures(guia, () => jobs);

/** Checks and starts an import that no instance works on yet; returns its id. */
async function begun(text: string): Promise<string> {
  const { createImport } = (await upload(text)).data;
  await check(createImport.id, createImport.columns);
  await jobs.workOff();
  await step('runImport', createImport.id);
  return createImport.id;
}

const untilWaiting = (count: number) =>
  vi.waitFor(
    async () => {
      const { rows } = await guia.pool.query(
        `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
      );
      expect(rows).toHaveLength(count);
    },
    { timeout: 10_000 },
  );

/** Runs `work` while another transaction holds what `lock` takes. */
async function whileHeld(
  lock: string,
  work: (letGo: () => Promise<unknown>) => Promise<void>,
): Promise<void> {
  const holder = new pg.Client({ connectionString: guia.url });
  await holder.connect();
  try {
    await holder.query('BEGIN');
    await holder.query(lock);
    await work(() => holder.query('ROLLBACK'));
  } finally {
    await holder.end();
  }
}

const withPhone = (number: number, phone: string) => [HEADER, row(number, { phone })].join('\n');

test('undoing a later import does not restore what an undo removed while it waited', async () => {
  await taken([HEADER, row(1)].join('\n'));
  const before = await catalogue();
  const second = await taken(withPhone(1, '(19) 3999-0000'));
  const third = await begun(withPhone(1, '(19) 3999-1111'));
  await guia.pool.query(`
    CREATE FUNCTION wait_a_moment() RETURNS trigger LANGUAGE plpgsql AS
      'BEGIN PERFORM pg_advisory_xact_lock(4711); RETURN NEW; END';
    CREATE TRIGGER wait_a_moment BEFORE UPDATE ON companies FOR EACH ROW EXECUTE FUNCTION wait_a_moment()`);
  try {
    await step('undoImport', second.id);
    await whileHeld('SELECT pg_advisory_xact_lock(4711)', async (letGo) => {
      const undoing = jobs.workOff();
      await untilWaiting(1);
      const running = other.workOff();
      await untilWaiting(2);
      await letGo();
      await Promise.all([undoing, running]);
    });
  } finally {
    await guia.pool.query('DROP FUNCTION wait_a_moment CASCADE');
  }
  expect((await look(second.id)).status).toBe('undone');
  expect(await look(third)).toMatchObject({ status: 'done', rowsUpdated: 1 });
  await step('undoImport', third);
  await jobs.workOff();
  expect((await look(third)).status).toBe('undone');
  expect(await catalogue()).toEqual(before);
});

test('undoing an import restores an edit committed while the import waited', async () => {
  await taken([HEADER, row(11)].join('\n'));
  const second = await begun(withPhone(11, '(19) 3999-0000'));
  await duringChange(
    guia,
    `UPDATE companies SET address = 'Rua Nova, 1', updated_at = now() WHERE source_id = 'L11'`,
    [],
    () => jobs.workOff(),
  );
  expect(await look(second)).toMatchObject({ status: 'done', rowsUpdated: 1 });
  await step('undoImport', second);
  await jobs.workOff();
  const { rows } = await guia.pool.query(`SELECT address, phone FROM companies WHERE source_id = 'L11'`);
  expect(rows).toEqual([{ address: 'Rua Nova, 1', phone: '+551932345678' }]);
});

test('counts a row by the state of its company when it is written: claimed, removed', async () => {
  await taken([HEADER, row(21), row(22)].join('\n'));
  const owner = await guia.owner();
  const claimed = await begun(withPhone(21, '(19) 3999-0000'));
  await duringChange(guia, `UPDATE companies SET owner_id = $1 WHERE source_id = 'L21'`, [owner.id], () =>
    jobs.workOff(),
  );
  expect(await look(claimed)).toMatchObject({ rowsRead: 1, rowsUpdated: 0, rowsUnchanged: 1 });
  const removed = await begun(withPhone(22, '(19) 3999-0000'));
  await duringChange(guia, `DELETE FROM companies WHERE source_id = 'L22'`, [], () => jobs.workOff());
  expect(await look(removed)).toMatchObject({ rowsRead: 1, rowsUpdated: 0, rowsCreated: 1 });
});

test('only one of two instances writes a batch', async () => {
  await taken([HEADER, row(31)].join('\n'));
  const id = await begun([HEADER, row(31, { phone: '(19) 3999-0000' }), row(32)].join('\n'));
  await whileHeld(`SELECT 1 FROM companies WHERE source_id = 'L31' FOR UPDATE`, async (letGo) => {
    const one = jobs.workOff();
    await untilWaiting(1);
    await guia.pool.query('UPDATE imports SET lease_until = NULL WHERE id = $1', [id]);
    const two = other.workOff();
    await untilWaiting(2);
    await letGo();
    await Promise.all([one, two]);
  });
  const counts = { rowsRead: 2, rowsCreated: 1, rowsUpdated: 1, rowsUnchanged: 0 };
  expect(await look(id)).toMatchObject({ status: 'done', ...counts });
});

test('the end of an import keeps a state that was set meanwhile', async () => {
  const id = await begun([HEADER, row(41)].join('\n'));
  // As when the program died after the last batch.
  await guia.pool.query('UPDATE imports SET rows_read = 1 WHERE id = $1', [id]);
  await whileHeld('LOCK TABLE cities IN ACCESS EXCLUSIVE MODE', async (letGo) => {
    const late = jobs.workOff();
    await untilWaiting(1);
    await guia.pool.query(
      `UPDATE imports SET status = 'undoing', lease_until = now() + interval '1 hour' WHERE id = $1`,
      [id],
    );
    await letGo();
    await late;
  });
  const { rows } = await guia.pool.query(
    'SELECT status, lease_until > now() AS held FROM imports WHERE id = $1',
    [id],
  );
  expect(rows).toEqual([{ status: 'undoing', held: true }]);
});

test.each(['checking', 'running'] as const)(
  'an instance whose claim is no longer valid writes nothing: %s',
  async (status) => {
    const id = await begun([HEADER, row(status === 'checking' ? 51 : 52)].join('\n'));
    await guia.pool.query('UPDATE imports SET status = $2, rows_read = 0 WHERE id = $1', [id, status]);
    await whileHeld('LOCK TABLE cities IN ACCESS EXCLUSIVE MODE', async (letGo) => {
      const late = jobs.workOff();
      await untilWaiting(1);
      await guia.pool.query('UPDATE imports SET lease_until = NULL WHERE id = $1', [id]);
      expect(await claimImport(guia.pool)).toMatchObject({ id: Number(id), status, rowsRead: 0 });
      await letGo();
      await late;
    });
    const { rows } = await guia.pool.query(
      'SELECT status, rows_read, lease_until > now() AS held FROM imports WHERE id = $1',
      [id],
    );
    expect(rows).toEqual([{ status, rows_read: 0, held: true }]);
    await guia.pool.query('UPDATE imports SET lease_until = NULL WHERE id = $1', [id]);
    await other.workOff();
    expect(await look(id)).toMatchObject({ status: status === 'checking' ? 'checked' : 'done', rowsRead: 1 });
  },
);
