/**
 * How fast maps and searches near a position are on a filled database, one client, nothing from memory: see README.md.
 *   DATA_DIR=/tmp/bench node bench/places.mjs [--each 100] [--seed 1] [--port 4691]
 */
import { parseArgs } from 'node:util';
import pg from 'pg';
import { randomOf } from './data/make-row.mjs';
import { databaseUrl } from './database-url.mjs';
import { start, stopAll } from './servers.mjs';

const { values } = parseArgs({
  options: {
    each: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
    port: { type: 'string', default: '4691' },
  },
});
const PORT = Number(values.port);
const EACH = Number(values.each);
const random = randomOf(Number(values.seed));
const pick = (list) => list[Math.floor(random() * list.length)];

/** Limits of the product. */
const MAP_MS = 40;
const MAP_BYTES = 30_000;
const NEAR_MS = 30;

/** Requests that are not counted: each of four connections plans a statement five times. */
const PLANNED = 20;
const WARM_UP = 300;
/** A screen, in pixels. */
const SCREEN = { width: 1280, height: 900 };
const ZOOMS = [4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17];
const WORDS = [
  'padaria',
  'dentista',
  'mecânica',
  'restaurante',
  'pet shop',
  'advogado',
  'salão silva',
  'pizzaria',
];

const MAP = `query ($q: String, $category: String, $bounds: MapBoundsInput!, $zoom: Int!) {
  companiesOnMap(q: $q, category: $category, bounds: $bounds, zoom: $zoom) {
    __typename total totalIsExact clusters { __typename latitude longitude count }
    companies { __typename id slug name latitude longitude exactness } } }`;
const NEAR = `query ($q: String, $category: String, $near: NearInput, $order: CompanyOrder!) {
  companies(q: $q, category: $category, near: $near, order: $order) { total items { id name distanceMeters city { name } } } }`;

async function ask(query, variables) {
  const begun = performance.now();
  const reply = await fetch(`http://127.0.0.1:${PORT}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  });
  const text = await reply.text();
  const ms = performance.now() - begun;
  const { data, errors } = JSON.parse(text);
  if (errors) throw new Error(`${JSON.stringify(variables)}: ${errors[0].message}`);
  return { ms, bytes: Buffer.byteLength(text), data };
}

// It runs the embedded database.
await start(
  '../server/dist/main.js',
  PORT,
  { LOG_LEVEL: 'error', LIMIT_MEMORY_CACHE_MB: '0', DEMO_DATA: 'false' },
  '/readyz',
);
const client = new pg.Client({ connectionString: databaseUrl() });
await client.connect();
const { rows: cities } = await client.query(
  `SELECT latitude, longitude FROM (
     SELECT c.latitude, c.longitude FROM cities c ORDER BY population DESC LIMIT 300) large
   UNION ALL SELECT latitude, longitude FROM (SELECT latitude, longitude FROM cities ORDER BY md5(id::text) LIMIT 100) any_city`,
);
await client.end();

/** Returns a place in one of the cities, some kilometres from its middle. */
function somewhere() {
  const { latitude, longitude } = pick(cities);
  const around = () => (random() - 0.5) * 0.06;
  return { latitude: latitude + around(), longitude: longitude + around() };
}

/** Returns what a screen at a zoom shows round a place. */
function boundsAt({ latitude, longitude }, zoom) {
  const degrees = 360 / (256 * 2 ** zoom);
  const high = (SCREEN.height / 2) * degrees * Math.cos((latitude * Math.PI) / 180);
  const wide = (SCREEN.width / 2) * degrees;
  return {
    south: Math.max(-85, latitude - high),
    north: Math.min(85, latitude + high),
    west: Math.max(-180, longitude - wide),
    east: Math.min(180, longitude + wide),
  };
}

const quantile = (numbers, share) => {
  const sorted = [...numbers].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))];
};
const failed = [];

/** Asks often, prints a row, and notes what is over its limit. */
async function measure(name, query, variablesOf, { most, bytes: mostBytes = Number.POSITIVE_INFINITY }) {
  const answers = [];
  for (let count = 0; count < EACH + PLANNED; count++) {
    const answer = await ask(query, variablesOf());
    if (count >= PLANNED) answers.push(answer);
  }
  const [p50, p95, p99] = [0.5, 0.95, 0.99].map((share) =>
    quantile(
      answers.map(({ ms }) => ms),
      share,
    ),
  );
  const bytes = Math.max(...answers.map((answer) => answer.bytes));
  console.log(
    `| ${name} | ${p50.toFixed(1)} | ${p95.toFixed(1)} | ${p99.toFixed(1)} | ${(bytes / 1000).toFixed(1)} |`,
  );
  if (p95 > most || bytes > mostBytes) failed.push(name);
}

// What a start does beside, and code that is not compiled yet, is not measured.
for (let count = 0; count < WARM_UP; count++) await ask(MAP, { bounds: boundsAt(somewhere(), 10), zoom: 10 });
console.log('\n| | p50 ms | p95 ms | p99 ms | most KB |\n|---|---:|---:|---:|---:|');
for (const zoom of ZOOMS) {
  const view = () => ({ bounds: boundsAt(somewhere(), zoom), zoom });
  await measure(`map at zoom ${zoom}`, MAP, view, { most: MAP_MS, bytes: MAP_BYTES });
}
for (const zoom of [4, 8, 11, 14]) {
  const category = () => ({ category: '3', bounds: boundsAt(somewhere(), zoom), zoom });
  await measure(`map of a category at zoom ${zoom}`, MAP, category, { most: MAP_MS, bytes: MAP_BYTES });
  const text = () => ({ q: pick(WORDS), bounds: boundsAt(somewhere(), zoom), zoom });
  await measure(`map of a text at zoom ${zoom}`, MAP, text, { most: MAP_MS, bytes: MAP_BYTES });
}
for (const radiusKm of [1, 5, 10, 50, null]) {
  const far = radiusKm === null ? 'at any distance' : `within ${radiusKm} km`;
  const near = () => ({ ...somewhere(), radiusKm });
  const isPromised = radiusKm !== null && radiusKm <= 5;
  const limit = { most: isPromised ? NEAR_MS : Number.POSITIVE_INFINITY };
  await measure(
    `text ${far}, nearest first`,
    NEAR,
    () => ({ q: pick(WORDS), near: near(), order: 'distance' }),
    limit,
  );
  await measure(
    `text ${far}, by relevance`,
    NEAR,
    () => ({ q: pick(WORDS), near: near(), order: 'relevance' }),
    limit,
  );
  await measure(`everything ${far}, nearest first`, NEAR, () => ({ near: near(), order: 'distance' }), limit);
}
await measure('text anywhere, by relevance', NEAR, () => ({ q: pick(WORDS), order: 'relevance' }), {
  most: Number.POSITIVE_INFINITY,
});
await stopAll();
if (failed.length > 0) {
  console.log(`\nOver the limit: ${failed.join(', ')}.`);
  process.exitCode = 1;
}
