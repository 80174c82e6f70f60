import type pg from 'pg';
import type { DataSource, EntityManager } from 'typeorm';
import type { Config } from '../config.ts';
import { tookTooLong, unavailable } from '../shared/errors.ts';
import type { Log } from '../shared/log.ts';
import type { RequestSlot } from '../shared/request-slot.ts';
import { CHANNEL, type ChangeFeed } from './change-feed.ts';
import { OpenClients } from './open-clients.ts';
import { type DatabaseRole, openPools, type Pools, type Tables } from './pools.ts';
import { isRetried } from './postgres-errors.ts';
import { Replica } from './replica.ts';
import { poolReader, type Reader, type Statement, transactionReader } from './statement.ts';

/** Of a transaction that meets another writer: the first attempt and three more. */
const ATTEMPTS = 4;

export interface DatabaseOptions {
  url: string;
  config: Pick<Config, 'limits' | 'databaseReadUrl'>;
  role: DatabaseRole;
  log: Log;
  /** Without it (commands), writes wait for no notification and the replica is not used. */
  changeFeed?: ChangeFeed;
}

/** How one request, or one export, uses the database. */
interface View {
  root: Database;
  slot: RequestSlot | null;
  isPublicRead?: boolean;
  /** Instead of the pools, without a deadline. */
  reads?: Reader;
  /** The transaction that its transactions are parts of. */
  manager?: EntityManager;
}

/**
 * PostgreSQL as the rest of the program uses it: entities write, inside `transaction`; named statements read, through
 * `reads` and `searches`; only imports write with SQL in bulk, through `pool`.
 *
 * Everything rejects with SERVICE_UNAVAILABLE until `connect` has succeeded. `forRequest` gives a view that also
 * rejects so once the request's deadline has passed.
 */
export class Database {
  readonly url: string;
  readonly #options: DatabaseOptions;
  readonly #root: Database;
  readonly #slot: RequestSlot | null;
  readonly #isPublicRead: boolean;
  readonly #manager: EntityManager | null;
  #reads: Reader | undefined;
  #publicReads: Reader | undefined;
  readonly #clients: OpenClients | null = null;
  #pools: Pools | null = null;
  #replica: Replica | null = null;

  constructor(options: DatabaseOptions, view: View | null = null) {
    this.url = options.url;
    this.#options = options;
    this.#root = view?.root ?? this;
    this.#slot = view?.slot ?? null;
    this.#isPublicRead = view?.isPublicRead ?? false;
    this.#manager = view?.manager ?? null;
    this.#reads = view?.reads;
    if (view) return;
    this.#clients = new OpenClients();
    options.changeFeed?.onTimeout(() => this.#clients?.destroyAll());
  }

  /** Named statements. */
  get reads(): Reader {
    this.#reads ??= this.#reader('reads', this.#isPublicRead);
    return this.#reads;
  }

  /** Named statements of the search, over a small pool of its own: slow searches leave the other connections free. */
  get searches(): Reader {
    return this.#reader('searches', this.#isPublicRead);
  }

  /** Named statements for public data: on the replica while it is up to date, else on the primary. */
  get publicReads(): Reader {
    this.#publicReads ??= this.#reader('reads', true);
    return this.#publicReads;
  }

  /** Connects to the server; rejects when it cannot be reached, and may then be called again. */
  async connect(tables: Tables): Promise<this> {
    const { url, config, role, log, changeFeed } = this.#options;
    const clients = this.#clients as OpenClients;
    this.#pools = await openPools(url, tables, { limits: config.limits, role, clients, log });
    if (changeFeed && config.databaseReadUrl) {
      this.#replica = new Replica(config.databaseReadUrl, config.limits, {
        changeFeed,
        primary: this.#pools,
        log,
      });
      this.#replica.start();
    }
    return this;
  }

  async close(): Promise<void> {
    await this.#replica?.close();
    await Promise.all([this.#pools?.search.end(), this.#pools?.dataSource.destroy()]);
  }

  /** Returns the view of one request: until its deadline, and on the replica for public reads. */
  forRequest({ slot, isPublicRead }: { slot: RequestSlot | null; isPublicRead: boolean }): Database {
    return slot || isPublicRead
      ? new Database(this.#options, { root: this.#root, slot, isPublicRead })
      : this;
  }

  /** TypeORM's connections. Entities that are changed are read and saved inside `transaction`. */
  get dataSource(): DataSource {
    return this.#connected().dataSource;
  }

  /** TypeORM, for reading entities: in the transaction of this view, if it has one, else each by itself. */
  get manager(): EntityManager {
    return this.#manager ?? this.dataSource.manager;
  }

  /** The pool that TypeORM and `reads` share, for the bulk SQL of imports. */
  get pool(): pg.Pool {
    return this.#connected().main;
  }

  /** The pools by name, for the metrics; null until connected. */
  get pools(): Record<string, pg.Pool> | null {
    const { main, search } = this.#root.#pools ?? {};
    return main && search ? { main, search, ...this.replica?.pools } : null;
  }

  get replica(): Replica | null {
    return this.#root.#replica;
  }

  /**
   * Runs a write in one transaction. Where it meets another writer (serialization, deadlock, lock) it is run again up
   * to three times, so `work` must do nothing but write. Resolves after this instance has been notified of its own
   * changes: the next request sees them, from the response cache too.
   *
   * From the commit on the request is answered even after its deadline, unless it `keepsDeadline`: for what is
   * recorded beside a read.
   */
  async transaction<T>(
    work: (manager: EntityManager) => Promise<T>,
    { keepsDeadline = false }: { keepsDeadline?: boolean } = {},
  ): Promise<T> {
    if (this.#manager) return this.#manager.transaction(work);
    const slot = keepsDeadline ? null : this.#slot;
    for (let attempt = 1; ; attempt++) {
      const sync = this.#options.changeFeed?.sync();
      try {
        const result = await this.dataSource.transaction(async (manager) => {
          const value = await work(manager);
          // A caller who was answered that it took too long must not find it done.
          if (slot?.isOver) throw tookTooLong();
          if (slot) slot.isWriting = true;
          if (sync) await manager.query('SELECT pg_notify($1, $2)', [CHANNEL, sync.payload]);
          return value;
        });
        await sync?.wait();
        return result;
      } catch (error) {
        sync?.cancel();
        if (attempt >= ATTEMPTS || !isRetried(error)) throw error;
      }
    }
  }

  /**
   * Returns a view that reads in the transaction of `manager`. Its transactions are savepoints of that one, which runs
   * them again where it meets another writer.
   */
  within(manager: EntityManager): Database {
    const view = { root: this.#root, slot: this.#slot, reads: transactionReader(manager), manager };
    return new Database(this.#options, view);
  }

  /** Opens a view whose `reads` see the database as it is now, however long they take; `close` it in every case. */
  async snapshot(): Promise<{ db: Database; close: () => Promise<void> }> {
    const { reader, close } = await openSnapshot(this.dataSource);
    const view = { root: this.#root, slot: this.#slot, reads: reader };
    return { db: new Database(this.#options, view), close };
  }

  // Asynchronous, so that callers who combine reads get a rejection and nothing is thrown.
  #reader(kind: 'reads' | 'searches', isPublic: boolean): Reader {
    return {
      query: async (statement, values) => {
        const pools = this.#connected();
        return ((isPublic && this.replica) || pools)[kind].query(statement, values);
      },
    };
  }

  #connected(): Pools {
    if (this.#slot?.isOver) throw tookTooLong();
    const pools = this.#root.#pools;
    if (!pools) throw unavailable();
    return pools;
  }
}

/** How long it may wait between statements for a slow consumer. */
const IDLE = '60s';

/** The database as it was at one moment, on a connection reserved for it. */
interface Snapshot {
  reader: Reader;
  /** Releases the connection; must be called in every case. */
  close(): Promise<void>;
}

/** Opens a snapshot in a read-only transaction. */
async function openSnapshot(dataSource: DataSource): Promise<Snapshot> {
  const runner = dataSource.createQueryRunner();
  const close = async () => {
    // A rollback, since nothing was written and it works after an error too.
    try {
      if (runner.isTransactionActive && !runner.isReleased) await runner.rollbackTransaction();
    } finally {
      await runner.release();
    }
  };
  try {
    const client = (await runner.connect()) as pg.PoolClient;
    await runner.startTransaction('REPEATABLE READ');
    await client.query('SET TRANSACTION READ ONLY');
    await client.query(`SET LOCAL idle_in_transaction_session_timeout = '${IDLE}'`);
    // One statement at a time, though a list may run several concurrently.
    let last: Promise<unknown> = Promise.resolve();
    const statements = poolReader(client);
    const reader: Reader = {
      query<Row>(statement: Statement, values?: readonly unknown[]): Promise<Row[]> {
        const ask = () => statements.query<Row>(statement, values);
        const answer = last.then(ask, ask);
        last = answer;
        return answer;
      },
    };
    return { reader, close };
  } catch (error) {
    await close();
    throw error;
  }
}
