/**
 * Runs a load in a process of its own: a message names the requests, the reply has the time of each in ms. With
 * `ownAddresses` each client sends an X-Forwarded-For of its own.
 */
import { openClient } from './http-client.mjs';

/** Returns the text of a response without markup, at most 300 characters. */
const wordsOf = (body) =>
  String(body)
    .replace(/<style[\s\S]*?<\/style>|<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .slice(0, 300);

process.on('message', async ({ port, headers, paths, clients, seconds, ownAddresses = false }) => {
  const times = [];
  const failures = [];
  let next = 0;
  const end = seconds ? performance.now() + 1_000 * seconds : Number.POSITIVE_INFINITY;
  const started = performance.now();
  const run = async (_, index) => {
    const client = openClient(port, {
      ...headers,
      ...(ownAddresses && { 'x-forwarded-for': `198.51.100.${index}` }),
    });
    while (performance.now() < end && (seconds || next < paths.length)) {
      const index = next++ % paths.length;
      const begun = performance.now();
      const { status, body } = await client.get(paths[index]);
      times.push([index, performance.now() - begun]);
      if (status !== 200 || body.includes('"errors":'))
        failures.push(`${status} ${paths[index]} ${wordsOf(body)}`);
    }
    client.close();
  };
  try {
    await Promise.all(Array.from({ length: clients }, run));
    process.send({ times, failures: failures.slice(0, 5), seconds: (performance.now() - started) / 1_000 });
  } catch (error) {
    process.send({ times, failures: [String(error)], seconds: 1 });
  }
});
