import 'reflect-metadata';
import { fileURLToPath } from 'node:url';
import { ConfigError, readConfig } from './config.ts';
import { EmbeddedError } from './db/embedded/embedded-error.ts';
import { createLog } from './lib/log.ts';
import { startProgram } from './program.ts';

/** Beside the built server, where the build puts it. */
const CLIENT_DIR = fileURLToPath(new URL('../../client/dist', import.meta.url));

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const log = createLog(config.logLevel);
  const program = await startProgram(config, log, CLIENT_DIR);
  let stopping = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (stopping) return;
      stopping = true;
      log.info('Encerrando…');
      program.stop().then(
        () => process.exit(0),
        (error: unknown) => {
          log.error({ err: error }, 'O encerramento falhou.');
          process.exit(1);
        },
      );
    });
  }
}

main().catch((error: unknown) => {
  const plain = error instanceof ConfigError || error instanceof EmbeddedError;
  const text = error instanceof Error ? (plain ? error.message : error.stack) : String(error);
  process.stderr.write(`${text}\n`);
  process.exit(1);
});
