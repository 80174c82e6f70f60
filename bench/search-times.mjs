/**
 * How fast the search answers on a filled database, and whether words of kinds bring companies of the kind: see README.md.
 *   DATA_DIR=/tmp/bench node bench/search-times.mjs [--each 100] [--seed 1] [--port 4690] [--random 10000]
 */
import { parseArgs } from 'node:util';
import pg from 'pg';
import { randomOf } from './data/make-row.mjs';
import { databaseUrl } from './database-url.mjs';
import { drawEstablishments } from './search-quality/data-sets.mjs';
import { hostileTexts, randomTexts } from './search-quality/hostile-texts.mjs';
import { makeQueries } from './search-quality/make-queries.mjs';
import { start, stopAll } from './servers.mjs';

const { values } = parseArgs({
  options: {
    each: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
    port: { type: 'string', default: '4690' },
    random: { type: 'string', default: '10000' },
  },
});
const PORT = Number(values.port);
const SEED = Number(values.seed);
/** Establishments that queries are made of. */
const DRAWN = 20_000;
/** Companies of a kind wanted among the first 16. */
const WANTED = 14;
const FIRST = 16;
/** No answer takes longer. */
const MOST_MS = 200;

const SEARCH =
  'query ($q: String, $count: Int!) { companies(q: $q, perPage: $count) { total items { id name city { name } } } }';

async function search(q) {
  const begun = performance.now();
  const reply = await fetch(`http://127.0.0.1:${PORT}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: SEARCH, variables: { q, count: FIRST } }),
  });
  const { data, errors } = await reply.json();
  const ms = performance.now() - begun;
  if (errors) throw new Error(`${JSON.stringify(q)}: ${errors[0].message}`);
  return { ms, ids: data.companies.items.map(({ id }) => Number(id)) };
}

const quantile = (times, share) => {
  const sorted = [...times].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))].toFixed(1);
};
const row = (name, times) =>
  console.log(
    `| ${name} | ${times.length} | ${[0.5, 0.95, 0.99, 1].map((share) => quantile(times, share)).join(' | ')} |`,
  );
const heading = (title) =>
  console.log(
    `\n### ${title}\n\n| | queries | p50 ms | p95 ms | p99 ms | most |\n|---|---:|---:|---:|---:|---:|`,
  );

/** Searches each text once, after a first round that nobody counts. */
async function timesOf(texts) {
  const times = [];
  for (const text of texts) times.push((await search(text)).ms);
  return times;
}

async function measureKindsOfQueries(establishments) {
  const kinds = makeQueries(establishments, { each: Number(values.each), seed: SEED, top: FIRST, only: '' });
  const random = randomOf(SEED);
  const all = kinds.flatMap(({ kind, queries }) => queries.map(({ q }) => ({ kind, q, at: random() })));
  await timesOf(all.slice(0, 200).map(({ q }) => q));
  const timesOfKind = new Map(kinds.map(({ kind }) => [kind, []]));
  // In turn, so that other work on the machine falls on all kinds.
  for (const { kind, q } of all.sort((one, other) => one.at - other.at)) {
    timesOfKind.get(kind).push((await search(q)).ms);
  }
  heading('What people type, one client');
  for (const [kind, times] of timesOfKind) row(kind, times);
  row('all', [...timesOfKind.values()].flat());
}

const OWN_WORDS = `
  SELECT k.id, k.name, w.word FROM kinds k JOIN kind_words w ON w.kind_id = k.id
  WHERE NOT EXISTS (SELECT FROM kind_words other WHERE other.key = w.key AND other.kind_id <> k.id)
  UNION SELECT k.id, k.name, k.name FROM kinds k ORDER BY 1, 3`;

async function measureWordsOfKinds(database) {
  const { rows } = await database.query(OWN_WORDS);
  const times = [];
  const missed = [];
  for (const { id, name, word } of rows) {
    const { ms, ids } = await search(word);
    times.push(ms);
    const { rows: ofKind } = await database.query(
      'SELECT count(*)::int AS count FROM companies WHERE id = ANY ($1) AND $2 = ANY (kind_ids)',
      [ids, id],
    );
    if (ofKind[0].count < WANTED) missed.push(`- ${word} (${name}): ${ofKind[0].count} of ${ids.length}`);
  }
  heading('Words of kinds');
  row('every word of one kind alone', times);
  console.log(
    `\n${rows.length - missed.length} of ${rows.length} bring ${WANTED} of the first ${FIRST}. Not:\n`,
  );
  console.log(missed.join('\n'));
}

async function measureHostile(database) {
  const { rows } = await database.query('SELECT word FROM search_words ORDER BY md5(word) LIMIT 5000');
  const words = rows.map(({ word }) => word);
  heading(`Texts that nobody means, at most ${MOST_MS} ms`);
  const slow = [];
  for (const [title, texts] of [
    ['hostile', hostileTexts(words)],
    ['random', randomTexts(words, Number(values.random), randomOf(SEED))],
  ]) {
    const times = await timesOf(texts);
    row(title, times);
    slow.push(...texts.filter((_, index) => times[index] > MOST_MS));
  }
  for (const text of slow) console.log(`- slow: ${JSON.stringify(text.slice(0, 120))}`);
}

try {
  await start(
    '../server/dist/main.js',
    PORT,
    { LOG_LEVEL: 'error', LIMIT_MEMORY_CACHE_MB: '0', DEMO_DATA: 'false' },
    '/readyz',
  );
  const client = new pg.Client({ connectionString: databaseUrl() });
  await client.connect();
  const establishments = await drawEstablishments(client, DRAWN, SEED);
  await measureKindsOfQueries(establishments);
  await measureWordsOfKinds(client);
  await measureHostile(client);
  await client.end();
} finally {
  await stopAll();
}
