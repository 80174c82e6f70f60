import { checkAcknowledged, openDatabase } from './kill/check.mjs';
import { Program } from './kill/program.mjs';
import { Writers } from './kill/writers.mjs';
import { ms, quantile, Results } from './shared/results.mjs';

/**
 * node bench/reliability/kill.mjs [rounds]
 *
 * Kills with -9, while ratings and messages are being written through REST: the program, its embedded
 * database, both; `rounds` times each (10). Every acknowledged write must be there afterwards, and the
 * next write be accepted within 5 s of the kill. Uses a folder and a port of its own.
 */
const ROUNDS = Number(process.argv[2] ?? 10);
const LIMIT_MS = 5_000;
const ACKNOWLEDGED_A_ROUND = 150;
const WRITERS = 4;

const KILLS = {
  program: async (program) => {
    await program.kill();
    await program.start();
  },
  database: async (program) => {
    const { pid } = program.database;
    await program.killDatabase();
    await program.databaseAfter(pid);
  },
  both: async (program) => {
    await Promise.all([program.kill(), program.killDatabase()]);
    await program.start();
  },
};

async function killRounds(target, program, writers) {
  const times = [];
  let lost = 0;
  for (let round = 1; round <= ROUNDS; round++) {
    // Varies the moment from round to round, with writes in progress.
    await writers.acknowledgedMore(ACKNOWLEDGED_A_ROUND + Math.floor(Math.random() * 50));
    const begun = performance.now();
    await KILLS[target](program);
    await writers.firstSentAfter(performance.now());
    times.push(performance.now() - begun);
    const database = await openDatabase(program);
    const missing = await checkAcknowledged(database, writers.takeUnchecked());
    await database.end();
    lost += missing.length;
    for (const line of missing) console.log(`  LOST ${line}`);
    console.log(`  ${target} ${round}: accepted again after ${Math.round(times.at(-1))} ms`);
  }
  return { target, times, lost };
}

const results = new Results();
const program = await Program.prepare();
process.once('SIGINT', () => program.remove().then(() => process.exit(130)));
try {
  await program.start();
  await program.ready();
  const database = await openDatabase(program);
  const { rows: companies } = await database.query(
    'SELECT id FROM companies WHERE is_active AND is_approved AND owner_id IS NOT NULL ORDER BY id LIMIT 20',
  );
  await database.end();
  const writers = new Writers(
    program.origin,
    companies.map(({ id }) => id),
    WRITERS,
  );
  const kills = [];
  for (const target of Object.keys(KILLS)) kills.push(await killRounds(target, program, writers));
  await writers.stop();

  const last = await openDatabase(program);
  const lostAtEnd = await checkAcknowledged(last, writers.all);
  const { rows: halfDone } = await last.query(
    `SELECT c.id FROM companies c LEFT JOIN ratings r ON r.company_id = c.id GROUP BY c.id
     HAVING c.rating_count <> count(r.id) OR c.rating_sum <> coalesce(sum(r.rating), 0)`,
  );
  await last.end();
  await program.stop();

  for (const { target, times, lost } of kills) {
    results.check(
      `kill -9 of ${target}: no acknowledged write lost`,
      lost === 0,
      `${lost} in ${times.length} rounds`,
    );
    const slowest = Math.max(...times);
    results.check(
      `kill -9 of ${target}: writes accepted again within 5 s`,
      slowest <= LIMIT_MS,
      `median ${ms(quantile(times, 0.5))}, slowest ${ms(slowest)}`,
    );
  }
  results.check(
    'no acknowledged write missing at the end',
    lostAtEnd.length === 0,
    `${lostAtEnd.length} of ${writers.all.length}`,
  );
  results.check(
    'figures of companies agree with their ratings',
    halfDone.length === 0,
    `${halfDone.length} differ`,
  );
  const refused = Object.entries(writers.refused).map(([status, count]) => `${count} × ${status}`);
  for (const line of writers.unexpected.slice(0, 10)) console.log(`UNEXPECTED ${line}`);
  results.check(
    'nothing but 503 or no answer while something was dead',
    writers.unexpected.length === 0,
    refused.join(', ') || 'none',
  );
} catch (error) {
  console.error(error, program.output.slice(-4_000));
  results.check('the benchmark itself', false, String(error));
} finally {
  await program.remove();
}
results.end();
