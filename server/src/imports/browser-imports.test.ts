import { expect, test } from 'vitest';
import { makeCompany } from '../../test/helpers/factories.ts';
import { HEADER, type ImportColumn, importFixtures, row } from '../../test/helpers/import-fixtures.ts';
import { admin, testApp } from '../../test/helpers/test-app.ts';
import { cleanUp } from '../database/setup/clean-up.ts';

const guia = testApp();
const { upload, step, check, look, catalogue, jobs } = importFixtures(guia);

test('an administrator says where the header is, and the import reads on from there', async () => {
  const LAYOUT = 'layout { delimiter headerLine isSure isChosen firstLines }';
  const ask = async (query: string, variables: object) =>
    (await guia.graphql(query, { ...variables }, admin)).body;
  const layoutOf = async (id: string) =>
    (await ask(`query ($id: ID!) { adminImport(id: $id) { ${LAYOUT} } }`, { id })).data.adminImport.layout;
  const sure = (await upload([HEADER, row(1)].join('\n'))).data.createImport;
  expect(await layoutOf(sure.id)).toMatchObject({ headerLine: 1, isSure: true });
  const renamed = (await upload('loja;categoria;cidade\nBar;Alimentação;Campinas - SP')).data.createImport;
  expect(await layoutOf(renamed.id)).toMatchObject({ delimiter: 'semicolon', isSure: true });

  const lines = ['Lojas, 2026', 'Loja;Tipo;Onde', 'Bar do Layout;Alimentação;Campinas - SP'];
  const { id, columns } = (await upload(lines.join('\n'))).data.createImport;
  expect(columns).toHaveLength(2);
  expect(await layoutOf(id)).toEqual({
    delimiter: 'comma',
    headerLine: 1,
    isSure: false,
    isChosen: false,
    firstLines: lines,
  });
  const choose = (headerLine: number) =>
    ask(
      `mutation ($id: ID!, $headerLine: Int!) {
        chooseImportLayout(id: $id, delimiter: semicolon, headerLine: $headerLine) {
          status columns { header field samples } ${LAYOUT}
        }
      }`,
      { id, headerLine },
    );
  expect((await choose(3)).errors[0].extensions.fields.headerLine[0].message).toMatch(
    /só tem a linha dos nomes/,
  );
  expect((await choose(31)).errors[0].extensions.code).toBe('BAD_USER_INPUT');
  const chosen = (await choose(2)).data.chooseImportLayout;
  expect(chosen.layout).toMatchObject({ delimiter: 'semicolon', headerLine: 2, isChosen: true });
  expect(chosen.columns[0]).toEqual({ header: 'Loja', field: null, samples: ['Bar do Layout'] });
  const fields = ['name', 'category', 'city'];
  await check(
    id,
    chosen.columns.map(({ header }: ImportColumn, index: number) => ({ header, field: fields[index] })),
  );
  await jobs.workOff();
  expect(await look(id)).toMatchObject({ status: 'checked', rowsRead: 1, rowsCreated: 1, rowsRefused: 0 });
  await step('runImport', id);
  await jobs.workOff();
  expect(await look(id)).toMatchObject({ status: 'done', rowsCreated: 1 });
  expect((await choose(2)).errors[0].extensions.code).toBe('CONFLICT');
  expect(await layoutOf(id)).toBeNull();
});

test('a file is checked, imported and undone, which restores all companies', async () => {
  await makeCompany(guia.pool, { name: 'Já Existia' });
  const before = await catalogue();
  const rows = Array.from({ length: 1_200 }, (_, index) =>
    row(index, index % 100 === 0 ? { city: 'Cidade Que Não Há' } : {}),
  );
  const { data } = await upload([HEADER, ...rows].join('\n'));
  expect(data.createImport).toMatchObject({ status: 'uploaded', fileName: 'lojas.csv', rowsRead: 0 });
  expect(data.createImport.columns[0]).toEqual({
    header: 'nome',
    field: 'name',
    samples: ['Loja 0', 'Loja 1', 'Loja 2'],
  });
  const { id, columns } = data.createImport;
  expect((await check(id, columns)).status).toBe('checking');
  await jobs.workOff();
  const checked = await look(id);
  expect(checked).toMatchObject({
    status: 'checked',
    percent: 100,
    rowsRead: 1_200,
    rowsCreated: 1_188,
    rowsRefused: 12,
  });
  expect(checked.problems.total).toBe(12);
  expect(checked.problems.items[0]).toEqual({
    line: 2,
    column: 'cidade',
    kind: 'refused',
    situation: 'Será recusada',
    reason: 'Cidade desconhecida: “Cidade Que Não Há - SP”.',
  });
  expect(await catalogue()).toEqual(before);

  expect((await step('runImport', id)).status).toBe('running');
  await jobs.workOff();
  expect(await look(id)).toMatchObject({
    status: 'done',
    rowsRead: 1_200,
    rowsCreated: 1_188,
    rowsRefused: 12,
    problems: {
      total: 12,
      items: expect.arrayContaining([expect.objectContaining({ situation: 'Recusada' })]),
    },
  });
  expect((await catalogue()).length).toBe(before.length + 1_188);

  expect((await step('undoImport', id)).status).toBe('undoing');
  await jobs.workOff();
  expect((await look(id)).status).toBe('undone');
  expect(await catalogue()).toEqual(before);
});

test('the chosen columns are used', async () => {
  const { createImport } = (await upload(`loja;ramo;onde\nQuitanda da Lia;Alimentação;Campinas - SP\n`)).data;
  const unknown = createImport.columns as ImportColumn[];
  expect(unknown.map(({ field }) => field)).toEqual([null, 'segment', null]);
  const missing = await check(createImport.id, unknown);
  expect(missing.extensions).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: { columns: [{ message: expect.any(String) }] },
  });
  const said = unknown.map((column, index) => ({
    ...column,
    field: ['name', 'category', 'city'][index] ?? null,
  }));
  expect((await check(createImport.id, said)).status).toBe('checking');
  await jobs.workOff();
  expect(await look(createImport.id)).toMatchObject({ status: 'checked', rowsCreated: 1, rowsRefused: 0 });
  expect((await step('cancelImport', createImport.id)).status).toBe('cancelled');
  expect((await step('runImport', createImport.id)).extensions.code).toBe('CONFLICT');
});

test('another instance continues the import of one that died after its last batch', async () => {
  const rows = Array.from({ length: 1_100 }, (_, index) => row(10_000 + index));
  const { createImport } = (await upload([HEADER, ...rows].join('\n'))).data;
  await check(createImport.id, createImport.columns);
  await jobs.workOff();
  await step('runImport', createImport.id);
  const stopping = new AbortController();
  const half = jobs.workOff(stopping.signal);
  stopping.abort();
  await half;
  await guia.sql`UPDATE imports SET lease_until = NULL WHERE id = ${createImport.id}`;
  await jobs.workOff();
  expect(await look(createImport.id)).toMatchObject({ status: 'done', rowsRead: 1_100, rowsCreated: 1_100 });
});

test('a file is deleted when its import ends, and a month after it was stopped', async () => {
  const chunksOf = async (id: string) =>
    (await guia.pool.query('SELECT 1 FROM import_chunks WHERE import_id = $1', [id])).rowCount;
  const { createImport } = (await upload([HEADER, row(40_001)].join('\n'))).data;
  const { id } = createImport;
  // As when the program dies between the last batch and the end.
  for (const status of ['done', 'undone', 'cancelled']) {
    await guia.sql`UPDATE imports SET status = ${status} WHERE id = ${id}`;
    await guia.sql`INSERT INTO import_chunks VALUES (${id}, 0, 'a'), (${id}, 1, 'b') ON CONFLICT DO NOTHING`;
    await cleanUp(guia.services.db.reads);
    expect(await chunksOf(id)).toBe(0);
  }
  const stopped = (await upload([HEADER, row(40_002)].join('\n'))).data.createImport.id;
  const age = (days: number) =>
    guia.pool.query(
      `UPDATE imports SET status = 'stopped', started_at = now() - interval '90 days',
         written_at = now() - make_interval(days => $2) WHERE id = $1`,
      [stopped, days],
    );
  await age(29);
  await cleanUp(guia.services.db.reads);
  expect(await chunksOf(stopped)).toBe(1);
  await age(31);
  await cleanUp(guia.services.db.reads);
  expect(await chunksOf(stopped)).toBe(0);
  const refused = await step('runImport', stopped);
  expect(refused.extensions.code).toBe('CONFLICT');
  expect(refused.message).toMatch(/já foi apagado/);
  expect((await look(stopped)).status).toBe('stopped');
});

test('spreadsheets and binary files are rejected with a message', async () => {
  for (const text of ['PK\u0003\u0004\u0014 nome', 'nome;categoria;cidade\nA\u0000B;Varejo;Campinas\n']) {
    const { errors } = await upload(text);
    expect(errors[0].extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { file: [{ message: expect.any(String) }] },
    });
  }
});

test('rejects files without rows, and callers who are not administrators', async () => {
  expect((await upload('')).errors[0].extensions.code).toBe('BAD_USER_INPUT');
  expect((await upload('nome;categoria;cidade\n')).errors[0].extensions.code).toBe('BAD_USER_INPUT');
  const owner = await guia.owner();
  expect((await upload(`${HEADER}\n${row(1)}`, owner.token)).errors[0].extensions.code).toBe('FORBIDDEN');
  expect((await step('runImport', '1', owner)).extensions.code).toBe('FORBIDDEN');
  expect((await step('runImport', '1', {})).extensions.code).toBe('UNAUTHENTICATED');
  expect((await step('runImport', '999999')).extensions.code).toBe('NOT_FOUND');
});
