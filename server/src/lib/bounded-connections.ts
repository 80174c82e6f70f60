import type { DataSource } from 'typeorm';
import type { Connections } from './connections.ts';
import { tookTooLong } from './errors.ts';
import type { Reader } from './sql.ts';
import type { Turn } from './turn.ts';

/** The connections as one request has them: SERVICE_UNAVAILABLE once its time is over. */
export class BoundedConnections implements Connections {
  readonly reads: Reader;
  readonly searches: Reader;
  readonly #connections: Connections;
  readonly #turn: Turn;

  constructor(connections: Connections, turn: Turn) {
    this.#connections = connections;
    this.#turn = turn;
    // Asynchronous, so that a caller who combines reads is refused by a rejection.
    this.reads = { query: async (...asked) => this.#inTime().reads.query(...asked) };
    this.searches = { query: async (...asked) => this.#inTime().searches.query(...asked) };
  }

  get dataSource(): DataSource {
    return this.#inTime().dataSource;
  }

  #inTime(): Connections {
    if (this.#turn.isOver) throw tookTooLong();
    return this.#connections;
  }
}
