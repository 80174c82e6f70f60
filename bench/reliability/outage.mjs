/**
 * Database outages: node bench/reliability/outage.mjs [--seconds 10]
 *
 * With a proxy between program and database: first the database is absent at start; then, under requests to REST, GraphQL
 * and pages, connections are cut for `--seconds`; then all packets are dropped for as long. Uses a folder, a database and
 * ports of its own.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { Program, until } from './kill/program.mjs';
import { ownDatabase } from './shared/own-database.mjs';
import { ms, Results } from './shared/results.mjs';
import { startTcpProxy } from './shared/tcp-proxy.mjs';

const { values } = parseArgs({ options: { seconds: { type: 'string', default: '10' } } });
const SECONDS = Number(values.seconds);
const CLIENTS = 12;
/** Between two requests of a client. */
const REST_MS = 100;
const GRAPHQL = `/graphql?query=${encodeURIComponent('{ companies(q: "padaria") { total } }')}`;
const PATHS = [
  '/',
  '/search?q=padaria',
  '/api/companies?q=oficina',
  '/api/companies/categories',
  GRAPHQL,
  '/sitemap.xml',
];

const results = new Results();
const database = await ownDatabase('outage');
const proxy = await startTcpProxy(database.url);
await proxy.cut();
const program = await Program.prepare({ DATABASE_URL: proxy.url, LOG_LEVEL: 'error' });
const ask = async (path) => {
  const begun = performance.now();
  const response = await fetch(`${program.origin}${path}`, {
    headers: {
      'apollo-require-preflight': 'true',
      'x-forwarded-for': `10.${Math.floor(Math.random() * 250)}.3.4`,
    },
    signal: AbortSignal.timeout(20_000),
  });
  await response.arrayBuffer();
  return {
    path,
    begun,
    ended: performance.now(),
    status: response.status,
    retryAfter: response.headers.get('retry-after'),
  };
};

/** Interrupts the database and restores it, under requests all the time. */
async function outage(what, interrupt, { noticedMs, limitMs }) {
  const answers = [];
  let isRunning = true;
  const clients = Array.from({ length: CLIENTS }, async (_, index) => {
    for (let number = index; isRunning; number++) {
      answers.push(
        await ask(PATHS[number % PATHS.length]).catch((error) => ({
          path: PATHS[number % PATHS.length],
          begun: 0,
          ended: performance.now(),
          status: String(error),
        })),
      );
      await pause(REST_MS);
    }
  });
  await pause(1_000);
  const awayAt = performance.now();
  await interrupt();
  const goneAt = performance.now();
  await pause(1_000 * SECONDS);
  const backAt = performance.now();
  await proxy.restore();
  await pause(5_000);
  isRunning = false;
  await Promise.all(clients);

  const during = answers.filter(({ begun, ended }) => begun > goneAt && ended < backAt);
  const refused = during.filter(({ status, retryAfter }) => status === 503 && Number(retryAfter) > 0);
  const statuses = {};
  for (const { status } of during) statuses[status] = (statuses[status] ?? 0) + 1;
  // Without the change feed nothing is cached; until its loss is noticed, cached responses are still right.
  const noticedAt = Math.max(
    0,
    ...during.filter(({ status }) => status === 200).map(({ ended }) => ended - awayAt),
  );
  const isOnly503 = during.every(
    ({ status, retryAfter, begun }) =>
      (status === 503 && Number(retryAfter) > 0) || (status === 200 && begun - awayAt < noticedMs),
  );
  results.check(
    `${what}: only 503 with Retry-After`,
    isOnly503 && refused.length > 0,
    `${JSON.stringify(statuses)}; from the response cache for ${ms(noticedAt)}`,
  );
  const slowest = Math.max(...answers.map(({ begun, ended }) => ended - begun));
  results.check(
    `${what}: every request answered within ${limitMs / 1_000} s`,
    slowest <= limitMs,
    `slowest ${ms(slowest)}`,
  );
  const fresh = answers.filter(
    ({ status, begun, ended }) => status === 200 && begun > awayAt + noticedMs && ended > backAt,
  );
  const first = Math.min(...fresh.map(({ ended }) => ended - backAt));
  results.check(`${what}: first good answer within 2 s of its return`, first <= 2_000, ms(first));
  const late = answers.filter(({ begun, status }) => begun > backAt + 2_000 && status !== 200);
  results.check(
    `${what}: nothing rejected after that`,
    late.length === 0,
    `${late.length} ${late[0]?.path ?? ''} ${late[0]?.status ?? ''}`,
  );
  results.check(`${what}: the same process`, program.isRunning, `${program.pid}`);
}

try {
  program.start();
  await until('it to be alive', () =>
    ask('/healthz').then(
      ({ status }) => status === 200,
      () => false,
    ),
  );
  const early = await Promise.all(['/readyz', ...PATHS].map(ask));
  results.check(
    'absent at start: alive and not ready, all 503',
    early.every(({ status }) => status === 503),
    early.map(({ status }) => status).join(' '),
  );
  await pause(3_000);
  const comesAt = performance.now();
  await proxy.restore();
  await until('it to be ready', () => ask('/readyz').then(({ status }) => status === 200));
  console.log(
    `The first time, with all migrations: ready ${ms(performance.now() - comesAt)} after the database came.`,
  );
  await program.stop();

  await proxy.cut();
  program.start();
  await until('it to be alive', () =>
    ask('/healthz').then(
      ({ status }) => status === 200,
      () => false,
    ),
  );
  await pause(3_000);
  const againAt = performance.now();
  await proxy.restore();
  await until('it to be ready', () => ask('/readyz').then(({ status }) => status === 200));
  const ready = performance.now() - againAt;
  results.check(
    'absent at start, migrated before: ready within 2 s of its coming',
    ready <= 2_000,
    ms(ready),
  );

  await outage('cut', () => proxy.cut(), { noticedMs: 200, limitMs: 7_000 });
  await outage('unresponsive', () => proxy.drop(), { noticedMs: 1_000, limitMs: 7_000 });
} catch (error) {
  console.error(error, program.output.slice(-3_000));
  results.check('the benchmark itself', false, String(error));
} finally {
  await program.remove();
  await proxy.close();
  await database.remove();
}
results.end();
