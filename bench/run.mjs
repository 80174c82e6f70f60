/**
 * Measures a program that is built, on a database that is filled: see README.md.
 *   node bench/run.mjs [--seconds 8] [--each 100] [--port 4600] [--program server/dist/main.js]
 */
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { databaseUrl } from './database-url.mjs';
import { COMPANY_QUERY, LIST_QUERY } from './graphql-queries.mjs';
import { memoryOf, runLoad, startServer } from './processes.mjs';
import { makeQueries, pickIds } from './queries.mjs';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '8' },
    each: { type: 'string', default: '100' },
    port: { type: 'string', default: '4600' },
    program: { type: 'string', default: 'server/dist/main.js' },
  },
});
const SECONDS = Number(values.seconds);
const EACH = Number(values.each);
const PORT = Number(values.port);
const KNOWN = { 'apollo-require-preflight': 'true' };

const graphql = (query, variables) =>
  `/graphql?${new URLSearchParams({ query, variables: JSON.stringify(variables) })}`;
const ASK = {
  graphql: {
    search: (args) => graphql(LIST_QUERY, args),
    company: (id) => graphql(COMPANY_QUERY, { id: String(id) }),
  },
  rest: {
    search: (args) => `/api/companies?${new URLSearchParams(args)}`,
    company: (id) => `/api/companies/${id}`,
  },
  bare: {
    search: (args) => `/search?${new URLSearchParams(args)}`,
    company: (id) => `/company/${id}`,
  },
};

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

const servers = [];
const started = async (...args) => {
  const server = await startServer(...args);
  servers.unshift(server);
  return server;
};
/** Nothing is left running, however this ends; the first started, which may keep the database, goes last. */
const stopAll = async () => {
  for (const server of servers.splice(0)) await server.stop();
};
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => stopAll().then(() => process.exit(1)));

try {
  const environment = { LOG_LEVEL: 'warn', HOST: '127.0.0.1' };
  const program = await started(
    `../${values.program}`,
    PORT,
    { ...environment, LIMIT_MEMORY_CACHE_MB: '0' },
    '/readyz',
  );
  const url = databaseUrl();
  const remembering = await started(
    `../${values.program}`,
    PORT + 1,
    { ...environment, DATABASE_URL: url, DEMO_DATA: 'false' },
    '/readyz',
  );
  const bare = await started('bare.mjs', PORT + 2, { DATABASE_URL: url }, '/search');

  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const [{ count }] = (await client.query('SELECT count(*) FROM search_documents')).rows;
  const [{ version }] = (await client.query(`SELECT current_setting('server_version') AS version`)).rows;
  const kinds = await makeQueries(client, EACH);
  const ids = await pickIds(client, 2_000);
  await client.end();
  console.log(
    `${count} companies that can be found, PostgreSQL ${version}, Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model}`,
  );

  /** One of each kind after the other, so that no kind meets a warmer cache than the next. */
  const mix = Array.from({ length: EACH }, (_, round) =>
    Object.entries(kinds).map(([kind, list]) => ({ kind, args: list[round] })),
  ).flat();
  const lists = kinds['text + city'].flatMap(({ city }, index) => ({
    city,
    category: String(1 + (index % 10)),
  }));

  const SCENARIOS = {
    list: (ask) => lists.map(ask.search),
    'one company': (ask) => ids.map(ask.company),
    search: (ask) => mix.map(({ args }) => ask.search(args)),
  };
  const load = (server, paths, clients, seconds) =>
    runLoad({ port: server.port, headers: KNOWN, paths, clients, seconds });

  for (const [name, server] of [
    ['graphql', program],
    ['rest', program],
    ['bare', bare],
  ]) {
    const paths = SCENARIOS.search(ASK[name]);
    await load(server, paths, 1);
    const { times, seconds } = await load(server, paths, 1);
    heading(`Search, one client, ${name}`);
    for (const kind of Object.keys(kinds)) {
      line(
        kind,
        times.filter(([index]) => mix[index].kind === kind),
      );
    }
    line('the mix', times, Math.round(times.length / seconds));
  }

  for (const clients of [1, 8]) {
    heading(`${clients} client${clients > 1 ? 's' : ''}, nothing from memory`);
    for (const [scenario, pathsOf] of Object.entries(SCENARIOS)) {
      const sums = { graphql: [], rest: [], bare: [] };
      // Turn by turn, so that what else the machine does falls on all of them.
      for (let turn = 0; turn < 2; turn++) {
        for (const name of Object.keys(sums)) {
          sums[name].push(
            await load(name === 'bare' ? bare : program, pathsOf(ASK[name]), clients, SECONDS / 2),
          );
        }
      }
      const rates = {};
      for (const [name, runs] of Object.entries(sums)) {
        const times = runs.flatMap((run) => run.times);
        rates[name] = times.length / runs.reduce((sum, run) => sum + run.seconds, 0);
        line(`${scenario}, ${name}`, times, Math.round(rates[name]));
      }
      console.log(
        `| **${scenario}, of bare** | | | | graphql ${(rates.graphql / rates.bare).toFixed(2)}, rest ${(rates.rest / rates.bare).toFixed(2)} |`,
      );
    }
  }

  heading('8 clients, from memory');
  for (const [scenario, few] of [
    ['list', (paths) => paths.slice(0, 50)],
    ['one company', (paths) => paths.slice(0, 50)],
    ['search', (paths) => paths.slice(0, 50)],
  ]) {
    const reference = await load(bare, few(SCENARIOS[scenario](ASK.bare)), 8, SECONDS / 2);
    const base = reference.times.length / reference.seconds;
    for (const name of ['graphql', 'rest']) {
      const paths = few(SCENARIOS[scenario](ASK[name]));
      await load(remembering, paths, 1);
      const { times, seconds } = await load(remembering, paths, 8, SECONDS / 2);
      const rate = times.length / seconds;
      line(`${scenario}, ${name} (${(rate / base).toFixed(1)} × bare)`, times, Math.round(rate));
    }
  }

  const used = memoryOf(program.child.pid);
  const kept = memoryOf(remembering.child.pid);
  if (used && kept) {
    console.log(
      `\nMemory of the program: ${used.now} MB, at most ${used.most} MB; with answers kept ${kept.now}, at most ${kept.most} MB.`,
    );
  }
} finally {
  await stopAll();
}
