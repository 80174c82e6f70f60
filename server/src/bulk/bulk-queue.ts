import type { EntityManager } from 'typeorm';
import { type Statement, transactionReader } from '../database/statement.ts';
import { contextWithin } from '../decisions/context-within.ts';
import { type AdminRole, roleHas } from '../graphql/admin-roles.ts';
import { type Context, createContext, type Services } from '../graphql/context.ts';
import { appErrorOf } from '../graphql/database-errors.ts';
import type { WorkQueue } from '../outbox/work-queue.ts';
import { AppError } from '../shared/errors.ts';
import type { BulkFailure, BulkJob } from './bulk-job.ts';
import { BULK_TAG } from './bulk-jobs.ts';
import { type BulkStep, capabilityFor, runStep } from './bulk-steps.ts';
import { changeOf } from './change-actions.ts';
import { endBulkJob, releaseSome } from './end-bulk-job.ts';
import { titleOf } from './title-of.ts';
import { undoNext } from './undo-bulk-job.ts';

const MOST_FAILURES = 500;
const UNKNOWN = 'Não foi possível. Tente novamente.';

interface Next extends BulkStep, Pick<BulkJob, 'status' | 'processedCount' | 'userId' | 'address'> {
  total: number;
  /** Null when all is done. */
  subjectId: number | null;
  email: string | null;
  /** Null for an account that is gone or deactivated, or no administrator's. */
  adminRole: AdminRole | null;
}

/**
 * Undoing and releasing come first: people wait for them while another action runs for long. Of those that run, the one
 * that has done least: sixty decisions do not wait for 100,000.
 */
const NEXT: Statement = {
  name: 'next_of_bulk_job',
  text: `SELECT j.id, j.kind, j.action, j.status, j.arguments AS args, j.position AS "processedCount", j.user_id AS "userId", host(j.address) AS address,
           cardinality(j.subject_ids) AS total, j.subject_ids[j.position + 1] AS "subjectId",
           j.seen -> j.subject_ids[j.position + 1]::text AS seen, j.created_at AS "createdAt",
           u.email, CASE WHEN u.is_active THEN u.admin_role END AS "adminRole"
         FROM bulk_jobs j LEFT JOIN users u ON u.id = j.user_id
         WHERE (j.status IN ('running', 'undoing') OR j.undoable_until IS NOT NULL) AND j.next_try_at <= now()
         ORDER BY j.status = 'running', j.position, j.id LIMIT 1 FOR UPDATE OF j SKIP LOCKED`,
};
const ADVANCE: Statement = {
  name: 'advance_bulk_job',
  text: 'UPDATE bulk_jobs SET position = position + 1 WHERE id = $1',
};
const REPORT: Statement = {
  name: 'report_of_bulk_job',
  text: `UPDATE bulk_jobs SET failed_count = failed_count + 1,
           failures = CASE WHEN failed_count < ${MOST_FAILURES} THEN failures || $2::jsonb ELSE failures END
         WHERE id = $1`,
};
/** Of a database that fails: others of its jobs come first. */
const POSTPONE: Statement = {
  name: 'postpone_bulk_job',
  text: `UPDATE bulk_jobs SET next_try_at = now() + interval '10 seconds' WHERE id = $1`,
};

/** How long a transaction takes in further things: others wait that long for their locks, at most. */
const TRANSACTION_MS = 100;

/**
 * Runs bulk actions, several things a transaction, which also notes that they are done: a killed instance leaves the rest
 * to the others, and none is done twice. A thing that fails is a savepoint of its own.
 */
export class BulkQueue implements WorkQueue {
  readonly tag = BULK_TAG;
  readonly everyMs = 1_000;
  readonly failure = 'Ações em lote esperam: não puderam ser executadas.';
  readonly #services: Services;

  readonly #transactionMs: number;

  constructor(services: Services, transactionMs = TRANSACTION_MS) {
    this.#services = services;
    this.#transactionMs = transactionMs;
  }

  async workOff(signal?: AbortSignal): Promise<void> {
    while (!signal?.aborted) {
      if (!(await this.#some())) return;
    }
  }

  /** Handles a few things in one transaction; returns false when nothing is left to be done. */
  async #some(): Promise<boolean> {
    const { db, log } = this.#services;
    let next: Next | undefined;
    try {
      await db.transaction(async (manager) => {
        const until = performance.now() + this.#transactionMs;
        do {
          [next] = await transactionReader(manager).query<Next>(NEXT);
          if (next) await this.#step(manager, next);
        } while (next && performance.now() < until);
      });
    } catch (error) {
      if (!next) throw error;
      log.error({ err: error, bulkJob: next.id }, 'Uma ação em lote falhou; será continuada.');
      await db.reads.query(POSTPONE, [next.id]);
    }
    return next !== undefined;
  }

  async #step(manager: EntityManager, next: Next): Promise<void> {
    if (next.status === 'undoing') {
      await undoNext(contextWithin(this.#contextOf(next), manager), manager, next, (error, subjectId) =>
        this.#report(manager, next, subjectId, error),
      );
      return;
    }
    if (next.status !== 'running') {
      await releaseSome(manager, next.id);
      return;
    }
    const end = (status: 'done' | 'failed') => endBulkJob(manager, next.id, status);
    if (next.subjectId === null) {
      await end('done');
      return;
    }
    if (!roleHas(next.adminRole, capabilityFor(next))) {
      await end('failed');
      return;
    }
    await this.#run(manager, next, next.subjectId);
    await transactionReader(manager).query(ADVANCE, [next.id]);
    if (next.processedCount + 1 === next.total) await end('done');
  }

  /** Decides on one thing or changes it, or reports why that could not be done. */
  async #run(manager: EntityManager, next: Next, subjectId: number): Promise<void> {
    const ctx = contextWithin(this.#contextOf(next), manager);
    try {
      await manager.transaction(() => runStep(ctx, manager, String(subjectId), next));
    } catch (error) {
      if (appErrorOf(error)?.code === 'SERVICE_UNAVAILABLE') throw error;
      await this.#report(manager, next, subjectId, error);
    }
  }

  async #report(
    manager: EntityManager,
    { id, kind, action }: Next,
    subjectId: number,
    error: unknown,
  ): Promise<void> {
    const appError = error instanceof AppError ? error : appErrorOf(error);
    if (!appError)
      this.#services.log.error({ err: error, bulkJob: id, subjectId }, 'Um item do lote falhou.');
    const reader = transactionReader(manager);
    const failure: BulkFailure = {
      id: subjectId,
      title: await titleOf(reader, kind ?? changeOf(action)?.subject ?? 'company', subjectId),
      message: appError?.storedMessage ?? appError?.message ?? UNKNOWN,
    };
    await reader.query(REPORT, [id, JSON.stringify([failure])]);
  }

  #contextOf({ id, userId, email, adminRole, address }: Next): Context {
    const viewer = userId !== null && {
      id: userId,
      email: email ?? '',
      role: 'admin' as const,
      adminRole,
      parts: {},
      tokenHash: Buffer.alloc(0),
    };
    return createContext(this.#services, {
      viewer: viewer || null,
      address: address ?? '127.0.0.1',
      requestId: `bulk-${id}`,
    });
  }
}
