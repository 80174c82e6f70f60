import type { EntityManager } from 'typeorm';
import type { Context } from '../graphql/context.ts';
import { AuditEntry } from './audit-entry.ts';

export interface Action {
  action: string;
  /** By default what `action` begins with: `company` of `company.approve`. */
  subjectType?: string;
  subjectId: number | null;
  before?: object;
  after?: object;
}

/** Records what an administrator, or the operator by a command, does, in the transaction that does it. */
export async function recordAction(
  ctx: Pick<Context, 'viewer'> & { address: string | null },
  manager: EntityManager,
  { action, subjectType = action.replace(/\..*/, ''), ...entry }: Action,
): Promise<void> {
  await manager.insert(AuditEntry, {
    ...entry,
    action,
    subjectType,
    actorId: ctx.viewer?.id ?? null,
    actorEmail: ctx.viewer?.email ?? null,
    address: ctx.address,
  });
}
