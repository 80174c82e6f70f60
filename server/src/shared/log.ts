import { type DestinationStream, type LogFn, pino } from 'pino';
import pretty from 'pino-pretty';
import { countError } from './errors-today.ts';
import { sourceFrame } from './source-frame.ts';

/** Level of pino. */
const ERROR = 50;

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
    hooks: {
      logMethod(this: unknown, line: Parameters<LogFn>, method: LogFn, level: number) {
        if (level >= ERROR) countError();
        method.apply(this as never, line);
      },
    },
  };
  if (destination) return pino(options, destination);
  if (!process.stdout.isTTY) return pino(options);
  return pino(options, pretty({ translateTime: 'SYS:HH:MM:ss', sync: true }));
}

const EMAIL = /[^\s<>]+@[^\s<>]+/g;
/** Tokens and hashes: long, and without a space. */
const SECRET = /[A-Za-z0-9_-]{32,}/g;
/** PostgreSQL, graphql-js and JSON.parse quote what was sent. */
const QUOTED = /"(?:[^"\\]|\\.)*"/g;
/** Names of things in the program and the database; what people write is not of this form, or harmless. */
const NAME = /^"[A-Za-z_$][\w$.]{0,62}"$/;
const DEEPEST = 4;

/** The parts of an error that are logged. */
interface LoggedError {
  type: string;
  message: string;
  code?: string | number;
  /** Of PostgreSQL: names in the schema, never values. */
  constraint?: string;
  table?: string;
  column?: string;
  routine?: string;
  /** Where it came from, without the message. */
  stack?: string;
  cause?: LoggedError;
}

/** Returns a sentence without e-mail addresses, tokens and quoted values. */
export function discreet(text: unknown): string {
  return String(text)
    .replace(EMAIL, '[e-mail]')
    .replace(QUOTED, (quoted) => (NAME.test(quoted) && quoted.length < 34 ? quoted : '"…"'))
    .replace(SECRET, '[…]');
}

/**
 * Returns an error for the log. Libraries attach statements, parameters and rows to their errors, which hold personal
 * texts: only the properties of `LoggedError` are copied, the message through `discreet`.
 */
export function loggedError(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: discreet(error) };
  const fields = error as Error & Record<string, unknown>;
  const logged: LoggedError = { type: error.name || 'Error', message: discreet(error.message) };
  if (typeof fields.code === 'string' || typeof fields.code === 'number') logged.code = fields.code;
  for (const key of ['constraint', 'table', 'column', 'routine'] as const) {
    const value = fields[key];
    if (typeof value === 'string') logged[key] = value;
  }
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line));
  if (frames?.length) logged.stack = frames.map(sourceFrame).join('\n');
  const inner = fields.driverError ?? fields.originalError ?? fields.cause;
  if (inner instanceof Error && inner !== error && depth < DEEPEST)
    logged.cause = loggedError(inner, depth + 1);
  return logged;
}
