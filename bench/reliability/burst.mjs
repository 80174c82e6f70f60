/**
 * Bursts on an idle program, and a flood from one address (promise 7): node bench/reliability/burst.mjs
 *
 * - 300 GraphQL reads, 150 pages and 100 ratings at once, each kind from 100 addresses
 * - 40 companies with a logo at once, from 20 accounts behind one address
 * - 25 requests of others while one address keeps 120 connections busy: with reads and pages, then with logins
 *
 * Uses a folder, a database and a port of its own.
 */
import { createRequire } from 'node:module';
import { setTimeout as pause } from 'node:timers/promises';
import { COMPANY_QUERY, LIST_QUERY } from '../graphql-queries.mjs';
import { ask, someAddress } from './instances/people.mjs';
import { Program } from './kill/program.mjs';
import { ms, quantile, Results } from './shared/results.mjs';

const sharp = createRequire(new URL('../../server/package.json', import.meta.url))('sharp');
const BURST = { reads: 300, pages: 150, ratings: 100, addresses: 100 };
const FLOOD_CONNECTIONS = 120;
const OTHERS = 25;
const IDLE_MS = 3_000;
const PASSWORD = 'um segredo bem comprido';

const graphql = (query, variables) =>
  `/graphql?${new URLSearchParams({ query, variables: JSON.stringify(variables) })}`;

const program = await Program.prepare({
  LIMIT_MEMORY_CACHE_MB: '0',
  LIMIT_REGISTRATIONS: '1000',
  LOG_LEVEL: 'error',
});
const results = new Results();

async function timed(answer) {
  const begun = performance.now();
  const { status, body } = await answer;
  return { status, body, time: performance.now() - begun };
}

/** Counts the answers by status, such as "200: 300". */
function statusesOf(answers) {
  const counts = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return Object.entries(counts)
    .map(([status, count]) => `${status}: ${count}`)
    .join(', ');
}

function report(what, answers, mostMs, isGood = ({ status }) => status === 200 || status === 201) {
  const times = answers.map(({ time }) => time);
  results.check(
    what,
    answers.every(isGood) && Math.max(...times) <= mostMs,
    `${statusesOf(answers)}; p50 ${ms(quantile(times, 0.5))}, slowest ${ms(Math.max(...times))}`,
  );
}

async function burst(ids) {
  const { port } = program;
  const sent = Object.entries(BURST).flatMap(([kind, count]) => {
    if (kind === 'addresses') return [];
    const addresses = Array.from({ length: BURST.addresses }, someAddress);
    return Array.from({ length: count }, (_, index) => {
      const address = addresses[index % addresses.length];
      const id = ids[index % ids.length];
      const from = { address, method: 'GET' };
      if (kind === 'reads') {
        const path =
          index % 2
            ? graphql(COMPANY_QUERY, { id: String(id) })
            : graphql(LIST_QUERY, { q: `padaria ${index}` });
        return { kind, path, ...from, headers: { 'apollo-require-preflight': 'true' } };
      }
      if (kind === 'pages') {
        return {
          kind,
          path: index % 2 ? `/company/${id}?n=${index}` : `/search?q=oficina+${index}`,
          ...from,
        };
      }
      const body = {
        rating: 1 + (index % 5),
        browser_fingerprint: `burst-${address.replaceAll('.', '-')}-${index}`,
      };
      return { kind, path: `/api/companies/${id}/rate`, ...from, method: 'POST', body };
    });
  });
  // Mixes the kinds.
  sent.sort((one, other) => (one.path + one.address < other.path + other.address ? -1 : 1));
  const answers = await Promise.all(
    sent.map(async ({ kind, method, path, ...options }) => ({
      kind,
      ...(await timed(ask(port, method, path, options))),
    })),
  );
  for (const kind of ['reads', 'pages', 'ratings']) {
    report(
      `${BURST[kind]} ${kind} of a burst of 550 to an idle program: all answered within 3 s`,
      answers.filter((answer) => answer.kind === kind),
      3_000,
    );
  }
}

async function uploads(categoryId) {
  const logo = await sharp({
    create: { width: 1200, height: 900, channels: 3, noise: { type: 'gaussian', mean: 128, sigma: 40 } },
  })
    .jpeg()
    .toBuffer();
  const tokens = await Promise.all(
    Array.from({ length: 20 }, async (_, index) => {
      const { body } = await ask(program.port, 'POST', '/api/auth/register', {
        body: {
          name: `Pessoa ${index}`,
          email: `pessoa${index}-${Date.now()}@exemplo.com.br`,
          role: 'company',
          password: PASSWORD,
          password_confirmation: PASSWORD,
          terms: true,
        },
      });
      return body.token;
    }),
  );
  await pause(IDLE_MS);
  const register = (token, number) => {
    const form = new FormData();
    const fields = {
      name: `Empresa ${number} ${Date.now()}`,
      category_id: categoryId,
      city: 'Campinas - SP',
      address: `Rua ${number}, ${number}`,
      phone: `(19) 3${String(2_000_000 + number).padStart(7, '0')}`,
      description: 'Uma empresa com logotipo, registrada no meio de muitas outras.',
      email: `empresa${number}@exemplo.com.br`,
    };
    for (const [name, value] of Object.entries(fields)) form.set(name, String(value));
    form.set('logo', new Blob([logo], { type: 'image/jpeg' }), 'logo.jpg');
    return timed(
      fetch(`${program.origin}/api/companies`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}` },
        body: form,
      }).then(async (response) => ({ status: response.status, body: await response.text() })),
    );
  };
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, index) => register(tokens[index % tokens.length], index)),
  );
  report(
    `40 companies with a logo of ${Math.round(logo.length / 1024)} kB at once, 20 accounts, one address: all accepted`,
    answers,
    10_000,
  );
}

/** Measures requests of others while one address keeps its connections busy. */
async function flood(what, next) {
  const address = someAddress();
  let isBusy = true;
  const refused = [];
  const loops = Array.from({ length: FLOOD_CONNECTIONS }, async (_, index) => {
    for (let number = index; isBusy; number += FLOOD_CONNECTIONS) {
      const { status, retryAfter } = await ask(program.port, ...next(number, address));
      if (status >= 400) refused.push({ status, retryAfter });
      if (status === 429) await pause(20);
    }
  });
  await pause(3_000);
  const answers = [];
  for (let number = 0; number < OTHERS; number++) {
    const path =
      number % 3 === 0
        ? `/search?q=escola+${number}`
        : number % 3 === 1
          ? graphql(LIST_QUERY, { q: `clinica ${number}` })
          : '/api/companies?q=mercado';
    answers.push(
      await timed(ask(program.port, 'GET', path, { headers: { 'apollo-require-preflight': 'true' } })),
    );
    await pause(40);
  }
  isBusy = false;
  await Promise.all(loops);
  report(
    `${OTHERS} requests of others while one address keeps ${FLOOD_CONNECTIONS} connections busy with ${what}: all answered within 1 s`,
    answers,
    1_000,
  );
  results.check(
    'that address gets 429 with Retry-After, or 401, never 503',
    refused.every(({ status, retryAfter }) => status === 401 || (status === 429 && retryAfter)),
    statusesOf(refused),
  );
}

try {
  program.start();
  await program.ready();
  const companies = await (await fetch(`${program.origin}/api/companies?per_page=50`)).json();
  const ids = companies.data.data.map(({ id }) => id);
  const categories = await (await fetch(`${program.origin}/api/companies/categories`)).json();
  await pause(IDLE_MS);
  await burst(ids);
  await pause(IDLE_MS);
  await uploads(categories.data[0].id);
  await pause(IDLE_MS);
  await flood('pages and searches', (number, address) => [
    'GET',
    number % 2 ? `/search?q=padaria+${number}` : graphql(LIST_QUERY, { q: `advogado ${number}` }),
    { address, headers: { 'apollo-require-preflight': 'true' } },
  ]);
  await pause(IDLE_MS);
  await flood('logins', (number, address) => [
    'POST',
    '/api/auth/login',
    { address, body: { email: `ninguem${number}@exemplo.com.br`, password: 'nao-e-esta' } },
  ]);
  results.check('the same process', program.isRunning, 'is running');
  await program.stop();
} catch (error) {
  console.error(error, program.output.slice(-2_000));
  results.check('the benchmark itself', false, String(error));
} finally {
  await program.remove();
}
results.end();
