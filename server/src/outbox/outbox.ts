import type { Reader, Statement } from '../database/statement.ts';

/** A row that this instance has claimed. */
export interface Claimed {
  id: number | string;
  attempts: number;
}

interface OutboxOptions {
  /** What `claim` returns beside `id` and `attempts`. */
  columns: string;
  /** How long a claimed row is reserved if its instance dies; longer than an attempt can take. */
  leaseSeconds: number;
  /** A further condition of `claim` on the table `d`, whose values begin with $2. */
  where?: string;
}

/**
 * A table of what is sent after the commit that wrote it, with the columns `status` (queued, sent, failed),
 * `attempts`, `next_try_at` and `last_error`. Several instances may send: each row is claimed by one. Claiming counts
 * the attempt, so that the result of one whose lease has run out is ignored.
 */
export class Outbox<Row extends Claimed> {
  readonly #table: string;
  readonly #claim: Statement;
  readonly #leaseSeconds: number;

  constructor(table: string, { columns, leaseSeconds, where = '' }: OutboxOptions) {
    this.#table = table;
    this.#leaseSeconds = leaseSeconds;
    this.#claim = {
      name: `${table}_claim`,
      text: `UPDATE ${table} SET attempts = attempts + 1, last_error = NULL,
               next_try_at = now() + make_interval(secs => $1)
             WHERE id = (SELECT id FROM ${table} d WHERE status = 'queued' AND next_try_at <= now() ${where}
                         ORDER BY next_try_at, id LIMIT 1 FOR UPDATE OF d SKIP LOCKED)
             RETURNING id, attempts, ${columns}`,
    };
  }

  /**
   * Claims due rows one by one and runs `deliver`, until none is left, it returns false, or the signal. Returns the
   * number of attempts.
   */
  async drain(
    reader: Reader,
    deliver: (row: Row) => Promise<unknown>,
    { values = [], signal }: { values?: unknown[]; signal?: AbortSignal | undefined } = {},
  ): Promise<number> {
    for (let tried = 0; ; ) {
      if (signal?.aborted) return tried;
      const [row] = await reader.query<Row>(this.#claim, [this.#leaseSeconds, ...values]);
      if (!row) return tried;
      tried++;
      if ((await deliver(row)) === false) return tried;
    }
  }

  /** Writes the result of an attempt; `retrySeconds` counts from now and is for a row that stays queued. */
  async settle(
    reader: Reader,
    { id, attempts }: Claimed,
    columns: { status: 'queued' | 'sent' | 'failed' } & Record<string, unknown>,
    retrySeconds = 0,
  ): Promise<void> {
    const names = Object.keys(columns);
    const set = names.map((name, index) => `${name} = $${index + 4}`).join(', ');
    const statement = {
      name: `${this.#table}_settle_${columns.status}`,
      text: `UPDATE ${this.#table} SET ${set}, next_try_at = now() + make_interval(secs => $3)
             WHERE id = $1 AND attempts = $2 AND status = 'queued'`,
    };
    await reader.query(statement, [id, attempts, retrySeconds, ...Object.values(columns)]);
  }

  /** Deletes a claimed row that is not needed any more. */
  async drop(reader: Reader, { id, attempts }: Claimed): Promise<void> {
    const text = `DELETE FROM ${this.#table} WHERE id = $1 AND attempts = $2`;
    await reader.query({ name: `${this.#table}_drop`, text }, [id, attempts]);
  }
}
