/**
 * Times a bulk action on the companies of the largest category or kind with at most `--count` and its undo on a filled database, while others search: see README.md.
 *   node bench/reliability/bulk-undo.mjs [--count 100000] [--port 4650]
 */
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { openAdminSession } from '../admin-session.mjs';
import { databaseUrl } from '../database-url.mjs';
import { startServer } from '../processes.mjs';

const { values } = parseArgs({
  options: { count: { type: 'string', default: '100000' }, port: { type: 'string', default: '4650' } },
});
const COUNT = Number(values.count);
const PORT = Number(values.port);
const SETTLE_MS = 15_000;
/** Each second one search and one list, so that they show what they wait for and add little. */
const ASK_EVERY_MS = 500;
const JOB = 'id status total processedCount undoneCount failedCount canUndo';

const server = await startServer(
  '../server/dist/main.js',
  PORT,
  { DEMO_DATA: 'false', LOG_LEVEL: 'error' },
  '/readyz',
);
await pause(SETTLE_MS);
const database = new pg.Client({ connectionString: databaseUrl() });
await database.connect();
const session = await openAdminSession(database);

async function ask(query, variables, token = session.token) {
  const response = await fetch(`http://localhost:${PORT}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = await response.json();
  if (errors) throw new Error(JSON.stringify(errors));
  return data;
}

/** Returns p50 and p95 of searches and lists until `done` resolves. */
async function timesUntil(done) {
  const times = [];
  let isDone = false;
  const settled = done.finally(() => {
    isDone = true;
  });
  for (let number = 0; !isDone; number++) {
    const started = performance.now();
    await (number % 2
      ? ask('{ adminCompanies { total items { id name } } }')
      : ask(
          'query ($q: String!) { companies(q: $q) { total items { id name } } }',
          { q: `silva ${number}` },
          null,
        ));
    times.push(performance.now() - started);
    await Promise.race([pause(ASK_EVERY_MS), settled]);
  }
  times.sort((a, b) => a - b);
  const at = (part) => times[Math.min(times.length - 1, Math.floor(times.length * part))]?.toFixed(0);
  return { result: await settled, p50: at(0.5), p95: at(0.95) };
}

/** Resolves with the job once it runs no more. */
async function ended(id) {
  for (;;) {
    const { adminBulkJob: job } = await ask(`query ($id: ID!) { adminBulkJob(id: $id) { ${JOB} } }`, { id });
    if (!['running', 'undoing'].includes(job.status)) return job;
    await pause(ASK_EVERY_MS);
  }
}

const row = (what, seconds, job, { p50, p95 }) =>
  console.log(`| ${what} | ${job.total.toLocaleString('en')} | ${seconds.toFixed(0)} | ${p50} | ${p95} |`);

try {
  const { rows } = await database.query(
    `SELECT * FROM (
       SELECT 'categoryId' AS field, category_id AS id, count(*)::int AS total FROM companies
       WHERE is_active AND rejected_at IS NULL GROUP BY category_id
       UNION ALL
       SELECT 'kindId', kind, count(*)::int FROM companies CROSS JOIN unnest(kind_ids) kind
       WHERE is_active AND rejected_at IS NULL GROUP BY kind
     ) filters WHERE total <= $1 ORDER BY total DESC LIMIT 1`,
    [COUNT],
  );
  const [{ field, id, total }] = rows;
  const companies = { [field]: String(id), isActive: true };
  console.log('| | companies | seconds | others p50 ms | p95 ms |\n|---|---:|---:|---:|---:|');
  let started = performance.now();
  const { startBulkAction } = await ask(
    `mutation ($input: StartBulkActionInput!) { startBulkAction(input: $input) { ${JOB} } }`,
    { input: { action: 'deactivate', companies, total } },
  );
  const done = await timesUntil(ended(startBulkAction.id));
  row('deactivated', (performance.now() - started) / 1000, done.result, done);
  started = performance.now();
  await ask('mutation ($id: ID!) { undoBulkAction(id: $id) { id } }', { id: startBulkAction.id });
  const undone = await timesUntil(ended(startBulkAction.id));
  row('undone', (performance.now() - started) / 1000, undone.result, undone);
  console.log(undone.result);
} finally {
  await session.end();
  await database.end();
  await server.stop();
}
