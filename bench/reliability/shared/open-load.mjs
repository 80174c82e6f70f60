/**
 * Runs an open load in a process of its own: `rate` requests a second, without waiting for answers. A message starts it;
 * the reply has [begun, ms, status, wasUsed] of each request: begun in ms since the start, status 0 for a broken
 * connection, wasUsed for a connection used before.
 */
import { openClient } from '../../http-client.mjs';

const MOST_CONNECTIONS = 3_000;
const STEP_MS = 5;
const address = (number) => `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;

process.on('message', async ({ port, paths, rate, seconds }) => {
  const idle = [];
  const answers = [];
  const started = performance.now();
  let sent = 0;
  let opened = 0;
  let unsent = 0;
  const pending = new Set();

  const ask = async (path) => {
    const used = idle.pop();
    const client =
      used ?? openClient(port, { 'x-forwarded-for': address(opened++), 'apollo-require-preflight': 'true' });
    const begun = performance.now();
    let status = 0;
    try {
      ({ status } = await client.get(path));
      idle.push(client);
    } catch {
      client.close();
    }
    answers.push([begun - started, performance.now() - begun, status, used !== undefined]);
  };
  await new Promise((resolve) => {
    const timer = setInterval(() => {
      const elapsed = performance.now() - started;
      if (elapsed >= 1_000 * seconds) {
        clearInterval(timer);
        resolve();
        return;
      }
      for (const due = Math.floor((elapsed / 1_000) * rate); sent < due; sent++) {
        if (pending.size >= MOST_CONNECTIONS) {
          unsent++;
          continue;
        }
        const one = ask(paths[sent % paths.length]).finally(() => pending.delete(one));
        pending.add(one);
      }
    }, STEP_MS);
  });
  await Promise.all(pending);
  for (const client of idle) client.close();
  process.send({ answers, unsent });
});
