import { pino } from 'pino';
import pretty from 'pino-pretty';

export type Log = ReturnType<typeof createLog>;

/**
 * Structured lines on standard output, written for people when that is a terminal. No bodies and no
 * headers, so no secrets and no personal texts.
 */
export function createLog(level: string) {
  const options = { level, base: null, timestamp: pino.stdTimeFunctions.isoTime };
  if (!process.stdout.isTTY) return pino(options);
  return pino(options, pretty({ translateTime: 'SYS:HH:MM:ss', sync: true }));
}
