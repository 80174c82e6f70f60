import type { Statement } from '../database/statement.ts';
import type { Context } from '../graphql/context.ts';
import { notFound } from '../shared/errors.ts';
import { parseId } from '../shared/ids.ts';
import type { CompanyPermission } from './company.policy.ts';
import { managedCompany } from './managed-company.ts';
import { COMPANY_NOT_FOUND, companyById } from './read-companies.ts';

/** The arguments under which fields of the schema have a company's id. */
interface Naming {
  id?: string | null;
  companyId?: string | null;
  input?: Naming;
}

const ACTIVE: Statement = {
  name: 'active_company',
  text: 'SELECT 1 FROM companies WHERE id = $1 AND is_active',
};

const idIn = ({ id, companyId, input }: Naming): string | null => companyId ?? id ?? input?.companyId ?? null;

/** Returns a look-up that throws NOT_FOUND, or FORBIDDEN without the permission (for `MayCall`). */
export const lookUpCompany =
  (permission: CompanyPermission) =>
  async (ctx: Context, args: Naming): Promise<void> => {
    const id = idIn(args);
    if (id !== null) await managedCompany(ctx, id, permission);
  };

/** Throws NOT_FOUND for a company that does not exist or is hidden from the caller (for `MayCall`). */
export async function lookUpSeenCompany(ctx: Context, args: Naming): Promise<void> {
  await companyById(ctx, idIn(args) ?? '');
}

/** Throws NOT_FOUND for a company that does not exist or is inactive (for `MayCall`). */
export async function lookUpActiveCompany(ctx: Context, args: Naming): Promise<void> {
  const id = idIn(args);
  if (id === null) return;
  const rows = await ctx.db.reads.query(ACTIVE, [parseId(id, COMPANY_NOT_FOUND)]);
  if (rows.length === 0) throw notFound(COMPANY_NOT_FOUND);
}

/** Throws NOT_FOUND for an invalid id; a removed company passes (for `MayCall`). */
export function checkCompanyId(_ctx: Context, args: Naming): void {
  parseId(idIn(args) ?? '', COMPANY_NOT_FOUND);
}
