import type { EntityManager } from 'typeorm';
import { type Statement, transactionReader } from '../database/statement.ts';
import { type AdminRole, roleHas } from '../graphql/admin-roles.ts';
import { type Context, createContext, type Services } from '../graphql/context.ts';
import { appErrorOf } from '../graphql/database-errors.ts';
import { WORK_ACCESS } from '../graphql/work-access.ts';
import type { OutboxWork } from '../outbox/outbox-loop.ts';
import { AppError } from '../shared/errors.ts';
import { actionOf } from './action-of.ts';
import { contextWithin } from './context-within.ts';
import type { Decision } from './decision.ts';
import { recordUndo } from './record-undo.ts';

/** After so many errors a decision is dropped, and the thing waits for another one. */
const MOST_ATTEMPTS = 6;
const DECIDER_LOST = 'Quem decidiu não é mais administrador.';
const NOT_POSSIBLE = 'Não foi possível executar esta decisão.';

type Due = Pick<
  Decision,
  | 'id'
  | 'kind'
  | 'subjectId'
  | 'action'
  | 'args'
  | 'restored'
  | 'userId'
  | 'apiKey'
  | 'address'
  | 'decidedAt'
  | 'attempts'
> & { email: string | null; adminRole: AdminRole | null };

const due = (name: string, condition: string): Statement => ({
  name,
  text: `SELECT d.id, d.kind, d.subject_id AS "subjectId", d.action, d.arguments AS args, d.restored,
           d.user_id AS "userId", d.api_key AS "apiKey", host(d.address) AS address, d.decided_at AS "decidedAt",
           d.attempts, u.email, CASE WHEN u.is_active THEN u.admin_role END AS "adminRole"
         FROM decisions d LEFT JOIN users u ON u.id = d.user_id
         WHERE d.next_try_at <= now() AND ${condition}
         ORDER BY d.next_try_at, d.id LIMIT 1 FOR UPDATE OF d SKIP LOCKED`,
});
/** Single decisions come first: people wait for them, and a bulk action can have 100,000. */
const DUE = [due('due_single_decision', 'd.bulk_job_id IS NULL'), due('due_decision', 'true')];
const DROP: Statement = { name: 'drop_decision', text: 'DELETE FROM decisions WHERE id = $1' };
/** After 5, 10, 20 … seconds, at most 85 minutes. */
const POSTPONE: Statement = {
  name: 'postpone_decision',
  text: `UPDATE decisions SET attempts = attempts + 1,
           next_try_at = now() + make_interval(secs => 5 * power(2, least(attempts, 10))) WHERE id = $1`,
};

/**
 * Carries out the decisions that cannot be undone any more. Several instances may do so: each decision is locked by one
 * and deleted in the transaction that carries it out, so that a killed instance leaves it to the others.
 */
export class DecisionWork implements OutboxWork {
  readonly tag = 'decisions';
  readonly everyMs = 1_000;
  readonly failure = 'Decisões esperam: não puderam ser executadas.';
  readonly #services: Services;

  constructor(services: Services) {
    this.#services = services;
  }

  async deliverDue(signal?: AbortSignal): Promise<void> {
    while (!signal?.aborted && (await this.#next()));
  }

  /** Carries out one decision; returns false when none is due. */
  async #next(): Promise<boolean> {
    const { db, log } = this.#services;
    let due: Due | undefined;
    try {
      await db.transaction(async (manager) => {
        const reader = transactionReader(manager);
        for (const statement of DUE) due ??= (await reader.query<Due>(statement))[0];
        if (due) await this.#settle(manager, due);
      });
    } catch (error) {
      // Without a row it is the database that failed.
      if (!due) throw error;
      log.error(
        { err: error, decision: due.id },
        'Uma decisão não pôde ser executada; será tentada de novo.',
      );
      await db.reads.query(POSTPONE, [due.id]);
    }
    return due !== undefined;
  }

  async #settle(manager: EntityManager, due: Due): Promise<void> {
    await transactionReader(manager).query(DROP, [due.id]);
    const ctx = this.#contextOf(due);
    const action = actionOf(ctx, due);
    const reason = await this.#carryOut(contextWithin(ctx, manager), due);
    if (reason === null) return;
    await action.undo?.(manager, due.subjectId, due.restored);
    await recordUndo(manager, action, due, { reason });
  }

  /** Returns null, or why the decision cannot be carried out. */
  async #carryOut(ctx: Context, due: Due): Promise<string | null> {
    // Ending a session does not change what was decided with it; losing the role does.
    const { atLast, decide, undo } = actionOf(ctx, due);
    const id = String(due.subjectId);
    if (!roleHas(due.adminRole, WORK_ACCESS[due.kind].decide)) return DECIDER_LOST;
    try {
      await ctx.db.transaction(async (manager) => {
        if (atLast) return atLast(ctx, id, due.args, due.restored);
        await undo?.(manager, due.subjectId, due.restored);
        return decide(ctx, id, due.args);
      });
      return null;
    } catch (error) {
      if (error instanceof AppError) return error.message;
      const known = appErrorOf(error);
      if (known && known.code !== 'SERVICE_UNAVAILABLE') return known.message;
      if (due.attempts + 1 < MOST_ATTEMPTS) throw error;
      this.#services.log.error({ err: error, decision: due.id }, 'Uma decisão foi abandonada.');
      return NOT_POSSIBLE;
    }
  }

  #contextOf({ id, userId, email, adminRole, apiKey, address }: Due): Context {
    const viewer =
      userId === null || email === null
        ? null
        : {
            id: userId,
            email,
            role: 'admin' as const,
            adminRole,
            parts: {},
            tokenHash: Buffer.alloc(0),
            ...(apiKey && { key: apiKey }),
          };
    return createContext(this.#services, {
      viewer,
      address: address ?? '127.0.0.1',
      requestId: `decision-${id}`,
    });
  }
}
