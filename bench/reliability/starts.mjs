/**
 * Ten instances that start at once on an empty database: node bench/reliability/starts.mjs [instances]
 *
 * Real processes: each migration and each row of the reference and demonstration data must be there once, all instances
 * become ready, and one of them logs the first administrator. Uses folders, a database and ports of its own.
 */

import { Program } from './kill/program.mjs';
import { ownDatabase } from './shared/own-database.mjs';
import { ms, Results } from './shared/results.mjs';

const INSTANCES = Number(process.argv[2] ?? 10);

const results = new Results();
const database = await ownDatabase('starts');
// Ten times the usual pools would be more connections than the embedded database has.
const env = {
  DATABASE_URL: database.url,
  DEMO_DATA: 'true',
  LIMIT_POOL: '4',
  LIMIT_SEARCH_POOL: '2',
  LOG_LEVEL: 'warn',
};
const instances = await Promise.all(Array.from({ length: INSTANCES }, () => Program.prepare(env)));
try {
  const begun = performance.now();
  for (const instance of instances) instance.start();
  await Promise.all(instances.map((instance) => instance.ready()));
  console.log(`${INSTANCES} instances ready after ${ms(performance.now() - begun)}.`);
  const client = await database.open();
  const count = async (what) => (await client.query(`SELECT count(*)::int AS n FROM ${what}`)).rows[0].n;
  for (const [table, key] of [
    ['migrations', 'name'],
    ['categories', 'name'],
    ['cities', 'name || state'],
    ['plans', 'name'],
    ['users', 'email'],
    ['companies', 'name'],
  ]) {
    const rows = await count(table);
    const different = await count(`(SELECT DISTINCT ${key} FROM ${table}) AS each`);
    results.check(
      `${table}: each row once`,
      rows > 0 && rows === different,
      `${rows} rows, ${different} different`,
    );
  }
  results.check('settings: one row', (await count('settings')) === 1, await count('settings'));
  results.check(
    'one first administrator',
    (await count(`users WHERE role = 'admin'`)) === 1,
    await count(`users WHERE role = 'admin'`),
  );
  await client.end();
  const logged = instances.filter(({ output }) => output.includes('Primeiro administrador')).length;
  results.check('logged by one instance', logged === 1, logged);
  results.check(
    'all instances live',
    instances.every((instance) => instance.isRunning),
    instances.length,
  );
  await Promise.all(instances.map((instance) => instance.terminate()));
} catch (error) {
  console.error(error, instances[0].output.slice(-2_000));
  results.check('the benchmark itself', false, String(error));
} finally {
  await Promise.all(instances.map((instance) => instance.remove()));
  await database.remove();
}
results.end();
