import type { EntityManager } from 'typeorm';
import { recordAction } from '../../audit/record-action.ts';
import type { Context } from '../../graphql/context.ts';
import { conflict } from '../../shared/errors.ts';
import { Company } from '../company.ts';

/**
 * Inserts a company with the first free slug and returns its id. The unique constraint decides between two that
 * register at once. CONFLICT when all slugs are taken.
 */
export async function insertWithSlug(
  manager: EntityManager,
  slugs: Iterable<string>,
  columns: Partial<Company>,
): Promise<number> {
  for (const slug of slugs) {
    const inserted = await manager
      .createQueryBuilder()
      .insert()
      .into(Company)
      .values({ ...columns, slug } as object)
      .orIgnore()
      .returning('id')
      .execute();
    const [row] = inserted.raw as Array<{ id: number }>;
    if (row) return row.id;
  }
  throw conflict('Não foi possível criar um endereço para esta empresa. Mude um pouco o nome.');
}

/** Records in the audit log that an administrator created a company. */
export function recordCreation(
  ctx: Context,
  manager: EntityManager,
  companyId: number,
  name: string,
  ownerId: number | null,
): Promise<void> {
  return recordAction(ctx, manager, 'company.create', companyId, { after: { name, ownerId } });
}
