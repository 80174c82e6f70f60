import 'reflect-metadata';
import { fileURLToPath } from 'node:url';
import { errorText } from './commands/error-text.ts';
import { readConfig } from './config.ts';
import { startProgram } from './program.ts';
import { createLog } from './shared/log.ts';

/** Beside the built server, where the build puts it. */
const CLIENT_DIR = fileURLToPath(new URL('../../client/dist', import.meta.url));

/** After `LIMIT_DRAIN_MS`; with its 7 s gone within the 10 s of design/HARDENING.md, promise 5, with half a second to spare. */
const GONE_AFTER_DRAINING_MS = 2_500;

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const log = createLog(config.logLevel);
  const giveUp = new AbortController();
  // Before the start, which may be long: a signal then ends it as soon as it can be ended cleanly.
  const signalled = new Promise<void>((resolve) => {
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => resolve());
  });
  void signalled.then(() => giveUp.abort());
  const program = await startProgram(config, log, CLIENT_DIR, giveUp.signal);
  await signalled;
  log.info('Encerrando…');
  setTimeout(() => {
    // The database is left to end by itself, or for the next start to take over.
    log.warn('O encerramento demorou demais; o que restava foi interrompido.');
    process.exit(1);
  }, config.limits.DRAIN_MS + GONE_AFTER_DRAINING_MS).unref();
  await program.stop();
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    process.stderr.write(`${errorText(error)}\n`);
    process.exit(1);
  },
);
