import 'reflect-metadata';
import { fileURLToPath } from 'node:url';
import { errorText } from './commands/error-text.ts';
import { readConfig } from './config.ts';
import { startProgram } from './program.ts';
import { BUILD } from './shared/build-info.ts';
import { createLog } from './shared/log.ts';
import { unknownSettings } from './unknown-settings.ts';

/** The built client, beside the built server. */
const CLIENT_DIR = fileURLToPath(new URL('../../client/dist', import.meta.url));

/** After `LIMIT_DRAIN_MS`: with its 7 s the program ends within 10 s of the signal (docs/explanation/reliability.md). */
const EXIT_AFTER_DRAINING_MS = 2_500;

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const log = createLog(config.logLevel);
  log.info(BUILD, `Iniciando a versão ${BUILD.version}.`);
  for (const { name, similar } of unknownSettings(process.env)) {
    log.warn(`A variável ${name} não existe e não tem efeito; a mais parecida é ${similar}.`);
  }
  const giveUp = new AbortController();
  // Registered before the start, which a signal aborts.
  const signalled = new Promise<void>((resolve) => {
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => resolve());
  });
  void signalled.then(() => giveUp.abort());
  const program = await startProgram(config, log, CLIENT_DIR, giveUp.signal);
  await signalled;
  log.info('Encerrando…');
  setTimeout(() => {
    // The embedded database ends by itself, or the next start takes it over.
    log.warn('O encerramento demorou demais; o que restava foi interrompido.');
    process.exit(1);
  }, config.limits.DRAIN_MS + EXIT_AFTER_DRAINING_MS).unref();
  await program.stop();
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    process.stderr.write(`${errorText(error)}\n`);
    process.exit(1);
  },
);
