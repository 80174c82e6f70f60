import { IsNull } from 'typeorm';
import { recordAction } from '../../audit/record-action.ts';
import { requireViewer } from '../../graphql/authorize.ts';
import type { Context } from '../../graphql/context.ts';
import type { Deletion } from '../../graphql/deletion.ts';
import { conflict, forbidden } from '../../shared/errors.ts';
import { parseId } from '../../shared/ids.ts';
import { deleteUser } from '../../users/account/delete-account.ts';
import { lockUser } from '../../users/lock-users.ts';
import { UserRole } from '../../users/user.ts';
import { Company } from '../company.ts';
import { deleteCompanies } from '../delete-companies.ts';
import { lockCompany } from '../lock-company.ts';
import { requireManaged } from '../managed-company.ts';
import { CompanyMember } from '../members/company-member.ts';
import { COMPANY_NOT_FOUND } from '../read-companies.ts';

const CHANGED = 'Suas empresas mudaram em outra janela. Feche este aviso, confira e tente novamente.';
const OWNERS_CHANGED =
  'As empresas do dono mudaram enquanto isso. Feche este aviso, confira e tente novamente.';

/**
 * Removes a company with everything that belongs to it, for its owner and administrators, and the owner's account too
 * when it is a company account without another company (rejected ones do not count) and without a part in one. `deletesOwner` is what the caller
 * expects: CONFLICT when that is wrong, so that no account is removed by surprise.
 */
export async function deleteCompany(
  ctx: Context,
  id: string,
  deletesOwner: boolean | null | undefined,
): Promise<Deletion> {
  const viewer = requireViewer(ctx);
  const companyId = parseId(id, COMPANY_NOT_FOUND);
  return ctx.db.transaction(async (manager) => {
    const ownCompany = requireManaged(ctx, await manager.findOneBy(Company, { id: companyId }), 'remove');
    // Locks the owner first, as registering does, so that companies registered at this moment count.
    const owner = ownCompany.ownerId === null ? null : await lockUser(manager, ownCompany.ownerId);
    const company = await lockCompany(manager, companyId);
    if (company.ownerId !== ownCompany.ownerId) throw forbidden();
    await deleteCompanies(manager, [company]);
    const takesOwner =
      owner?.role === UserRole.company &&
      !(await manager.existsBy(Company, { ownerId: owner.id, rejectedAt: IsNull() })) &&
      !(await manager.existsBy(CompanyMember, { userId: owner.id }));
    if (deletesOwner != null && deletesOwner !== takesOwner)
      throw conflict(viewer.id === ownCompany.ownerId ? CHANGED : OWNERS_CHANGED);
    // Before the account is removed, which erases its personal data from the log.
    await recordAction(ctx, manager, 'company.remove', companyId, {
      before: { name: company.name, ownerId: company.ownerId, isApproved: company.isApproved },
      after: { removedOwner: takesOwner },
    });
    if (owner && takesOwner) await deleteUser(ctx, manager, owner);
    return { id: companyId };
  });
}
