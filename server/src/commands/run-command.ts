import { errorText } from './error-text.ts';

/** The command line is incomplete or wrong. */
export class UsageError extends Error {}

/**
 * Runs a command and sets the exit code: 1 for a failure, 2 for wrong usage. The first SIGINT or SIGTERM aborts the signal,
 * so that the command can clean up; a second one ends it at once.
 */
export function runCommand(usage: string, work: (signal: AbortSignal) => Promise<void>): void {
  const stopping = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => stopping.abort());
  work(stopping.signal).catch((error: unknown) => {
    const isUsage =
      error instanceof UsageError || (error as { code?: unknown }).code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION';
    const isStopped = error instanceof Error && error.name === 'AbortError';
    const text = isStopped ? 'Interrompido: nada foi gravado.' : errorText(error);
    process.stderr.write(isUsage ? usage : `${text}\n`);
    process.exitCode = isUsage ? 2 : 1;
  });
}
