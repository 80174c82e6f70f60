/**
 * Ten copies that start at once on an empty database: node bench/reliability/starts.mjs [copies]
 *
 * Real processes; each migration and each row of the reference and demonstration data must be there once, all copies
 * become ready, and the first administrator is told by one of them. Folder, database and ports of its own.
 */
import { ownDatabase } from './faults/own-database.mjs';
import { ms, Verdict } from './faults/verdict.mjs';
import { Program } from './kill/program.mjs';

const COPIES = Number(process.argv[2] ?? 10);

const verdict = new Verdict();
const database = await ownDatabase('starts');
// Ten times the usual pools would be more connections than the embedded database has.
const env = {
  DATABASE_URL: database.url,
  DEMO_DATA: 'true',
  LIMIT_POOL: '4',
  LIMIT_SEARCH_POOL: '2',
  LOG_LEVEL: 'warn',
};
const copies = await Promise.all(Array.from({ length: COPIES }, () => Program.prepare(env)));
try {
  const begun = performance.now();
  for (const copy of copies) copy.start();
  await Promise.all(copies.map((copy) => copy.ready()));
  console.log(`${COPIES} copies ready after ${ms(performance.now() - begun)}.`);
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
    verdict.check(
      `${table}: each row once`,
      rows > 0 && rows === different,
      `${rows} rows, ${different} different`,
    );
  }
  verdict.check('settings: one row', (await count('settings')) === 1, await count('settings'));
  verdict.check(
    'one first administrator',
    (await count(`users WHERE role = 'admin'`)) === 1,
    await count(`users WHERE role = 'admin'`),
  );
  await client.end();
  const told = copies.filter(({ said }) => said.includes('Primeiro administrador')).length;
  verdict.check('told by one copy', told === 1, told);
  verdict.check(
    'all copies live',
    copies.every((copy) => copy.isRunning),
    copies.length,
  );
  await Promise.all(copies.map((copy) => copy.terminate()));
} catch (error) {
  console.error(error, copies[0].said.slice(-2_000));
  verdict.check('the bench itself', false, String(error));
} finally {
  await Promise.all(copies.map((copy) => copy.remove()));
  await database.remove();
}
verdict.end();
