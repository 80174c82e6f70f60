import { expect, test } from 'vitest';
import { readConfig } from '../src/config.ts';
import { type Program, startProgram } from '../src/program.ts';
import { createLog } from '../src/shared/log.ts';
import { freePort } from './helpers/network/free-port.ts';
import { perFile } from './helpers/per-file.ts';
import { createTestDatabase } from './helpers/test-database.ts';

const database = perFile(createTestDatabase);

/** Returns whether the metrics answer. 127.0.0.2 reaches only what listens on every address. */
const answers = (port: number, host: string) =>
  fetch(`http://${host}:${port}/metrics`).then(
    ({ ok }) => ok,
    () => false,
  );

test.each([
  ['by default on 127.0.0.1 only', {}, false],
  ['on the address of METRICS_HOST', { METRICS_HOST: '0.0.0.0' }, true],
])('the metrics listen %s, whatever HOST is', async (_where, env, everywhere) => {
  const port = await freePort();
  const config = readConfig({
    DATABASE_URL: database.url,
    PORT: '0',
    HOST: '0.0.0.0',
    METRICS_PORT: String(port),
    ...env,
  });
  let program: Program | null = null;
  try {
    program = await startProgram(config, createLog('silent'), null, new AbortController().signal);
    expect(await answers(port, '127.0.0.1')).toBe(true);
    expect(await answers(port, '127.0.0.2')).toBe(everywhere);
  } finally {
    await program?.stop();
  }
});
