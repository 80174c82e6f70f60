/**
 * Measures company pages: cached, against a static file of the same size from the same server, and not cached.
 *   node bench/pages.mjs [--seconds 6] [--port 4620]
 * The program must be built, and the database (DATA_DIR or DATABASE_URL) filled: see README.md.
 */
import { rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { databaseUrl } from './database-url.mjs';
import { openClient } from './http-client.mjs';
import { median } from './median.mjs';
import { runLoad, startServer } from './processes.mjs';
import { pickIds } from './queries.mjs';

const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '6' }, port: { type: 'string', default: '4620' } },
});
const SECONDS = Number(values.seconds);
const PORT = Number(values.port);
const CLIENTS = 8;
const PAGES = 2_000;
const ROUNDS = 3;
const PROGRAM = '../server/dist/main.js';
const STATIC_NAME = 'bench-same-size.txt';
const STATIC_FILE = fileURLToPath(new URL(`../client/dist/client/assets/${STATIC_NAME}`, import.meta.url));

const quantile = (times, share) => {
  const sorted = times.map(([, ms]) => ms).sort((one, other) => one - other);
  return (sorted[Math.floor(share * (sorted.length - 1))] ?? 0).toFixed(1);
};
const rateOf = ({ times, seconds }) => times.length / seconds;

async function sizeOf(port, path) {
  const client = openClient(port, {});
  const { body } = await client.get(path);
  client.close();
  return body.length;
}

const servers = [];
const stopAll = async () => {
  for (const server of servers.splice(0)) await server.stop();
  await rm(STATIC_FILE, { force: true });
};
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => stopAll().then(() => process.exit(1)));

try {
  const environment = { LOG_LEVEL: 'warn', HOST: '127.0.0.1', DEMO_DATA: 'false' };
  const uncached = await startServer(
    PROGRAM,
    PORT,
    { ...environment, LIMIT_MEMORY_CACHE_MB: '0' },
    '/readyz',
  );
  servers.unshift(uncached);
  const client = new pg.Client({ connectionString: databaseUrl() });
  await client.connect();
  const [{ count }] = (await client.query('SELECT count(*) FROM search_documents')).rows;
  const ids = await pickIds(client, PAGES);
  await client.end();
  const pages = ids.map((id) => `/company/${id}`);
  const [page] = pages;

  // The program lists its static files at the start, so this one must exist before.
  await writeFile(STATIC_FILE, 'x'.repeat(await sizeOf(PORT, page)));
  const cached = await startServer(
    PROGRAM,
    PORT + 1,
    { ...environment, DATABASE_URL: databaseUrl() },
    '/readyz',
  );
  servers.unshift(cached);

  const rates = { cached: [], file: [] };
  for (let round = 0; round < ROUNDS; round++) {
    for (const [name, path] of [
      ['cached', page],
      ['file', `/assets/${STATIC_NAME}`],
    ]) {
      const result = await runLoad({
        port: PORT + 1,
        headers: {},
        paths: [path],
        clients: CLIENTS,
        seconds: SECONDS / ROUNDS,
      });
      rates[name].push(rateOf(result));
    }
  }
  const [cachedRate, fileRate] = [median(rates.cached), median(rates.file)];
  console.log(
    `${count} companies; a company page of ${await sizeOf(PORT, page)} bytes, ${CLIENTS} clients, a second:`,
  );
  console.log(
    `  response cache on ${Math.round(cachedRate)}, a static file of that size ${Math.round(fileRate)}: ${(cachedRate / fileRate).toFixed(1)} times`,
  );

  // Warms up query plans and code.
  await runLoad({ port: PORT, headers: {}, paths: pages.slice(0, 300), clients: 1 });
  const alone = await runLoad({ port: PORT, headers: {}, paths: pages, clients: 1 });
  console.log(
    `  response cache off, one client, ${PAGES} different ones: p50 ${quantile(alone.times, 0.5)}, p95 ${quantile(alone.times, 0.95)}, p99 ${quantile(alone.times, 0.99)} ms`,
  );
} finally {
  await stopAll();
}
