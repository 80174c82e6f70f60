import { Args, Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import { CompanyFlag, companyFlags } from '../companies/review/company-flags.ts';
import type { Statement } from '../database/statement.ts';
import type { Context } from '../graphql/context.ts';
import { ForKeys } from '../graphql/keys/for-keys.ts';
import { MayCall } from '../graphql/may-call.ts';
import { WorkKind } from '../shared/schema/work-kind.ts';
import { ApprovalsArgs, WorkCount, WorkItem, WorkPage } from './approvals.types.ts';
import { adminDecidedWork, DecidedApprovalsArgs, DecidedWork } from './decided-approvals.ts';
import { adminWork } from './read-approvals.ts';
import { ALL_WAITING, maySeeKind, overdueBefore } from './waiting.ts';

const COUNTS: Statement = {
  name: 'work_counts',
  text: `SELECT kind, count(*)::int AS count, count(*) FILTER (WHERE since < ${overdueBefore('kind')})::int AS overdue
         FROM (${ALL_WAITING}) waiting GROUP BY kind`,
};

/** Returns how much waits of each kind that the viewer may see, also of those of which nothing does, in the order of the enum. */
async function adminWorkCounts(ctx: Context): Promise<WorkCount[]> {
  const rows = await ctx.db.reads.query<WorkCount>(COUNTS);
  const counted = new Map(rows.map((row) => [row.kind, row]));
  const kinds = Object.values(WorkKind).filter((kind) => maySeeKind(ctx, kind));
  return kinds.map((kind) => counted.get(kind) ?? { kind, count: 0, overdue: 0 });
}

@ForKeys(null)
@Resolver(() => WorkItem)
export class ApprovalsResolver {
  @MayCall('seeLists')
  @Query(() => [WorkCount], {
    description:
      'Administrators only: how much of each kind that the role may see waits for a decision; kinds without any have 0.',
  })
  adminWorkCounts(@Ctx() ctx: Context): Promise<WorkCount[]> {
    return adminWorkCounts(ctx);
  }

  @MayCall('seeLists')
  @Query(() => WorkPage, {
    description:
      'Administrators only: what waits for a decision; readers see neither persons nor the details of claims, plan requests, corrections and messages; only those who manage accounts see requests about personal data.',
  })
  adminWork(@Ctx() ctx: Context, @Args() args: ApprovalsArgs): Promise<WorkPage> {
    return adminWork(ctx, args);
  }

  @MayCall('seeLists')
  @Query(() => [DecidedWork], {
    description:
      'Administrators only: which of the things that a list shows do not wait any more, and who decided them.',
  })
  adminDecidedWork(@Ctx() ctx: Context, @Args() args: DecidedApprovalsArgs): Promise<DecidedWork[]> {
    return adminDecidedWork(ctx, args);
  }

  @FieldResolver(() => [CompanyFlag], {
    description: 'Of a new company, its `flags`; none of other kinds.',
  })
  async flags(@Root() { kind, company }: WorkItem, @Ctx() ctx: Context): Promise<CompanyFlag[]> {
    return (kind === 'newCompany' && company && (await companyFlags(ctx, company))) || [];
  }
}
