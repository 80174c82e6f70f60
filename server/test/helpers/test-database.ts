import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, inject } from 'vitest';

const TEMPLATE = 'guia_template';
const CLONE = `TEMPLATE ${TEMPLATE} STRATEGY file_copy`;
const IN_USE = '55006';

export interface TestDatabase {
  url: string;
  /** Drops it. */
  close(): Promise<void>;
}

/** Creates a database for a test file, cloned from the migrated and seeded template. */
export function createTestDatabase(): Promise<TestDatabase> {
  return createDatabase(CLONE);
}

/** Creates a database without tables. */
export function createEmptyDatabase(): Promise<TestDatabase> {
  return createDatabase('TEMPLATE template0');
}

/**
 * Returns a pool on a database of a test file, cloned from the template before its tests and dropped after them. It connects at its
 * first statement.
 */
export function testPool(): pg.Pool {
  const name = freshName();
  const pool = new pg.Pool({ connectionString: urlOf(name) });
  pool.on('error', () => {});
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createDatabase(CLONE, name);
  });
  afterAll(async () => {
    await pool.end();
    await database.close();
  });
  return pool;
}

/** Runs a statement with the values as its parameters; returns the rows. Without values there may be several statements. */
// biome-ignore lint/suspicious/noExplicitAny: tests look into rows of every shape.
export type Sql = (parts: TemplateStringsArray, ...values: unknown[]) => Promise<any[]>;

export function sqlOf(pool: pg.Pool): Sql {
  return async (parts, ...values) => {
    const text = parts.reduce((before, part, index) => `${before}$${index}${part}`);
    return (await pool.query(text, values)).rows;
  };
}

const freshName = () => `test_${randomBytes(6).toString('hex')}`;

function urlOf(name: string): string {
  const url = new URL(inject('serverUrl'));
  url.pathname = `/${name}`;
  return url.href;
}

async function createDatabase(from: string, name = freshName()): Promise<TestDatabase> {
  const serverUrl = inject('serverUrl');
  const admin = new pg.Client({ connectionString: serverUrl });
  await admin.connect();
  // A template cannot be cloned twice at the same moment; the lock makes the second wait.
  await admin.query('SELECT pg_advisory_lock(7240119)');
  for (let tries = 0; ; tries++) {
    try {
      await admin.query(`CREATE DATABASE ${name} ${from}`);
      break;
    } catch (error) {
      if ((error as { code?: string }).code !== IN_USE || tries > 100) throw error;
    }
  }
  await admin.end();
  return {
    url: urlOf(name),
    async close() {
      const client = new pg.Client({ connectionString: serverUrl });
      await client.connect();
      await client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
      await client.end();
    },
  };
}
