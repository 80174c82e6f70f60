import { oneRow, type Statement } from '../database/statement.ts';
import type { Context } from '../graphql/context.ts';

/** Until when a decision knows of things: what came later nobody saw. */
export interface DecisionTime {
  /** By the database's clock, as text. */
  unchangedSince: string;
}

const CLOCK: Statement = {
  name: 'decision_time',
  text: 'SELECT clock_timestamp()::text AS "unchangedSince"',
};

/** Returns the time of a decision that is taken now; bulk actions use the time of their start. */
export const decisionTime = ({ db }: Context): Promise<DecisionTime> => oneRow(db.reads, CLOCK);
