/**
 * Webhooks while everything fails: node bench/reliability/webhooks.mjs [events]
 *
 * Two instances send `events` (10,000) to a receiver that uses the package standardwebhooks. While they are written it
 * fails, drops connections, hangs and redirects; the database is cut off for ten seconds, and one instance is killed
 * with -9 and started again. Checks that each event arrives at least once, none with a wrong signature; that an endpoint
 * that answers 410 is switched off; and that nothing connects to private addresses, as they are typed, after a redirect,
 * or when they were written past the check. Events that failed twice wait for five minutes. Uses folders and ports of
 * its own.
 */
import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { startTcpProxy } from '../tcp-proxy.mjs';
import { Program } from './kill/program.mjs';
import { ownDatabase } from './shared/own-database.mjs';
import { Results } from './shared/results.mjs';
import { startReceiver } from './webhooks/receiver.mjs';

const EVENTS = Number(process.argv[2] ?? 10_000);
const ROUNDS = 40;
const REST_MS = 500;
const OUTAGE_MS = 10_000;
const LIMIT_MS = 30 * 60_000;
const PRIVATE = ['127.0.0.1', '169.254.169.254', '[::1]', 'localhost'];
const ADMIN = { email: 'admin@exemplo.com.br', password: 'segredo-bem-longo' };
const CREATE = `mutation ($url: String!, $events: [WebhookEvent!]!) {
  createWebhook(input: { url: $url, events: $events }) { id newSecret } }`;

const results = new Results();
let trapped = 0;
const trap = createServer((socket) => {
  trapped++;
  socket.destroy();
});
await new Promise((resolve) => trap.listen(0, '127.0.0.1', resolve));
const trapPort = trap.address().port;
const receiver = await startReceiver(`http://127.0.0.1:${trapPort}/`);
const database = await ownDatabase('webhooks');
const proxy = await startTcpProxy(database.url);
const environment = {
  DATABASE_URL: proxy.url,
  DEMO_DATA: 'false',
  LOG_LEVEL: 'error',
  ADMIN_EMAIL: ADMIN.email,
  ADMIN_PASSWORD: ADMIN.password,
  WEBHOOK_TEST_TARGETS: receiver.target,
  LIMIT_WEBHOOK_MS: '1000',
};
const instances = [];

async function ask(query, variables, token) {
  const response = await fetch(`${instances[0].origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify({ query, variables }),
  });
  return response.json();
}

try {
  // The first one seeds the database, so it starts alone.
  for (let count = 0; count < 2; count++) {
    const instance = await Program.prepare(environment);
    instances.push(instance);
    instance.start();
    await instance.ready();
  }
  const client = await database.open();
  const login = await ask('mutation ($input: LoginInput!) { login(input: $input) { token } }', {
    input: ADMIN,
  });
  const { token } = login.data.login;
  const create = (url, events) => ask(CREATE, { url, events: [events] }, token);
  const main = (await create(`http://${receiver.target}/`, 'companyCreated')).data.createWebhook;
  const gone = (await create(`http://${receiver.target}/gone`, 'companyDeleted')).data.createWebhook;
  receiver.secret = main.newSecret;

  const refused = [];
  for (const host of PRIVATE)
    refused.push(...((await create(`https://${host}:${trapPort}/`, 'claimCreated')).errors ?? []));
  results.check(
    'private addresses are rejected',
    refused.length === PRIVATE.length,
    `${refused.length} of ${PRIVATE.length}`,
  );
  await client.query(
    `INSERT INTO webhooks (user_id, url, events, secret)
     SELECT min(id), 'https://' || host || ':' || $2 || '/', '{company.deleted}', $3 FROM users, unnest($1::text[]) host
     WHERE role = 'admin' GROUP BY host`,
    [PRIVATE, trapPort, receiver.secret],
  );

  const write = (count) =>
    client.query(
      `INSERT INTO companies (name, slug, category_id, city_id, is_approved)
       SELECT 'Empresa ' || id, 'empresa-' || id, 1, 1, true FROM (SELECT gen_random_uuid() AS id FROM generate_series(1, $1)) rows`,
      [count],
    );
  receiver.isTroubled = true;
  let written = 0;
  for (let round = 1; round <= ROUNDS; round++) {
    const count = Math.round((EVENTS * round) / ROUNDS) - written;
    await write(count);
    written += count;
    await pause(REST_MS);
    if (round === ROUNDS / 4) {
      await instances[1].kill();
      console.log('one instance killed');
    }
    if (round === ROUNDS / 2) {
      await proxy.cut();
      console.log('database cut off');
      await pause(OUTAGE_MS);
      await proxy.restore();
      instances[1].start();
      await instances[1].ready();
    }
    if (round === (3 * ROUNDS) / 4) await instances[0].kill();
  }
  instances[0].start();
  await instances[0].ready();
  receiver.isTroubled = false;

  await client.query('DELETE FROM companies WHERE id = (SELECT min(id) FROM companies)');
  const begun = Date.now();
  const left = async () =>
    (
      await client.query(
        `SELECT count(*)::int FROM webhook_deliveries WHERE webhook_id = $1 AND status <> 'sent'`,
        [main.id],
      )
    ).rows[0].count;
  for (let count = await left(); count > 0 && Date.now() - begun < LIMIT_MS; count = await left()) {
    console.log(`${count} to be delivered`);
    await pause(OUTAGE_MS);
  }

  const { rows } = await client.query('SELECT id, attempts FROM webhook_deliveries WHERE webhook_id = $1', [
    main.id,
  ]);
  const lost = rows.filter(({ id }) => !receiver.accepted.has(id)).length;
  const twice = [...receiver.accepted.values()].filter((times) => times > 1).length;
  const met = Object.entries(receiver.met)
    .map(([what, times]) => `${what} ${times}`)
    .join(', ');
  results.check(
    'each event is delivered at least once',
    rows.length === EVENTS && lost === 0,
    `${rows.length} events, ${lost} lost, ${twice} delivered more than once (${met})`,
  );
  results.check('none has a wrong signature', receiver.wrong === 0, receiver.wrong);
  const state = await client.query('SELECT is_active, disabled_reason FROM webhooks WHERE id = $1', [
    gone.id,
  ]);
  const mails = await client.query(`SELECT count(*)::int FROM mails WHERE kind = 'webhook-disabled'`);
  results.check(
    'an endpoint that answers 410 is switched off, with a mail',
    !state.rows[0].is_active && mails.rows[0].count === 1,
    state.rows[0].disabled_reason,
  );
  const tried = await client.query(
    `SELECT count(*)::int FROM webhook_deliveries d JOIN webhooks w ON w.id = d.webhook_id
     WHERE w.url LIKE 'https:%' AND d.last_error IS NOT NULL`,
  );
  results.check(
    'nothing connects to a private address',
    trapped === 0 && tried.rows[0].count === PRIVATE.length,
    `${trapped} connections, ${tried.rows[0].count} of ${PRIVATE.length} addresses written past the check tried`,
  );
  await client.end();
} finally {
  for (const instance of instances) await instance.remove();
  receiver.close();
  trap.close();
  await proxy.close();
  await database.remove();
}
results.end();
