/**
 * Twice its capacity (promise 7): node bench/reliability/overload.mjs [--seconds 15] [--times 2]
 *
 * Measures the capacity with the response cache off (pages, searches through GraphQL and REST), then sends `--times` as
 * much without waiting for answers, then half of it. Uses a folder, a database and a port of its own.
 */
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { COMPANY_QUERY, LIST_QUERY } from '../graphql-queries.mjs';
import { memoryOf, runLoad } from '../processes.mjs';
import { Program } from './kill/program.mjs';
import { ms, quantile, Results } from './shared/results.mjs';

const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '15' }, times: { type: 'string', default: '2' } },
});
const SECONDS = Number(values.seconds);
const TIMES = Number(values.times);
const WORDS = ['padaria', 'oficina', 'clinica', 'escola', 'advogado', 'mercado', 'construcao', 'transporte'];

const openLoad = (message) => {
  const child = fork(fileURLToPath(new URL('./shared/open-load.mjs', import.meta.url)));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('message', (result) => {
      child.kill();
      resolve(result);
    });
    child.send(message);
  });
};

const graphql = (query, variables) =>
  `/graphql?${new URLSearchParams({ query, variables: JSON.stringify(variables) })}`;
const pathsOf = (ids) =>
  ids.flatMap((id, index) => {
    const q = WORDS[index % WORDS.length];
    return [
      `/company/${id}`,
      graphql(LIST_QUERY, { q }),
      `/api/companies?${new URLSearchParams({ q })}`,
      `/search?${new URLSearchParams({ q })}`,
      graphql(COMPANY_QUERY, { id: String(id) }),
      `/api/companies/${id}`,
    ];
  });

const program = await Program.prepare({ LIMIT_MEMORY_CACHE_MB: '0', LOG_LEVEL: 'error' });
const results = new Results();
try {
  program.start();
  await program.ready();
  const { data } = await (await fetch(`${program.origin}/api/companies?per_page=50`)).json();
  const paths = pathsOf(data.data.map(({ id }) => id));
  const { port } = program;

  const closed = (clients, seconds) =>
    runLoad({
      port,
      headers: { 'apollo-require-preflight': 'true' },
      paths,
      clients,
      seconds,
      ownAddresses: true,
    });
  await closed(4, 4);
  const base = await closed(8, 8);
  const capacity = base.times.length / base.seconds;
  const baseP99 = quantile(
    base.times.map(([, time]) => time),
    0.99,
  );
  const before = memoryOf(program.pid);
  console.log(
    `Capacity: ${Math.round(capacity)} requests a second (8 clients, p99 ${ms(baseP99)}), ${before?.now} MB.`,
  );

  const healthTimes = [];
  const polling = setInterval(async () => {
    const begun = performance.now();
    const { ok } = await fetch(`${program.origin}/healthz`);
    healthTimes.push(ok ? performance.now() - begun : Number.POSITIVE_INFINITY);
  }, 50);
  const { answers, unsent } = await openLoad({ port, paths, rate: TIMES * capacity, seconds: SECONDS });
  clearInterval(polling);
  const endedAt = performance.now();
  const after = await openLoad({ port, paths, rate: capacity / 2, seconds: 12 });

  const accepted = answers.filter(([, , status]) => status === 200).map(([, time]) => time);
  const refused = answers.filter(([, , status]) => status === 503 || status === 429).map(([, time]) => time);
  const others = answers.length - accepted.length - refused.length;
  const seconds = SECONDS;
  console.log(
    `${TIMES} times as much for ${seconds} s: ${answers.length} sent, ${accepted.length} accepted (${Math.round(accepted.length / seconds)} a second), ${refused.length} rejected.`,
  );
  console.log(
    `accepted p50 ${ms(quantile(accepted, 0.5))}, p99 ${ms(quantile(accepted, 0.99))}; rejected p50 ${ms(quantile(refused, 0.5))}, p99 ${ms(quantile(refused, 0.99))}, slowest ${ms(quantile(refused, 1))}`,
  );
  const opening = answers
    .filter(([, , status, wasUsed]) => status === 503 && !wasUsed)
    .map(([, time]) => time);
  console.log(
    `${opening.length} of those rejected were the first on their connections: p50 ${ms(quantile(opening, 0.5))}, slowest ${ms(quantile(opening, 1))}`,
  );
  results.check('accepted, p99 at most 2 s', quantile(accepted, 0.99) <= 2_000, ms(quantile(accepted, 0.99)));
  results.check('rejected, p99 at most 1 s', quantile(refused, 0.99) <= 1_000, ms(quantile(refused, 0.99)));
  results.check(
    'neither accepted nor rejected',
    others === 0 && unsent === 0,
    `${others}, not sent ${unsent}`,
  );
  results.check(
    'at least two thirds of the capacity is accepted',
    accepted.length / seconds >= 0.66 * capacity,
    `${Math.round((100 * accepted.length) / seconds / capacity)} %`,
  );
  results.check(
    'health answered all along, p99 at most 100 ms',
    quantile(healthTimes, 0.99) <= 100,
    `${healthTimes.length} times, slowest ${ms(Math.max(...healthTimes))}`,
  );
  const bad = after.answers.filter(([, time, status]) => status !== 200 || time > Math.max(500, 3 * baseP99));
  const normalAfter = Math.max(0, ...bad.map(([begun, time]) => begun + time));
  results.check(
    'normal again within 10 s (half the load: all answered, as fast as before)',
    normalAfter <= 10_000,
    `after ${ms(normalAfter)}, ${bad.length} of ${after.answers.length} until then`,
  );
  results.check(
    'the same process',
    program.isRunning,
    `${ms(performance.now() - endedAt)} later it is running`,
  );
  const used = memoryOf(program.pid);
  results.check(
    'memory, at most 300 MB',
    used === null || used.most <= 300,
    `${used?.most} MB at most, ${used?.now} MB now`,
  );
  await program.stop();
} catch (error) {
  console.error(error, program.output.slice(-2_000));
  results.check('the benchmark itself', false, String(error));
} finally {
  await program.remove();
}
results.end();
