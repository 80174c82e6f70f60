/**
 * Instances that end under load: node bench/reliability/instances.mjs [rounds]
 *
 * Three instances behind nginx with `server/deploy/nginx`, on a PostgreSQL that runs apart from them. Checks that
 * - errors of nginx itself have a code and a sentence (nginx-errors.mjs)
 * - a change made through one instance is visible there at once, through the others, which had it cached, within 1 s
 *   (promise 10, 50 times)
 * - a session ended on one instance is ended on all at the next request (promise 10, 50 times)
 * - when one instance gets SIGTERM under load and another is killed with -9 while the first drains, no acknowledged
 *   write is lost and only writes in progress on the killed one fail (each round; 3, 0 skips them)
 * - limits count once over all instances
 * - at most 2 % of the requests are shed: 503 with Retry-After (promise 7)
 *
 * Needs nginx (Debian: apt-get install nginx). Uses folders and ports of its own.
 */
import { randomInt } from 'node:crypto';
import { checkEndedTokens } from './instances/ended-tokens.mjs';
import { failover } from './instances/failover.mjs';
import { checkFreshness } from './instances/freshness.mjs';
import { checkNginxErrors } from './instances/nginx-errors.mjs';
import { ask, logsInAndOut, People, someAddress } from './instances/people.mjs';
import { startNginx } from './instances/proxy.mjs';
import { checkAcknowledged } from './kill/check.mjs';
import { freePort, Program } from './kill/program.mjs';
import { Writers } from './kill/writers.mjs';
import { ownDatabase } from './shared/own-database.mjs';
import { ms, Results } from './shared/results.mjs';

const ROUNDS = Number(process.argv[2] ?? 3);
/** Repetitions of the checks before the load. */
const TIMES = 50;
const MOST_STOP_MS = 10_000;
/** Within the capacity of one instance while two others start on the same cores. */
const READERS_REST_MS = 60;
const LOGIN_REST_MS = 250;
/** Share of the requests; two starting instances leave the third little of the cores. */
const MOST_SHED = 0.02;

const results = new Results();
const database = await ownDatabase('instances');
const instances = [];
let nginx = null;

/** Sends `tries` requests at once from one address through all instances; counts those accepted and rejected. */
async function countAccepted(tries, path, bodyOf) {
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
  await checkNginxErrors(results);
  // The first one seeds the database, so it starts alone.
  for (const demo of ['true', 'false', 'false']) {
    const metrics = await freePort();
    const instance = await Program.prepare({
      DATABASE_URL: database.url,
      DEMO_DATA: demo,
      METRICS_PORT: String(metrics),
    });
    instance.metricsUrl = `http://127.0.0.1:${metrics}/metrics`;
    instances.push(instance);
    instance.start();
    await instance.ready();
  }
  const [, email, password] = /Conta de demonstração: (\S+) {2}senha: (\S+)/.exec(instances[0].output) ?? [];
  const client = await database.open();
  const { rows: companies } = await client.query(
    'SELECT id FROM companies WHERE is_active AND is_approved AND owner_id IS NOT NULL ORDER BY id LIMIT 20',
  );
  const account = { email, password };
  const token = (await ask(instances[0].port, 'POST', '/api/auth/login', { body: account })).body.token;
  const { rows: owned } = await client.query(
    'SELECT id FROM companies WHERE owner_id = (SELECT id FROM users WHERE email = $1) AND is_active AND is_approved',
    [email],
  );
  await checkFreshness(results, instances, { company: owned[0].id, token, times: TIMES });
  await checkEndedTokens(results, instances, { account, times: TIMES });

  nginx = await startNginx(instances.map(({ port }) => port));

  const people = new People(nginx.port);
  const anyCompany = () => companies[randomInt(companies.length)].id;
  const reads = () => [
    '/',
    '/api/companies?q=padaria',
    `/api/companies/${anyCompany()}`,
    `/company/${anyCompany()}`,
  ];
  people.repeat(6, READERS_REST_MS, async () => {
    const path = reads()[randomInt(4)];
    const { status } = await people.ask('GET', path);
    return status !== 200 && status !== 302 && status !== 0 && status < 500 ? `${path}: ${status}` : null;
  });
  people.repeat(2, LOGIN_REST_MS, logsInAndOut(people, account));
  const writers = new Writers(
    nginx.origin,
    companies.map(({ id }) => id),
    6,
    (method, path, body) => people.ask(method, `/api${path}`, { body }),
  );

  const named = instances.map((instance, index) => ({ instance, name: `instance ${index + 1}` }));
  let during = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const [drained, killed] = [named[round % 3], named[(round + 1) % 3]];
    const found = await failover(people, drained.instance, killed.instance);
    during += found.failures.length;
    results.check(
      `round ${round + 1}: ${drained.name} drained, ${killed.name} killed meanwhile; only writes in progress on the killed one fail`,
      found.overlaps && found.wrong.length === 0,
      `${found.asked} requests, ${found.failures.length} failed, ${found.wrong.length} of them wrongly, ${found.shed} shed; killed after ${ms(found.killedAfter)}, ${found.overlaps ? 'while the other drained' : 'too late'}`,
    );
    results.check(
      `round ${round + 1}: ${drained.name} gone within 10 s`,
      found.took <= MOST_STOP_MS,
      ms(found.took),
    );
  }

  const company = companies[0].id;
  const message = (index) => ({
    company_id: company,
    name: 'Visitante',
    email: 'visitante@exemplo.com.br',
    message: `Mensagem número ${index}`,
  });
  const limited = {
    messages: await countAccepted(30, '/api/messages', message),
    ratings: await countAccepted(30, `/api/companies/${company}/rate`, (index) => ({
      rating: 4,
      browser_fingerprint: `limit-over-instances-${index}-${randomInt(1e9)}`,
    })),
  };

  await writers.stop();
  await people.stop();
  const lost = await checkAcknowledged(client, writers.all);
  const { rows: halfDone } = await client.query(
    `SELECT c.id FROM companies c LEFT JOIN ratings r ON r.company_id = c.id AND r.hidden_at IS NULL GROUP BY c.id
     HAVING c.rating_count <> count(r.id) OR c.rating_sum <> coalesce(sum(r.rating), 0)`,
  );
  await client.end();

  const outside = people.failed.length - during;
  results.check('nothing fails between the rounds', outside === 0, `${outside} of ${people.asked} requests`);
  results.check(
    'shed with 503 and Retry-After: at most 2 %',
    people.shed <= MOST_SHED * people.asked,
    `${people.shed} of ${people.asked}`,
  );
  results.check(
    'no acknowledged write is lost',
    lost.length === 0,
    `${lost.length} of ${writers.all.length}`,
  );
  results.check(
    'figures of companies agree with their ratings',
    halfDone.length === 0,
    `${halfDone.length} differ`,
  );
  for (const [name, { ok, refused, others }] of Object.entries(limited)) {
    results.check(
      `of 30 ${name} at once from one address to one company 5 are accepted, over all instances`,
      ok === 5 && others === 0,
      `${ok} accepted, ${refused} rejected with 429, ${others} else`,
    );
  }
  for (const line of people.unexpected.slice(0, 10)) console.log(`UNEXPECTED ${line}`);
  results.check(
    'sessions hold on every instance while they last, and on none afterwards',
    people.unexpected.length === 0,
    `${people.unexpected.length} unexpected answers`,
  );
} catch (error) {
  console.error(error);
  console.error(nginx?.output.slice(-2_000));
  console.error(instances.map(({ output }) => output.slice(-2_000)).join('\n'));
  results.check('the benchmark itself', false, String(error));
} finally {
  await nginx?.stop();
  for (const instance of instances) await instance.remove();
  await database.remove();
}
results.end();
