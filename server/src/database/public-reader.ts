import type { Connections } from './connections.ts';
import type { Reader } from './statement.ts';

/** What is the same for everybody, outside of REST and GraphQL: read on the replica while that may be, else on the primary. */
export const publicReader = ({ db }: { db: Connections }): Reader => db.publicReads?.reads ?? db.reads;
