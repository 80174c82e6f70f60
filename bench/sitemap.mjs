/**
 * Reads the whole sitemap once, as a search engine does: time, addresses, additional memory of the program.
 *   node bench/sitemap.mjs [--port 4630]
 * The program must be built, and the database (DATA_DIR or DATABASE_URL) filled: see README.md.
 */
import { parseArgs } from 'node:util';
import { memoryOf, startServer } from './processes.mjs';

const { values } = parseArgs({ options: { port: { type: 'string', default: '4630' } } });
const PORT = Number(values.port);
const ORIGIN = `http://localhost:${PORT}`;
const MOST_ADDRESSES = 50_000;
const MOST_BYTES = 50 * 1024 * 1024;

const locationsOf = (xml) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, location]) => location);

const server = await startServer(
  '../server/dist/main.js',
  PORT,
  { LOG_LEVEL: 'warn', HOST: '127.0.0.1', DEMO_DATA: 'false', PUBLIC_URL: ORIGIN },
  '/readyz',
);
try {
  // Warms up: memory of the first requests is not the sitemap's.
  for (let times = 0; times < 20; times++) await (await fetch(`${ORIGIN}/company/1`)).text();
  const before = memoryOf(server.child.pid);
  const begun = performance.now();
  const files = locationsOf(await (await fetch(`${ORIGIN}/sitemap.xml`)).text());
  let addresses = 0;
  let largest = 0;
  let most = before.now;
  for (const file of files) {
    const xml = await (await fetch(file, { headers: { 'accept-encoding': 'gzip' } })).text();
    const count = locationsOf(xml).length;
    if (count > MOST_ADDRESSES || Buffer.byteLength(xml) > MOST_BYTES)
      throw new Error(`${file} is too large.`);
    addresses += count;
    largest = Math.max(largest, count);
    most = Math.max(most, memoryOf(server.child.pid).now);
  }
  const seconds = (performance.now() - begun) / 1_000;
  const after = memoryOf(server.child.pid);
  console.log(
    `${files.length} files, ${addresses} addresses, at most ${largest} a file, in ${seconds.toFixed(1)} s; memory ${before.now} MB before, ${most} MB at most between files, ${after.most} MB ever: ${after.most - before.now} MB more`,
  );
} finally {
  await server.stop();
}
