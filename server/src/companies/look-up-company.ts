import type { Statement } from '../database/statement.ts';
import type { Context } from '../graphql/context.ts';
import { notFound } from '../shared/errors.ts';
import { parseId } from '../shared/ids.ts';
import { managedCompany } from './managed-company.ts';
import { COMPANY_NOT_FOUND, companyById } from './read-companies.ts';

/** How the fields and inputs of the schema name a company; a REST path that was not told which one has null. */
interface Naming {
  id?: string | null;
  companyId?: string | null;
  input?: Naming;
}

const ACTIVE: Statement = {
  name: 'look_up_active_company',
  text: 'SELECT 1 FROM companies WHERE id = $1 AND is_active',
};

const idIn = ({ id, companyId, input }: Naming): string | null => companyId ?? id ?? input?.companyId ?? null;

/** For `MayCall`: NOT_FOUND, or FORBIDDEN for a company that is not the caller's to change. */
export async function lookUpCompany(ctx: Context, args: Naming): Promise<void> {
  const id = idIn(args);
  if (id !== null) await managedCompany(ctx, id);
}

/** For `MayCall`: NOT_FOUND for a company that is not there or hidden from the caller. */
export async function lookUpSeenCompany(ctx: Context, args: Naming): Promise<void> {
  await companyById(ctx, idIn(args) ?? '');
}

/** For `MayCall`: NOT_FOUND for a company that is not there or inactive. */
export async function lookUpActiveCompany(ctx: Context, args: Naming): Promise<void> {
  const id = idIn(args);
  if (id === null) return;
  const rows = await ctx.db.reads.query(ACTIVE, [parseId(id, COMPANY_NOT_FOUND)]);
  if (rows.length === 0) throw notFound(COMPANY_NOT_FOUND);
}

/** For `MayCall`: NOT_FOUND for a number that no company can have; one that is gone is taken. */
export function checkCompanyId(_ctx: Context, args: Naming): void {
  parseId(idIn(args) ?? '', COMPANY_NOT_FOUND);
}
