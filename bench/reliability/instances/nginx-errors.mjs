/**
 * Errors of nginx itself by server/deploy/nginx: node bench/reliability/instances/nginx-errors.mjs
 *
 * Checks that
 * - without an instance every response is 503 with `Retry-After`
 * - oversized and unreadable requests get a code and a sentence: JSON in the form of the interface, a page for browsers
 * - a write that an instance may have done gets no `Retry-After`
 * - responses of an instance pass unchanged
 * - one address has at most 100 requests at once
 *
 * Part of `instances.mjs`. Needs nginx (Debian: apt-get install nginx).
 */
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { freePort } from '../kill/program.mjs';
import { Results } from '../shared/results.mjs';
import { startNginx } from './proxy.mjs';

const AWAY = 'Serviço temporariamente indisponível. Tente novamente em instantes.';
const TOO_LARGE = 'O conteúdo enviado é grande demais.';
/** Over `client_max_body_size`. */
const LARGE = { method: 'POST', body: Buffer.alloc(22 * 1024 * 1024 + 1) };
const BROWSER = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

const LOST = 'A resposta se perdeu. Confira se o pedido foi atendido antes de tentar de novo.';

const rest = (code, message) => JSON.stringify({ success: false, code, message });
const graphql = (message, extensions) => JSON.stringify({ errors: [{ message, extensions }] });

const away = rest('SERVICE_UNAVAILABLE', AWAY);
const tooLarge = rest('PAYLOAD_TOO_LARGE', TOO_LARGE);
const CASES = [
  ['/api/companies', {}, 503, away],
  ['/api/companies', { headers: BROWSER }, 503, away],
  [
    '/graphql',
    { method: 'POST', body: '{}' },
    503,
    graphql(AWAY, { code: 'SERVICE_UNAVAILABLE', retryAfter: 2 }),
  ],
  ['/', {}, 503, away],
  ['/', { headers: BROWSER }, 503, `<p>${AWAY}</p>`],
  ['/api/upload/logo', LARGE, 413, tooLarge],
  ['/graphql', LARGE, 413, graphql(TOO_LARGE, { code: 'PAYLOAD_TOO_LARGE' })],
  ['/', { ...LARGE, headers: BROWSER }, 413, `<p>${TOO_LARGE}</p>`],
  [
    `/${'a'.repeat(9_000)}`,
    {},
    431,
    rest('PAYLOAD_TOO_LARGE', 'Os cabeçalhos do pedido são grandes demais.'),
  ],
  ['/.nginx/503.json', {}, 404, rest('NOT_FOUND', 'Não encontrado.')],
];
/** Requests that fetch would not send. */
const UNREADABLE = [
  'no HTTP',
  'GET / HTTP/1.1\r\n\r\n',
  'GET / HTTP/3.1\r\nhost: a\r\n\r\n',
  'TRACE / HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n',
];

function sendRaw(port, text) {
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () =>
      socket.write(text.includes('\n') ? text : `${text}\r\n\r\n`),
    );
    socket.setEncoding('utf8');
    socket.on('data', (part) => {
      answer += part;
    });
    socket.on('end', () => resolve(answer));
    socket.on('error', reject);
  });
}

/** Runs all checks, each with an nginx of its own. */
export async function checkNginxErrors(results) {
  await checkAddressLimit(results);
  await checkPassedOn(results);
  await checkLost(results);
  const nginx = await startNginx([await freePort(), await freePort()]);
  const wrong = [];
  try {
    for (const [path, options, status, expected] of CASES) {
      const answer = await fetch(`${nginx.origin}${path}`, options);
      const text = await answer.text();
      const header = (name) => answer.headers.get(name);
      const type = expected.startsWith('<') ? 'text/html; charset=utf-8' : 'application/json; charset=utf-8';
      const isRight =
        answer.status === status &&
        (expected.startsWith('<') ? text.includes(expected) : text === expected) &&
        header('content-type') === type &&
        header('retry-after') === (status === 503 ? '2' : null) &&
        header('cache-control') === 'no-store' &&
        header('x-request-id') !== null;
      if (!isRight) wrong.push(`${path.slice(0, 20)}: ${answer.status} ${text.slice(0, 200)}`);
    }
    for (const text of UNREADABLE) {
      const answer = await sendRaw(nginx.port, text);
      const isRight =
        answer.startsWith('HTTP/1.1 400 ') &&
        answer.endsWith(rest('BAD_REQUEST', 'O pedido não pôde ser lido.'));
      if (!isRight) wrong.push(`${JSON.stringify(text)}: ${answer.slice(0, 200)}`);
    }
  } finally {
    await nginx.stop();
  }
  for (const line of wrong) console.log(`  WRONG ${line}`);
  const count = CASES.length + UNREADABLE.length;
  results.check(
    'errors of nginx itself have a code and a sentence',
    wrong.length === 0,
    `${count - wrong.length} of ${count}`,
  );
}

/** Returns an instance's response with this status as it arrives through nginx. */
async function through(nginx, status) {
  const answer = await fetch(`${nginx.origin}/${status}`);
  return [answer.status, answer.headers.get('retry-after'), await answer.text()].join(' ');
}

async function checkPassedOn(results) {
  const instance = createServer((request, response) => {
    const status = Number(request.url.slice(1)) || 200;
    response.writeHead(status, { 'retry-after': '9' }).end(`body of ${status}`);
  });
  const port = await freePort();
  await new Promise((resolve) => instance.listen(port, '127.0.0.1', resolve));
  const nginx = await startNginx([port]);
  const statuses = [200, 400, 404, 405, 413, 500, 503];
  const changed = [];
  try {
    for (const status of statuses) {
      const arrived = await through(nginx, status);
      if (arrived !== `${status} 9 body of ${status}`) changed.push(arrived);
    }
  } finally {
    await nginx.stop();
    instance.closeAllConnections();
    await new Promise((resolve) => instance.close(resolve));
  }
  results.check(
    'responses of an instance pass unchanged',
    changed.length === 0,
    changed.join('; ') || `${statuses.length} answers`,
  );
}

/** Checks that of 120 simultaneous requests of one address to a slow instance 100 pass. */
async function checkAddressLimit(results) {
  const instance = createServer((_request, response) => setTimeout(() => response.end('{}'), 1_000));
  const port = await freePort();
  await new Promise((resolve) => instance.listen(port, '127.0.0.1', resolve));
  const nginx = await startNginx([port]);
  const limited = rest('RATE_LIMITED', 'Muitas tentativas. Aguarde um pouco e tente novamente.');
  try {
    const answers = await Promise.all(
      Array.from({ length: 120 }, async () => {
        const answer = await fetch(`${nginx.origin}/api/companies`);
        return {
          status: answer.status,
          retryAfter: answer.headers.get('retry-after'),
          text: await answer.text(),
        };
      }),
    );
    const refused = answers.filter(({ status }) => status === 429);
    results.check(
      'of 120 requests of one address at once 100 pass, the others get 429',
      refused.length === 20 &&
        refused.every(({ retryAfter, text }) => retryAfter === '2' && text === limited) &&
        answers.filter(({ status }) => status === 200).length === 100,
      `${refused.length} refused`,
    );
  } finally {
    await nginx.stop();
    instance.closeAllConnections();
    await new Promise((resolve) => instance.close(resolve));
  }
}

/** Checks that only reads may be repeated when an instance dies without an answer. */
async function checkLost(results) {
  const instance = createServer((request) => request.resume().on('end', () => request.socket.destroy()));
  const port = await freePort();
  await new Promise((resolve) => instance.listen(port, '127.0.0.1', resolve));
  const nginx = await startNginx([port]);
  const cases = [
    ['/api/messages', 'POST', null, rest('SERVICE_UNAVAILABLE', LOST)],
    ['/graphql', 'POST', null, graphql(LOST, { code: 'SERVICE_UNAVAILABLE' })],
    ['/api/companies', 'GET', '2', away],
  ];
  const wrong = [];
  try {
    for (const [path, method, retryAfter, expected] of cases) {
      const answer = await fetch(`${nginx.origin}${path}`, {
        method,
        ...(method === 'POST' && { body: '{}' }),
      });
      const text = await answer.text();
      if (answer.status !== 503 || answer.headers.get('retry-after') !== retryAfter || text !== expected)
        wrong.push(`${method} ${path}: ${answer.status} ${answer.headers.get('retry-after')} ${text}`);
      // nginx skips an instance for two seconds after an error.
      await pause(2_100);
    }
  } finally {
    await nginx.stop();
    instance.closeAllConnections();
    await new Promise((resolve) => instance.close(resolve));
  }
  results.check(
    'no write that may have been done is to be repeated',
    wrong.length === 0,
    wrong.join('; ') || `${cases.length} answers`,
  );
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const results = new Results();
  await checkNginxErrors(results);
  results.end();
}
