import type { EntityManager } from 'typeorm';
import { recordAction } from '../../audit/record-action.ts';
import type { City } from '../../cities/city.ts';
import { transactionReader } from '../../database/statement.ts';
import { may } from '../../graphql/authorize.ts';
import type { Context } from '../../graphql/context.ts';
import { lockKinds } from '../../kinds/chosen-kinds.ts';
import { conflict } from '../../shared/errors.ts';
import { Company } from '../company.ts';
import { type NewLogo, storeLogo } from '../logos.ts';
import { slugCandidates } from '../slug-candidates.ts';

/** Returns the error where all slugs of a name are taken. */
export const noFreeSlug = () =>
  conflict('Não foi possível criar um endereço para esta empresa. Mude um pouco o nome.');

/**
 * Inserts a company with the first free slug and returns its id; an administrator's is recorded. The unique index decides
 * between two that register at once. CONFLICT when all slugs are taken.
 */
export async function insertCompany(
  ctx: Context,
  manager: EntityManager,
  columns: Partial<Company> & Pick<Company, 'name' | 'ownerId' | 'isApproved'>,
  city: City,
  logo: NewLogo,
): Promise<number> {
  const { name, ownerId, isApproved, kindIds = [] } = columns;
  const existing = await lockKinds(transactionReader(manager), kindIds);
  const approvedAt = isApproved ? new Date() : null;
  const logoHash = logo ? await storeLogo(manager, logo) : null;
  for (const slug of slugCandidates(name, city)) {
    const inserted = await manager
      .createQueryBuilder()
      .insert()
      .into(Company)
      .values({ ...columns, kindIds: existing(kindIds), approvedAt, logoHash, slug } as object)
      .orIgnore()
      .returning('id')
      .execute();
    const [row] = inserted.raw as Array<{ id: number }>;
    if (!row) continue;
    if (may(ctx, 'editCompanies')) {
      await recordAction(ctx, manager, 'company.create', row.id, { after: { name, ownerId } });
    }
    return row.id;
  }
  throw noFreeSlug();
}
