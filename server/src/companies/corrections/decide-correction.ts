import type { EntityManager } from 'typeorm';
import type { ActionName } from '../../audit/actions.ts';
import { recordAction } from '../../audit/record-action.ts';
import { lockRow } from '../../database/lock-row.ts';
import { type Statement, transactionReader } from '../../database/statement.ts';
import type { DecisionAction } from '../../decisions/approval-type.ts';
import { contextWithin } from '../../decisions/context-within.ts';
import { alreadyDecided } from '../../decisions/who-decided.ts';
import type { DecidedRows } from '../../graphql/approval-type.ts';
import { requireViewer } from '../../graphql/authorize.ts';
import type { Context } from '../../graphql/context.ts';
import { invalid, notFound } from '../../shared/errors.ts';
import { parseId } from '../../shared/ids.ts';
import { Company } from '../company.ts';
import { lockCompany } from '../lock-company.ts';
import { managedCompany, requireManaged } from '../managed-company.ts';
import { updateCompany } from '../owner/update-company.ts';
import { isTextField } from './applied-fields.ts';
import { CompanyCorrection, type CorrectionField, type CorrectionStatus } from './company-correction.ts';
import { CORRECTION_NOT_FOUND, correctionById } from './read-corrections.ts';
import { shownText } from './shown-text.ts';

/** Returns a correction of a company that the caller manages; NOT_FOUND, or FORBIDDEN for somebody else's. */
async function managedCorrection(ctx: Context, id: string): Promise<CompanyCorrection> {
  const where = { id: parseId(id, CORRECTION_NOT_FOUND) };
  const correction = await ctx.db.manager.findOneBy(CompanyCorrection, where);
  if (!correction) throw notFound(CORRECTION_NOT_FOUND);
  await managedCompany(ctx, String(correction.companyId), 'edit');
  return correction;
}

/** Throws NOT_FOUND, or FORBIDDEN for a correction of somebody else's company (for `MayCall`). */
export const lookUpCorrection = (ctx: Context, { id }: { id: string }): Promise<unknown> =>
  managedCorrection(ctx, id);

/** Writes a decision and records it; CONFLICT when there is one. The company is locked already. */
async function settle(
  ctx: Context,
  manager: EntityManager,
  { id, companyId }: CompanyCorrection,
  decision: { status: CorrectionStatus; declineReason?: string | null; action: ActionName },
): Promise<void> {
  const { action, ...columns } = decision;
  const { status } = await lockRow(manager, CompanyCorrection, id, CORRECTION_NOT_FOUND);
  if (status !== 'pending') {
    const approval = { kind: 'correction', id } as const;
    throw await alreadyDecided(ctx, transactionReader(manager), approval, 'Esta correção já foi decidida.');
  }
  await manager.update(CompanyCorrection, id, {
    ...columns,
    decidedBy: requireViewer(ctx).id,
    decidedAt: () => 'now()',
  });
  await recordAction(ctx, manager, action, companyId, { after: { correctionId: id } });
}

/** The text that whoever decides saw; missing where it is not compared. */
interface Seen {
  seen?: string | null;
}

const textChanged = () =>
  invalid({ seen: ['Este dado mudou enquanto isso. Confira o valor de agora antes de aceitar.'] });

/** Throws BAD_USER_INPUT when the page shows another text by now than the one that was seen. */
function requireSeen(company: Company, field: CorrectionField, seenText: string | null | undefined): void {
  if (seenText !== undefined && shownText(company, field) !== (seenText || null)) throw textChanged();
}

/** The time of the change that it made: `CHANGED_SINCE` tells it from the changes of others by it. */
const DECIDED_WITH_CHANGE: Statement = {
  name: 'correction_decided_with_change',
  text: `UPDATE company_corrections k SET decided_at = c.updated_at
         FROM companies c WHERE c.id = k.company_id AND k.id = $1`,
};

/** Accepting a correction of another field changes the company as well, at the time of that decision. */
const CHANGED_SINCE: Statement = {
  name: 'corrected_field_changed',
  text: `SELECT FROM companies c
         WHERE c.id = $1 AND c.updated_at > $2 AND (
           NOT EXISTS (SELECT FROM company_corrections k WHERE k.company_id = c.id AND k.decided_at = c.updated_at)
           OR EXISTS (SELECT FROM company_corrections k
                      WHERE k.company_id = c.id AND k.field = $3 AND k.status = 'accepted' AND k.decided_at > $2))`,
};

/** Returns the text that a correction replaces; BAD_USER_INPUT when it changed after a time. */
export async function textUnchangedSince(ctx: Context, id: string, time: Date): Promise<string | null> {
  const { companyId, field } = await managedCorrection(ctx, id);
  const company = await ctx.db.manager.findOneByOrFail(Company, { id: companyId });
  const changes = await ctx.db.reads.query(CHANGED_SINCE, [companyId, time, field]);
  if (isTextField(field) && changes.length > 0) throw textChanged();
  return shownText(company, field);
}

/**
 * Accepts a correction, once. A text is written by the usual update of the company; anything else is only marked as
 * accepted. BAD_USER_INPUT when the approval policy does not allow the text, or the text that it replaces is not `seen`.
 */
async function acceptCorrection(ctx: Context, id: string, { seen }: Seen): Promise<CompanyCorrection> {
  const correction = await managedCorrection(ctx, id);
  const { companyId, field, after } = correction;
  const accept = (manager: EntityManager) =>
    settle(ctx, manager, correction, { status: 'accepted', action: 'company.correction-accept' });
  await ctx.db.transaction(async (manager) => {
    if (isTextField(field)) {
      const values = { [field]: after };
      await updateCompany(
        contextWithin(ctx, manager),
        String(companyId),
        values,
        undefined,
        undefined,
        async (inner, company) => {
          await accept(inner);
          requireSeen(company, field, seen);
        },
      );
      await transactionReader(manager).query(DECIDED_WITH_CHANGE, [correction.id]);
    } else {
      requireManaged(ctx, await lockCompany(manager, companyId), 'edit');
      await accept(manager);
    }
  });
  return correctionById(ctx, correction.id);
}

/** Declines a correction, once. */
async function declineCorrection(
  ctx: Context,
  id: string,
  { reason }: { reason: string | null },
): Promise<CompanyCorrection> {
  const correction = await managedCorrection(ctx, id);
  await ctx.db.transaction(async (manager) => {
    requireManaged(ctx, await lockCompany(manager, correction.companyId), 'edit');
    const decision = { status: 'declined', declineReason: reason } as const;
    await settle(ctx, manager, correction, { ...decision, action: 'company.correction-decline' });
  });
  return correctionById(ctx, correction.id);
}

const COMPANY_OF: Statement = {
  name: 'company_of_correction',
  text: 'SELECT company_id AS id FROM company_corrections WHERE id = $1',
};
const WRITTEN: readonly DecidedRows[] = [
  { table: 'companies', where: 't.id = (SELECT company_id FROM company_corrections WHERE id = $1)' },
  { table: 'company_corrections', where: 't.id = $1' },
];
const ON_COMPANY = { subject: COMPANY_OF, field: 'correctionId' };

export const ACCEPT_CORRECTION: DecisionAction<Seen, CompanyCorrection> = {
  kind: 'correction',
  name: 'accept',
  isGrant: true,
  audit: 'company.correction-accept',
  verbPhrase: 'aceitou esta correção',
  recordedOn: ON_COMPANY,
  decide: acceptCorrection,
  rows: WRITTEN,
};

export const DECLINE_CORRECTION: DecisionAction<{ reason: string | null }, CompanyCorrection> = {
  kind: 'correction',
  name: 'decline',
  isGrant: false,
  audit: 'company.correction-decline',
  verbPhrase: 'recusou esta correção',
  recordedOn: ON_COMPANY,
  decide: declineCorrection,
  rows: WRITTEN,
};
