/**
 * Webhooks beside slow receivers: node bench/reliability/webhooks-slow.mjs [accounts] [seconds]
 *
 * `accounts` (8) owners with ten webhooks each have a long queue, and their receivers succeed after 13.5 s. Beside them
 * 20 owners have one webhook each and a company created every second, for `seconds` (60). Checks that 99 in 100 of
 * these events arrive within 5 s. Uses one instance with folders, ports and a database of its own.
 */
import { createServer } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { openDatabase } from './kill/check.mjs';
import { Program } from './kill/program.mjs';
import { ms, quantile, Results } from './shared/results.mjs';

const SLOW_ACCOUNTS = Number(process.argv[2] ?? 8);
const SECONDS = Number(process.argv[3] ?? 60);
const WEBHOOKS = 10;
const QUEUED = 200;
const OTHERS = 20;
const SLOW_MS = 13_500;
/** Until the slow receivers have all the workers that they can get. */
const LEAD_MS = 20_000;
const MOST_MS = 5_000;
const LIMIT_MS = 5 * 60_000;
const SECRET = `whsec_${Buffer.alloc(32, 1).toString('base64')}`;

const results = new Results();
const arrivedAt = new Map();
const slow = { open: 0, most: 0, answered: 0 };
const server = createServer((request, response) => {
  const chunks = [];
  request.on('data', (chunk) => chunks.push(chunk));
  request.on('end', () => {
    if (request.url !== '/slow') {
      const { companyId } = JSON.parse(Buffer.concat(chunks).toString()).data;
      if (!arrivedAt.has(companyId)) arrivedAt.set(companyId, performance.now());
      return response.writeHead(204).end();
    }
    slow.most = Math.max(slow.most, ++slow.open);
    setTimeout(() => {
      slow.open--;
      slow.answered++;
      response.writeHead(204).end();
    }, SLOW_MS);
  });
});
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
const target = `127.0.0.1:${server.address().port}`;
const program = await Program.prepare({
  DEMO_DATA: 'false',
  LOG_LEVEL: 'error',
  WEBHOOK_TEST_TARGETS: target,
});

try {
  program.start();
  await program.ready();
  const client = await openDatabase(program);
  const makeOwners = async (path, accounts, webhooks) =>
    (
      await client.query(
        `WITH owners AS (
           INSERT INTO users (name, email, role, password_hash)
           SELECT 'Dona', $1::text || number || '@exemplo.com.br', 'company', 'x' FROM generate_series(1, $2) number RETURNING id),
         made AS (
           INSERT INTO webhooks (user_id, url, events, secret)
           SELECT id, $3, '{company.created}', $4 FROM owners, generate_series(1, $5) RETURNING id)
         SELECT (SELECT array_agg(id) FROM owners) AS owners, (SELECT array_agg(id) FROM made) AS webhooks`,
        [path, accounts, `http://${target}/${path}`, SECRET, webhooks],
      )
    ).rows[0];
  const { webhooks } = await makeOwners('slow', SLOW_ACCOUNTS, WEBHOOKS);
  const { owners } = await makeOwners('others', OTHERS, 1);
  await client.query(
    `INSERT INTO webhook_deliveries (webhook_id, event)
     SELECT id, 'company.created' FROM unnest($1::int[]) id, generate_series(1, $2)`,
    [webhooks, QUEUED],
  );
  await client.query(`SELECT pg_notify('changes', 'webhooks')`);
  await pause(LEAD_MS);

  const sentAt = new Map();
  for (let second = 0; second < SECONDS; second++) {
    const { rows } = await client.query(
      `INSERT INTO companies (name, slug, category_id, city_id, is_approved, owner_id)
       SELECT 'Empresa ' || id, 'empresa-' || id, 1, 1, true, owner
       FROM (SELECT gen_random_uuid() AS id, owner FROM unnest($1::int[]) owner) rows RETURNING id`,
      [owners],
    );
    for (const { id } of rows) sentAt.set(String(id), performance.now());
    await pause(1_000);
  }
  const deadline = performance.now() + LIMIT_MS;
  while (arrivedAt.size < sentAt.size && performance.now() < deadline) await pause(100);
  await client.end();

  const times = [...sentAt].map(([id, at]) => Math.max(0, (arrivedAt.get(id) ?? Infinity) - at));
  const [median, p99] = [0.5, 0.99].map((share) => quantile(times, share));
  results.check(
    `of the others, 99 in 100 arrive within ${ms(MOST_MS)}`,
    p99 <= MOST_MS,
    `${times.length} events, median ${ms(median)}, p99 ${ms(p99)}, longest ${ms(Math.max(...times))}`,
  );
  results.check(
    'the slow ones are served meanwhile',
    slow.answered > 0,
    `${SLOW_ACCOUNTS} accounts with ${WEBHOOKS} webhooks, ${slow.answered} events, ${slow.most} at once`,
  );
} finally {
  await program.remove();
  server.close();
  server.closeAllConnections();
}
results.end();
