/**
 * What the filter "open" costs: each search with and without it on a filled database, one client, nothing from memory:
 * see README.md. `--at` sets the program's clock, to a coming day: hours of past days are not kept.
 *   DATA_DIR=/tmp/bench node bench/filters/open.mjs [--each 60] [--turns 3] [--seed 7] [--port 4692] [--at 2030-11-25T18:00:00Z] [--only prefix]
 */
import { parseArgs } from 'node:util';
import pg from 'pg';
import { randomOf } from '../data/make-row.mjs';
import { databaseUrl } from '../database-url.mjs';
import { makeQueries } from '../queries.mjs';
import { start, stopAll } from '../servers.mjs';

const { values } = parseArgs({
  options: {
    each: { type: 'string', default: '60' },
    turns: { type: 'string', default: '3' },
    seed: { type: 'string', default: '7' },
    port: { type: 'string', default: '4692' },
    at: { type: 'string' },
    only: { type: 'string', default: '' },
  },
});
if (values.at && Date.parse(values.at) < Date.now()) throw new Error('--at is past: its hours are not kept.');
const PORT = Number(values.port);
const EACH = Number(values.each);
/** Of so many times the least counts: what else the machine does is not measured. */
const TURNS = Number(values.turns);
/** A search with the filter costs at most so many times the same one without, by mean and p95 of the mix. */
const MOST = 1.5;
const FILTERS = ['none', 'now', 'sunday'];

const SEARCH = `query ($q: String, $category: String, $city: String, $near: NearInput, $order: CompanyOrder, $openOn: OpenOn) {
  companies(q: $q, category: $category, city: $city, near: $near, order: $order, openOn: $openOn) {
    total items { id name city { name } } } }`;

async function search(args, filter) {
  const begun = performance.now();
  const reply = await fetch(`http://127.0.0.1:${PORT}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      query: SEARCH,
      variables: { ...args, openOn: filter === 'none' ? null : filter },
    }),
  });
  const { data, errors } = await reply.json();
  if (errors) throw new Error(`${JSON.stringify(args)}: ${errors[0].message}`);
  return { ms: performance.now() - begun, total: data.companies.total };
}

/** Returns as many searches near a position as of the other kinds. */
async function nearKinds(client, texts) {
  const random = randomOf(Number(values.seed));
  const { rows: cities } = await client.query(
    'SELECT latitude, longitude FROM cities ORDER BY population DESC LIMIT 300',
  );
  const near = (radiusKm) => {
    const { latitude, longitude } = cities[Math.floor(random() * cities.length)];
    const around = () => (random() - 0.5) * 0.06;
    return { latitude: latitude + around(), longitude: longitude + around(), radiusKm };
  };
  return {
    'text within 5 km, nearest first': texts.map((args) => ({ ...args, near: near(5), order: 'distance' })),
    'text within 50 km': texts.map((args) => ({ ...args, near: near(50) })),
    'everything within 5 km, nearest first': texts.map(() => ({ near: near(5), order: 'distance' })),
  };
}

const quantile = (times, share) => {
  const sorted = [...times].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))];
};
const MEASURES = {
  p50: (times) => quantile(times, 0.5),
  p95: (times) => quantile(times, 0.95),
  mean: (times) => times.reduce((sum, ms) => sum + ms, 0) / times.length,
};

/** Prints a row; returns the ratios of mean and p95 of each filter. */
function row(name, timesOf) {
  const cells = [];
  const ratios = [];
  for (const [measure, of] of Object.entries(MEASURES)) {
    const base = of(timesOf.none);
    cells.push(base.toFixed(1));
    for (const filter of FILTERS.slice(1)) {
      const ratio = of(timesOf[filter]) / base;
      cells.push(ratio.toFixed(2));
      if (measure !== 'p50') ratios.push(ratio);
    }
  }
  console.log(`| ${name} | ${cells.join(' | ')} |`);
  return ratios;
}

/** Loaded before the program: moves its clock. */
const clockAt = (instant) =>
  `data:text/javascript,${encodeURIComponent(`
    const moved = ${new Date(instant).getTime()} - Date.now();
    const now = Date.now;
    Date.now = () => now() + moved;
    globalThis.Date = class extends Date { constructor(...of) { super(...(of.length ? of : [Date.now()])); } };`)}`;

try {
  await start(
    '../server/dist/main.js',
    PORT,
    {
      LOG_LEVEL: 'error',
      LIMIT_MEMORY_CACHE_MB: '0',
      DEMO_DATA: 'false',
      ...(values.at && { NODE_OPTIONS: `--import=${clockAt(values.at)}` }),
    },
    '/readyz',
  );
  const client = new pg.Client({ connectionString: databaseUrl() });
  await client.connect();
  const drawn = await makeQueries(client, EACH, Number(values.seed));
  const kinds = Object.entries({ ...drawn, ...(await nearKinds(client, drawn['common word'])) }).filter(
    ([kind]) => kind.includes(values.only),
  );
  await client.end();
  const timesOf = Object.fromEntries(
    kinds.map(([kind]) => [kind, Object.fromEntries(FILTERS.map((filter) => [filter, []]))]),
  );
  const dear = [];
  for (let index = -5; index < EACH; index++) {
    for (const [kind, queries] of kinds) {
      const args = queries[Math.max(0, index)];
      // Once without counting, so that each finds the same in memory; the first ones plan the statements.
      for (const filter of FILTERS) await search(args, filter);
      if (index < 0) continue;
      const times = Object.fromEntries(FILTERS.map((filter) => [filter, Number.POSITIVE_INFINITY]));
      for (let turn = 0; turn < TURNS * FILTERS.length; turn++) {
        const filter = FILTERS[(index + turn) % FILTERS.length];
        times[filter] = Math.min(times[filter], (await search(args, filter)).ms);
      }
      for (const filter of FILTERS) timesOf[kind][filter].push(times[filter]);
      for (const filter of FILTERS.slice(1)) {
        dear.push({ kind, args, filter, more: times[filter] - times.none, ms: times[filter] });
      }
    }
  }
  const filters = FILTERS.slice(1).join(' | ');
  console.log(`\n| | p50 ms | ${filters} | p95 ms | ${filters} | mean ms | ${filters} |`);
  console.log(`|---|${'---:|'.repeat(9)}`);
  for (const [kind] of kinds) row(kind, timesOf[kind]);
  const mix = Object.fromEntries(
    FILTERS.map((filter) => [filter, kinds.flatMap(([kind]) => timesOf[kind][filter])]),
  );
  const ratios = row('the mix', mix);
  console.log('\nThe dearest:');
  for (const { kind, args, filter, more, ms } of dear
    .sort((one, other) => other.more - one.more)
    .slice(0, 12)) {
    console.log(
      `- ${kind}, ${filter}: ${ms.toFixed(1)} ms, ${more.toFixed(1)} more: ${JSON.stringify(args)}`,
    );
  }
  if (ratios.some((ratio) => ratio > MOST)) {
    console.log(`\nThe mix costs more than ${MOST} times as much.`);
    process.exitCode = 1;
  }
} finally {
  await stopAll();
}
