/**
 * Webhooks while everything fails: node bench/reliability/webhooks.mjs [events]
 *
 * Two instances send `events` (10,000) to a receiver that uses the package standardwebhooks. Until each was tried once,
 * for four minutes at most, it fails, drops connections, hangs and redirects; meanwhile the database is cut off for ten
 * seconds, and both instances are killed with -9 and started again. Checks that each event arrives at least once, none
 * with a wrong signature; that an endpoint that answers 410 is switched off; and that nothing connects to private
 * addresses, as they are typed, as names resolve to them, after a redirect, or when they were written past the check.
 * Events that failed twice wait for five minutes. Uses folders, ports and a name server of its own.
 */
import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { Program } from './kill/program.mjs';
import { ownDatabase } from './shared/own-database.mjs';
import { Results } from './shared/results.mjs';
import { startTcpProxy } from './shared/tcp-proxy.mjs';
import { askingAt, startNameServer } from './webhooks/names.mjs';
import { startReceiver } from './webhooks/receiver.mjs';

const EVENTS = Number(process.argv[2] ?? 10_000);
const ROUNDS = 40;
const REST_MS = 500;
const OUTAGE_MS = 10_000;
const LIMIT_MS = 30 * 60_000;
const TROUBLE_MS = 4 * 60_000;
const NAMES = new Map([
  ['local.teste', '127.0.0.1'],
  ['nuvem.teste', '169.254.169.254'],
  ['seis.teste', '::1'],
  ['mapeado.teste', '::ffff:127.0.0.1'],
  ['nat64.teste', '64:ff9b::7f00:1'],
  ['misto.teste', '203.0.114.7 127.0.0.1'],
]);
const PRIVATE = [
  ...[
    '127.0.0.1',
    '169.254.169.254',
    '[::1]',
    '[::ffff:127.0.0.1]',
    '[64:ff9b::7f00:1]',
    '0.0.0.0',
    '2130706433',
  ],
  ...['0x7f.1', '0177.1', 'localhost'],
  ...NAMES.keys(),
];
/** Public while its webhook is made, private from then on. */
const REBOUND = 'rebound.teste';
const ADMIN = { email: 'admin@exemplo.com.br', password: 'segredo-bem-longo' };
const CREATE = `mutation ($url: String!, $events: [WebhookEvent!]!) {
  createWebhook(input: { url: $url, events: $events }) { id newSecret } }`;

const results = new Results();
let trapped = 0;
const trap = createServer((socket) => {
  trapped++;
  socket.destroy();
});
// Of IPv4 too.
await new Promise((resolve) => trap.listen(0, '::', resolve));
const trapPort = trap.address().port;
const nameServer = await startNameServer(NAMES);
const receiver = await startReceiver(
  ['127.0.0.1', '[::1]', 'local.teste'].map((host) => `http://${host}:${trapPort}/`),
);
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
  NODE_OPTIONS: askingAt(nameServer.address),
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
  NAMES.set(REBOUND, '203.0.114.7');
  const rebound = await create(`https://${REBOUND}:${trapPort}/`, 'companyDeleted');
  NAMES.set(REBOUND, '127.0.0.1');
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
  const troubledSince = Date.now();
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
  await client.query('DELETE FROM companies WHERE id = (SELECT min(id) FROM companies)');
  const left = async (condition = 'true') =>
    (
      await client.query(
        `SELECT count(*)::int FROM webhook_deliveries WHERE webhook_id = $1 AND status <> 'sent' AND ${condition}`,
        [main.id],
      )
    ).rows[0].count;
  while (Date.now() - troubledSince < TROUBLE_MS && (await left('attempts = 0')) > 0) await pause(REST_MS);
  receiver.isTroubled = false;
  const begun = Date.now();
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
     WHERE w.url LIKE 'https:%' AND (d.last_error LIKE '%rede interna%' OR w.url LIKE '%localhost%' AND d.last_error LIKE 'Não encontramos%')`,
  );
  results.check(
    'nothing connects to a private address',
    trapped === 0 && !rebound.errors && tried.rows[0].count === PRIVATE.length + 1,
    `${trapped} connections, ${tried.rows[0].count} of ${PRIVATE.length + 1} addresses refused at the attempt`,
  );
  await client.end();
} finally {
  for (const instance of instances) await instance.remove();
  receiver.close();
  trap.close();
  nameServer.close();
  await proxy.close();
  await database.remove();
}
results.end();
