import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { HEADER, importFixtures, row } from '../../../test/helpers/import-fixtures.ts';
import { testApp } from '../../../test/helpers/test-app.ts';
import { importCompanies } from '../jobs/import-companies.ts';

const guia = testApp();
const { step, look, taken, jobs } = importFixtures(guia);
const changed = (number: number) => [HEADER, row(number, { phone: '(19) 3999-0000' })].join('\n');

test('names the later import that prevents undoing, and what to do', async () => {
  const first = await taken([HEADER, row(1)].join('\n'));
  const second = await taken(changed(1));
  const messageIn = async (status: string) => {
    await guia.sql`UPDATE imports SET status = ${status} WHERE id = ${second.id}`;
    return (await step('undoImport', first.id)).message;
  };
  expect(await messageIn('done')).toBe(
    `A importação nº ${second.id} (lojas.csv) mudou 1 destas empresas depois. Desfaça-a primeiro.`,
  );
  expect(await messageIn('running')).toBe(
    `A importação nº ${second.id} (lojas.csv) está em andamento e já mudou 1 destas empresas. Pare-a ou espere que termine, e desfaça-a primeiro.`,
  );
  expect(await messageIn('undoing')).toBe(
    `A importação nº ${second.id} (lojas.csv) está sendo desfeita. Tente novamente quando ela terminar.`,
  );
});

test('a later import of the command line is undone first, as any other', async () => {
  const first = await taken([HEADER, row(11), row(12)].join('\n'));
  const { importId } = await importCompanies(guia, Readable.from([changed(11)]), {
    fileName: 'anp.csv',
    dryRun: false,
  });
  const refused = await step('undoImport', first.id);
  expect(refused.extensions.code).toBe('CONFLICT');
  expect(refused.message).toBe(
    `A importação nº ${importId} (anp.csv) mudou 1 destas empresas depois. Desfaça-a primeiro.`,
  );
  for (const id of [importId, first.id]) {
    expect((await step('undoImport', String(id))).status).toBe('undoing');
    await jobs.workOff();
    expect(await look(String(id))).toMatchObject({ status: 'undone', error: null });
  }
});

test('a removed category prevents undoing', async () => {
  await guia.sql`INSERT INTO categories (name) VALUES ('Passageira')`;
  await taken([HEADER, row(21).replace('Varejo', 'Passageira')].join('\n'));
  const second = await taken([HEADER, row(21)].join('\n'));
  expect(second).toMatchObject({ rowsUpdated: 1 });
  await guia.sql`DELETE FROM categories WHERE name = 'Passageira'`;
  expect((await step('undoImport', second.id)).message).toMatch(/^A categoria ou a cidade que 1 destas/);
});

test('a company that another one was merged into prevents undoing', async () => {
  const { id } = await taken([HEADER, row(41)].join('\n'));
  await guia.sql`INSERT INTO merged_companies (id, kept_id) SELECT 999999, id FROM companies WHERE source_id = 'L41'`;
  const refused = await step('undoImport', id);
  expect(refused.extensions.code).toBe('CONFLICT');
  expect(refused.message).toMatch(/^1 destas empresas já tem .* ou outra empresa unida/);
});

test('an undo that deadlocks is retried', async () => {
  const { id } = await taken([HEADER, row(31)].join('\n'));
  await guia.sql`
    CREATE FUNCTION meet() RETURNS trigger LANGUAGE plpgsql AS
      'BEGIN RAISE EXCEPTION SQLSTATE ''40P01''; END';
    CREATE TRIGGER meet AFTER DELETE ON companies EXECUTE FUNCTION meet()`;
  try {
    await step('undoImport', id);
    await expect(jobs.workOff()).rejects.toMatchObject({ code: '40P01' });
  } finally {
    await guia.sql`DROP FUNCTION meet CASCADE`;
  }
  expect(await look(id)).toMatchObject({ status: 'undoing', error: null });
  await guia.sql`UPDATE imports SET lease_until = NULL WHERE id = ${id}`;
  await jobs.workOff();
  expect((await look(id)).status).toBe('undone');
});
