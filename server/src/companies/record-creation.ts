import type { EntityManager } from 'typeorm';
import { recordAction } from '../audit/record-action.ts';
import type { Context } from '../graphql/context.ts';

/** An administrator made a company, with or without an owner. */
export function recordCreation(
  ctx: Context,
  manager: EntityManager,
  companyId: number,
  name: string,
  ownerId: number | null,
): Promise<void> {
  return recordAction(ctx, manager, {
    action: 'company.create',
    subjectType: 'company',
    subjectId: companyId,
    after: { name, ownerId },
  });
}
