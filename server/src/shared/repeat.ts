import type { Log } from './log.ts';

/** Work that runs repeatedly. */
export interface Repeated {
  /** Runs it now, or again after the current run. */
  wake(): void;
  /** Resolves when it is not running. */
  idle(): Promise<void>;
}

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
    do {
      isAsked = false;
      try {
        await work();
      } catch (error) {
        if (!signal.aborted) log.warn({ err: error }, failure);
      }
    } while (isAsked && !signal.aborted);
    running = null;
    if (!signal.aborted) timer = setTimeout(wake, pauseMs).unref();
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
