import { pino } from 'pino';

export type Log = ReturnType<typeof createLog>;

/** Structured lines on standard output; no bodies, no headers, so no secrets and no personal texts. */
export function createLog(level: string) {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime });
}
