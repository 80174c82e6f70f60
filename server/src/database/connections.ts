import type { DataSource } from 'typeorm';
import type { Reader } from './statement.ts';

/** The connections: entities and writes, hand-written reads, and searching with a small pool of its own. */
export interface Connections {
  dataSource: DataSource;
  reads: Reader;
  searches: Reader;
  /** Where reads of people without session go: to a replica while it has everything that this copy heard of. */
  publicReads?: Pick<Connections, 'reads' | 'searches'> | null;
}
