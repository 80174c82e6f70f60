import type { EntityManager } from 'typeorm';
import { updateRecorded } from '../../audit/update-recorded.ts';
import type { DecisionAction } from '../../decisions/approval-type.ts';
import type { Context } from '../../graphql/context.ts';
import { Company } from '../company.ts';
import { lockCompany } from '../lock-company.ts';
import { dropUnusedLogo } from '../logos.ts';
import { mailCompanyOwner } from '../mail-company-owner.ts';
import { companyById } from '../read-companies.ts';
import { restorableColumns } from '../restorable-columns.ts';
import { deleteChanges } from './delete-changes.ts';
import type { RevertedCompany } from './review.types.ts';
import { CHANGED_ROWS, lockChanges, type SeenChanges } from './see-changes.ts';

/** Queues the mail that an owner's changes of a company were taken back, with the reason and what did not come back. */
const mailReverted = (
  ctx: Context,
  manager: EntityManager,
  company: Company,
  { reason, missing }: { reason: string | null; missing: readonly string[] },
): Promise<number | null> =>
  mailCompanyOwner(ctx, manager, company, {
    kind: 'company-reverted',
    subject: `As alterações de ${company.name} foram desfeitas`,
    paragraphs: [
      `A página da empresa "${company.name}" voltou a mostrar o que mostrava antes das últimas alterações. Ela continua no ar.`,
      ...(missing.length > 0 ? [`O que não voltou, porque não existe mais: ${missing.join(', ')}.`] : []),
      ...(reason ? [`Motivo: ${reason}`] : []),
    ],
    action: { label: 'Abrir meu painel', path: `/user-dashboard?company=${company.id}` },
  });

interface Reversion extends SeenChanges {
  reason: string | null;
}

/** Writes back what a company was before its owner's unseen changes. It stays approved. */
async function revertChanges(
  ctx: Context,
  id: string,
  { reason, ...times }: Reversion,
): Promise<RevertedCompany> {
  const notRestored = await ctx.db.transaction(async (manager) => {
    // All who write companies lock them before their changes.
    const row = await lockCompany(manager, id);
    const change = await lockChanges(ctx, manager, id, times);
    const { columns, missing } = await restorableColumns(manager, change.before);
    await updateRecorded(ctx, manager, { entity: Company, row, changes: columns, action: 'company.revert' });
    await deleteChanges(manager, row.id);
    if ('logoHash' in columns) await dropUnusedLogo(manager, row.logoHash);
    await mailReverted(ctx, manager, row, { reason, missing });
    return missing;
  });
  return { company: await companyById(ctx, id), notRestored };
}

export const REVERT_CHANGES: DecisionAction<Reversion, RevertedCompany> = {
  kind: 'changedCompany',
  name: 'revert',
  isGrant: false,
  audit: 'company.revert',
  verbPhrase: 'devolveu esta empresa ao que era',
  decide: revertChanges,
  rows: CHANGED_ROWS,
  notRestored: ({ notRestored }) => notRestored,
};
