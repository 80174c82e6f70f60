import 'reflect-metadata';
import { fileURLToPath } from 'node:url';
import { errorText } from './commands/error-text.ts';
import { editDistance } from './companies/search/text/edit-distance.ts';
import { readConfig } from './config.ts';
import { startProgram } from './program.ts';
import { BUILD } from './shared/build-info.ts';
import { createLog } from './shared/log.ts';

type Environment = Record<string, string | undefined>;

/** Node's own variables share the prefix of NODE_ENV. */
const FOREIGN = /^NODE_/;

/** Shorter names are like those of other programs: HOME and HOST. */
const LEAST_LENGTH = 8;

const MOST_EDITS = 2;

/** Returns the names of all variables that `readConfig` reads. */
function knownNames(): string[] {
  const names = new Set<string>();
  const record = (_: object, name: string | symbol) => void names.add(String(name));
  readConfig(new Proxy({}, { get: record }));
  return [...names];
}

/**
 * Returns the variables of the environment that begin like a setting, or are almost called like one, and that the
 * program does not read, each with the most similar setting.
 */
export function unknownSettings(env: Environment): { name: string; similar: string }[] {
  const names = knownNames();
  const prefixes = new Set(
    names.filter((name) => name.includes('_')).map((name) => name.replace(/_.*/s, '_')),
  );
  return Object.keys(env)
    .filter((name) => !names.includes(name) && !FOREIGN.test(name))
    .flatMap((name) => {
      const distances = names.map((setting) => ({
        setting,
        edits: editDistance(name.toUpperCase(), setting),
      }));
      const nearest = distances.reduce((best, candidate) =>
        candidate.edits < best.edits ? candidate : best,
      );
      const isLike = prefixes.has(name.replace(/_.*/s, '_')) && name.includes('_');
      const isAlmost = name.length >= LEAST_LENGTH && nearest.edits <= MOST_EDITS;
      return isLike || isAlmost ? [{ name, similar: nearest.setting }] : [];
    });
}

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
