import pg from 'pg';
import { expect, inject, test } from 'vitest';
import { readConfig } from '../../src/config.ts';
import { MIGRATIONS } from '../../src/database/setup/migrations.ts';
import { connect } from '../../src/database/setup/open-database.ts';
import { prepareDatabase } from '../../src/database/setup/prepare-database.ts';
import { createLog } from '../../src/shared/log.ts';
import { ADMIN } from '../helpers/migrate-template.ts';

const INSTANCES = 10;

test('ten instances that start at once on an empty database make each migration and seed row once', async () => {
  const url = new URL(inject('serverUrl'));
  const name = `starts_${process.pid}`;
  const server = new pg.Client({ connectionString: url.href });
  await server.connect();
  await server.query(`CREATE DATABASE ${name}`);
  url.pathname = `/${name}`;
  const config = readConfig({
    DATABASE_URL: url.href,
    DEMO_DATA: 'true',
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
    LIMIT_POOL: '2',
  });
  const log = createLog('silent');
  const announced: string[] = [];
  const start = async () => {
    const database = await connect(url.href, config, { role: 'command', log });
    try {
      await prepareDatabase(database, config, {
        announce: (line) => announced.push(line),
        log,
      });
    } finally {
      await database.close();
    }
  };
  const client = new pg.Client({ connectionString: url.href });
  try {
    await Promise.all(Array.from({ length: INSTANCES }, start));
    await client.connect();
    const count = async (what: string) =>
      (await client.query(`SELECT count(*)::int AS n FROM ${what}`)).rows[0]?.n;
    expect(await count('migrations')).toBe(MIGRATIONS.length);
    expect(await count('(SELECT DISTINCT name FROM migrations) AS each')).toBe(MIGRATIONS.length);
    expect(await count('settings')).toBe(1);
    expect(await count('cities')).toBe(5571);
    expect(await count('(SELECT DISTINCT name FROM categories) AS each')).toBe(await count('categories'));
    expect(await count(`users WHERE role = 'admin'`)).toBe(1);
    expect(await count('companies')).toBeGreaterThanOrEqual(60);
    expect(await count('(SELECT DISTINCT name FROM companies) AS each')).toBe(await count('companies'));
    // Only the instance that made the passwords prints them.
    expect(announced.filter((line) => line.startsWith('Primeiro administrador'))).toHaveLength(1);
    expect(announced.filter((line) => line.startsWith('Conta de demonstração'))).toHaveLength(1);
  } finally {
    await client.end();
    await server.query(`DROP DATABASE ${name} WITH (FORCE)`);
    await server.end();
  }
});
