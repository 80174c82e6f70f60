import pg from 'pg';
import { expect, test } from 'vitest';
import { ADMIN } from '../../../test/helpers/migrate-template.ts';
import { createTestDatabase } from '../../../test/helpers/test-database.ts';
import { readConfig } from '../../config.ts';
import { createLog } from '../../shared/log.ts';
import { connect } from './open-database.ts';
import { prepareDatabase } from './prepare-database.ts';

test('a start tells what an operator would not see: a newer database, and an administrator that was not made', async () => {
  const database = await createTestDatabase();
  const lines: { msg: string; migrations?: string[] }[] = [];
  const log = createLog('warn', { write: (line) => void lines.push(JSON.parse(line)) });
  const config = readConfig({ DATABASE_URL: database.url, ADMIN_EMAIL: ADMIN.email });
  const start = async () => {
    const opened = await connect(database.url, config, { role: 'command', log });
    try {
      await prepareDatabase(opened, config, { announce: () => {}, log });
    } finally {
      await opened.close();
    }
  };
  const client = new pg.Client({ connectionString: database.url });
  try {
    await start();
    expect(lines).toEqual([]);
    await client.connect();
    await client.query(
      `INSERT INTO migrations (timestamp, name) VALUES (1863690000000, 'Later1863690000000')`,
    );
    await client.query(`UPDATE users SET role = 'user' WHERE role = 'admin'`);
    await start();
    expect(lines).toHaveLength(2);
    expect(lines[0]?.migrations).toEqual(['Later1863690000000']);
    expect(lines[1]?.msg).toContain('ADMIN_EMAIL já tem conta');
    expect(JSON.stringify(lines)).not.toContain(ADMIN.email);
  } finally {
    await client.end();
    await database.drop();
  }
});
