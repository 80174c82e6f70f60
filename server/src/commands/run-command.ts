import { userInfo } from 'node:os';
import { parseArgs } from 'node:util';
import { type Config, readConfig } from '../config.ts';
import { createLog, type Log } from '../shared/log.ts';
import { errorText } from './error-text.ts';

/** The command line is incomplete or wrong; the message says why. */
export class UsageError extends Error {}

interface CommandLine {
  /** Arguments without an option: files, an e-mail. */
  names: string[];
  options: Record<string, string | boolean | undefined>;
  config: Config;
  /** For warnings; a command prints its own messages. */
  log: Log;
  /** Aborted by the first SIGINT or SIGTERM, so that the command can clean up; a second one ends it at once. */
  signal: AbortSignal;
}

/**
 * Runs a command, or prints its usage for `--help`, and sets the exit code: 1 for a failure, 2 for wrong usage. `flags`
 * are the names of its options.
 */
export function runCommand(usage: string, flags: string[], work: (line: CommandLine) => Promise<void>): void {
  const stopping = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => stopping.abort());
  const run = async () => {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        help: { type: 'boolean', short: 'h' },
        ...Object.fromEntries(flags.map((name) => [name, { type: 'boolean' }])),
      },
    });
    if (values.help) {
      process.stdout.write(usage);
      return;
    }
    const config = readConfig(process.env);
    const log = createLog('warn');
    await work({ names: positionals, options: values, config, log, signal: stopping.signal });
  };
  run().catch((error: unknown) => {
    const isUsage =
      error instanceof UsageError || (error as { code?: unknown }).code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION';
    const isStopped = error instanceof Error && error.name === 'AbortError';
    const text = isStopped ? 'Interrompido: nada foi gravado.' : errorText(error);
    process.stderr.write(isUsage ? usage : `${text}\n`);
    process.exitCode = isUsage ? 2 : 1;
  });
}

/** Returns the operating system's user that runs a command; its number where it has no name, as in some containers. */
export function operatorName(): string {
  try {
    return userInfo().username;
  } catch {
    return `usuário ${process.getuid?.() ?? 'desconhecido'}`;
  }
}
