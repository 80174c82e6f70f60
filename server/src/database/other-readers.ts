import type { DataSource } from 'typeorm';
import type { Connections } from './connections.ts';
import type { Reader } from './statement.ts';

/** The connections with other readers; the rest is looked up when it is used, since it may come later. */
export class OtherReaders implements Connections {
  readonly reads: Reader;
  readonly searches: Reader;
  readonly #connections: Connections;

  constructor(connections: Connections, { reads, searches }: Pick<Connections, 'reads' | 'searches'>) {
    this.#connections = connections;
    this.reads = reads;
    this.searches = searches;
  }

  get dataSource(): DataSource {
    return this.#connections.dataSource;
  }
}
