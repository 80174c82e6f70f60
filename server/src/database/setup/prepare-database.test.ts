import pg from 'pg';
import { expect, test } from 'vitest';
import { ADMIN } from '../../../test/helpers/migrate-template.ts';
import { createEmptyDatabase, createTestDatabase } from '../../../test/helpers/test-database.ts';
import { readConfig } from '../../config.ts';
import { OperatorError } from '../../shared/errors.ts';
import { createLog } from '../../shared/log.ts';
import { connect } from './open-database.ts';
import { prepareDatabase } from './prepare-database.ts';

test('a start logs a newer database and an administrator that was not created', async () => {
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
    await database.close();
  }
});

test('a database from before version 1.0 is rejected with a sentence and stays unchanged', async () => {
  const database = await createEmptyDatabase();
  const client = new pg.Client({ connectionString: database.url });
  const relations = async () =>
    (
      await client.query(
        `SELECT relname FROM pg_class WHERE relnamespace = 'public'::regnamespace ORDER BY 1`,
      )
    ).rows;
  const log = createLog('silent');
  const config = readConfig({ DATABASE_URL: database.url });
  const opened = await connect(database.url, config, { role: 'command', log });
  try {
    await client.connect();
    await client.query('CREATE TABLE migrations (id serial PRIMARY KEY, timestamp bigint, name varchar)');
    await client.query(
      `INSERT INTO migrations (timestamp, name) VALUES (1763690000000, 'Catalogue1763690000000')`,
    );
    const before = await relations();
    const start = prepareDatabase(opened, config, { announce: () => {}, log });
    await expect(start).rejects.toThrow(OperatorError);
    await expect(start).rejects.toThrow(/^O banco de dados é de antes da versão 1\.0 .+ DATA_DIR\.$/);
    expect(await relations()).toEqual(before);
  } finally {
    await opened.close();
    await client.end();
    await database.close();
  }
});

test('a migration is logged with its time; stored reports of bulk actions lose the names of persons', async () => {
  const database = await createTestDatabase();
  const client = new pg.Client({ connectionString: database.url });
  const config = readConfig({ DATABASE_URL: database.url });
  const lines: object[] = [];
  const log = createLog('info', { write: (line) => void lines.push(JSON.parse(line)) });
  const failure = (id: number, message: string) => ({ id, title: 'Bar', message });
  const others = [failure(2, 'Esta empresa já foi aprovada.'), failure(3, 'Falta a cidade.')];
  try {
    await client.connect();
    await client.query(`DELETE FROM migrations WHERE name LIKE 'UnnamedFailures%'`);
    const named = failure(1, 'Ana Lima já aprovou esta empresa há 3 min.');
    await client.query(
      `INSERT INTO bulk_jobs (kind, action, arguments, subject_ids, failures)
       VALUES ('newCompany', 'approve', '{}', '{1,2,3}', $1), ('newCompany', 'approve', '{}', '{1}', '[]'),
         ('planRequest', 'approve', '{}', '{4}', '[{"id": 4, "title": "Rosa Lima", "message": "Falhou."}]')`,
      [JSON.stringify([named, ...others])],
    );
    const opened = await connect(database.url, config, { role: 'command', log });
    await prepareDatabase(opened, config, { announce: () => {}, log }).finally(() => opened.close());
    expect(lines).toEqual([
      expect.objectContaining({
        migration: expect.stringMatching(/^UnnamedFailures/),
        ms: expect.any(Number),
      }),
      expect.objectContaining({ msg: 'Estatísticas do banco de dados refeitas.', ms: expect.any(Number) }),
    ]);
    const { rows } = await client.query('SELECT failures FROM bulk_jobs ORDER BY id');
    const [first, second, third] = rows.map(({ failures }) => failures);
    expect(first).toEqual([failure(1, 'Isto já foi decidido por outra pessoa.'), ...others]);
    expect(second).toEqual([]);
    expect(third).toEqual([{ id: 4, title: null, message: 'Falhou.' }]);
  } finally {
    await client.end();
    await database.close();
  }
});
