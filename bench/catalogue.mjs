/**
 * Copies the whole catalogue by cursor while others write, and keeps the copy up to date: see README.md.
 *   node bench/catalogue.mjs [--first 100] [--writers 4] [--port 4710]
 */
import { createHash } from 'node:crypto';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { openAdminSession } from './admin-session.mjs';
import { databaseUrl } from './database-url.mjs';
import { startServer } from './processes.mjs';

const { values } = parseArgs({
  options: {
    first: { type: 'string', default: '100' },
    writers: { type: 'string', default: '4' },
    port: { type: 'string', default: '4710' },
  },
});
const PORT = Number(values.port);
const TIMED_PAGES = 100;
/** How long the slow writer keeps a change uncommitted. */
const LATE_MS = 2_000;

const PAGE = `query ($first: Int!, $after: String, $changedSince: DateTime) {
  catalogue(first: $first, after: $after, changedSince: $changedSince) {
    companies { id name description address email website latitude longitude category { id } city { id } }
    removedIds endCursor hasNextPage asOf
  } }`;
/** The same of the database, in the same order. */
const ROWS = `SELECT id, name, description, address, email, website, latitude, longitude, category_id, city_id
  FROM companies WHERE is_active AND is_approved AND id > $1 ORDER BY id LIMIT 10000`;
const digest = (fields) => createHash('md5').update(JSON.stringify(fields)).digest('base64');
const ofCompany = ({ id, category, city, ...fields }) =>
  digest([...Object.values(fields), Number(category.id), Number(city.id)]);
const ofRow = ({ id, ...fields }) => digest(Object.values(fields));

const server = await startServer(
  '../server/dist/main.js',
  PORT,
  { DEMO_DATA: 'false', LOG_LEVEL: 'error' },
  '/readyz',
);
const database = new pg.Client({ connectionString: databaseUrl() });
await database.connect();
const session = await openAdminSession(database);

async function ask(query, variables, headers = {}) {
  const reply = await fetch(`http://127.0.0.1:${PORT}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = await reply.json();
  if (errors) throw new Error(`${query.slice(0, 60)}: ${JSON.stringify(errors[0])}`);
  return Object.values(data)[0];
}

/** Reads the database into `known`: a digest by id. */
async function readDatabase() {
  const known = new Map();
  for (let last = 0; ; ) {
    const { rows } = await database.query(ROWS, [last]);
    if (rows.length === 0) return known;
    for (const row of rows) known.set(row.id, ofRow(row));
    last = rows.at(-1).id;
  }
}

/** Applies all pages to `copy`; returns the times, what came twice, and `asOf`. */
async function walk(copy, changedSince) {
  const times = [];
  const seen = new Set();
  const twice = [];
  for (let after = null; ; ) {
    const begun = performance.now();
    const page = await ask(PAGE, { first: Number(values.first), after, changedSince });
    times.push(performance.now() - begun);
    const removed = page.removedIds.map(Number);
    for (const company of page.companies) copy.set(Number(company.id), ofCompany(company));
    for (const id of removed) copy.delete(id);
    for (const id of [...page.companies.map((company) => Number(company.id)), ...removed]) {
      if (seen.has(id)) twice.push(id);
      seen.add(id);
    }
    after = page.endCursor;
    if (!page.hasNextPage) return { times, seen, twice, asOf: page.asOf };
  }
}

let isWriting = true;
/** Companies that were not public throughout. */
const touched = new Set();
const written = { created: 0, changed: 0, hidden: 0, shown: 0, deleted: 0, 'changed late': 0 };
const place = (
  await database.query('SELECT min(category_id)::text AS category, min(city_id) AS city FROM companies')
).rows[0];
const city = (
  await database.query(`SELECT name || ' - ' || state AS name FROM cities WHERE id = $1`, [place.city])
).rows[0];

/** Writes through the API until the walk has ended; each writer has ids of its own. */
async function write(ids) {
  const asAdmin = { authorization: `Bearer ${session.token}` };
  const drawn = () => ids[Math.floor(Math.random() * ids.length)];
  const setActive = (id, isActive) =>
    ask(
      'mutation ($id: ID!, $isActive: Boolean!) { setCompanyActive(id: $id, isActive: $isActive) { id } }',
      { id, isActive },
      asAdmin,
    );
  while (isWriting) {
    const input = {
      name: `Nova ${randomBytes(6).toString('hex')}`,
      description: 'Uma empresa nova.',
      categoryId: place.category,
      city: city.name,
      phone: '(19) 3234-5678',
    };
    const created = await ask(
      'mutation ($input: AdminCreateCompanyInput!) { adminCreateCompany(input: $input) { id } }',
      { input },
      asAdmin,
    );
    ids.push(Number(created.id));
    written.created++;
    const changed = { id: drawn(), input: { description: `Mudou: ${randomBytes(6).toString('hex')}.` } };
    await ask(
      'mutation ($id: ID!, $input: AdminUpdateCompanyInput!) { adminUpdateCompany(id: $id, input: $input) { id } }',
      changed,
      asAdmin,
    );
    written.changed++;
    const hidden = drawn();
    touched.add(hidden);
    await setActive(hidden, false);
    written.hidden++;
    if (Math.random() < 0.5) {
      await setActive(hidden, true);
      written.shown++;
    }
    const [deleted] = ids.splice(Math.floor(Math.random() * ids.length), 1);
    touched.add(deleted);
    await ask('mutation ($id: ID!) { adminDeleteCompany(id: $id) { id } }', { id: deleted }, asAdmin);
    written.deleted++;
  }
}

/** Commits each change two seconds after it was written. */
async function writeLate(ids) {
  const client = new pg.Client({ connectionString: databaseUrl() });
  await client.connect();
  while (isWriting) {
    await client.query('BEGIN');
    await client.query(`UPDATE companies SET description = 'Tarde: ' || clock_timestamp() WHERE id = $1`, [
      ids[Math.floor(Math.random() * ids.length)],
    ]);
    await new Promise((resolve) => setTimeout(resolve, LATE_MS));
    await client.query('COMMIT');
    written['changed late']++;
  }
  await client.end();
}

const at = (times, share) =>
  times.toSorted((one, other) => one - other)[Math.floor(share * (times.length - 1))] ?? 0;
const line = (name, times) =>
  console.log(`| ${name} | ${at(times, 0.5).toFixed(1)} | ${at(times, 0.95).toFixed(1)} |`);
const failures = [];
const check = (what, ids) => {
  console.log(`${what}: ${ids.length}`);
  if (ids.length > 0) failures.push(`${what}: ${ids.slice(0, 5).join(', ')}`);
};

try {
  const before = [...(await readDatabase()).keys()];
  for (let round = 0; round < TIMED_PAGES; round++) await ask(PAGE, { first: Number(values.first) });
  // Every writer has a share of the ids drawn at random, so that no two write to one company.
  const shares = Array.from({ length: Number(values.writers) + 1 }, () => []);
  for (const id of before)
    if (Math.random() < 0.05) shares[Math.floor(Math.random() * shares.length)].push(id);
  const [late, ...others] = shares;
  const writing = Promise.all([writeLate(late), ...others.map(write)]);
  // Told where `writing` is awaited; until then the copy goes on without writers.
  writing.catch(() => {
    isWriting = false;
  });

  const copy = new Map();
  const begun = performance.now();
  const whole = await walk(copy);
  const seconds = (performance.now() - begun) / 1000;
  const since = await walk(copy, whole.asOf);
  isWriting = false;
  await writing;
  const last = await walk(copy, since.asOf);

  console.log(
    `${whole.seen.size} companies in ${whole.times.length} pages, ${seconds.toFixed(0)} s; meanwhile:`,
  );
  console.log(
    Object.entries(written)
      .map(([what, count]) => `${count} ${what}`)
      .join(', '),
  );
  console.log('\n| pages | p50 ms | p95 ms |\n|---|---:|---:|');
  line(`the first ${TIMED_PAGES}`, whole.times.slice(0, TIMED_PAGES));
  line(`the last ${TIMED_PAGES}`, whole.times.slice(-TIMED_PAGES - 1, -1));
  line(`changed since, ${since.times.length + last.times.length}`, [...since.times, ...last.times]);
  console.log('');
  check('twice', [...whole.twice, ...since.twice, ...last.twice]);
  check(
    'lost',
    before.filter((id) => !whole.seen.has(id) && !touched.has(id)),
  );
  const now = await readDatabase();
  check(
    'missing in the copy',
    [...now.keys()].filter((id) => !copy.has(id)),
  );
  check(
    'deleted, but in the copy',
    [...copy.keys()].filter((id) => !now.has(id)),
  );
  check(
    'different in the copy',
    [...now].filter(([id, text]) => copy.has(id) && copy.get(id) !== text).map(([id]) => id),
  );
} finally {
  isWriting = false;
  await session.end();
  await database.end();
  await server.stop();
}
if (failures.length > 0) throw new Error(failures.join('\n'));
