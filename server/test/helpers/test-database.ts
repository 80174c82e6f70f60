import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';

const TEMPLATE = 'guia_template';
const IN_USE = '55006';

export interface TestDatabase {
  url: string;
  drop(): Promise<void>;
}

/** Creates a database for a test file, cloned from the migrated and seeded template. */
export function createTestDatabase(): Promise<TestDatabase> {
  return createDatabase(`TEMPLATE ${TEMPLATE} STRATEGY file_copy`);
}

/** Creates a database without tables. */
export function createEmptyDatabase(): Promise<TestDatabase> {
  return createDatabase('TEMPLATE template0');
}

async function createDatabase(from: string): Promise<TestDatabase> {
  const serverUrl = inject('serverUrl');
  const name = `test_${randomBytes(6).toString('hex')}`;
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
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    async drop() {
      const client = new pg.Client({ connectionString: serverUrl });
      await client.connect();
      await client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
      await client.end();
    },
  };
}
