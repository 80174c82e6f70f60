import { type DestinationStream, pino } from 'pino';
import pretty from 'pino-pretty';
import { discreet, loggedError } from './logged-error.ts';

export type Log = ReturnType<typeof createLog>;

/**
 * Returns the log: structured lines on standard output (or `destination`), formatted for people when that is a
 * terminal. No addresses, headers or bodies, and of errors what `loggedError` leaves: so no secrets and no personal
 * texts. A line about a request has its `requestId`.
 */
export function createLog(level: string, destination?: DestinationStream) {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: (error: unknown) => loggedError(error), reason: discreet },
  };
  if (destination) return pino(options, destination);
  if (!process.stdout.isTTY) return pino(options);
  return pino(options, pretty({ translateTime: 'SYS:HH:MM:ss', sync: true }));
}
