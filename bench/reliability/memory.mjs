/**
 * Memory after many requests: node bench/reliability/memory.mjs [--first 20000] [--last 200000]
 *
 * Requests pages, GraphQL and REST by eight clients, half of them new each time, so that the caches fill and evict;
 * compares resident memory after `--first` and `--last` requests. Uses a folder and a port of its own.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { COMPANY_QUERY, LIST_QUERY } from '../graphql-queries.mjs';
import { memoryOf, runLoad } from '../processes.mjs';
import { Program } from './kill/program.mjs';
import { Results } from './shared/results.mjs';

const { values } = parseArgs({
  options: { first: { type: 'string', default: '20000' }, last: { type: 'string', default: '200000' } },
});
const FIRST = Number(values.first);
const LAST = Number(values.last);
const STEP = 10_000;
const MOST_GROWTH = 0.15;
/** Until memory freed by the garbage collector is returned to the system. */
const REST_MS = 3_000;

const graphql = (query, variables) =>
  `/graphql?${new URLSearchParams({ query, variables: JSON.stringify(variables) })}`;
/** Returns the path of request `number`: 10 % pages, the others GraphQL and REST; every second one is new. */
const pathOf = (number, ids) => {
  const id = ids[number % ids.length];
  const fresh = number % 2 === 0 ? `padaria ${number}` : 'padaria';
  if (number % 20 === 0) return `/search?${new URLSearchParams({ q: fresh })}`;
  if (number % 20 === 10) return `/company/${id}?v=${number}`;
  if (number % 3 === 0) return graphql(LIST_QUERY, { q: fresh });
  if (number % 3 === 1) return `/api/companies?${new URLSearchParams({ q: fresh })}`;
  return graphql(COMPANY_QUERY, { id: String(id) });
};

const results = new Results();
const program = await Program.prepare({ LOG_LEVEL: 'error' });
try {
  program.start();
  await program.ready();
  const { data } = await (await fetch(`${program.origin}/api/companies?per_page=50`)).json();
  const ids = data.data.map(({ id }) => id);
  const marks = new Map();
  const begun = performance.now();
  for (let done = 0; done < LAST; done += STEP) {
    const paths = Array.from({ length: STEP }, (_, index) => pathOf(done + index, ids));
    await runLoad({ port: program.port, headers: { 'apollo-require-preflight': 'true' }, paths, clients: 8 });
    const now = done + STEP;
    if (now !== FIRST && now % 50_000 !== 0 && now !== LAST) continue;
    await pause(REST_MS);
    marks.set(now, memoryOf(program.pid));
    const { now: mb, most } = marks.get(now);
    console.log(`after ${now} requests: ${mb} MB, at most ${most} MB`);
  }
  console.log(`${Math.round((LAST / (performance.now() - begun)) * 1_000)} requests a second.`);
  const [first, last] = [marks.get(FIRST).now, marks.get(LAST).now];
  const growth = last / first - 1;
  results.check(
    `memory after ${LAST} requests within 15 % of that after ${FIRST}`,
    growth <= MOST_GROWTH,
    `${first} MB, then ${last} MB (${(100 * growth).toFixed(1)} %)`,
  );
  await program.stop();
} catch (error) {
  console.error(error, program.output.slice(-2_000));
  results.check('the benchmark itself', false, String(error));
} finally {
  await program.remove();
}
results.end();
