import { updateRecorded } from '../../audit/update-recorded.ts';
import type { Context } from '../../graphql/context.ts';
import { Company } from '../company.ts';
import { lockCompany } from '../lock-company.ts';
import { type CompanyView, companyById } from '../read-companies.ts';

/** Shows a company, or hides it from all but its owner and administrators; false when it was so before. */
export function changeCompanyActive(ctx: Context, id: string, isActive: boolean): Promise<boolean> {
  return ctx.db.transaction(async (manager) => {
    const { after } = await updateRecorded(ctx, manager, {
      entity: Company,
      row: await lockCompany(manager, id),
      changes: { isActive },
      action: isActive ? 'company.activate' : 'company.deactivate',
    });
    return after.isActive !== undefined;
  });
}

/** As `changeCompanyActive`; returns the company. */
export async function setCompanyActive(ctx: Context, id: string, isActive: boolean): Promise<CompanyView> {
  await changeCompanyActive(ctx, id, isActive);
  return companyById(ctx, id);
}
