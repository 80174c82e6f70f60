import type { Log } from './log.ts';

/** Does `work` now and again after each pause, until the signal; a failure is logged and tried again later. */
export function repeat(pauseMs: number, signal: AbortSignal, log: Log, work: () => Promise<unknown>): void {
  let timer: NodeJS.Timeout | undefined;
  signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
  const round = async () => {
    try {
      await work();
    } catch (error) {
      if (!signal.aborted) log.warn({ err: error }, 'Uma tarefa periódica falhou; será tentada de novo.');
    }
    if (signal.aborted) return;
    timer = setTimeout(() => void round(), pauseMs).unref();
  };
  void round();
}
