import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { makeCompany } from '../../test/factories.ts';
import { startTestApp, type TestApp } from '../../test/test-app.ts';
import { cleanUp } from '../db/clean-up.ts';
import { ImpatientClients } from '../db/impatient-clients.ts';
import { poolOptions } from '../db/pool-options.ts';
import { ImportJobs } from './import-jobs.ts';

let guia: TestApp;
let token: string;
let work: pg.Pool;
let jobs: ImportJobs;
beforeAll(async () => {
  guia = await startTestApp();
  token = await guia.adminToken();
  work = new pg.Pool({ connectionString: guia.url, max: 2 });
  work.on('error', () => {});
  jobs = new ImportJobs(work, guia.services.log);
});
afterAll(async () => {
  await work.end();
  await guia.close();
});

const FIELDS = `id status percent fileName rowsRead rowsCreated rowsUpdated rowsUnchanged rowsRefused warnings error
  columns { header field samples }
  problems(perPage: 100) { total items { line column kind reason } }`;
const HEADER = 'nome;categoria;cidade;uf;telefone;cnpj;codigo';
const row = (number: number, { city = 'Campinas', phone = '(19) 3234-5678', name = `Loja ${number}` } = {}) =>
  `${name};Varejo;${city};SP;${phone};;L${number}`;

/** As a browser sends a file: GraphQL's multipart form. */
async function upload(text: string, sent = token) {
  const boundary = 'x-import-test';
  const part = (name: string, value: string, file = '') =>
    `--${boundary}\r\ncontent-disposition: form-data; name="${name}"${file}\r\n\r\n${value}\r\n`;
  const query = `mutation ($file: Upload!) { uploadImport(file: $file) { ${FIELDS} } }`;
  const reply = await guia.app.inject({
    method: 'POST',
    url: '/graphql',
    headers: {
      authorization: `Bearer ${sent}`,
      'apollo-require-preflight': 'true',
      'content-type': `multipart/form-data; boundary=${boundary}`,
    },
    payload:
      part('operations', JSON.stringify({ query, variables: { file: null } })) +
      part('map', '{"0":["variables.file"]}') +
      part('0', text, '; filename="lojas.csv"\r\ncontent-type: text/csv') +
      `--${boundary}--\r\n`,
  });
  return reply.json();
}

async function step(name: string, id: string, caller: object = { token }) {
  const { body } = await guia.graphql(
    `mutation ($id: ID!) { ${name}(id: $id) { ${FIELDS} } }`,
    { id },
    caller,
  );
  return body.errors ? body.errors[0] : body.data[name];
}

interface Column {
  header: string;
  field: string | null;
}

async function check(id: string, columns: Column[]) {
  const { body } = await guia.graphql(
    `mutation ($id: ID!, $columns: [ImportColumnInput!]!) { checkImport(id: $id, columns: $columns) { ${FIELDS} } }`,
    { id, columns: columns.map(({ header, field }) => ({ header, field })) },
    { token },
  );
  return body.errors ? body.errors[0] : body.data.checkImport;
}

async function look(id: string) {
  const { body } = await guia.graphql(
    `query ($id: ID!) { companyImport(id: $id) { ${FIELDS} } }`,
    { id },
    { token },
  );
  return body.data.companyImport;
}

const catalogue = async () =>
  (
    await guia.pool.query(
      `SELECT id, name, phone, address, city_id, category_id, updated_at FROM companies ORDER BY id`,
    )
  ).rows;

/** Uploaded, checked and taken. */
async function taken(text: string) {
  const { uploadImport } = (await upload(text)).data;
  await check(uploadImport.id, uploadImport.columns);
  await jobs.workOff();
  await step('runImport', uploadImport.id);
  await jobs.workOff();
  return look(uploadImport.id);
}

test('a file is checked, taken and undone, and the catalogue is as before', async () => {
  await makeCompany(guia.pool, { name: 'Já Existia' });
  const before = await catalogue();
  const rows = Array.from({ length: 1_200 }, (_, index) =>
    row(index, index % 100 === 0 ? { city: 'Cidade Que Não Há' } : {}),
  );
  const { data } = await upload([HEADER, ...rows].join('\n'));
  expect(data.uploadImport).toMatchObject({ status: 'uploaded', fileName: 'lojas.csv', rowsRead: 0 });
  expect(data.uploadImport.columns[0]).toEqual({
    header: 'nome',
    field: 'name',
    samples: ['Loja 0', 'Loja 1', 'Loja 2'],
  });
  const { id, columns } = data.uploadImport;
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
    problems: { total: 12 },
  });
  expect((await catalogue()).length).toBe(before.length + 1_188);

  expect((await step('undoImport', id)).status).toBe('undoing');
  await jobs.workOff();
  expect((await look(id)).status).toBe('undone');
  expect(await catalogue()).toEqual(before);
});

test('what a later file changed is as before once that one is undone, and not before', async () => {
  const first = await taken([HEADER, row(5_001), row(5_002)].join('\n'));
  const between = await catalogue();
  const second = await taken([HEADER, row(5_001, { phone: '(19) 3999-0000' }), row(5_003)].join('\n'));
  expect(second).toMatchObject({ rowsCreated: 1, rowsUpdated: 1 });
  expect((await step('undoImport', first.id)).extensions.code).toBe('CONFLICT');
  await step('undoImport', second.id);
  await jobs.workOff();
  expect(await catalogue()).toEqual(between);
  expect((await step('undoImport', first.id)).status).toBe('undoing');
  await jobs.workOff();
});

test('what somebody changed between two files is not lost by undoing both', async () => {
  const first = await taken([HEADER, row(5_501), row(5_502)].join('\n'));
  const { rows } = await guia.pool.query(`SELECT id FROM companies WHERE source_id = 'L5501'`);
  await guia.rest('PUT', `/admin/companies/${rows[0].id}`, { address: 'Rua Nova, 1' }, { token });
  const between = await catalogue();
  const second = await taken([HEADER, row(5_501, { phone: '(19) 3999-0000' })].join('\n'));
  expect(second).toMatchObject({ rowsUpdated: 1 });
  await step('undoImport', second.id);
  await jobs.workOff();
  expect(await catalogue()).toEqual(between);
  const refused = await step('undoImport', first.id);
  expect(refused.extensions.code).toBe('CONFLICT');
  expect(refused.message).toMatch(/^1 destas empresas foram alteradas depois/);
});

test('what somebody has rated stays, with everything that came with it', async () => {
  const { id } = await taken([HEADER, row(6_001), row(6_002)].join('\n'));
  const { rows } = await guia.pool.query(`SELECT id FROM companies WHERE source_id = 'L6001'`);
  await guia.rest('POST', `/companies/${rows[0].id}/rate`, {
    rating: 5,
    browser_fingerprint: 'rates-an-import',
  });
  const refused = await step('undoImport', id);
  expect(refused.extensions.code).toBe('CONFLICT');
  expect(refused.message).toMatch(/^1 destas empresas já têm dono, avaliações/);
  expect((await look(id)).status).toBe('done');
});

test('what somebody changed while others were still being written is not lost', async () => {
  const { id } = await taken([HEADER, row(7_001), row(7_002)].join('\n'));
  const { rows } = await guia.pool.query(`SELECT id FROM companies WHERE source_id = 'L7001'`);
  await guia.rest('PUT', `/admin/companies/${rows[0].id}`, { address: 'Rua Nova, 1' }, { token });
  // The last batch came after that.
  await guia.pool.query('UPDATE imports SET written_at = now() WHERE id = $1', [id]);
  const refused = await step('undoImport', id);
  expect(refused.message).toMatch(/^1 destas empresas foram alteradas depois/);
});

test('columns are taken as a person says', async () => {
  const { uploadImport } = (await upload(`loja;ramo;onde\nQuitanda da Lia;Alimentação;Campinas - SP\n`)).data;
  const unknown = uploadImport.columns as Column[];
  expect(unknown.map(({ field }) => field)).toEqual([null, 'segment', null]);
  const missing = await check(uploadImport.id, unknown);
  expect(missing.extensions).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: { columns: [expect.any(String)] },
  });
  const said = unknown.map((column, index) => ({
    ...column,
    field: ['name', 'category', 'city'][index] ?? null,
  }));
  expect((await check(uploadImport.id, said)).status).toBe('checking');
  await jobs.workOff();
  expect(await look(uploadImport.id)).toMatchObject({ status: 'checked', rowsCreated: 1, rowsRefused: 0 });
  expect((await step('cancelImport', uploadImport.id)).status).toBe('cancelled');
  expect((await step('runImport', uploadImport.id)).extensions.code).toBe('CONFLICT');
});

test('a copy that died leaves its import to the next, which goes on behind the last batch', async () => {
  const rows = Array.from({ length: 1_100 }, (_, index) => row(10_000 + index));
  const { uploadImport } = (await upload([HEADER, ...rows].join('\n'))).data;
  await check(uploadImport.id, uploadImport.columns);
  await jobs.workOff();
  await step('runImport', uploadImport.id);
  const dying = new ImportJobs(work, guia.services.log);
  const half = dying.workOff();
  await dying.stop();
  await half;
  await guia.pool.query('UPDATE imports SET lease_until = NULL WHERE id = $1', [uploadImport.id]);
  await jobs.workOff();
  expect(await look(uploadImport.id)).toMatchObject({ status: 'done', rowsRead: 1_100, rowsCreated: 1_100 });
});

test('an import stopped half way is taken back as well', async () => {
  const before = await catalogue();
  const rows = Array.from({ length: 1_100 }, (_, index) => row(20_000 + index));
  const { uploadImport } = (await upload([HEADER, ...rows].join('\n'))).data;
  await check(uploadImport.id, uploadImport.columns);
  await jobs.workOff();
  await step('runImport', uploadImport.id);
  expect((await step('cancelImport', uploadImport.id)).status).toBe('running');
  await jobs.workOff();
  const stopped = await look(uploadImport.id);
  expect(stopped).toMatchObject({ status: 'stopped', rowsRead: 500, rowsCreated: 500 });
  expect((await step('undoImport', uploadImport.id)).status).toBe('undoing');
  await jobs.workOff();
  expect(await look(uploadImport.id)).toMatchObject({ status: 'undone', error: null });
  expect(await catalogue()).toEqual(before);
});

test('an undoing whose statements take longer than people may wait comes to its end', async () => {
  const before = await catalogue();
  const rows = Array.from({ length: 1_200 }, (_, index) => row(30_000 + index));
  const first = await taken([HEADER, ...rows].join('\n'));
  const between = await catalogue();
  const changed = rows.map((text) => text.replace('3234-5678', '3999-0000'));
  const second = await taken([HEADER, ...changed].join('\n'));
  expect(second).toMatchObject({ rowsCreated: 0, rowsUpdated: 1_200 });
  // What a pool of the program has, with a smaller limit.
  const limits = { ...guia.services.config.limits, STATEMENT_MS: 1_000 };
  const pool = new pg.Pool({
    connectionString: guia.url,
    ...poolOptions(limits, 2, 'program', new ImpatientClients()),
  });
  pool.on('error', () => {});
  const hasty = new ImportJobs(pool, guia.services.log);
  await guia.pool.query(`
    CREATE FUNCTION take_long() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN PERFORM pg_sleep(1.7); RETURN NULL; END';
    CREATE TRIGGER take_long AFTER DELETE OR UPDATE ON companies EXECUTE FUNCTION take_long()`);
  try {
    await step('undoImport', second.id);
    await hasty.workOff();
    expect(await look(second.id)).toMatchObject({ status: 'undone', error: null });
    expect(await catalogue()).toEqual(between);
    await step('undoImport', first.id);
    await hasty.workOff();
    expect(await look(first.id)).toMatchObject({ status: 'undone', error: null });
  } finally {
    await guia.pool.query('DROP FUNCTION take_long CASCADE');
    await pool.end();
  }
  expect(await catalogue()).toEqual(before);
});

const untilUndoingWaits = () =>
  vi.waitFor(
    async () => {
      const { rows } = await guia.pool.query(
        `SELECT 1 FROM pg_stat_activity
         WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE '%FROM companies%FOR UPDATE%'`,
      );
      expect(rows).toHaveLength(1);
    },
    { timeout: 10_000 },
  );

test('an undoing that outlasts its lease stays with the copy that is at it', async () => {
  const { id } = await taken([HEADER, row(35_001)].join('\n'));
  const visitor = await guia.pool.connect();
  try {
    await visitor.query('BEGIN');
    await visitor.query(`SELECT 1 FROM companies WHERE source_id = 'L35001' FOR UPDATE`);
    await step('undoImport', id);
    const undoing = jobs.workOff();
    await untilUndoingWaits();
    await guia.pool.query('UPDATE imports SET lease_until = NULL WHERE id = $1', [id]);
    const other = new pg.Pool({ connectionString: guia.url, max: 2 });
    other.on('error', () => {});
    await new ImportJobs(other, guia.services.log).workOff();
    await other.end();
    expect((await look(id)).status).toBe('undoing');
    await visitor.query('COMMIT');
    await undoing;
  } finally {
    await visitor.query('ROLLBACK');
    visitor.release();
  }
  expect(await look(id)).toMatchObject({ status: 'undone', error: null });
});

test('an undoing ends with the program, and is begun anew by the next', async () => {
  const { id } = await taken([HEADER, row(36_001)].join('\n'));
  const ending = new ImportJobs(guia.pool, guia.services.log);
  const visitor = await guia.pool.connect();
  try {
    await visitor.query('BEGIN');
    await visitor.query(`SELECT 1 FROM companies WHERE source_id = 'L36001' FOR UPDATE`);
    await step('undoImport', id);
    const undoing = ending.workOff();
    await untilUndoingWaits();
    const stopped = ending.stop();
    await visitor.query('COMMIT');
    await Promise.all([undoing, stopped]);
  } finally {
    await visitor.query('ROLLBACK');
    visitor.release();
  }
  expect((await look(id)).status).toBe('undoing');
  await jobs.workOff();
  expect((await look(id)).status).toBe('undone');
});

test('a file goes when its work is done, and when nobody goes on with it for a month', async () => {
  const chunksOf = async (id: string) =>
    (await guia.pool.query('SELECT 1 FROM import_chunks WHERE import_id = $1', [id])).rowCount;
  const { uploadImport } = (await upload([HEADER, row(40_001)].join('\n'))).data;
  const { id } = uploadImport;
  // As when the program dies between the last batch and the end.
  for (const status of ['done', 'undone', 'cancelled']) {
    await guia.pool.query('UPDATE imports SET status = $2 WHERE id = $1', [id, status]);
    await guia.pool.query(
      `INSERT INTO import_chunks VALUES ($1, 0, 'a'), ($1, 1, 'b') ON CONFLICT DO NOTHING`,
      [id],
    );
    await cleanUp(guia.services.db.reads);
    expect(await chunksOf(id)).toBe(0);
  }
  const stopped = (await upload([HEADER, row(40_002)].join('\n'))).data.uploadImport.id;
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

test('spreadsheets and other files that are no text are refused in words', async () => {
  for (const text of ['PK\u0003\u0004\u0014 nome', 'nome;categoria;cidade\nA\u0000B;Varejo;Campinas\n']) {
    const { errors } = await upload(text);
    expect(errors[0].extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { file: [expect.any(String)] },
    });
  }
});

test('files that hold no rows are refused, and nobody else may', async () => {
  expect((await upload('')).errors[0].extensions.code).toBe('BAD_USER_INPUT');
  expect((await upload('nome;categoria;cidade\n')).errors[0].extensions.code).toBe('BAD_USER_INPUT');
  const owner = await guia.owner();
  expect((await upload(`${HEADER}\n${row(1)}`, owner.token)).errors[0].extensions.code).toBe('FORBIDDEN');
  expect((await step('runImport', '1', owner)).extensions.code).toBe('FORBIDDEN');
  expect((await step('runImport', '1', {})).extensions.code).toBe('UNAUTHENTICATED');
  expect((await step('runImport', '999999')).extensions.code).toBe('NOT_FOUND');
});
