/**
 * Times an owner's inbox by its size: the first page in each order and two searches, as multiples of the newest first
 * page of the smallest inbox in the same run. Uses a program and a database of its own.
 *   node bench/inbox.mjs [--each 20] [--port 4660]
 */
import { parseArgs } from 'node:util';
import { median } from './median.mjs';
import { startServer } from './processes.mjs';
import { ownDatabase } from './reliability/shared/own-database.mjs';

const { values } = parseArgs({
  options: { each: { type: 'string', default: '20' }, port: { type: 'string', default: '4660' } },
});
const EACH = Number(values.each);
const PORT = Number(values.port);
const SIZES = [1_000, 10_000, 50_000];
const ACCOUNT = { email: 'dona@teste.com.br', password: 'uma-senha-comprida' };
const ASKED = {
  newest: { order: 'newest' },
  oldest: { order: 'oldest' },
  unread: { order: 'unread' },
  'a search': { order: 'newest', q: 'orcamento no 77' },
  'a search without results': { order: 'newest', q: 'nada disso' },
};
const INBOX = `query ($id: ID, $q: String, $order: MessageOrder!) {
  inbox(companyId: $id, box: visitors, q: $q, order: $order) { unreadCount messages { total items { id content } } } }`;

const database = await ownDatabase('caixas');
const server = await startServer(
  '../server/dist/main.js',
  PORT,
  { DATABASE_URL: database.url, DATA_DIR: '', DEMO_DATA: 'false', LOG_LEVEL: 'error' },
  '/readyz',
);

async function post(path, body, token) {
  const reply = await fetch(`http://127.0.0.1:${PORT}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  return reply.json();
}

/** Creates a company of the account with `size` messages of 500 characters; every tenth is unread. */
async function fill(client, size) {
  const { rows } = await client.query(
    `INSERT INTO companies (name, slug, category_id, city_id, owner_id, has_message_access, is_approved, approved_at)
     SELECT 'Caixa de ' || $1::int, 'caixa-' || $1::int, (SELECT min(id) FROM categories), (SELECT min(id) FROM cities),
       (SELECT id FROM users WHERE email = $2), true, true, now() RETURNING id`,
    [size, ACCOUNT.email],
  );
  const [{ id }] = rows;
  await client.query(
    `INSERT INTO messages (company_id, sender_type, name, email, content, is_read, created_at)
     SELECT $1, 'visitor', 'Pessoa ' || n, 'p' || n || '@exemplo.com.br',
       left(repeat('Quanto custa o orçamento nº ' || n || ' para a festa de São João? ', 20), 500),
       n % 10 <> 0, now() - make_interval(mins => n)
     FROM generate_series(1, $2::int) AS n`,
    [id, size],
  );
  await client.query('ANALYZE messages');
  return String(id);
}

try {
  await post('/api/auth/register', {
    ...ACCOUNT,
    name: 'Dona',
    password_confirmation: ACCOUNT.password,
    terms: true,
  });
  const { token } = await post('/api/auth/login', ACCOUNT);
  const client = await database.open();
  process.stdout.write(`| messages | ${Object.keys(ASKED).join(' | ')} |\n|---:|${'---:|'.repeat(5)}\n`);
  let unit;
  for (const size of SIZES) {
    const id = await fill(client, size);
    const cells = [];
    for (const asked of Object.values(ASKED)) {
      const times = [];
      for (let run = 0; run < EACH + 3; run++) {
        const begun = performance.now();
        const { errors } = await post('/graphql', { query: INBOX, variables: { id, ...asked } }, token);
        if (errors) throw new Error(errors[0].message);
        if (run >= 3) times.push(performance.now() - begun);
      }
      const ms = median(times);
      unit ??= ms;
      cells.push(`${(ms / unit).toFixed(1)} (${ms.toFixed(0)} ms)`);
    }
    process.stdout.write(`| ${size.toLocaleString('en-US')} | ${cells.join(' | ')} |\n`);
  }
  await client.end();
} finally {
  await server.stop();
  await database.remove();
}
