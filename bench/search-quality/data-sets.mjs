import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { databaseUrl } from '../database-url.mjs';
import { start, stopAll } from '../servers.mjs';
import { establishment, readEstablishments } from './establishments.mjs';
import { copyActive, readRegister } from './register.mjs';
import { wordsOf } from './text.mjs';

const COLUMNS = `SELECT c.id, c.name, c.address, c.cep, c.phone, c.email, c.website, c.description, c.cnpj, c.source,
    c.source_id, (SELECT string_agg(concat_ws(' ', offer->>'name', offer->>'description'), '. ')
      FROM jsonb_array_elements(c.offers) offer) AS offers, city.name AS city, city.state, category.name AS category`;
const JOINS = `JOIN cities city ON city.id = c.city_id JOIN categories category ON category.id = c.category_id
  WHERE c.is_approved AND c.is_active ORDER BY c.id`;
const VISIBLE = `${COLUMNS} FROM companies c ${JOINS}`;
const SAMPLE = `${COLUMNS} FROM (SELECT * FROM companies ORDER BY md5(id::text || $1) LIMIT $2) c ${JOINS}`;

/** Returns `count` companies of a filled database, the same for the same seed. */
export async function drawEstablishments(database, count, seed) {
  return fromDatabase((await database.query(SAMPLE, [String(seed), count])).rows);
}

function importFile(...args) {
  const script = fileURLToPath(new URL('../../server/dist/import-cli.js', import.meta.url));
  const report = join(process.env.DATA_DIR, 'report.csv');
  const { status } = spawnSync(process.execPath, [script, ...args, '--report', report], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error(`${args.join(' ')} could not be imported.`);
}

/** The demonstration companies as the database has them. */
const fromDatabase = (rows) =>
  rows.map(({ id, source: _, source_id: __, ...columns }) => {
    const text = Object.fromEntries(Object.entries(columns).map(([name, value]) => [name, value ?? '']));
    return establishment(
      String(id),
      { ...text, legalName: '', street: text.address, number: '', neighborhood: '' },
      text,
    );
  });

/** The source of rows whose file has none. */
const NO_SOURCE = 'planilha';

/** The rows of the file that became companies: by CNPJ, by source and code, else by name, city and postal code. */
function fromFile(file, rows) {
  const nameKey = ({ name, city, cep }) =>
    [name, city, (cep ?? '').replace(/\D/g, '')].map((text) => wordsOf(text).join(' ')).join('|');
  const byCnpj = new Map(rows.map((row) => [row.cnpj, row.id]));
  const bySource = new Map(rows.map((row) => [`${row.source} ${row.source_id}`, row.id]));
  const byName = new Map(rows.map((row) => [nameKey(row), row.id]));
  return readEstablishments(file, (fields) => {
    const id =
      byCnpj.get(fields.cnpj.replace(/\D/g, '')) ??
      bySource.get(`${fields.source || NO_SOURCE} ${fields.sourceId}`) ??
      byName.get(nameKey(fields));
    return id === undefined ? undefined : String(id);
  });
}

function fromRegister(folder, rows) {
  const ids = new Map(rows.map(({ cnpj, id }) => [cnpj, String(id)]));
  return readRegister(folder, (cnpj) => ids.get(cnpj));
}

/**
 * Runs `measure` with a program on a fresh embedded database that holds the file's companies, the demonstration data, or
 * both; or all establishments of the register's files in the folder `cnpj`, as if all were active.
 */
export async function withData({ file, cnpj, hasDemo = !(file || cnpj), port }, measure) {
  const folder = mkdtempSync(join(tmpdir(), 'search-quality-'));
  delete process.env.DATABASE_URL;
  process.env.DATA_DIR = folder;
  process.env.DEMO_DATA = String(hasDemo);
  const client = { end: () => {} };
  try {
    const program = await start('../server/dist/main.js', port, { LOG_LEVEL: 'error' }, '/readyz');
    if (file !== undefined) importFile(file);
    if (cnpj !== undefined) importFile('--cnpj', copyActive(cnpj, join(folder, 'cnpj')), '--with-mei');
    const database = new pg.Client({ connectionString: databaseUrl() });
    await database.connect();
    client.end = () => database.end();
    const { rows } = await database.query(VISIBLE);
    const ofFile =
      file !== undefined ? fromFile(file, rows) : cnpj !== undefined ? fromRegister(cnpj, rows) : [];
    const isOfFile = new Set(ofFile.map(({ id }) => id));
    const establishments = [...fromDatabase(rows.filter(({ id }) => !isOfFile.has(String(id)))), ...ofFile];
    return await measure({ establishments, database, port: program.port });
  } finally {
    await client.end();
    await stopAll();
    rmSync(folder, { recursive: true, force: true });
  }
}
