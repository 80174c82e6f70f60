import type { EntityManager } from 'typeorm';
import { recordAction } from '../../audit/record-action.ts';
import { transactionReader } from '../../database/statement.ts';
import type { DecisionAction } from '../../decisions/approval-type.ts';
import { decidedConflict, lastDecision } from '../../decisions/who-decided.ts';
import type { DecidedRows } from '../../graphql/approval-type.ts';
import type { Context } from '../../graphql/context.ts';
import { conflict, notFound } from '../../shared/errors.ts';
import { parseId } from '../../shared/ids.ts';
import { lockCompany } from '../lock-company.ts';
import { COMPANY_NOT_FOUND, type CompanyView, companyById } from '../read-companies.ts';
import { CompanyChange } from './company-change.ts';
import { deleteChanges } from './delete-changes.ts';

/** What the administrator saw. */
export interface SeenChanges {
  /** The time that the last change must have, as text; any when null. */
  changedAt: string | null;
  /** Nothing must have changed after this time. */
  unchangedSince?: string;
}

const NOT_FOUND = 'Alteração não encontrada.';
const ALREADY_SEEN = 'As alterações desta empresa já foram revisadas.';

/**
 * Locks the changes of a company. NOT_FOUND when there never were any; CONFLICT when they were decided before, or the last
 * one is not the one seen.
 */
export async function lockChanges(
  ctx: Context,
  manager: EntityManager,
  sentId: string,
  { changedAt, unchangedSince }: SeenChanges,
): Promise<CompanyChange> {
  const companyId = parseId(sentId, COMPANY_NOT_FOUND);
  const lock = { mode: 'pessimistic_write' } as const;
  const change = await manager.findOne(CompanyChange, { where: { companyId }, lock });
  if (!change) {
    const decided = await lastDecision(ctx, transactionReader(manager), 'changedCompany', companyId);
    throw decided === null ? notFound(NOT_FOUND) : decidedConflict(decided, ALREADY_SEEN);
  }
  const isOther = changedAt && change.changedAt.getTime() !== Date.parse(changedAt);
  if (isOther || (unchangedSince && change.changedAt > new Date(unchangedSince)))
    throw conflict('Esta empresa foi alterada de novo. Confira o que mudou.', 'CHANGED_MEANWHILE');
  return change;
}

/** Marks the changes of a company as seen. */
async function seeChanges(ctx: Context, id: string, seenVersion: SeenChanges): Promise<CompanyView> {
  await ctx.db.transaction(async (manager) => {
    // All who write companies lock them before their changes.
    await lockCompany(manager, id);
    const change = await lockChanges(ctx, manager, id, seenVersion);
    await deleteChanges(manager, change.companyId);
    await recordAction(ctx, manager, 'company.changes-seen', change.companyId, {
      after: { fields: Object.keys(change.before) },
    });
  });
  return companyById(ctx, id);
}

/** What decisions on changes write: the company first, as all who write companies lock it. */
export const CHANGED_ROWS: readonly DecidedRows[] = [
  { table: 'companies', where: 't.id = $1' },
  { table: 'company_changes', key: 'company_id', where: 't.company_id = $1' },
];

export const SEE_CHANGES: DecisionAction<SeenChanges, CompanyView> = {
  kind: 'changedCompany',
  name: 'see',
  isGrant: true,
  audit: 'company.changes-seen',
  verbPhrase: 'revisou as alterações desta empresa',
  decide: seeChanges,
  rows: CHANGED_ROWS,
};
