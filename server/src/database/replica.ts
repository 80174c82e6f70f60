import pg from 'pg';
import type { Limits } from '../config.ts';
import type { Log } from '../shared/log.ts';
import type { ChangeFeed } from './change-feed.ts';
import { OpenClients } from './open-clients.ts';
import { type Pools, poolOptions } from './pools.ts';
import { isDatabaseAway, postgresError } from './postgres-errors.ts';
import { requireSessions } from './require-sessions.ts';
import { poolReader, type Reader, type Statement } from './statement.ts';

/** Without notifications the replica may be behind by at most twice this. */
const CHECK_EVERY_MS = 1_000;
const CHECK_TIMEOUT_MS = 1_000;
/** Between two checks whether a write has arrived; doubles from the first to the second. */
const LEAST_PAUSE_MS = 2;
const MOST_PAUSE_MS = 100;
const TOOK_TOO_LONG = '57014';
/** Only the primary can answer: a write, an unlogged table, or rows removed by a replayed VACUUM. */
const NOT_HERE = new Set(['25006', '0A000', '40001']);

/**
 * A position after everything committed before the statement: the end of what is flushed, which may lie within a record
 * that no commit follows. With `synchronous_commit = off` commits are not flushed: then it is the end of what is written,
 * which may be a page's head ahead of what a replica replays. In both cases reads go to the primary until more is
 * written, half a minute at most.
 */
const POSITION: Statement = {
  name: 'wal_position',
  text: `SELECT CASE current_setting('synchronous_commit') WHEN 'off' THEN pg_current_wal_insert_lsn()
           ELSE pg_current_wal_flush_lsn() END::text AS lsn`,
};
/** False on a server that is no replica, or no longer one. */
const HAS_REPLAYED = 'SELECT pg_is_in_recovery() AND pg_last_wal_replay_lsn() >= $1::pg_lsn AS has';

/**
 * A streaming replica for reads of anonymous callers (docs/explanation/decisions/026). It is used while it is known to
 * have replayed every write that this instance was notified of. From a notification until the write has arrived there,
 * and while the replica is unreachable, reads go to the primary: no row is older than without a replica.
 */
export class Replica {
  readonly #changeFeed: ChangeFeed;
  readonly #primary: Pick<Pools, 'reads' | 'searches'>;
  readonly #log: Log;
  readonly #pools: { reads: pg.Pool; searches: pg.Pool; checks: pg.Pool };
  readonly reads: Reader;
  readonly searches: Reader;
  #timer: NodeJS.Timeout | undefined;
  #isFresh = false;
  /** Notifications so far; a check covers those before it began. */
  #notified = 0;
  #checking: Promise<void> | null = null;
  #closed = false;
  /** The last logged state; null before the first check. */
  #isUsable: boolean | null = null;
  /** Statements answered by each. */
  readonly figures = { replica: 0, primary: 0 };

  constructor(
    url: string,
    limits: Limits,
    {
      changeFeed,
      primary,
      log,
    }: { changeFeed: ChangeFeed; primary: Pick<Pools, 'reads' | 'searches'>; log: Log },
  ) {
    this.#changeFeed = changeFeed;
    this.#primary = primary;
    this.#log = log;
    const clients = new OpenClients();
    const pool = (max: number, options: pg.PoolConfig = {}) => {
      const created = new pg.Pool({
        connectionString: url,
        ...poolOptions(limits, max, 'program', clients),
        ...options,
      });
      created.on('error', () => {
        this.#isFresh = false;
      });
      return created;
    };
    this.#pools = {
      reads: pool(limits.POOL),
      searches: pool(limits.SEARCH_POOL),
      checks: pool(1, { connectionTimeoutMillis: CHECK_TIMEOUT_MS, query_timeout: CHECK_TIMEOUT_MS }),
    };
    this.reads = this.#reader('reads');
    this.searches = this.#reader('searches');
    changeFeed.onNotice(() => this.#onNotice());
  }

  /** Starts checking whether the replica can be used. */
  start(): void {
    this.#timer = setInterval(() => this.#check(), CHECK_EVERY_MS).unref();
    this.#check();
  }

  /** True while reads may go to the replica. */
  get isFresh(): boolean {
    return this.#isFresh && this.#changeFeed.listening;
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
          // A statement that times out here would time out on the primary.
          const isAway = isDatabaseAway(error) && code !== TOOK_TOO_LONG;
          if (!isAway && !NOT_HERE.has(code)) throw error;
          if (isAway) this.#isFresh = false;
          this.figures.primary++;
          return primary.query<Row>(statement, values);
        }
      },
    };
  }

  #onNotice(): void {
    this.#notified++;
    this.#isFresh = false;
    this.#check();
  }

  #check(): void {
    if (this.#closed || this.#checking) return;
    this.#checking = this.#catchUp()
      .catch((error: Error) => {
        this.#isFresh = false;
        this.#logUsable(false, error.message);
      })
      .finally(() => {
        this.#checking = null;
      });
  }

  /** Waits until the replica is fresh. Throws when it is unreachable, no replica, or too far behind. */
  async #catchUp(): Promise<void> {
    if (!this.#isUsable) await requireSessions('DATABASE_READ_URL', this.#pools.reads, this.#pools.checks);
    for (let covered = -1; covered !== this.#notified; ) {
      covered = this.#notified;
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
    this.#logUsable(true);
  }

  async #hasReplayed(lsn: string): Promise<boolean> {
    const { rows } = await this.#pools.checks.query<{ has: boolean | null }>({
      name: 'has_replayed',
      text: HAS_REPLAYED,
      values: [lsn],
    });
    return rows[0]?.has === true;
  }

  #logUsable(isUsable: boolean, reason?: string): void {
    if (this.#closed || this.#isUsable === isUsable) return;
    this.#isUsable = isUsable;
    if (isUsable) this.#log.info('Leituras públicas vão à réplica.');
    else this.#log.warn({ reason }, 'A réplica não pode ser usada; tudo vai ao banco principal.');
  }
}
