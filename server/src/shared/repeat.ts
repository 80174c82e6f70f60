import type { Log } from './log.ts';

/** Work that runs repeatedly. */
export interface Repeated {
  /** Runs it now, or again after the current run. */
  wake(): void;
  /** Resolves when it is not running. */
  idle(): Promise<void>;
}

/** Pause after a failure, for example while the database starts; doubled after each further one. */
const RETRY_MS = 15_000;

/** Runs `work` now, after each pause and when woken, until the signal; failures are logged, and tried again sooner. */
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
  let failures = 0;
  const pauseAfter = (failed: number) =>
    failed === 0 ? pauseMs : Math.min(pauseMs, RETRY_MS * 2 ** (failed - 1));
  const run = async () => {
    do {
      isAsked = false;
      try {
        await work();
        failures = 0;
      } catch (error) {
        failures++;
        if (!signal.aborted) log.warn({ err: error }, failure);
      }
    } while (isAsked && !signal.aborted);
    running = null;
    if (!signal.aborted) timer = setTimeout(wake, pauseAfter(failures)).unref();
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
