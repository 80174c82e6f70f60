import type { EntityManager } from 'typeorm';
import { type Statement, transactionReader } from '../database/statement.ts';
import { isAdmin } from '../graphql/authorize.ts';
import type { Context } from '../graphql/context.ts';
import { conflict } from '../shared/errors.ts';
import { idOrZero } from '../shared/ids.ts';
import type { WorkKind } from '../shared/schema/work-kind.ts';
import { actionOf } from './action-of.ts';
import { decidedConflict, decidedSentence } from './who-decided.ts';

/** First key of the advisory locks; nothing else uses it. */
const LOCKS = 7_240_125;
const LOCK: Statement = {
  name: 'decision_lock',
  text: `SELECT pg_advisory_xact_lock(${LOCKS}, hashtext($1 || ' ' || $2))`,
};
/** The decision on a thing that can still be undone. */
export const WAITING_DECISION: Statement = {
  name: 'waiting_decision',
  text: `SELECT d.action, d.user_id AS "userId", u.name, d.decided_at AS at
         FROM decisions d LEFT JOIN users u ON u.id = d.user_id WHERE d.kind = $1 AND d.subject_id = $2`,
};
export const DECIDED = 'Isto já foi decidido por outra pessoa.';

/** Returns the SQL of the condition that no decision on the row waits; `id` is the column with the id of the thing. */
export const undecided = (kind: WorkKind, id: string): string =>
  `NOT EXISTS (SELECT FROM decisions d WHERE d.kind = '${kind}' AND d.subject_id = ${id})`;

/**
 * The same condition for a query over all things of a kind: it reads the decisions once instead of once a thing, while
 * they fit into `work_mem` (some 100,000 in the 4 MB of an external database).
 */
export const undecidedScan = (kind: WorkKind, id: string): string =>
  `${id} NOT IN (SELECT d.subject_id FROM decisions d WHERE d.kind = '${kind}')`;

/**
 * Serializes the decisions on a thing until the transaction ends, and throws CONFLICT when one waits: with `message`,
 * else with a sentence that says who decided what.
 */
export async function requireUndecided(
  ctx: Context,
  manager: EntityManager,
  kind: WorkKind,
  id: string | number,
  message?: string,
): Promise<void> {
  const subjectId = idOrZero(String(id));
  const reader = transactionReader(manager);
  await reader.query(LOCK, [kind, String(subjectId)]);
  const [waiting] = await reader.query<{ action: string; userId: number | null; name: string; at: Date }>(
    WAITING_DECISION,
    [kind, subjectId],
  );
  if (!waiting) return;
  if (message) throw conflict(message, 'ALREADY_PROCESSED');
  const { did } = actionOf(ctx, { kind, action: waiting.action });
  // Administrators are named to each other only.
  throw decidedConflict(isAdmin(ctx) ? decidedSentence(ctx, waiting, did) : null, DECIDED);
}
