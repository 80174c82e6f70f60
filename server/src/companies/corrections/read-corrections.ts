import { Conditions } from '../../database/conditions.ts';
import type { Statement } from '../../database/statement.ts';
import type { Context } from '../../graphql/context.ts';
import { listPage } from '../../graphql/list-page.ts';
import { notFound } from '../../shared/errors.ts';
import { withCompanies } from '../company-lists.ts';
import { managedCompany } from '../managed-company.ts';
import type { CompanyCorrection } from './company-correction.ts';
import type { AdminCorrectionsArgs, CorrectionPage, CorrectionsArgs } from './correction.inputs.ts';

export const CORRECTION_NOT_FOUND = 'Correção não encontrada.';

const COLUMNS = `k.id, k.company_id AS "companyId", k.field, k.before, k.after, k.note, k.email, k.status,
  k.decision_notes AS "declineReason", k.created_at AS "createdAt", k.decided_at AS "decidedAt"`;
const BY_ID: Statement = {
  name: 'correction',
  text: `SELECT ${COLUMNS} FROM company_corrections k WHERE k.id = $1`,
};

/** Returns one correction with its company; NOT_FOUND when there is none. */
export async function correctionById(ctx: Context, id: number): Promise<CompanyCorrection> {
  const { reads } = ctx.db;
  const rows = await reads.query<CompanyCorrection>(BY_ID, [id]);
  const [correction] = await withCompanies(reads, rows);
  if (!correction) throw notFound(CORRECTION_NOT_FOUND);
  return correction;
}

async function correctionPage(
  ctx: Context,
  args: AdminCorrectionsArgs,
  filter: Conditions,
): Promise<CorrectionPage> {
  const { status } = args;
  if (status) filter.add((placeholder) => `k.status = ${placeholder(status)}`);
  // Pending ones: oldest first; others: newest first.
  const order = status === 'pending' ? 'k.created_at, k.id' : 'k.created_at DESC, k.id DESC';
  const list = { from: 'company_corrections k', filter, order, columns: COLUMNS };
  const page = await listPage<CompanyCorrection>(ctx.db.reads, list, args);
  return { ...page, items: await withCompanies(ctx.db.reads, page.items) };
}

/** Returns the corrections of a company to its owner and administrators; NOT_FOUND, FORBIDDEN for others. */
export async function corrections(ctx: Context, args: CorrectionsArgs): Promise<CorrectionPage> {
  const { id } = await managedCompany(ctx, args.companyId, 'seeCorrections');
  const filter = new Conditions();
  filter.add((placeholder) => `k.company_id = ${placeholder(id)}`);
  return correctionPage(ctx, args, filter);
}

/** Returns the corrections of companies without owner. */
export function adminCorrections(ctx: Context, args: AdminCorrectionsArgs): Promise<CorrectionPage> {
  const filter = new Conditions();
  filter.add(() => 'EXISTS (SELECT FROM companies c WHERE c.id = k.company_id AND c.owner_id IS NULL)');
  return correctionPage(ctx, args, filter);
}
