import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { HEADER, importFixtures, row } from '../../../test/helpers/import-fixtures.ts';
import { admin, testApp } from '../../../test/helpers/test-app.ts';
import { importCompanies } from './import-companies.ts';

const guia = testApp();
const { upload, check, step, taken, jobs } = importFixtures(guia);

interface Change {
  name: string;
  beforeText: string | null;
  afterText: string | null;
}
interface Entry {
  actorText: string;
  actionText: string;
  subjectText: string;
  changes: Change[];
}

/** Returns the sentences of an import's entries, the oldest first, each with its values before and after. */
async function entriesOf(id: string | number) {
  const { body } = await guia.graphql(
    `{ adminAuditEntries(subjectType: "import", subjectId: "${id}") { items {
        actorText actionText subjectText changes { name beforeText afterText } } } }`,
    {},
    admin,
  );
  return (body.data.adminAuditEntries.items as Entry[]).toReversed().map((entry) => ({
    sentence: `${entry.actorText} ${entry.actionText} ${entry.subjectText}`,
    changes: Object.fromEntries(
      entry.changes.map(({ name, beforeText, afterText }) => [
        name,
        beforeText === null || afterText === null
          ? (afterText ?? beforeText)
          : `${beforeText} → ${afterText}`,
      ]),
    ),
  }));
}
const NO_CHANGE = [HEADER, row(1), row(2, { city: 'Cidade Que Não Há' })].join('\n');

test('records the state after each step, the counts at the end, and what was undone', async () => {
  await taken([HEADER, row(3)].join('\n'));
  const changing = row(3, { phone: '(19) 3999-0000' });
  const { id } = await taken([NO_CHANGE, changing].join('\n'));
  await step('undoImport', id);
  await jobs.workOff();
  const entries = await entriesOf(id);
  expect(entries.map(({ sentence }) => sentence)).toEqual([
    expect.stringMatching(/ enviou o arquivo da importação lojas\.csv$/),
    expect.stringMatching(/ mandou conferir a importação lojas\.csv$/),
    expect.stringMatching(/ iniciou a importação lojas\.csv$/),
    expect.stringMatching(/ concluiu a importação lojas\.csv$/),
    expect.stringMatching(/ mandou desfazer a importação lojas\.csv$/),
    expect.stringMatching(/ desfez a importação lojas\.csv$/),
  ]);
  // The person who requested the work, not the program that did it.
  expect(new Set(entries.map(({ sentence }) => sentence.split(' ')[0])).size).toBe(1);
  const [, checked, begun, ended, asked, undone] = entries;
  expect(checked?.changes).toMatchObject({ Situação: 'Arquivo enviado → Em conferência' });
  expect(begun?.changes).toMatchObject({ Situação: 'Conferida → Em andamento' });
  expect(ended?.changes).toEqual({
    Arquivo: 'lojas.csv',
    Situação: 'Em andamento → Concluída',
    'Linhas lidas': '3',
    'Empresas novas': '1',
    'Empresas atualizadas': '1',
    'Linhas sem mudança': '0',
    'Linhas recusadas': '1',
    Avisos: '0',
  });
  expect(asked?.changes).toMatchObject({ Situação: 'Concluída → Sendo desfeita' });
  expect(undone?.changes).toEqual({
    Arquivo: 'lojas.csv',
    Situação: 'Concluída → Desfeita',
    'Empresas removidas': '1',
    'Quais foram removidas': expect.stringMatching(/^Loja 1 \(nº \d+\)$/),
    'Empresas devolvidas ao que eram': '1',
  });
});

test('names two hundred of the companies that were removed, and counts the others', async () => {
  const { id } = await taken(
    [HEADER, ...Array.from({ length: 203 }, (_, index) => row(100 + index))].join('\n'),
  );
  await step('undoImport', id);
  await jobs.workOff();
  const names = (await entriesOf(id)).at(-1)?.changes['Quais foram removidas']?.split('; ');
  expect(names).toHaveLength(201);
  expect(names?.[0]).toMatch(/^Loja 100 /);
  expect(names?.at(-1)).toBe('e mais 3');
});

test('records no undo that was rejected', async () => {
  const { id } = await taken([HEADER, row(11)].join('\n'));
  await step('undoImport', id);
  // Somebody uses the company between the request and the work.
  await guia.pool.query(
    `INSERT INTO ratings (company_id, rating, fingerprint_hash)
     SELECT company_id, 5, '\\x01' FROM import_companies WHERE import_id = $1`,
    [id],
  );
  await jobs.workOff();
  const sentences = (await entriesOf(id)).map(({ sentence }) => sentence);
  expect(sentences.at(-1)).toMatch(/ mandou desfazer /);
});

test('records who stopped an import, with its counts', async () => {
  const rows = Array.from({ length: 1_200 }, (_, index) => row(2_000 + index));
  const { createImport } = (await upload([HEADER, ...rows].join('\n'))).data;
  await check(createImport.id, createImport.columns);
  await jobs.workOff();
  await step('runImport', createImport.id);
  await step('cancelImport', createImport.id);
  await jobs.workOff();
  const [cancelled, last] = (await entriesOf(createImport.id)).slice(-2);
  expect(cancelled?.sentence).toMatch(/ parou a importação/);
  expect(last).toMatchObject({
    sentence: expect.stringMatching(/ interrompeu a importação lojas\.csv$/),
    changes: { Situação: 'Em andamento → Interrompida', 'Linhas lidas': '500', 'Empresas novas': '500' },
  });
});

test('records operator, file and counts of an import of the command line', async () => {
  const { importId } = await importCompanies(guia, Readable.from([NO_CHANGE.replaceAll('Loja', 'Feira')]), {
    fileName: 'anp.csv',
    dryRun: false,
    operator: 'maria',
  });
  const entries = await entriesOf(importId ?? 0);
  expect(entries.map(({ sentence }) => sentence)).toEqual([
    'A linha de comando (maria) iniciou a importação anp.csv',
    'A linha de comando (maria) concluiu a importação anp.csv',
  ]);
  expect(entries[1]?.changes).toMatchObject({
    Situação: 'Em andamento → Concluída',
    'Linhas recusadas': '1',
  });
  expect(entries[1]?.changes).not.toHaveProperty('operator');
});

test('records the counts of an interrupted import, and nothing of a dry run', async () => {
  const before = await guia.pool.query('SELECT count(*)::int AS count FROM audit_entries');
  await importCompanies(guia, Readable.from([NO_CHANGE]), {
    fileName: 'anp.csv',
    dryRun: true,
    operator: 'maria',
  });
  expect((await guia.pool.query('SELECT count(*)::int AS count FROM audit_entries')).rows).toEqual(
    before.rows,
  );
  const { importId } = await importCompanies(guia, Readable.from([NO_CHANGE]), {
    fileName: 'anp.csv',
    dryRun: false,
    operator: 'maria',
    signal: AbortSignal.abort(),
  });
  const [, stopped] = await entriesOf(importId ?? 0);
  expect(stopped).toMatchObject({
    sentence: 'A linha de comando (maria) interrompeu a importação anp.csv',
    changes: { 'Linhas lidas': '0' },
  });
});

test('records an import of the command line that fails', async () => {
  const rows = Array.from({ length: 600 }, (_, index) => row(5_000 + index));
  async function* broken() {
    yield [HEADER, ...rows, ''].join('\n');
    throw new Error('The disk is gone.');
  }
  const options = { fileName: 'quebrado.csv', dryRun: false, operator: 'maria' };
  await expect(importCompanies(guia, Readable.from(broken()), options)).rejects.toThrow('The disk is gone.');
  const { rows: imports } = await guia.pool.query(`SELECT id FROM imports WHERE file_name = 'quebrado.csv'`);
  const sentences = (await entriesOf(imports[0].id)).map(({ sentence }) => sentence);
  expect(sentences).toEqual([
    'A linha de comando (maria) iniciou a importação quebrado.csv',
    'A linha de comando (maria) interrompeu a importação quebrado.csv',
  ]);
});
