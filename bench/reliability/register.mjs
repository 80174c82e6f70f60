/**
 * The federal register as a source: node bench/reliability/register.mjs [--count 200000] [--kills 10] [--rate 50]
 *
 * Two months of invented files of `--count` establishments (data/make-register.mjs) are imported into a database of its own. Measures
 * the first month, and what `--rate` requests a second take meanwhile and afterwards; then the second month, once whole and undone,
 * once killed `--kills` times at random moments and repeated: both must end alike.
 */
import { fork, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { writeRegister } from '../data/make-register.mjs';
import { COMPANY_QUERY, LIST_QUERY } from '../graphql-queries.mjs';
import { memoryOf } from '../processes.mjs';
import { openDatabase } from './kill/check.mjs';
import { Program, until } from './kill/program.mjs';
import { ms, quantile, Results } from './shared/results.mjs';

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '200000' },
    kills: { type: 'string', default: '10' },
    rate: { type: 'string', default: '50' },
  },
});
const COUNT = Number(values.count);
const KILLS = Number(values.kills);
const RATE = Number(values.rate);
const MOST_MEMORY = 500;
const WORDS = ['padaria', 'oficina', 'clinica', 'escola', 'advogado', 'mercado', 'construcao', 'transporte'];

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const folder = await mkdtemp(join(tmpdir(), 'guia-register-'));
const program = await Program.prepare({ LOG_LEVEL: 'error', LIMIT_MEMORY_CACHE_MB: '0' });
const results = new Results();

/** Starts the command; `ended` has its seconds, its output and the most MB that it took. */
function importMonth(month) {
  const began = performance.now();
  const args = ['--enable-source-maps', 'server/dist/import-cli.js', '--cnpj', join(folder, month)];
  const command = spawn(
    process.execPath,
    [...args, '--report', join(folder, 'report.csv'), '--refused', join(folder, 'refused.csv')],
    { cwd: ROOT, env: { ...process.env, DATABASE_URL: '', DATA_DIR: program.dataDir } },
  );
  let output = '';
  for (const stream of [command.stdout, command.stderr]) stream.on('data', (part) => (output += part));
  let most = 0;
  const watch = setInterval(() => (most = Math.max(most, memoryOf(command.pid)?.most ?? 0)), 500);
  const ended = new Promise((resolve) =>
    command.on('exit', (code) => {
      clearInterval(watch);
      resolve({ code, output, most, seconds: (performance.now() - began) / 1_000 });
    }),
  );
  return { command, ended };
}

const whole = async (month) => {
  const done = await importMonth(month).ended;
  if (done.code !== 0) throw new Error(done.output);
  return done;
};

/** Returns the 95th percentile of `seconds` of requests, or until the import ends. */
async function p95(paths, seconds) {
  const child = fork(fileURLToPath(new URL('shared/open-load.mjs', import.meta.url)));
  const { answers } = await new Promise((resolve) => {
    child.on('message', resolve);
    child.send({ port: program.port, paths, rate: RATE, seconds });
  });
  child.kill();
  const failed = answers.filter(([, , status]) => status !== 200).length;
  return {
    failed,
    time: quantile(
      answers.map(([, time]) => time),
      0.95,
    ),
  };
}

const graphql = (query, variables) =>
  `/graphql?${new URLSearchParams({ query, variables: JSON.stringify(variables) })}`;
const pathsOf = (ids) =>
  ids.flatMap((id, index) => [
    `/company/${id}`,
    graphql(LIST_QUERY, { q: WORDS[index % WORDS.length] }),
    `/search?${new URLSearchParams({ q: WORDS[index % WORDS.length] })}`,
    graphql(COMPANY_QUERY, { id: String(id) }),
    `/api/companies/${id}`,
  ]);

/** What the files say of all companies and their documents, as one number; and in which month they said it. */
const CATALOGUE = `
  SELECT count(*)::int, md5(string_agg(md5(concat_ws('|', c.cnpj, c.name, c.legal_name, c.address, c.cep, c.phone, c.description,
    c.category_id, c.kind_ids, c.city_id, c.is_active, r.closed_on, r.said, d.tsv)), '' ORDER BY c.cnpj)) AS sum,
    md5(string_agg(r.month::text, '' ORDER BY c.cnpj)) AS months
  FROM companies c JOIN register_records r ON r.company_id = c.id LEFT JOIN search_documents d ON d.company_id = c.id`;

try {
  await writeRegister(folder, { count: COUNT });
  program.start();
  await program.ready();
  const client = await openDatabase(program);
  const catalogue = async () => (await client.query(`SET statement_timeout = 0; ${CATALOGUE}`))[1].rows[0];
  const { data } = await (await fetch(`${program.origin}/api/companies?per_page=50`)).json();
  const paths = pathsOf(data.data.map(({ id }) => id));

  const running = importMonth('2026-10');
  await until(
    'the first companies',
    async () =>
      Number(
        (await client.query('SELECT count(*) FROM (SELECT FROM register_records LIMIT 1000) few')).rows[0]
          .count,
      ) >= 1_000,
  );
  const writing = performance.now();
  const meanwhile = await p95(paths, 20);
  const first = await running.ended;
  if (first.code !== 0) throw new Error(first.output);
  const { count } = await catalogue();
  const seconds = Number(/Tempo:\s+([\d.,]+) s/.exec(first.output)?.[1].replace(/\./g, '').replace(',', '.'));
  console.log(
    `${COUNT} establishments, ${count} of them companies: ${first.seconds.toFixed(0)} s in all, ${seconds} s writing.`,
  );
  results.check(
    'companies a second, from the first row to searchable, beside requests',
    true,
    Math.round(count / seconds),
  );
  results.check(
    `memory of the command, at most ${MOST_MEMORY} MB`,
    first.most <= MOST_MEMORY,
    `${first.most} MB`,
  );
  await pause(15_000);
  const afterwards = await p95(paths, 20);
  const isDuring = performance.now() - writing > 20_000;
  results.check(
    `p95 of ${RATE} requests a second beside the import, at most twice that after it`,
    isDuring && meanwhile.failed === 0 && meanwhile.time <= 2 * afterwards.time,
    `${ms(meanwhile.time)}, after it ${ms(afterwards.time)}`,
  );

  const before = await catalogue();
  await whole('2026-10');
  results.check('the same files change nothing', (await catalogue()).sum === before.sum, before.count);
  const second = await whole('2026-11');
  const after = await catalogue();
  console.log(`The second month: ${second.seconds.toFixed(0)} s.`);
  await client.query(`UPDATE imports SET status = 'undoing' WHERE id = (SELECT max(id) FROM imports)`);
  await client.query(`SELECT pg_notify('changes', 'imports')`);
  const undone = performance.now();
  for (let status = 'undoing'; status !== 'undone'; await pause(500)) {
    [{ status }] = (await client.query('SELECT status FROM imports ORDER BY id DESC LIMIT 1')).rows;
    if (status === 'done') throw new Error('The second month was not undone.');
  }
  results.check(
    'undone, the catalogue is as before',
    (await catalogue()).sum === before.sum,
    `${((performance.now() - undone) / 1_000).toFixed(0)} s`,
  );
  for (let kill = 0; kill < KILLS; kill++) {
    const { command, ended } = importMonth('2026-11');
    await pause(1_000 * Math.random() * Math.max(2, second.seconds));
    command.kill('SIGKILL');
    await ended;
  }
  await whole('2026-11');
  results.check(
    `killed ${KILLS} times and repeated, the end is the same`,
    JSON.stringify(await catalogue()) === JSON.stringify(after),
    after.count,
  );
  await client.end();
} finally {
  await program.remove();
  await rm(folder, { recursive: true, force: true });
}
results.end();
