import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { ask, entersAndLeaves, People, someAddress } from './copies/people.mjs';
import { startNginx } from './copies/proxy.mjs';
import { checkAcknowledged, openDatabase } from './kill/check.mjs';
import { Program } from './kill/program.mjs';
import { Writers } from './kill/writers.mjs';

/**
 * node bench/copies.mjs [rounds]
 *
 * Three copies on one PostgreSQL (the embedded one of the first) behind nginx with `server/deploy/nginx.conf`,
 * while people read, rate, write, enter and leave. Each round (3) one copy is killed with -9 and one is stopped
 * with SIGTERM; both start again. No acknowledged write may be lost, nothing may fail but what was being
 * written through the killed one, and limits count once over all copies. Exits with 1 otherwise. Needs
 * nginx (Debian: apt-get install nginx); folders and ports are its own.
 */
const ROUNDS = Number(process.argv[2] ?? 3);
/** Between two faults; long enough for many requests, and for nginx to take a copy back. */
const CALM_MS = 4_000;
const MOST_STOP_MS = 10_000;

const first = await Program.prepare();
const copies = [first];
let nginx = null;
let failed = false;
const say = (line) => console.log(line);

/** Kills or stops a copy under load, starts it again, and tells what failed because of it. */
async function fault(name, people, copy, end) {
  await pause(CALM_MS);
  const before = people.failed.length;
  const askedBefore = people.asked;
  const at = performance.now();
  const took = await end(copy);
  // A killed process still takes connections while the system tears it down.
  const goneAt = performance.now();
  await pause(CALM_MS / 2);
  copy.start();
  await copy.ready();
  await pause(CALM_MS);
  const failures = people.failed.slice(before);
  return { name, at, goneAt, took, failures, asked: people.asked - askedBefore };
}

const killed = async (copy) => {
  await copy.kill();
  return null;
};
const stopped = async (copy) => {
  const begun = performance.now();
  await copy.stop();
  return performance.now() - begun;
};

/** How many of `tries` at once are taken, from one address through all copies. */
async function taken(tries, path, bodyOf) {
  const address = someAddress();
  const answers = await Promise.all(
    Array.from({ length: tries }, (_, index) =>
      ask(nginx.port, 'POST', path, { body: bodyOf(index), address }),
    ),
  );
  const count = (status) => answers.filter((answer) => answer.status === status).length;
  return { ok: count(200), refused: count(429), others: tries - count(200) - count(429) };
}

try {
  first.start();
  await first.ready();
  const [, email, password] = /Conta de demonstração: (\S+) {2}senha: (\S+)/.exec(first.said) ?? [];
  const database = await openDatabase(first);
  const { rows: companies } = await database.query(
    'SELECT id FROM companies WHERE is_active AND is_approved AND owner_id IS NOT NULL ORDER BY id LIMIT 20',
  );
  const url = `postgres://guia:${database.password}@127.0.0.1:${first.database.port}/guia`;
  for (let number = 2; number <= 3; number++)
    copies.push(await Program.prepare({ DATABASE_URL: url, DEMO_DATA: 'false' }));
  for (const copy of copies.slice(1)) copy.start();
  for (const copy of copies.slice(1)) await copy.ready();
  nginx = await startNginx(copies.map(({ port }) => port));

  const people = new People(nginx.port);
  const anyCompany = () => companies[randomInt(companies.length)].id;
  const reads = () => [
    '/',
    '/api/companies?search=padaria',
    `/api/companies/${anyCompany()}`,
    `/company/${anyCompany()}`,
  ];
  people.repeat(6, async () => {
    const path = reads()[randomInt(4)];
    const { status } = await people.ask('GET', path);
    return status !== 200 && status !== 302 && status !== 0 && status < 500 ? `${path}: ${status}` : null;
  });
  people.repeat(2, entersAndLeaves(people, { email, password }));
  const writers = new Writers(
    nginx.origin,
    companies.map(({ id }) => id),
    6,
    (method, path, body) => people.ask(method, `/api${path}`, { body }),
  );

  const faults = [];
  for (let round = 1; round <= ROUNDS; round++) {
    faults.push(await fault('killed (-9)', people, copies[1 + (round % 2)], killed));
    faults.push(await fault('stopped (SIGTERM)', people, copies[1 + ((round + 1) % 2)], stopped));
    say(`  round ${round}: ${people.asked} requests so far`);
  }

  const company = companies[0].id;
  const message = (index) => ({
    company_id: company,
    name: 'Visitante',
    email: 'visitante@exemplo.com.br',
    message: `Mensagem número ${index}`,
  });
  const messages = await taken(30, '/api/messages', message);
  const ratings = await taken(30, `/api/companies/${company}/rate`, (index) => ({
    rating: 4,
    browser_fingerprint: `limit-over-copies-${index}-${randomInt(1e9)}`,
  }));

  await writers.stop();
  await people.stop();
  const lost = await checkAcknowledged(database, writers.all);
  const { rows: halfDone } = await database.query(
    `SELECT c.id FROM companies c LEFT JOIN ratings r ON r.company_id = c.id AND r.hidden_at IS NULL GROUP BY c.id
     HAVING c.rating_count <> count(r.id) OR c.rating_sum <> coalesce(sum(r.rating), 0)`,
  );
  await database.end();

  say('\n| a copy is | requests meanwhile | failed | of them not under way on it | gone after |');
  say('|---|---:|---:|---:|---:|');
  for (const { name, at, goneAt, took, failures, asked } of faults) {
    const isKill = took === null;
    // What was being written through the killed copy is the only thing that may fail.
    const wrong = failures.filter(({ method, at: begun }) => !isKill || method === 'GET' || begun > goneAt);
    say(
      `| ${name} | ${asked} | ${failures.length} | ${wrong.length} | ${isKill ? 'at once' : `${Math.round(took)} ms`} |`,
    );
    for (const one of wrong.slice(0, 5)) {
      say(
        `  WRONG ${one.method} ${one.path} ${one.status}, begun ${Math.round(one.at - at)} ms, ended ${Math.round(one.until - at)} ms after`,
      );
    }
    failed ||= wrong.length > 0 || took > MOST_STOP_MS;
  }
  const during = faults.reduce((sum, { failures }) => sum + failures.length, 0);
  say(`\n${people.asked} requests, ${people.failed.length - during} failed outside of a fault.`);
  say(
    `${writers.all.length} writes acknowledged, ${lost.length} lost; companies with wrong figures: ${halfDone.length}.`,
  );
  for (const [name, { ok, refused, others }] of Object.entries({ messages, ratings })) {
    say(
      `30 ${name} at once from one address to one company: ${ok} taken, ${refused} refused with 429, ${others} else.`,
    );
    failed ||= ok !== 5 || others > 0;
  }
  for (const line of people.unexpected.slice(0, 10)) say(`UNEXPECTED ${line}`);
  failed ||=
    lost.length > 0 || halfDone.length > 0 || people.unexpected.length > 0 || people.failed.length > during;
} catch (error) {
  console.error(error);
  console.error(nginx?.said.slice(-2_000));
  console.error(copies.map(({ said }) => said.slice(-2_000)).join('\n'));
  failed = true;
} finally {
  await nginx?.stop();
  for (const copy of copies.reverse()) await copy.remove();
}
say(failed ? '\nFAIL' : '\nPASS');
process.exit(failed ? 1 : 0);
