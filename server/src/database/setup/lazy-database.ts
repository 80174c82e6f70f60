import type pg from 'pg';
import type { DataSource } from 'typeorm';
import { unavailable } from '../../shared/errors.ts';
import type { Connections } from '../connections.ts';
import type { Reader } from '../statement.ts';
import type { Database } from './open-database.ts';

/** A database that may come later: until `set`, whoever asks is told to come back (HARDENING, promise 3). */
export class LazyDatabase implements Connections {
  #database: Database | null = null;
  #others: Record<string, pg.Pool> = {};

  // Asynchronous, so that a caller who combines reads is refused by a rejection as later on.
  readonly reads: Reader = { query: async (...asked) => this.#opened().reads.query(...asked) };
  readonly searches: Reader = { query: async (...asked) => this.#opened().searches.query(...asked) };

  /** Null without a replica; reads that it cannot answer now go to the primary. */
  get publicReads(): Pick<Connections, 'reads' | 'searches'> | null {
    return this.#database?.publicReads ?? null;
  }

  get dataSource(): DataSource {
    return this.#opened().dataSource;
  }

  /** The pools by name; null while there is no database yet. */
  get pools(): Record<string, pg.Pool> | null {
    return (
      this.#database && { main: this.#database.pool, search: this.#database.searchPool, ...this.#others }
    );
  }

  /** `others` are pools beside the database's own, for the metrics. */
  set(database: Database, others: Record<string, pg.Pool> = {}): void {
    this.#database = database;
    this.#others = others;
  }

  breakConnections(): void {
    this.#database?.breakConnections();
  }

  async close(): Promise<void> {
    await this.#database?.close();
  }

  #opened(): Database {
    if (!this.#database) throw unavailable();
    return this.#database;
  }
}
