import type pg from 'pg';
import type { DataSource } from 'typeorm';
import type { Connections } from '../lib/context.ts';
import { unavailable } from '../lib/errors.ts';
import type { Reader } from '../lib/sql.ts';
import type { Database } from './open-database.ts';

/** A database that may come later: until `set`, whoever asks is told to come back (HARDENING, promise 3). */
export class LateDatabase implements Connections {
  #database: Database | null = null;

  // Asynchronous, so that a caller who combines reads is refused by a rejection as later on.
  readonly reads: Reader = { query: async (...asked) => this.#opened().reads.query(...asked) };
  readonly searches: Reader = { query: async (...asked) => this.#opened().searches.query(...asked) };

  get dataSource(): DataSource {
    return this.#opened().dataSource;
  }

  /** The pools by name; null while there is no database yet. */
  get pools(): Record<'main' | 'search', pg.Pool> | null {
    return this.#database && { main: this.#database.pool, search: this.#database.searchPool };
  }

  set(database: Database): void {
    this.#database = database;
  }

  async close(): Promise<void> {
    await this.#database?.close();
  }

  #opened(): Database {
    if (!this.#database) throw unavailable();
    return this.#database;
  }
}
