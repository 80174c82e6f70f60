import pg from 'pg';
import type { Limits } from '../config.ts';
import type { Log } from '../shared/log.ts';
import type { ChangeFeed } from './change-feed.ts';
import type { Connections } from './connections.ts';
import { DestroyOnTimeout } from './destroy-on-timeout.ts';
import { poolOptions } from './pool-options.ts';
import { isDatabaseAway, postgresError } from './postgres-errors.ts';
import { poolReader, type Reader, type Statement } from './statement.ts';

/** How far a replica that hears nothing of writes may be behind, at most twice this. */
const CHECK_EVERY_MS = 1_000;
const CHECK_TIMEOUT_MS = 1_000;
/** Between two looks at whether a write has arrived. */
const LEAST_PAUSE_MS = 2;
const MOST_PAUSE_MS = 100;
/** Read on the replica, or not at all: a write, something unlogged, rows that are gone by a replayed VACUUM. */
const TOOK_TOO_LONG = '57014';
const NOT_HERE = new Set(['25006', '0A000', '40001']);

/** After the end of everything that has been committed, asked after it was heard of. */
const POSITION: Statement = { name: 'wal_position', text: 'SELECT pg_current_wal_insert_lsn()::text AS lsn' };
/** False on a server that is no replica (any more): it goes its own way. */
const HAS_REPLAYED = 'SELECT pg_is_in_recovery() AND pg_last_wal_replay_lsn() >= $1::pg_lsn AS has';

/**
 * A streaming replica for reads of people without session (decision 026). It is used while it is known to have replayed
 * every write that this copy has heard of; from the moment one is heard until it has arrived there, and
 * whenever it is away, reads go to the primary. So nobody reads older things here than without a replica.
 */
export class Replica {
  readonly #changes: ChangeFeed;
  readonly #primary: Pick<Connections, 'reads' | 'searches'>;
  readonly #log: Log;
  readonly #pools: { reads: pg.Pool; searches: pg.Pool; checks: pg.Pool };
  readonly publicReads: Pick<Connections, 'reads' | 'searches'>;
  #timer: NodeJS.Timeout | undefined;
  #isFresh = false;
  /** Counts the writes heard of: a check is about those up to its beginning. */
  #heard = 0;
  #checking: Promise<void> | null = null;
  #closed = false;
  /** Said once a change, not at each check. */
  #isUsable: boolean | null = null;
  #lastReason = '';
  readonly figures = { replica: 0, primary: 0 };

  constructor(
    url: string,
    limits: Limits,
    {
      changes,
      primary,
      log,
    }: { changes: ChangeFeed; primary: Pick<Connections, 'reads' | 'searches'>; log: Log },
  ) {
    this.#changes = changes;
    this.#primary = primary;
    this.#log = log;
    const clients = new DestroyOnTimeout();
    const pool = (max: number, options: pg.PoolConfig = {}) => {
      const made = new pg.Pool({
        connectionString: url,
        ...poolOptions(limits, max, 'program', clients),
        ...options,
      });
      made.on('error', () => this.#stale());
      return made;
    };
    this.#pools = {
      reads: pool(limits.POOL),
      searches: pool(limits.SEARCH_POOL),
      checks: pool(1, { connectionTimeoutMillis: CHECK_TIMEOUT_MS, query_timeout: CHECK_TIMEOUT_MS }),
    };
    this.publicReads = { reads: this.#reader('reads'), searches: this.#reader('searches') };
    changes.onNotice(() => this.#noticed());
  }

  /** Begins to look whether the replica can be used. */
  start(): void {
    this.#timer = setInterval(() => this.#check(), CHECK_EVERY_MS).unref();
    this.#check();
  }

  /** True while reads may go to the replica. */
  get isFresh(): boolean {
    return this.#isFresh && this.#changes.listening;
  }

  get pools(): Record<'replica' | 'replica_search', pg.Pool> {
    return { replica: this.#pools.reads, replica_search: this.#pools.searches };
  }

  async close(): Promise<void> {
    this.#closed = true;
    this.#isFresh = false;
    clearInterval(this.#timer);
    await Promise.all(Object.values(this.#pools).map((pool) => pool.end()));
    await this.#checking;
  }

  #reader(kind: 'reads' | 'searches'): Reader {
    const replica = poolReader(this.#pools[kind]);
    const primary = this.#primary[kind];
    return {
      query: async <Row>(statement: Statement, values?: readonly unknown[]): Promise<Row[]> => {
        if (!this.isFresh) {
          this.figures.primary++;
          return primary.query<Row>(statement, values);
        }
        try {
          const rows = await replica.query<Row>(statement, values);
          this.figures.replica++;
          return rows;
        } catch (error) {
          const code = postgresError(error)?.code ?? '';
          // What took too long here would take too long there.
          const isAway = isDatabaseAway(error) && code !== TOOK_TOO_LONG;
          if (!isAway && !NOT_HERE.has(code)) throw error;
          if (isAway) this.#stale();
          this.figures.primary++;
          return primary.query<Row>(statement, values);
        }
      },
    };
  }

  /** A write was heard of: until it has arrived, the primary is asked. */
  #noticed(): void {
    this.#heard++;
    this.#isFresh = false;
    this.#check();
  }

  /** Until the next check finds otherwise. */
  #stale(): void {
    this.#isFresh = false;
  }

  #check(): void {
    if (this.#closed || this.#checking) return;
    this.#checking = this.#catchUp()
      .catch((error: unknown) => {
        this.#stale();
        this.#lastReason = error instanceof Error ? error.message : String(error);
        this.#say(false);
      })
      .finally(() => {
        this.#checking = null;
      });
  }

  /** Ends with the replica fresh, or throws: it is away, no replica, or too far behind. */
  async #catchUp(): Promise<void> {
    for (let heard = -1; heard !== this.#heard; ) {
      heard = this.#heard;
      const [position] = await this.#primary.reads.query<{ lsn: string }>(POSITION);
      const giveUpAt = Date.now() + CHECK_EVERY_MS;
      for (let wait = LEAST_PAUSE_MS; !(await this.#hasReplayed(position?.lsn ?? '')); ) {
        if (this.#closed) return;
        if (Date.now() > giveUpAt) throw new Error('more than a second behind, or no replica');
        await new Promise((resolve) => setTimeout(resolve, wait).unref());
        wait = Math.min(2 * wait, MOST_PAUSE_MS);
      }
    }
    this.#isFresh = !this.#closed;
    this.#say(true);
  }

  async #hasReplayed(lsn: string): Promise<boolean> {
    const { rows } = await this.#pools.checks.query<{ has: boolean | null }>({
      name: 'has_replayed',
      text: HAS_REPLAYED,
      values: [lsn],
    });
    return rows[0]?.has === true;
  }

  #say(isUsable: boolean): void {
    if (this.#closed || this.#isUsable === isUsable) return;
    this.#isUsable = isUsable;
    if (isUsable) this.#log.info('Leituras públicas vão à réplica.');
    else
      this.#log.warn(
        { reason: this.#lastReason },
        'A réplica não pode ser usada; tudo vai ao banco principal.',
      );
  }
}
