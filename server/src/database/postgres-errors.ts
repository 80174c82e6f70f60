interface PostgresError extends Error {
  code: string;
  constraint?: string;
  column?: string;
}

const AWAY = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  '53300',
  '57014',
]);
/** Conflicts of two writers: the same transaction, run again, can succeed. */
const RETRIED = new Set(['40001', '40P01', '55P03']);
/** node-postgres errors without a code. */
const AWAY_TEXT =
  /timeout exceeded when trying to connect|^timeout expired$|Connection terminated|Query read timeout|Client has encountered a connection error|[Qq]uery runner (?:was )?already released|Transaction is not started yet|not queryable|Cannot use a pool after calling end/;

/** An error with another one inside, as TypeORM and GraphQL make them. */
interface Wrapper extends Error {
  driverError?: unknown;
  originalError?: unknown;
  /** The statement that failed. */
  query?: unknown;
}

/** Returns an error and those inside it, the outermost first. */
export function causesOf(error: unknown): Wrapper[] {
  const causes: Wrapper[] = [];
  for (let inner = error; inner instanceof Error && causes.length < 5; ) {
    const wrapper: Wrapper = inner;
    causes.push(wrapper);
    inner = wrapper.driverError ?? wrapper.cause ?? wrapper.originalError;
  }
  return causes;
}

/** Returns the driver's error inside TypeORM's wrapper, or null when it is no database error. */
export function postgresError(error: unknown): PostgresError | null {
  const cause = causesOf(error).find(
    (cause) => 'code' in cause && typeof cause.code === 'string' && !('extensions' in cause),
  );
  return (cause as PostgresError | undefined) ?? null;
}

export const isRetried = (error: unknown): boolean => RETRIED.has(postgresError(error)?.code ?? '');

/** Returns whether the database is unreachable: refused, reset, no answer, too many connections, shutting down. */
export function isDatabaseAway(error: unknown): boolean {
  const driverError = postgresError(error);
  const code = driverError?.code ?? '';
  // A Unix socket that does not exist yet.
  if (code === 'ENOENT' && driverError && 'syscall' in driverError && driverError.syscall === 'connect')
    return true;
  if (AWAY.has(code) || code.startsWith('08') || code.startsWith('57P')) return true;
  return causesOf(error).some(
    (cause) =>
      AWAY_TEXT.test(cause.message) || (cause instanceof AggregateError && cause.errors.some(isDatabaseAway)),
  );
}

/** Runs `work` up to `attempts` times; repeats it after a serialization failure, deadlock or lock timeout. */
export async function withRetries<T>(attempts: number, work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (attempt >= attempts || !isRetried(error)) throw error;
    }
  }
}
