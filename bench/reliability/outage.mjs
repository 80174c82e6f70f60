/**
 * The database away: node bench/reliability/outage.mjs [--seconds 10]
 *
 * A proxy between program and database: first there is none at start; then, while REST, GraphQL and pages are asked,
 * connections are cut for `--seconds`; then the network falls silent for as long. Folder, database, ports of its own.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startTcpProxy } from '../tcp-proxy.mjs';
import { Program, until } from './kill/program.mjs';
import { ownDatabase } from './shared/own-database.mjs';
import { ms, Results } from './shared/results.mjs';

const { values } = parseArgs({ options: { seconds: { type: 'string', default: '10' } } });
const SECONDS = Number(values.seconds);
const ASKERS = 12;
/** Between two requests of one asker. */
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

/** Takes the database away and gives it back, with people asking all the time. */
async function outage(what, takeAway, giveBack, { noticedMs, patienceMs }) {
  const answers = [];
  let isRunning = true;
  const askers = Array.from({ length: ASKERS }, async (_, index) => {
    for (let turn = index; isRunning; turn++) {
      answers.push(
        await ask(PATHS[turn % PATHS.length]).catch((error) => ({
          path: PATHS[turn % PATHS.length],
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
  await takeAway();
  const goneAt = performance.now();
  await pause(1_000 * SECONDS);
  const backAt = performance.now();
  await giveBack();
  await pause(5_000);
  isRunning = false;
  await Promise.all(askers);

  const during = answers.filter(({ begun, ended }) => begun > goneAt && ended < backAt);
  const refused = during.filter(({ status, retryAfter }) => status === 503 && Number(retryAfter) > 0);
  const statuses = {};
  for (const { status } of during) statuses[status] = (statuses[status] ?? 0) + 1;
  // Without a connection that hears of changes nothing is kept; what is kept until that is noticed is still true.
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
    `${JSON.stringify(statuses)}; from memory for ${ms(noticedAt)}`,
  );
  const slowest = Math.max(...answers.map(({ begun, ended }) => ended - begun));
  results.check(
    `${what}: every request answered within ${patienceMs / 1_000} s`,
    slowest <= patienceMs,
    `slowest ${ms(slowest)}`,
  );
  const fresh = answers.filter(
    ({ status, begun, ended }) => status === 200 && begun > awayAt + noticedMs && ended > backAt,
  );
  const first = Math.min(...fresh.map(({ ended }) => ended - backAt));
  results.check(`${what}: first good answer within 2 s of its return`, first <= 2_000, ms(first));
  const late = answers.filter(({ begun, status }) => begun > backAt + 2_000 && status !== 200);
  results.check(
    `${what}: nothing refused after that`,
    late.length === 0,
    `${late.length} ${late[0]?.path ?? ''} ${late[0]?.status ?? ''}`,
  );
  results.check(`${what}: the same process`, program.isRunning, `${program.pid}`);
}

try {
  program.start();
  await until('it is alive', () =>
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
  await until('it is ready', () => ask('/readyz').then(({ status }) => status === 200));
  console.log(
    `The first time, with all migrations: ready ${ms(performance.now() - comesAt)} after the database came.`,
  );
  await program.stop();

  await proxy.cut();
  program.start();
  await until('it is alive', () =>
    ask('/healthz').then(
      ({ status }) => status === 200,
      () => false,
    ),
  );
  await pause(3_000);
  const againAt = performance.now();
  await proxy.restore();
  await until('it is ready', () => ask('/readyz').then(({ status }) => status === 200));
  const ready = performance.now() - againAt;
  results.check(
    'absent at start, migrated before: ready within 2 s of its coming',
    ready <= 2_000,
    ms(ready),
  );

  await outage(
    'cut',
    () => proxy.cut(),
    () => proxy.restore(),
    { noticedMs: 200, patienceMs: 7_000 },
  );
  await outage(
    'silent',
    () => proxy.silence(),
    () => proxy.speak(),
    { noticedMs: 1_000, patienceMs: 7_000 },
  );
} catch (error) {
  console.error(error, program.said.slice(-3_000));
  results.check('the bench itself', false, String(error));
} finally {
  await program.remove();
  await proxy.close();
  await database.remove();
}
results.end();
