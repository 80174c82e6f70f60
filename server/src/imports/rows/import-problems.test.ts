import { beforeAll, expect, test } from 'vitest';
import { admin, testApp } from '../../../test/helpers/test-app.ts';
import { cleanUp } from '../../database/setup/clean-up.ts';
import { poolReader } from '../../database/statement.ts';
import { deleteProblems } from './import-problems.ts';

const guia = testApp();
beforeAll(async () => {
  await guia.sql`CREATE FUNCTION at_once() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
       IF (SELECT count(*) FROM changed) > 20000 THEN RAISE 'Too many at once'; END IF;
       RETURN NULL;
     END $$;
     CREATE TRIGGER deleted AFTER DELETE ON import_problems REFERENCING OLD TABLE AS changed
       FOR EACH STATEMENT EXECUTE FUNCTION at_once();
     CREATE TRIGGER updated AFTER UPDATE ON import_problems REFERENCING OLD TABLE AS changed
       FOR EACH STATEMENT EXECUTE FUNCTION at_once()`;
});

/** Stores a checked import of 31 days ago with more rejected rows than are changed at once. */
async function oldImport(): Promise<number> {
  const rows = await guia.sql`INSERT INTO imports (file_name, origin, status, size_bytes, columns, started_at)
     VALUES ('a.csv', 'browser', 'checked', 1, '[]', now() - interval '31 days') RETURNING id`;
  const id = rows[0]?.id as number;
  await guia.sql`INSERT INTO import_chunks (import_id, number, bytes) VALUES (${id}, 0, 'a')`;
  await guia.sql`INSERT INTO import_problems (import_id, number, line, column_name, kind, reason, cells)
     SELECT ${id}, number, number, 'Cidade', 'refused', 'Desconhecida.', '["Loja"]' FROM generate_series(1, 20001) number`;
  return id;
}
const problems = async (id: number, which = 'true') =>
  (
    await guia.pool.query(
      `SELECT count(*)::int AS count FROM import_problems WHERE import_id = $1 AND ${which}`,
      [id],
    )
  ).rows[0].count;

test('many rejected rows are erased in batches', async () => {
  const id = await oldImport();
  await cleanUp(guia.services.db.reads);
  expect(await problems(id, 'cells IS NOT NULL')).toBe(0);
  expect(await problems(id)).toBe(20_001);
  await deleteProblems(poolReader(guia.pool), id);
  expect(await problems(id)).toBe(0);
});

test('an import starts after a check that rejected many rows', async () => {
  const id = await oldImport();
  const { body } = await guia.graphql('mutation ($id: ID!) { runImport(id: $id) { status } }', { id }, admin);
  expect(body.data?.runImport).toEqual({ status: 'running' });
  expect(await problems(id)).toBe(0);
});
