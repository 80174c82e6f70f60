import type { Log } from './log.ts';

/** Work that runs repeatedly. */
export interface Repeated {
  /** Runs it now, or again after the current run. */
  wake(): void;
  /** Resolves when it is not running. */
  idle(): Promise<void>;
}

/** Longest pause after a failure: most are over soon, such as a database that is only starting. */
const AGAIN_MS = 15_000;

/** Runs `work` now, after each pause and when woken, until the signal; failures are logged. */
export function repeat(
  pauseMs: number,
  signal: AbortSignal,
  log: Log,
  work: () => Promise<unknown>,
  failure = 'Uma tarefa periódica falhou; será tentada de novo.',
): Repeated {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | null = null;
  let isAsked = false;
  signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
  const run = async () => {
    let hasFailed: boolean;
    do {
      isAsked = false;
      hasFailed = false;
      try {
        await work();
      } catch (error) {
        hasFailed = true;
        if (!signal.aborted) log.warn({ err: error }, failure);
      }
    } while (isAsked && !signal.aborted);
    running = null;
    if (!signal.aborted) timer = setTimeout(wake, hasFailed ? Math.min(pauseMs, AGAIN_MS) : pauseMs).unref();
  };
  const wake = () => {
    clearTimeout(timer);
    if (signal.aborted) return;
    isAsked = true;
    running ??= run();
  };
  wake();
  return { wake, idle: () => running ?? Promise.resolve() };
}
