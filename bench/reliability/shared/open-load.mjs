/**
 * A load that does not wait for answers, in a process of its own: so many requests a second, whatever becomes of those
 * before. Told by a message; answers with [begun, ms, status, isKept] of each, times in ms since it began; status 0 is
 * a connection that broke, isKept whether the connection had been used before.
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
  const under = new Set();

  const ask = async (path) => {
    const kept = idle.pop();
    const client =
      kept ?? openClient(port, { 'x-forwarded-for': address(opened++), 'apollo-require-preflight': 'true' });
    const begun = performance.now();
    let status = 0;
    try {
      ({ status } = await client.get(path));
      idle.push(client);
    } catch {
      client.close();
    }
    answers.push([begun - started, performance.now() - begun, status, kept !== undefined]);
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
        if (under.size >= MOST_CONNECTIONS) {
          unsent++;
          continue;
        }
        const one = ask(paths[sent % paths.length]).finally(() => under.delete(one));
        under.add(one);
      }
    }, STEP_MS);
  });
  await Promise.all(under);
  for (const client of idle) client.close();
  process.send({ answers, unsent });
});
