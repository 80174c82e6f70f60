/**
 * A full disk: node bench/reliability/disk-full.mjs [--guard off]
 *
 * Needs root: data folder and temporary folder are a small tmpfs of its own. Fills it to the last byte, sends logos by
 * REST and GraphQL, reads, sends small writes, then frees it. With `--guard off` (LIMIT_FREE_DISK_MB=0) only PostgreSQL
 * reports the full disk.
 */
import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  closeSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  rmSync,
  statfsSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { openDatabase } from './kill/check.mjs';
import { Program, until } from './kill/program.mjs';
import { ms, Results } from './shared/results.mjs';

const { values } = parseArgs({ options: { guard: { type: 'string', default: 'on' } } });
const SIZE = '400m';
const ROUNDS = 12;

const run = (...command) => {
  const { status, stderr } = spawnSync(command[0], command.slice(1), { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command.join(' ')}: ${stderr}`);
};

if (process.getuid() !== 0) throw new Error('Mounting a tmpfs needs root.');
const disk = mkdtempSync(join(tmpdir(), 'guia-disk-'));
run('mount', '-t', 'tmpfs', '-o', `size=${SIZE},mode=0755`, 'tmpfs', disk);
const filler = join(disk, 'filler');
const temporary = join(disk, 'tmp');
mkdirSync(temporary, { mode: 0o777 });

/** Fills the disk to the last byte; called again, since space may be freed meanwhile. */
function fill() {
  const file = openSync(filler, 'a');
  const block = Buffer.alloc(1024 * 1024);
  try {
    for (let size = block.length; size >= 512; ) {
      try {
        writeSync(file, block, 0, size);
      } catch (error) {
        if (error.code !== 'ENOSPC') throw error;
        size /= 2;
      }
    }
  } finally {
    closeSync(file);
  }
}

/** Returns a picture of random pixels: it cannot be deduplicated or compressed. */
const picture = () =>
  sharp(randomBytes(512 * 512 * 3), { raw: { width: 512, height: 512, channels: 3 } })
    .png()
    .toBuffer();

const results = new Results();
let program;
try {
  program = await Program.prepare(
    {
      TMPDIR: temporary,
      LIMIT_UPLOADS: '100000',
      LIMIT_MEMORY_CACHE_MB: '0',
      ...(values.guard === 'off' && { LIMIT_FREE_DISK_MB: '0' }),
    },
    disk,
  );
  program.start();
  await program.ready();
  const { pid } = program;
  const [, email, password] = /Conta de demonstração: (\S+) {2}senha: (\S+)/.exec(program.output) ?? [];
  const timed = async (path, options = {}) => {
    const begun = performance.now();
    const response = await fetch(`${program.origin}${path}`, {
      signal: AbortSignal.timeout(20_000),
      ...options,
    });
    const text = await response.text();
    return {
      status: response.status,
      time: performance.now() - begun,
      text,
      retryAfter: response.headers.get('retry-after'),
    };
  };
  const json = (body) => ({
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.1.${randomBytes(2).join('.')}` },
    body: JSON.stringify(body),
  });
  const login = JSON.parse((await timed('/api/auth/login', json({ email, password }))).text);
  const authorization = `Bearer ${login.token}`;
  const mine = JSON.parse((await timed('/api/auth/user-company', { headers: { authorization } })).text);
  const id = mine.company.id;
  const uploadRest = async () => {
    const body = new FormData();
    body.set('logo', new Blob([await picture()], { type: 'image/png' }), 'logo.png');
    return timed(`/api/companies/${id}`, { method: 'PUT', headers: { authorization }, body });
  };
  const uploadGraphql = async () => {
    const body = new FormData();
    const query =
      'mutation ($id: ID!, $logo: Upload) { updateCompany(id: $id, input: {}, logo: $logo) { id } }';
    body.set('operations', JSON.stringify({ query, variables: { id: String(id), logo: null } }));
    body.set('map', JSON.stringify({ file: ['variables.logo'] }));
    body.set('file', new Blob([await picture()], { type: 'image/png' }), 'logo.png');
    return timed('/graphql', {
      method: 'POST',
      headers: { authorization, 'apollo-require-preflight': 'true' },
      body,
    });
  };
  const wentWell = ({ status, text }) => status === 200 && !text.includes('"errors"');
  const logos = async () => {
    const database = await openDatabase(program);
    const { rows } = await database.query(
      'SELECT (SELECT count(*)::int FROM logos) AS logos, (SELECT logo_hash FROM companies WHERE id = $1) AS hash',
      [id],
    );
    await database.end();
    return JSON.stringify(rows[0]);
  };

  for (const upload of [uploadRest, uploadGraphql]) {
    const answer = await upload();
    results.check(
      `with room, ${upload.name}`,
      wentWell(answer),
      `${answer.status} ${answer.text.slice(0, 200)}`,
    );
  }
  const before = await logos();

  fill();
  const { bavail } = statfsSync(disk);
  console.log(`Full: ${bavail} blocks free of ${SIZE}.`);
  const uploads = [];
  const reads = [];
  const writes = {};
  for (let round = 0; round < ROUNDS; round++) {
    fill();
    uploads.push(await uploadRest(), await uploadGraphql());
    for (const path of [
      '/',
      `/company/${id}`,
      '/api/companies?q=padaria',
      `/api/companies/${id}`,
      '/search?q=oficina',
    ]) {
      reads.push(await timed(path));
    }
    reads.push(await timed('/api/auth/user', { headers: { authorization } }));
    const rating = await timed(
      `/api/companies/${id}/rate`,
      json({ rating: 5, browser_fingerprint: randomBytes(16).toString('hex') }),
    );
    writes[rating.status] = (writes[rating.status] ?? 0) + 1;
  }
  const statuses = (answers) => {
    const counts = {};
    for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
    return JSON.stringify(counts);
  };
  results.check(
    'uploads on a full disk are answered 503 or 507 with Retry-After',
    uploads.every(({ status, retryAfter }) => [503, 507].includes(status) && Number(retryAfter) > 0),
    `${statuses(uploads)} ${uploads.find(({ status }) => ![503, 507].includes(status))?.text.slice(0, 300) ?? ''}`,
  );
  const slowest = Math.max(...uploads.map(({ time }) => time));
  results.check('within 5 s', slowest <= 5_000, `slowest ${ms(slowest)}`);
  results.check(
    'reading works',
    reads.every(({ status }) => status === 200),
    statuses(reads),
  );
  results.check(
    'small writes are accepted, or rejected with 503',
    Object.keys(writes).every((status) => ['200', '503'].includes(status)),
    JSON.stringify(writes),
  );
  results.check(
    'nothing left behind in the temporary folder',
    readdirSync(temporary).length === 0,
    readdirSync(temporary).join(' ') || 'empty',
  );

  rmSync(filler);
  const freedAt = performance.now();
  await until('an upload to be accepted again', async () => wentWell(await uploadRest()));
  results.check(
    'once there is room, uploads work again, in the same process',
    program.isRunning && program.pid === pid,
    `after ${ms(performance.now() - freedAt)}`,
  );
  const answer = await uploadGraphql();
  results.check('through GraphQL too', wentWell(answer), `${answer.status}`);
  const database = await openDatabase(program);
  const { rows } = await database.query(
    'SELECT count(*)::int AS n FROM logos WHERE NOT EXISTS (SELECT FROM companies WHERE logo_hash = hash)',
  );
  await database.end();
  results.check(
    'nothing left behind in the database',
    rows[0].n === 0,
    `${before}, then ${await logos()}; logos without a company: ${rows[0].n}`,
  );
  await program.stop();
} catch (error) {
  console.error(error, program?.output.slice(-3_000));
  results.check('the benchmark itself', false, String(error));
} finally {
  await program?.remove();
  run('umount', disk);
  rmSync(disk, { recursive: true, force: true });
}
results.end();
