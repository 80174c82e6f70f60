import { Args, Ctx, FieldResolver, Query, Resolver } from 'type-graphql';
import { OWN_COMPANIES_ORDER, ownCompaniesValues } from '../companies/own-companies.ts';
import { companiesByIds } from '../companies/read-companies.ts';
import { cleanText } from '../companies/search/text/clean-text.ts';
import { Conditions } from '../database/conditions.ts';
import { requireViewer } from '../graphql/authorize.ts';
import type { Context } from '../graphql/context.ts';
import { ForKeys } from '../graphql/keys/for-keys.ts';
import { listPage } from '../graphql/list-page.ts';
import { MayCall } from '../graphql/may-call.ts';
import type { Page } from '../graphql/paging.ts';
import { idOrZero } from '../shared/ids.ts';
import { ownerWork, UNANSWERED, UNREAD } from './owner-work.ts';
import {
  OwnerCompaniesArgs,
  OwnerCompanyPage,
  OwnerWorkArgs,
  OwnerWorkCompany,
  OwnerWorkPage,
} from './owner-work.types.ts';

const COLUMNS = `c.id, c.name, c.has_message_access AS "hasMessageAccess",
  (SELECT count(*)::int FROM messages m WHERE m.company_id = c.id AND ${UNREAD}) AS "unreadMessages",
  (SELECT count(*)::int FROM ratings r WHERE r.company_id = c.id AND ${UNANSWERED}) AS "unansweredRatings"`;
const LACKS_ACCESS = `NOT c.has_message_access
  AND EXISTS (SELECT FROM messages m WHERE m.company_id = c.id AND ${UNREAD})`;

/** Returns a page of the companies that the caller owns or has a part in, with how much waits in each. */
async function ownerCompanies(ctx: Context, args: OwnerCompaniesArgs): Promise<Page<OwnerWorkCompany>> {
  const { reads } = ctx.db;
  const [owner, parts] = ownCompaniesValues(requireViewer(ctx));
  const filter = new Conditions();
  // The first value is the owner, which the order needs as $1.
  filter.add(
    (placeholder) =>
      `(owner_id = ${placeholder(owner)} OR id = ANY (${placeholder(parts)}::int[])) AND rejected_at IS NULL`,
  );
  const { companyId } = args;
  if (companyId) filter.add((placeholder) => `id = ${placeholder(idOrZero(companyId))}::int`);
  if (args.lacksAccess) filter.add(() => LACKS_ACCESS);
  await filter.addSearch(
    reads,
    cleanText(args.q).trim(),
    (pattern) => `' ' || search_fold(c.name) LIKE ${pattern}`,
  );
  const page = await listPage<Omit<OwnerWorkCompany, 'company'>>(
    reads,
    { from: 'companies c', filter, order: OWN_COMPANIES_ORDER, columns: COLUMNS },
    args,
  );
  const companies = await companiesByIds(
    reads,
    page.items.map(({ id }) => id),
  );
  const byId = new Map(companies.map((company) => [company.id, company]));
  // A company may be removed between the two reads.
  const items = page.items.flatMap((row) => {
    const company = byId.get(row.id);
    return company ? [{ ...row, company }] : [];
  });
  return { ...page, items };
}

@ForKeys(null)
@Resolver(() => OwnerWorkPage)
export class OwnerWorkResolver {
  @MayCall('signed in')
  @Query(() => OwnerWorkPage, {
    description:
      "What waits in all of the caller's companies: unread messages, the oldest first, then ratings without an answer, those with a comment first.",
  })
  ownerWork(@Ctx() ctx: Context, @Args() args: OwnerWorkArgs): Promise<OwnerWorkPage> {
    return ownerWork(ctx, args);
  }

  @MayCall('signed in')
  @Query(() => OwnerCompanyPage, {
    description:
      'Companies that the caller owns, then those with a part in them, the oldest first, with how much waits in each.',
  })
  ownerCompanies(@Ctx() ctx: Context, @Args() args: OwnerCompaniesArgs): Promise<OwnerCompanyPage> {
    return ownerCompanies(ctx, args);
  }

  @FieldResolver(() => [OwnerWorkCompany], {
    description: "The first 100 of the caller's companies, the oldest first.",
    deprecationReason: 'Use ownerCompanies. Leaves on 2027-11-30.',
  })
  async companies(@Ctx() ctx: Context): Promise<OwnerWorkCompany[]> {
    return (await ownerCompanies(ctx, { page: 1, perPage: 100 })).items;
  }
}
