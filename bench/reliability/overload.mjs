/**
 * Twice the load it can bear (promise 7): node bench/reliability/overload.mjs [--seconds 15] [--times 2]
 *
 * Finds out what the program bears with nothing from memory (pages, searches through GraphQL and REST), then asks for
 * `--times` as much without waiting for answers, then for half of it. A folder, a database and a port of its own.
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
  const bears = base.times.length / base.seconds;
  const baseP99 = quantile(
    base.times.map(([, time]) => time),
    0.99,
  );
  const before = memoryOf(program.pid);
  console.log(
    `It bears ${Math.round(bears)} requests a second (8 clients, p99 ${ms(baseP99)}), ${before?.now} MB.`,
  );

  const looks = { health: [], ready: 0 };
  const looking = setInterval(async () => {
    const begun = performance.now();
    const { ok } = await fetch(`${program.origin}/healthz`);
    looks.health.push(ok ? performance.now() - begun : Number.POSITIVE_INFINITY);
  }, 50);
  const { answers, unsent } = await openLoad({ port, paths, rate: TIMES * bears, seconds: SECONDS });
  clearInterval(looking);
  const endedAt = performance.now();
  const after = await openLoad({ port, paths, rate: bears / 2, seconds: 12 });

  const accepted = answers.filter(([, , status]) => status === 200).map(([, time]) => time);
  const refused = answers.filter(([, , status]) => status === 503 || status === 429).map(([, time]) => time);
  const others = answers.length - accepted.length - refused.length;
  const seconds = SECONDS;
  console.log(
    `${TIMES} times as much for ${seconds} s: ${answers.length} sent, ${accepted.length} accepted (${Math.round(accepted.length / seconds)} a second), ${refused.length} refused.`,
  );
  console.log(
    `accepted p50 ${ms(quantile(accepted, 0.5))}, p99 ${ms(quantile(accepted, 0.99))}; refused p50 ${ms(quantile(refused, 0.5))}, p99 ${ms(quantile(refused, 0.99))}, slowest ${ms(quantile(refused, 1))}`,
  );
  const opening = answers.filter(([, , status, isKept]) => status === 503 && !isKept).map(([, time]) => time);
  console.log(
    `${opening.length} of those refused were the first on their connections: p50 ${ms(quantile(opening, 0.5))}, slowest ${ms(quantile(opening, 1))}`,
  );
  results.check('accepted, p99 at most 2 s', quantile(accepted, 0.99) <= 2_000, ms(quantile(accepted, 0.99)));
  results.check('refused, p99 at most 1 s', quantile(refused, 0.99) <= 1_000, ms(quantile(refused, 0.99)));
  results.check(
    'neither accepted nor refused',
    others === 0 && unsent === 0,
    `${others}, not even sent ${unsent}`,
  );
  results.check(
    'at least two thirds of what it bears is accepted',
    accepted.length / seconds >= 0.66 * bears,
    `${Math.round((100 * accepted.length) / seconds / bears)} %`,
  );
  results.check(
    'health answered all along, p99 at most 100 ms',
    quantile(looks.health, 0.99) <= 100,
    `${looks.health.length} times, slowest ${ms(Math.max(...looks.health))}`,
  );
  const bad = after.answers.filter(([, time, status]) => status !== 200 || time > Math.max(500, 3 * baseP99));
  const normalAfter = Math.max(0, ...bad.map(([begun, time]) => begun + time));
  results.check(
    'normal again within 10 s (half the load: all answered, as fast as before)',
    normalAfter <= 10_000,
    `after ${ms(normalAfter)}, ${bad.length} of ${after.answers.length} until then`,
  );
  results.check('the same process', program.isRunning, `${ms(performance.now() - endedAt)} later it runs`);
  const used = memoryOf(program.pid);
  results.check(
    'memory, at most 300 MB',
    used === null || used.most <= 300,
    `${used?.most} MB at most, ${used?.now} MB now`,
  );
  await program.stop();
} catch (error) {
  console.error(error, program.said.slice(-2_000));
  results.check('the bench itself', false, String(error));
} finally {
  await program.remove();
}
results.end();
