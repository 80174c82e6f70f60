import pg from 'pg';
import { afterEach, describe, expect, test } from 'vitest';
import { hasPgBouncer, type Pooler, startPooler } from '../../test/helpers/network/pooler.ts';
import { perFile } from '../../test/helpers/per-file.ts';
import { createTestDatabase } from '../../test/helpers/test-database.ts';
import { readConfig } from '../config.ts';
import { createLog } from '../shared/log.ts';
import { requireSessions } from './require-sessions.ts';
import { connect } from './setup/open-database.ts';

const database = perFile(createTestDatabase);

const REFUSED = /^DATABASE_URL leva a um pooler em modo de transação.*pool_mode = session/;

test('two connections that share a session of PostgreSQL are refused', async () => {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const shared = { connect: async () => Object.assign(client, { release: () => {} }) };
  await expect(requireSessions('DATABASE_URL', shared, shared)).rejects.toThrow(REFUSED);
  await client.end();
});

test('connections of PostgreSQL itself are accepted', async () => {
  const pools = [1, 2].map(() => new pg.Pool({ connectionString: database.url })) as [pg.Pool, pg.Pool];
  await expect(requireSessions('DATABASE_URL', ...pools)).resolves.toBeUndefined();
  for (const pool of pools) await pool.end();
});

describe.skipIf(!hasPgBouncer)('behind PgBouncer', () => {
  let pooler: Pooler;
  afterEach(() => pooler.stop());

  const open = (role: 'program' | 'command') => {
    const config = readConfig({ DATABASE_URL: pooler.url });
    return connect(pooler.url, config, { role, log: createLog('silent') });
  };

  test.each(['transaction', 'statement'] as const)('the mode %s is refused', async (mode) => {
    pooler = await startPooler(database.url, mode);
    await expect(open('command')).rejects.toThrow(REFUSED);
  });

  test('the mode session works, with the time limits of statements', async () => {
    pooler = await startPooler(database.url, 'session');
    const db = await open('program');
    const [row] = await db.reads.query({
      name: 'limit',
      text: `SELECT current_setting('statement_timeout') AS limit`,
    });
    expect(row).toEqual({ limit: '5s' });
    await db.close();
  });
});
