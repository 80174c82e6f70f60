import { setTimeout as pause } from 'node:timers/promises';
import { openDatabase } from './kill/check.mjs';
import { Program } from './kill/program.mjs';
import { ms, quantile, Results } from './shared/results.mjs';
import { startReceiver } from './webhooks/receiver.mjs';

/**
 * node bench/reliability/decisions.mjs [rounds]
 *
 * Kills with -9 while an administrator decides on companies and undoes some of it: the program, its embedded database,
 * both, in turn, `rounds` times (30). Afterwards each decision must be done or undone whole: a decided company has one
 * mail and one event that arrived, one that waits again has none, and every acknowledged answer holds. Uses a folder and
 * ports of its own.
 */
const ROUNDS = Number(process.argv[2] ?? 30);
const A_ROUND = 6;
/** Longer than the ten seconds and the next look into the queue of webhooks. */
const SETTLED_MS = 25_000;
const ADMIN = { email: 'admin@exemplo.com.br', password: 'segredo-bem-longo' };
const MUTATIONS = {
  approve: 'mutation ($id: ID!) { approveCompany(id: $id, undoable: true) { id } }',
  reject: 'mutation ($id: ID!) { rejectCompany(id: $id, reason: "Teste", undoable: true) { id } }',
  undo: 'mutation ($id: ID!) { undoDecision(kind: newCompany, id: $id) { id } }',
};

const results = new Results();
const receiver = await startReceiver([]);
const program = await Program.prepare({
  ADMIN_EMAIL: ADMIN.email,
  ADMIN_PASSWORD: ADMIN.password,
  WEBHOOK_TEST_TARGETS: receiver.target,
  LOG_LEVEL: 'error',
});
let token;

/** Returns the answer; null when the program was killed before it. */
async function ask(query, variables) {
  try {
    const response = await fetch(`${program.origin}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify({ query, variables }),
    });
    return await response.json();
  } catch {
    return null;
  }
}

const KILLS = {
  program: async () => {
    await program.kill();
    program.start();
  },
  database: async () => {
    const { pid } = program.database;
    await program.killDatabase();
    await program.databaseAfter(pid);
  },
  both: async () => {
    await Promise.all([program.kill(), program.killDatabase()]);
    program.start();
  },
};

const MAKE = `INSERT INTO companies (name, slug, category_id, city_id, owner_id, is_approved)
  SELECT 'Decidida ' || $1 || ' ' || n, 'decidida-' || $1 || '-' || n, c.category_id, c.city_id, c.owner_id, false
  FROM (SELECT * FROM companies WHERE owner_id IS NOT NULL ORDER BY id LIMIT 1) c, generate_series(1, $2::int) n
  RETURNING id`;
const STATE = `SELECT c.id,
    CASE WHEN c.rejected_at IS NOT NULL THEN 'reject' WHEN c.is_approved THEN 'approve' ELSE 'wait' END AS state,
    (SELECT count(*)::int FROM mails m WHERE m.thing_id = c.id AND m.kind IN ('company-approved', 'company-rejected')) AS mails,
    ARRAY(SELECT d.id::text FROM webhook_deliveries d WHERE d.subject_id = c.id) AS events
  FROM companies c WHERE c.id = ANY ($1)`;

/** Decides on companies while the program is killed, and undoes half of what was acknowledged. */
async function killRound(round) {
  const target = Object.keys(KILLS)[round % 3];
  const database = await openDatabase(program);
  const { rows } = await database.query(MAKE, [round, A_ROUND]);
  await database.end();
  const told = new Map();
  const deciding = (async () => {
    for (const [place, { id }] of rows.entries()) {
      const action = place % 2 ? 'reject' : 'approve';
      const answer = await ask(MUTATIONS[action], { id: String(id) });
      told.set(id, answer && !answer.errors ? action : null);
    }
  })();
  await pause(Math.random() * 1_500);
  await KILLS[target]();
  await Promise.all([deciding, program.ready()]);
  for (const [place, { id }] of rows.entries()) {
    if (place % 3 === 0 || told.get(id) === null) continue;
    const answer = await ask(MUTATIONS.undo, { id: String(id) });
    if (!answer) told.set(id, null);
    else if (!answer.errors) told.set(id, 'wait');
    else if (answer.errors[0].extensions.code !== 'CONFLICT') told.set(id, null);
  }
  return [...told];
}

try {
  program.start();
  await program.ready();
  const login = await ask('mutation ($input: LoginInput!) { login(input: $input) { token } }', {
    input: ADMIN,
  });
  token = login.data.login.token;
  const hook = await ask(
    'mutation ($url: String!) { createWebhook(input: { url: $url, events: [companyApproved, companyRejected] }) { newSecret } }',
    { url: `http://${receiver.target}/` },
  );
  receiver.secret = hook.data.createWebhook.newSecret;
  const told = new Map();
  const times = [];
  for (let round = 0; round < ROUNDS; round++) {
    const begun = performance.now();
    for (const [id, state] of await killRound(round)) told.set(id, state);
    times.push(performance.now() - begun);
  }
  await pause(SETTLED_MS);
  const database = await openDatabase(program);
  const { rows } = await database.query(STATE, [[...told.keys()]]);
  await database.end();
  const halfDone = rows.filter(({ state, mails, events }) => {
    const expected = state === 'wait' ? 0 : 1;
    return (
      mails !== expected || events.length !== expected || !events.every((id) => receiver.accepted.has(id))
    );
  });
  const broken = rows.filter(({ id, state }) => told.get(id) !== null && told.get(id) !== state);
  for (const row of [...halfDone, ...broken]) console.log('  ', told.get(row.id), JSON.stringify(row));
  const count = (state) => rows.filter((row) => row.state === state).length;
  results.check(
    `${ROUNDS} kills: decisions done or undone whole, with one mail and event or none`,
    rows.length === told.size && halfDone.length === 0,
    `${halfDone.length} of ${rows.length} half done (${count('approve')} approved, ${count('reject')} rejected, ${count('wait')} wait)`,
  );
  results.check('acknowledged answers hold', broken.length === 0, `${broken.length} do not`);
  results.check(
    'events that arrived twice',
    true,
    [...receiver.accepted.values()].filter((n) => n > 1).length,
  );
  console.log(`a round takes ${ms(quantile(times, 0.5))}`);
} finally {
  await program.remove();
  receiver.close();
}
results.end();
