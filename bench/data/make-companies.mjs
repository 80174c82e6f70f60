/**
 * Fills a database with invented companies: see README.md.
 *   node bench/data/make-companies.mjs --count 1000000 [--seed 1] [--register 0.9]
 * `--register` is the share of companies as the federal register has them: no hours, offers, ratings or words of their own.
 */
import { once } from 'node:events';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { databaseUrl } from '../database-url.mjs';
import { randomOf, rowMaker } from './make-row.mjs';
import { TRADES } from './words.mjs';

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '1000000' },
    seed: { type: 'string', default: '1' },
    register: { type: 'string', default: '0' },
  },
});
const COUNT = Number(values.count);
const OWNERS = 1_000;
const CHUNK = 5_000;

const url = databaseUrl();
const client = new pg.Client({ connectionString: url });
await client.connect();
await client.query("SET statement_timeout = 0; SET maintenance_work_mem = '512MB'");
const started = performance.now();
const log = (text) =>
  console.log(`${((performance.now() - started) / 1000).toFixed(0).padStart(5)} s  ${text}`);

const [{ last }] = (await client.query('SELECT coalesce(max(id), 0) AS last FROM companies')).rows;
const { rows: cities } = await client.query(
  'SELECT id, name, state, population, latitude, longitude FROM cities ORDER BY id',
);
if (cities.length === 0)
  throw new Error('Start the program once on this database: it has no tables or cities yet.');

const { rows: kinds } = await client.query(
  `SELECT k.id, k.category_id AS "categoryId", k.name || array_agg(w.word::text ORDER BY w.key) AS words
   FROM kinds k LEFT JOIN kind_words w ON w.kind_id = k.id
     AND NOT EXISTS (SELECT FROM kind_words other WHERE other.key = w.key AND other.kind_id <> k.id)
   WHERE k.category_id IS NOT NULL GROUP BY k.id ORDER BY k.id`,
);
const { rows: meanings } = await client.query(
  `SELECT DISTINCT ON (trade) trade, w.kind_id AS "kindId"
   FROM unnest($1::text[], $2::int[]) AS known (trade, category_id)
   JOIN kind_words w ON w.key = kind_key(search_fold(trade)) JOIN kinds k ON k.id = w.kind_id
   ORDER BY trade, k.category_id = known.category_id DESC, w.kind_id`,
  [TRADES.map(([trade]) => trade), TRADES.map(([, category]) => category)],
);
const kindOfTrade = new Map(meanings.map(({ trade, kindId }) => [trade, kindId]));

const { rows: attributes } = await client.query(
  'SELECT id, category_ids AS "categoryIds" FROM attributes ORDER BY id',
);

const { rows: owners } = await client.query(
  `INSERT INTO users (name, email, role, password_hash, plan_id)
   SELECT 'Dono ' || n, 'dono' || n || '.' || $2 || '@exemplo.com.br', 'company', 'x',
     (SELECT id FROM plans ORDER BY id OFFSET n % 4 LIMIT 1)
   FROM generate_series(1, $1::int) n RETURNING id`,
  [OWNERS, last],
);

// These triggers work row by row; their work is done in sets below. Counting triggers work by statement.
const { rows: triggers } = await client.query(
  `SELECT tgname FROM pg_trigger WHERE tgrelid = 'companies'::regclass
   AND tgname ~ '^companies_(search|notify|points)_'`,
);
for (const { tgname } of triggers) await client.query(`ALTER TABLE companies DISABLE TRIGGER ${tgname}`);
const { rows: indexes } = await client.query(
  `SELECT indexname, indexdef FROM pg_indexes
   WHERE tablename IN ('companies', 'search_documents', 'search_words', 'search_spellings') AND indexname NOT LIKE '%pkey'`,
);
for (const { indexname } of indexes) await client.query(`DROP INDEX ${indexname}`);

const makeRow = rowMaker(
  { cities, kinds, kindOfTrade, attributes },
  Number(values.seed),
  Number(values.register),
);
const random = randomOf(Number(values.seed) + 1);
const columns = [...Object.keys(makeRow(1)), 'owner_id'];
const copy = client.query(copyFrom(`COPY companies (${columns.join(', ')}) FROM STDIN`));
const cell = (value) =>
  value === null ? '\\N' : String(value).replace(/[\\\t\n\r]/g, (letter) => `\\${letter}`);
for (let index = 1; index <= COUNT; index++) {
  const row = makeRow(last + index);
  row.owner_id = random() < 0.005 ? owners[Math.floor(random() * OWNERS)].id : null;
  if (!copy.write(`${columns.map((name) => cell(row[name])).join('\t')}\n`)) await once(copy, 'drain');
}
copy.end();
await once(copy, 'finish');
await client.query(`SELECT setval(pg_get_serial_sequence('companies', 'id'), max(id)) FROM companies`);
log(`${COUNT} companies copied`);

// Both writers would make the same schedules, each in its own order, and wait for each other. Some cities of these states have
// a time zone of their own. The table is empty when its plan is made, which would read all of it for each schedule.
await client.query('ANALYZE companies; SET enable_seqscan = off');
await client.query(
  `SELECT opening_schedule_of(min(c.id)) FROM companies c JOIN cities city ON city.id = c.city_id
   WHERE c.id > $1 AND opening_hours IS NOT NULL
   GROUP BY city.state, opening_hours, CASE WHEN city.state IN ('AM', 'PE') THEN city.id END`,
  [last],
);
await client.query('RESET enable_seqscan; ANALYZE opening_schedules');
log('opening schedules made');

const { rows: chunks } = await client.query(
  `SELECT min(id) AS first, max(id) AS last FROM companies WHERE id > $1 GROUP BY id / ${CHUNK} ORDER BY 1`,
  [last],
);
// search_learn needs this index.
await client.query('CREATE INDEX search_words_word_idx ON search_words (word)');
const writer = async () => {
  const connection = new pg.Client({ connectionString: url });
  await connection.connect();
  await connection.query('SET statement_timeout = 0; SET synchronous_commit = off');
  for (let chunk = chunks.shift(); chunk; chunk = chunks.shift()) {
    // Documents have the cells of their points.
    await connection.query(
      'SELECT points_write(ARRAY(SELECT id FROM companies WHERE id BETWEEN $1 AND $2))',
      [chunk.first, chunk.last],
    );
    await connection.query(
      `SELECT search_write(ARRAY(SELECT id FROM companies
        WHERE id BETWEEN $1 AND $2 AND is_active AND is_approved))`,
      [chunk.first, chunk.last],
    );
  }
  await connection.end();
};
await Promise.all([writer(), writer()]);
log('search documents and points written');

await client.query('SET synchronous_commit = off');
// Counts nothing while the program does.
for (let isLeft = true; isLeft; ) {
  await client.query('SELECT search_count_changes(20000)');
  isLeft = (await client.query('SELECT EXISTS (SELECT FROM search_changes) AS left')).rows[0].left;
}
log('dictionaries counted');
for (const [job, table] of [
  ['points_settle(500)', 'neighbourhood_changes'],
  ['cells_count(50000)', 'company_cell_changes'],
]) {
  for (let isLeft = true; isLeft; ) {
    await client.query(`SELECT ${job}`);
    isLeft = (await client.query(`SELECT EXISTS (SELECT FROM ${table}) AS left`)).rows[0].left;
  }
}
log('neighbourhoods and cells of the map counted');
for (const { indexname, indexdef } of indexes) {
  if (indexname !== 'search_words_word_idx') await client.query(indexdef);
}
for (const { tgname } of triggers) await client.query(`ALTER TABLE companies ENABLE TRIGGER ${tgname}`);
log('indexes made');
for (const table of [
  'companies',
  'company_points',
  'company_cells',
  'company_cell_changes',
  'neighbourhood_changes',
  'search_documents',
  'search_changes',
  'search_words',
  'search_spellings',
  'search_lexemes',
]) {
  await client.query(`VACUUM (ANALYZE) ${table}`);
}
log('done');
await client.end();
