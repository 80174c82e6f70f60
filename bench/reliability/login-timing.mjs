import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { median } from '../median.mjs';
import { startServer } from '../processes.mjs';

// Checks that response times do not tell whether an account exists: medians of tries with known and unknown
// addresses, interleaved, on a program and a database of its own. Exits with 1 above 10 %.
const argument = (name, fallback) => {
  const index = process.argv.indexOf(`--${name}`);
  return index < 0 ? fallback : Number(process.argv[index + 1]);
};
const TRIES = argument('tries', 200);
const PORT = argument('port', 4620);
const MOST = 0.1;
const MANY = '1000000000';
const KNOWN = 'conhecida@teste.com.br';

const folder = mkdtempSync(join(tmpdir(), 'guia-timing-'));
const server = await startServer(
  '../server/dist/main.js',
  PORT,
  {
    DATA_DIR: folder,
    DATABASE_URL: '',
    DEMO_DATA: 'false',
    LOG_LEVEL: 'error',
    LIMIT_LOGINS_ADDRESS: MANY,
    LIMIT_LOGINS_ACCOUNT: MANY,
    LIMIT_LOGINS_ACCOUNT_MOST: MANY,
    LIMIT_RESETS_ADDRESS: MANY,
    LIMIT_RESETS_ACCOUNT: MANY,
  },
  '/readyz',
);

async function post(path, body) {
  const begun = performance.now();
  const reply = await fetch(`http://127.0.0.1:${PORT}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const text = await reply.text();
  return { ms: performance.now() - begun, text: `${reply.status} ${text}` };
}

const KINDS = {
  login: (email) => post('/api/auth/login', { email, password: 'nao-e-esta-senha' }),
  reset: (email) =>
    post('/graphql', {
      query: 'mutation ($email: String!) { requestPasswordReset(email: $email) { validSeconds } }',
      variables: { email },
    }),
};

let failed = false;
try {
  await post('/api/auth/register', {
    name: 'Conhecida',
    email: KNOWN,
    password: 'uma-senha-comprida',
    password_confirmation: 'uma-senha-comprida',
    terms: true,
  });
  process.stdout.write(
    '| | known, median ms | unknown, median ms | difference | same text |\n|---|---|---|---|---|\n',
  );
  for (const [name, ask] of Object.entries(KINDS)) {
    for (let warm = 0; warm < 20; warm++) await ask(warm % 2 ? KNOWN : `frio${warm}@teste.com.br`);
    const times = { known: [], unknown: [] };
    const texts = new Set();
    for (let tried = 0; tried < TRIES * 2; tried++) {
      // Alternates, and alternates which comes first, so that drift affects both.
      const isKnown = (tried + (tried >> 1)) % 2 === 0;
      const { ms, text } = await ask(isKnown ? KNOWN : `n${tried}${'x'.repeat(6)}@teste.com.br`);
      times[isKnown ? 'known' : 'unknown'].push(ms);
      texts.add(text);
    }
    const [known, unknown] = [median(times.known), median(times.unknown)];
    const difference = Math.abs(known - unknown) / Math.min(known, unknown);
    failed ||= difference > MOST || texts.size > 1;
    process.stdout.write(
      `| ${name} | ${known.toFixed(2)} | ${unknown.toFixed(2)} | ${(difference * 100).toFixed(1)} % | ${texts.size === 1} |\n`,
    );
  }
} finally {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
process.exit(failed ? 1 : 0);
