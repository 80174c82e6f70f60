import type { DataSource } from 'typeorm';
import { tookTooLong } from '../shared/errors.ts';
import type { RequestSlot } from '../shared/request-slot.ts';
import type { Connections } from './connections.ts';
import type { Reader } from './statement.ts';

/** The connections as one request has them: SERVICE_UNAVAILABLE once its time is over. */
export class ConnectionSlots implements Connections {
  readonly reads: Reader;
  readonly searches: Reader;
  readonly #connections: Connections;
  readonly #slot: RequestSlot;

  constructor(connections: Connections, slot: RequestSlot) {
    this.#connections = connections;
    this.#slot = slot;
    // Asynchronous, so that a caller who combines reads is refused by a rejection.
    this.reads = { query: async (...asked) => this.#inTime().reads.query(...asked) };
    this.searches = { query: async (...asked) => this.#inTime().searches.query(...asked) };
  }

  get dataSource(): DataSource {
    return this.#inTime().dataSource;
  }

  #inTime(): Connections {
    if (this.#slot.isOver) throw tookTooLong();
    return this.#connections;
  }
}
