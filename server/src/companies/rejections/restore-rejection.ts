import type { EntityManager } from 'typeorm';
import { fieldName } from '../../audit/field-names.ts';
import { City } from '../../cities/city.ts';
import { lockRow } from '../../database/lock-row.ts';
import type { Context } from '../../graphql/context.ts';
import { conflict } from '../../shared/errors.ts';
import { User, UserRole } from '../../users/user.ts';
import { Company } from '../company.ts';
import { CompanyRejection } from '../decisions/company-rejection.ts';
import { mailCompanyOwner } from '../mail-company-owner.ts';
import { guessedKinds } from '../owner/form-columns.ts';
import { insertCompany } from '../owner/insert-company.ts';
import { companyById } from '../read-companies.ts';
import { restorableColumns } from '../restorable-columns.ts';
import { REJECTION_NOT_FOUND } from './read-rejections.ts';
import type { RestoredCompany } from './rejection.types.ts';

/** Queues the mail that a rejected company waits for approval again. */
const mailRestored = (
  ctx: Context,
  manager: EntityManager,
  company: Pick<Company, 'id' | 'name' | 'ownerId'>,
): Promise<number | null> =>
  mailCompanyOwner(ctx, manager, company, {
    kind: 'company-restored',
    subject: `${company.name} voltou para análise`,
    paragraphs: [
      `A empresa "${company.name}" não está mais rejeitada: ela voltou para a fila de aprovação.`,
      'Confira os dados dela. O logo e as fotos precisam ser enviados de novo, e quem cuidava dela com você, convidado de novo.',
    ],
    action: { label: 'Abrir meu painel', path: '/user-dashboard' },
  });

/**
 * Makes a rejected company pending again, from its record and with its former id. CONFLICT when its category or city is
 * gone, or its owner may not have companies any more.
 */
export async function restoreRejection(ctx: Context, id: string): Promise<RestoredCompany> {
  const { companyId, notRestored } = await ctx.db.transaction(async (manager) => {
    const rejection = await lockRow(manager, CompanyRejection, id, REJECTION_NOT_FOUND);
    const { companyId, ownerId } = rejection;
    const owner = ownerId === null ? null : await lockRow(manager, User, ownerId);
    if (owner && (!owner.isActive || owner.role !== UserRole.company))
      throw conflict('A conta do dono não pode mais ter empresas.');
    if (await manager.existsBy(Company, { id: companyId }))
      throw conflict('Esta empresa já voltou para a fila.');
    const { columns, missing } = await restorableColumns(manager, rejection.typed);
    const { name = '', description, categoryId, cityId } = columns;
    const city = await manager.findOneBy(City, { id: cityId ?? 0 });
    if (!city || categoryId === undefined) {
      const gone = city ? 'categoryId' : 'cityId';
      throw conflict(`Não dá para trazer de volta: falta o que havia em ${fieldName(gone)}.`);
    }
    const kinds = columns.kindIds?.length
      ? {}
      : await guessedKinds(ctx, { name, description: description ?? null }, categoryId);
    const pending = { ...columns, ...kinds, name, id: companyId, ownerId, isApproved: false };
    await insertCompany(ctx, manager, pending, city, null, 'company.restore');
    await manager.delete(CompanyRejection, rejection.id);
    if (owner) await mailRestored(ctx, manager, { id: companyId, name, ownerId });
    return { companyId, notRestored: missing };
  });
  return { company: await companyById(ctx, companyId), notRestored };
}
