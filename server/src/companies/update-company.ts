import type { FileUpload } from 'graphql-upload/processRequest.mjs';
import { recordAction } from '../audit/record-action.ts';
import { cityForWriting } from '../cities/city-for-writing.ts';
import { requireViewer } from '../lib/authorize.ts';
import type { Context } from '../lib/context.ts';
import { forbidden, invalid, notFound } from '../lib/errors.ts';
import { parseId } from '../lib/ids.ts';
import { normalisePhone } from '../lib/phone.ts';
import { inTransaction } from '../lib/transaction.ts';
import type { UpdateCompanyInput } from './company.inputs.ts';
import { mayChange, maySee } from './company.policy.ts';
import { Company } from './company.ts';
import { categoryIdOf, cepOf, websiteOf } from './company-columns.ts';
import { dropUnusedLogo, keepLogo, readLogo } from './logos.ts';
import { COMPANY_NOT_FOUND, type CompanyView, companyById } from './read-companies.ts';

const REQUIRED: Partial<Record<keyof UpdateCompanyInput, string>> = {
  name: 'Nome é obrigatório',
  description: 'Descrição é obrigatória',
  categoryId: 'Categoria é obrigatória',
  city: 'Cidade é obrigatória',
  phone: 'Telefone é obrigatório',
  email: 'Email é obrigatório',
};

/**
 * Changes a company: an absent field stays, an empty one is emptied, or 422 where it is required
 * (DECISIONS section 3). For its owner and administrators; what changed goes to the audit log.
 */
export async function updateCompany(
  ctx: Context,
  id: string,
  input: UpdateCompanyInput,
  upload: Promise<FileUpload> | null,
): Promise<CompanyView> {
  const viewer = requireViewer(ctx);
  const companyId = parseId(id, COMPANY_NOT_FOUND);
  const seen = await ctx.db.dataSource.manager.findOneBy(Company, { id: companyId });
  if (!seen || !maySee(viewer, seen)) throw notFound(COMPANY_NOT_FOUND);
  if (!mayChange(viewer, seen)) throw forbidden();
  const columns = await changedColumns(ctx, input);
  const logo = upload && (await readLogo(ctx, viewer.id, await upload));

  await inTransaction(ctx, async (manager) => {
    const before = await manager.findOne(Company, {
      where: { id: companyId },
      lock: { mode: 'pessimistic_write' },
    });
    if (!before) throw notFound(COMPANY_NOT_FOUND);
    if (!mayChange(viewer, before)) throw forbidden();
    const after: Partial<Company> = { ...columns, ...(logo && { logoHash: await keepLogo(manager, logo) }) };
    const keys = (Object.keys(after) as Array<keyof Company>).filter((key) => after[key] !== before[key]);
    if (keys.length === 0) return;
    await manager.update(Company, companyId, after);
    if (keys.includes('logoHash')) await dropUnusedLogo(manager, before.logoHash);
    const pick = (company: Partial<Company>) => Object.fromEntries(keys.map((key) => [key, company[key]]));
    await recordAction(ctx, manager, {
      action: 'company.update',
      subjectType: 'company',
      subjectId: companyId,
      before: pick(before),
      after: pick(after),
    });
  });
  return companyById(ctx, companyId);
}

async function changedColumns(ctx: Context, input: UpdateCompanyInput): Promise<Partial<Company>> {
  for (const [name, message] of Object.entries(REQUIRED)) {
    const value = input[name as keyof UpdateCompanyInput];
    if (value === '' || value === null) throw invalid({ [name]: [message] });
  }
  const { name, description, categoryId, city, state, address, cep, phone, contactType, email, website } =
    input;
  return {
    ...(name && { name }),
    ...(description && { description }),
    ...(categoryId && { categoryId: await categoryIdOf(ctx, categoryId) }),
    ...(city && { cityId: (await cityForWriting(ctx.db.reads, city, state ?? null)).id }),
    ...(address !== undefined && { address: address || null }),
    ...(cep !== undefined && { cep: cepOf(cep) }),
    ...(phone && { phone: normalisePhone(phone).stored }),
    ...(contactType && { contactType }),
    ...(email && { email }),
    ...(website !== undefined && { website: websiteOf(website) }),
  };
}
