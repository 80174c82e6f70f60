import type { Services } from './context.ts';
import type { Reader } from './sql.ts';

/** What is the same for everybody, outside of REST and GraphQL: read on the replica while that may be, else on the primary. */
export const publicReader = ({ db }: Pick<Services, 'db'>): Reader => db.publicReads?.reads ?? db.reads;
