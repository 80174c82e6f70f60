import type { Log } from './log.ts';

/** Runs `work` now and after each pause until the signal; failures are logged. */
export function repeat(pauseMs: number, signal: AbortSignal, log: Log, work: () => Promise<unknown>): void {
  let timer: NodeJS.Timeout | undefined;
  signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
  const run = async () => {
    try {
      await work();
    } catch (error) {
      if (!signal.aborted) log.warn({ err: error }, 'Uma tarefa periódica falhou; será tentada de novo.');
    }
    if (signal.aborted) return;
    timer = setTimeout(() => void run(), pauseMs).unref();
  };
  void run();
}
