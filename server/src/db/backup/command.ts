import { ConfigError } from '../../config.ts';
import { isDatabaseAway } from '../../lib/postgres-errors.ts';
import { EmbeddedError } from '../embedded/embedded-error.ts';
import { BackupError } from './backup-file.ts';

/** The command line does not say what to do. */
export class UsageError extends Error {}

const OF_FILES: Record<string, string> = {
  ENOENT: 'não existe',
  EEXIST: 'já existe',
  EACCES: 'não pode ser aberto (permissão negada)',
  EISDIR: 'é uma pasta',
  ENOSPC: 'não coube no disco',
};

/** What the operator can do something about, in a sentence; anything else with its stack. */
function faultText(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof ConfigError || error instanceof EmbeddedError || error instanceof BackupError) {
    return error.message;
  }
  if (error.name === 'AbortError') return 'Interrompido: nada foi gravado.';
  if (isDatabaseAway(error)) return 'O banco de dados não responde.';
  const { code, path } = error as NodeJS.ErrnoException;
  const reason = OF_FILES[code ?? ''];
  return reason && path ? `O arquivo ${path} ${reason}.` : (error.stack ?? error.message);
}

/**
 * Runs a command to its end and says by the exit code how it went: 1 for a fault, 2 for wrong usage. The first SIGINT or
 * SIGTERM aborts the signal, so that the command may clear away what it has begun; a second one ends it at once.
 */
export function runCommand(usage: string, work: (signal: AbortSignal) => Promise<void>): void {
  const stopping = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => stopping.abort());
  work(stopping.signal).catch((error: unknown) => {
    const isUsage =
      error instanceof UsageError || (error as { code?: unknown }).code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION';
    process.stderr.write(isUsage ? usage : `${faultText(error)}\n`);
    process.exitCode = isUsage ? 2 : 1;
  });
}
