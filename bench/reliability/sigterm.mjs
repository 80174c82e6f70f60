/**
 * SIGTERM under load: node bench/reliability/sigterm.mjs [rounds]
 *
 * Reads and writes by many keep-alive connections, then SIGTERM: every accepted request is answered, every acknowledged
 * write is there, and the process is gone within 10 s, its database with it. Uses a folder and a port of its own.
 */
import { randomBytes } from 'node:crypto';
import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { checkAcknowledged, openDatabase } from './kill/check.mjs';
import { Program } from './kill/program.mjs';
import { ms, Results } from './shared/results.mjs';

const ROUNDS = Number(process.argv[2] ?? 5);
const CLIENTS = 32;
const LIMIT_MS = 10_000;
/** Not accepted: the port is closed, or was closed while the connection was in the system's backlog. */
const NOT_ACCEPTED = new Set(['ECONNREFUSED']);

/** Sends one request; without an answer returns the error's code and whether the connection had served before. */
function ask(port, agent, path, body) {
  return new Promise((resolve) => {
    const sent = request(
      {
        port,
        host: '127.0.0.1',
        path,
        agent,
        method: body ? 'POST' : 'GET',
        headers: {
          'x-forwarded-for': `10.${randomBytes(3).join('.')}`,
          ...(body && { 'content-type': 'application/json' }),
        },
      },
      (response) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (part) => {
          text += part;
        });
        response.on('end', () => resolve({ status: response.statusCode, text }));
        response.on('error', ({ code }) => resolve({ status: 0, code: `${code} in the answer` }));
      },
    );
    sent.on('error', ({ code }) => resolve({ status: 0, code, wasUsed: sent.reusedSocket }));
    sent.end(body && JSON.stringify(body));
  });
}

const results = new Results();
const program = await Program.prepare({ LIMIT_MEMORY_CACHE_MB: '0', LOG_LEVEL: 'error' });
const times = [];
const acknowledged = [];
const counts = {};
const failed = {};
try {
  for (let round = 0; round < ROUNDS; round++) {
    program.start();
    await program.ready();
    let isRunning = true;
    const clients = Array.from({ length: CLIENTS }, async (_, index) => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      while (isRunning) {
        const company = 1 + (index % 20);
        const fingerprint = randomBytes(16).toString('hex');
        const write = { rating: 4, comment: `Comentário ${fingerprint}`, browser_fingerprint: fingerprint };
        const isWrite = index % 4 === 0;
        const { status, code, wasUsed } = await ask(
          program.port,
          agent,
          isWrite
            ? `/api/companies/${company}/rate`
            : index % 4 === 1
              ? `/company/${company}`
              : `/api/companies?q=padaria`,
          isWrite ? write : undefined,
        );
        const answer = status || code;
        counts[answer] = (counts[answer] ?? 0) + 1;
        if (isWrite && status === 200)
          acknowledged.push({ kind: 'rating', company, fingerprint, rating: 4, comment: write.comment });
        if (NOT_ACCEPTED.has(code)) break;
        // 404 and 409: a demonstration company that cannot be rated.
        if (![200, 404, 409].includes(status)) {
          const what = `${answer}${wasUsed ? ' on a connection that had served' : ''}`;
          failed[what] = (failed[what] ?? 0) + 1;
        }
      }
      agent.destroy();
    });
    await pause(2_000);
    const begun = performance.now();
    await program.terminate();
    times.push(performance.now() - begun);
    isRunning = false;
    await Promise.all(clients);
    results.check(
      `round ${round + 1}: gone within 10 s, its database too`,
      times.at(-1) <= LIMIT_MS && program.database === null,
      ms(times.at(-1)),
    );
  }
  program.start();
  await program.ready();
  const database = await openDatabase(program);
  const missing = await checkAcknowledged(database, acknowledged);
  await database.end();
  await program.stop();
  results.check(
    'no accepted request failed',
    Object.keys(failed).length === 0,
    `${JSON.stringify(counts)} ${JSON.stringify(failed)}`,
  );
  results.check(
    'no acknowledged write is missing',
    missing.length === 0,
    `${missing.length} of ${acknowledged.length}`,
  );
} catch (error) {
  console.error(error, program.output.slice(-2_000));
  results.check('the benchmark itself', false, String(error));
} finally {
  await program.remove();
}
results.end();
