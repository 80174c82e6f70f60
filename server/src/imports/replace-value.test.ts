import { expect, test } from 'vitest';
import { importFixtures } from '../../test/helpers/import-fixtures.ts';
import { admin, testApp } from '../../test/helpers/test-app.ts';
import { cleanUp } from '../database/setup/clean-up.ts';

const guia = testApp();
const { upload, step, check, look, jobs } = importFixtures(guia);

const FILE = `nome;categoria;segmentos;cidade;uf
Loja A;Varejo;;Canpinas;SP
Loja B;Varejo;;Canpinas;SP
Loja C;Varejo;;Campinas;SP
Loja D;Comidas;;Campinas;SP
Loja E;Alimentação;Paneficio;Campinas;SP
`;

async function checked(text = FILE) {
  const { createImport } = (await upload(text)).data;
  await check(createImport.id, createImport.columns);
  await jobs.workOff();
  return createImport.id as string;
}
interface Unknown {
  field: string;
  value: string;
  rows: number;
  suggestions: Array<{ id: string; text: string }>;
}
async function unknown(id: string): Promise<Unknown[]> {
  const query = `query ($id: ID!) { adminImport(id: $id) { unknownValues { field value rows suggestions { id text } } } }`;
  const { body } = await guia.graphql(query, { id }, admin);
  return body.data.adminImport.unknownValues;
}
async function replace(id: string, input: object, caller: object = admin) {
  const query = `mutation ($id: ID!, $input: ReplaceImportValueInput!) { replaceImportValue(id: $id, input: $input) { status } }`;
  const { body } = await guia.graphql(query, { id, input }, caller);
  return body.errors?.[0]?.extensions.code ?? body.data.replaceImportValue.status;
}
async function refused(id: string) {
  const query = `query ($id: ID!) { adminImport(id: $id) { refusedRows(perPage: 100) { total items { line reason cells } } } }`;
  const { body } = await guia.graphql(query, { id }, admin);
  return body.data.adminImport.refusedRows;
}

test('an unknown city, category and kind are replaced for all their rows', async () => {
  const id = await checked();
  const before = await look(id);
  expect(before).toMatchObject({ status: 'checked', rowsCreated: 2, rowsRefused: 3, warnings: 1 });
  const [city, category, kind] = await unknown(id);
  expect(city).toMatchObject({ field: 'city', value: 'Canpinas - SP', rows: 2 });
  expect(city?.suggestions[0]?.text).toBe('Campinas - SP');
  expect(category).toMatchObject({ field: 'category', value: 'Comidas', rows: 1 });
  expect(kind).toMatchObject({ field: 'kinds', value: 'Paneficio', rows: 1 });

  const food = (await guia.sql`SELECT id FROM categories WHERE name = 'Alimentação'`)[0].id;
  const bakery = (await guia.sql`SELECT id FROM kinds WHERE slug = 'padaria'`)[0].id;
  for (const input of [
    { field: 'city', value: city?.value, meaningId: city?.suggestions[0]?.id },
    { field: 'category', value: 'COMIDAS', meaningId: String(food) },
    { field: 'kinds', value: 'Paneficio', meaningId: String(bakery) },
  ]) {
    expect(await replace(id, input)).toBe('checking');
    await jobs.workOff();
  }
  expect(await look(id)).toMatchObject({ status: 'checked', rowsCreated: 5, rowsRefused: 0, warnings: 0 });
  expect(await unknown(id)).toEqual([]);
  await step('runImport', id);
  await jobs.workOff();
  const rows = await guia.sql`SELECT c.name, city.name AS city, c.category_id, c.kind_ids FROM companies c
    JOIN cities city ON city.id = c.city_id
     WHERE c.name LIKE 'Loja _' ORDER BY c.name`;
  expect(rows.map(({ city: place }) => place)).toEqual(Array(5).fill('Campinas'));
  expect(rows[3].category_id).toBe(food);
  expect(rows[4].kind_ids).toEqual([bakery]);
});

test('a meaning is listed, recorded and taken back, and its rows are rejected again', async () => {
  const id = await checked(FILE.replaceAll('Loja', 'Banca'));
  const [city] = await unknown(id);
  const input = { field: 'city', value: city?.value };
  expect(await replace(id, { ...input, meaningId: city?.suggestions[0]?.id })).toBe('checking');
  await jobs.workOff();
  expect(await look(id)).toMatchObject({ rowsRefused: 1 });
  const query = `query ($id: ID!) { adminImport(id: $id) { replacements { field value meaning } }
    adminAuditEntries(subjectType: "import", subjectId: $id) { items { changes { field after } } } }`;
  const given = async () => (await guia.graphql(query, { id }, admin)).body.data;
  const said = await given();
  expect(said.adminImport.replacements).toEqual([{ ...input, meaning: 'Campinas - SP' }]);
  expect(JSON.stringify(said.adminAuditEntries.items)).toContain('Campinas - SP');
  expect(await replace(id, { ...input, meaningId: null })).toBe('checking');
  await jobs.workOff();
  expect((await given()).adminImport.replacements).toEqual([]);
  expect(await look(id)).toMatchObject({ rowsRefused: 3 });
});

test('rejects a meaning that does not exist, and any before the check and after the import', async () => {
  const id = await checked();
  const input = { field: 'city', value: 'Canpinas - SP', meaningId: '999999' };
  expect(await replace(id, input)).toBe('BAD_USER_INPUT');
  const owner = await guia.owner('Rosa Lima');
  expect(await replace(id, input, { token: owner.token })).toBe('FORBIDDEN');
  expect(await replace('999999', input)).toBe('NOT_FOUND');
  await step('runImport', id);
  await jobs.workOff();
  expect(await replace(id, { ...input, meaningId: '1' })).toBe('CONFLICT');
  expect(await unknown(id)).toEqual([]);
});

test('rejected rows are answered as the file has them, for 30 days', async () => {
  const id = await checked(FILE.replaceAll('Loja', 'Casa'));
  const { total, items } = await refused(id);
  expect(total).toBe(3);
  expect(items[0]).toEqual({
    line: 2,
    reason: 'Cidade desconhecida: “Canpinas - SP”.',
    cells: ['Casa A', 'Varejo', '', 'Canpinas', 'SP'],
  });
  await step('runImport', id);
  await jobs.workOff();
  expect((await refused(id)).total).toBe(3);
  await guia.sql`UPDATE imports SET finished_at = now() - interval '31 days' WHERE id = ${id}`;
  await cleanUp(guia.services.db.reads);
  expect((await refused(id)).total).toBe(0);
  expect((await look(id)).problems.total).toBe(4);
});
