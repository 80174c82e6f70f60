import { Args, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { Statement } from '../../database/statement.ts';
import { decide } from '../../decisions/decide.ts';
import { adminPage } from '../../graphql/admin-list.ts';
import { may } from '../../graphql/authorize.ts';
import type { Context } from '../../graphql/context.ts';
import { ForAdmins } from '../../graphql/field-marks.ts';
import { ForKeys } from '../../graphql/keys/for-keys.ts';
import { loader } from '../../graphql/loader.ts';
import { MayCall } from '../../graphql/may-call.ts';
import { timeText } from '../../shared/text/time-text.ts';
import { Company } from '../company.ts';
import { withCompanies } from '../company-lists.ts';
import { lookUpCompany } from '../look-up-company.ts';
import type { CompanyView } from '../read-companies.ts';
import { CHANGED_COMPANIES } from './changed-companies.list.ts';
import { CompanyFlag, companyFlags } from './company-flags.ts';
import { PENDING_COMPANIES } from './pending-companies.list.ts';
import { REVERT_CHANGES } from './revert-changes.ts';
import {
  ChangedCompaniesArgs,
  PendingCompaniesArgs,
  RevertChangesArgs,
  SeeChangesArgs,
} from './review.inputs.ts';
import {
  ChangedCompanyPage,
  DuplicateCompany,
  type DuplicateReason,
  PendingCompanyPage,
  RevertedCompany,
} from './review.types.ts';
import { SEE_CHANGES } from './see-changes.ts';

const MOST = 5;
const SAME_NAME = 'search_fold(o.name) COLLATE "C" = search_fold(c.name)';
/** Requires a number: many companies share a street. */
const SAME_ADDRESS = `o.city_id = c.city_id AND o.address ~ '[0-9]'
  AND search_fold(o.address) COLLATE "C" = search_fold(c.address)`;
const SAME_SITE = 'o.website IS NOT NULL AND site_key(o.website) = site_key(c.website)';

/**
 * Returns the SQL of a condition's matches, by its own index and limited: thousands may have their accountant's phone.
 */
const found = (condition: string): string =>
  `(SELECT o.id FROM companies o WHERE ${condition} AND o.rejected_at IS NULL AND o.id <> c.id LIMIT ${MOST})`;
const reason = (condition: string, name: `${DuplicateReason}`): string =>
  `CASE WHEN ${condition} THEN '${name}' END`;
const DUPLICATES: Statement = {
  name: 'duplicate_companies',
  text: `
    SELECT wanted.id, duplicates.id AS "companyId", duplicates.reasons
    FROM unnest($1::int[]) AS wanted(id)
    JOIN companies c ON c.id = wanted.id
    CROSS JOIN LATERAL (
      SELECT o.id, why.reasons FROM (
        ${found(`${SAME_NAME} AND o.city_id = c.city_id`)} UNION ${found('o.phone = c.phone')}
        UNION ${found(SAME_SITE)} UNION ${found(SAME_ADDRESS)}
      ) ways JOIN companies o USING (id)
      CROSS JOIN LATERAL (SELECT array_remove(ARRAY[
        ${reason(SAME_NAME, 'name')}, ${reason('o.phone = c.phone', 'phone')},
        ${reason(SAME_ADDRESS, 'address')}, ${reason(SAME_SITE, 'website')},
        ${reason('lower(o.email) = lower(c.email)', 'email')}], NULL) AS reasons) why
      ORDER BY cardinality(why.reasons) DESC, o.id LIMIT ${MOST}
    ) duplicates`,
};

interface Row {
  id: number;
  companyId: number;
  reasons: DuplicateReason[];
}

/** Returns at most five possible duplicates, the most similar first, for administrators; null for others. */
function duplicatesOf(ctx: Context, { id }: Pick<CompanyView, 'id'>): Promise<DuplicateCompany[]> | null {
  if (!may(ctx, 'seeLists')) return null;
  return loader<number, DuplicateCompany[]>(ctx, 'duplicates', async (ids) => {
    const rows = await withCompanies(ctx.db.reads, await ctx.db.reads.query<Row>(DUPLICATES, [ids]));
    return ids.map((own) => rows.filter((row) => row.id === own));
  }).load(id);
}

@ForKeys('companies')
@Resolver(() => Company)
export class ReviewResolver {
  @MayCall('seeLists')
  @Query(() => PendingCompanyPage, {
    description:
      'Administrators only: the companies that wait for approval; a deactivated one waits once it is active again.',
  })
  adminPendingCompanies(
    @Ctx() ctx: Context,
    @Args() args: PendingCompaniesArgs,
  ): Promise<PendingCompanyPage> {
    return adminPage(ctx, PENDING_COMPANIES, args);
  }

  @MayCall('seeLists')
  @Query(() => ChangedCompanyPage, {
    description:
      'Administrators only: companies that their owners changed after approval, with what changed.',
  })
  adminChangedCompanies(
    @Ctx() ctx: Context,
    @Args() args: ChangedCompaniesArgs,
  ): Promise<ChangedCompanyPage> {
    return adminPage(ctx, CHANGED_COMPANIES, args);
  }

  @MayCall('decide')
  @Mutation(() => Company, {
    description:
      'Administrators only: marks the changes of a company as seen. CONFLICT when `changedAt` is given and is not the time of the last one, NOT_FOUND when there are none.',
  })
  markChangesSeen(
    @Ctx() ctx: Context,
    @Args() { companyId, changedAt, undoable }: SeeChangesArgs,
  ): Promise<Company> {
    return decide(ctx, SEE_CHANGES, companyId, { changedAt: timeText(changedAt) }, undoable);
  }

  @MayCall('decide', lookUpCompany('see'))
  @Mutation(() => RevertedCompany, {
    description:
      'Administrators only: writes back what a company was before its changes, which mails its owner; it stays approved. CONFLICT when `changedAt` is given and is not the time of the last change, NOT_FOUND when there are no changes.',
  })
  revertCompanyChanges(
    @Ctx() ctx: Context,
    @Args() { companyId, changedAt, reason, undoable }: RevertChangesArgs,
  ): Promise<RevertedCompany> {
    const args = { changedAt: timeText(changedAt), reason: reason || null };
    return decide(ctx, REVERT_CHANGES, companyId, args, undoable);
  }

  @ForAdmins()
  @FieldResolver(() => [DuplicateCompany], {
    nullable: true,
    description:
      'At most five possible duplicates, the most similar first: of the same name and city, phone, site, or address with a number; for administrators, null for others.',
  })
  duplicates(@Root() company: CompanyView, @Ctx() ctx: Context): Promise<DuplicateCompany[]> | null {
    return duplicatesOf(ctx, company);
  }

  @ForAdmins()
  @FieldResolver(() => [CompanyFlag], {
    nullable: true,
    description:
      'What to look at twice before approving it, of the account where the role sees persons; for administrators, null for others.',
  })
  async flags(@Root() company: CompanyView, @Ctx() ctx: Context): Promise<CompanyFlag[] | null> {
    const duplicates = await duplicatesOf(ctx, company);
    if (!duplicates) return null;
    const others = await companyFlags(ctx, company, may(ctx, 'seePersons'));
    return duplicates.length > 0 ? [CompanyFlag.possibleDuplicate, ...others] : others;
  }
}
