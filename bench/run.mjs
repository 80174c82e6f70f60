/**
 * Measures the built program on a filled database: see README.md.
 *   node bench/run.mjs [--seconds 8] [--each 100] [--port 4600] [--program server/dist/main.js]
 *   node bench/run.mjs --peers: Mercurius and PostGraphile beside them
 *   node bench/run.mjs --short [--save]: three ratios on a database of its own with 50,000 companies, in three minutes
 */
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { databaseUrl } from './database-url.mjs';
import { checkPeers, citiesByText, startPeers } from './peers/peers.mjs';
import { memoryOf } from './processes.mjs';
import { ASK, compare, drawHalfTyped, drawQuestions, interfacesOf, load, ratiosOf } from './scenarios.mjs';
import { start, stopAll } from './servers.mjs';
import { runShort } from './short.mjs';

const { values } = parseArgs({
  options: {
    short: { type: 'boolean', default: false },
    peers: { type: 'boolean', default: false },
    save: { type: 'boolean', default: false },
    seconds: { type: 'string', default: '8' },
    each: { type: 'string', default: '100' },
    port: { type: 'string', default: '4600' },
    program: { type: 'string', default: 'server/dist/main.js' },
  },
});
const SECONDS = Number(values.seconds);
const EACH = Number(values.each);
const PORT = Number(values.port);

const quantile = (sorted, share) =>
  sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
const sortedTimes = (times) => times.map(([, ms]) => ms).sort((one, other) => one - other);
const ms = (value) => value.toFixed(1).padStart(7);
const line = (name, times, rate) => {
  const sorted = sortedTimes(times);
  console.log(
    `| ${name.padEnd(34)} | ${[0.5, 0.95, 0.99].map((share) => ms(quantile(sorted, share))).join(' | ')} | ${String(rate ?? '').padStart(7)} |`,
  );
};
const heading = (title) =>
  console.log(`\n### ${title}\n\n| | p50 ms | p95 ms | p99 ms | a second |\n|---|---:|---:|---:|---:|`);

/** Asks each path twice, one after the other, and shows the second times by kind. */
async function showKinds(title, server, { kinds, mix, paths }) {
  await load(server, paths, 1);
  const { times, seconds } = await load(server, paths, 1);
  heading(title);
  for (const kind of kinds) {
    line(
      kind,
      times.filter(([index]) => mix[index].kind === kind),
    );
  }
  line('the mix', times, Math.round(times.length / seconds));
}

async function runAll() {
  const environment = { LOG_LEVEL: 'warn', HOST: '127.0.0.1' };
  const uncached = await start(
    `../${values.program}`,
    PORT,
    { ...environment, LIMIT_MEMORY_CACHE_MB: '0' },
    '/readyz',
  );
  const url = databaseUrl();
  const cached = await start(
    `../${values.program}`,
    PORT + 1,
    { ...environment, DATABASE_URL: url, DEMO_DATA: 'false' },
    '/readyz',
  );
  const bare = await start('bare.mjs', PORT + 2, { DATABASE_URL: url }, '/search');

  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const [{ count }] = (await client.query('SELECT count(*) FROM search_documents')).rows;
  const [{ version }] = (await client.query(`SELECT current_setting('server_version') AS version`)).rows;
  const cities = values.peers ? await citiesByText(client) : undefined;
  const { kinds, mix, scenarios } = await drawQuestions(client, EACH, cities);
  const halfTyped = await drawHalfTyped(client, EACH);
  await client.end();
  const peers = values.peers ? await startPeers({ port: PORT + 3, url, cities }) : {};
  if (values.peers) await checkPeers(uncached, peers, scenarios);
  console.log(
    `${count} companies that can be found, PostgreSQL ${version}, Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model}`,
  );

  for (const [name, server] of [
    ['graphql', uncached],
    ['rest', uncached],
    ['bare', bare],
  ]) {
    const paths = scenarios.search(ASK[name]);
    await showKinds(`Search, one client, ${name}`, server, { kinds, mix, paths });
  }
  await showKinds('Suggestions, one client, graphql', uncached, halfTyped);

  for (const clients of [1, 8]) {
    heading(`${clients} client${clients > 1 ? 's' : ''}, response cache off`);
    for (const [scenario, pathsOf] of Object.entries(scenarios)) {
      const interfaces = { ...interfacesOf(uncached, bare), ...peers };
      const runsOf = await compare(interfaces, pathsOf, { clients, seconds: SECONDS });
      for (const [name, runs] of Object.entries(runsOf)) {
        const times = runs.flatMap((run) => run.times);
        const seconds = runs.reduce((sum, run) => sum + run.seconds, 0);
        line(`${scenario}, ${name}`, times, Math.round(times.length / seconds));
      }
      const ratios = Object.entries(ratiosOf(runsOf)).map(([name, ratio]) => `${name} ${ratio}`);
      console.log(`| **${scenario}, of bare** | | | | ${ratios.join(', ')} |`);
    }
  }

  heading('8 clients, response cache on');
  for (const [scenario, few] of [
    ['list', (paths) => paths.slice(0, 50)],
    ['one company', (paths) => paths.slice(0, 50)],
    ['search', (paths) => paths.slice(0, 50)],
  ]) {
    const reference = await load(bare, few(scenarios[scenario](ASK.bare)), 8, SECONDS / 2);
    const base = reference.times.length / reference.seconds;
    for (const name of ['graphql', 'rest']) {
      const paths = few(scenarios[scenario](ASK[name]));
      await load(cached, paths, 1);
      const { times, seconds } = await load(cached, paths, 8, SECONDS / 2);
      const rate = times.length / seconds;
      line(`${scenario}, ${name} (${(rate / base).toFixed(1)} × bare)`, times, Math.round(rate));
    }
  }

  const off = memoryOf(uncached.child.pid);
  const on = memoryOf(cached.child.pid);
  if (off && on) {
    console.log(
      `\nMemory of the program: ${off.now} MB, at most ${off.most} MB; with the response cache ${on.now}, at most ${on.most} MB.`,
    );
  }
}

if (values.short) {
  await runShort({ port: PORT, program: values.program, save: values.save });
} else {
  try {
    await runAll();
  } finally {
    await stopAll();
  }
}
