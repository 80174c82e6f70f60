import type { GraphQLResolveInfo } from 'graphql';
import { Args, Ctx, Info, Query, Resolver } from 'type-graphql';
import { oneRow } from '../database/statement.ts';
import type { Context } from '../graphql/context.ts';
import { ForKeys } from '../graphql/keys/for-keys.ts';
import { MayCall } from '../graphql/may-call.ts';
import { ADMIN_FIGURES, ADMIN_STATS } from './admin-counts.ts';
import { AdminCounts } from './admin-counts.types.ts';
import { adminOverview } from './admin-overview.ts';
import { adminReport } from './admin-report.ts';
import { AdminOverview, AdminReport, AdminReportArgs, AdminStatistics } from './admin-statistics.types.ts';

@ForKeys('statistics')
@Resolver()
export class AdminStatisticsResolver {
  @MayCall('seeLists')
  @Query(() => AdminStatistics, { description: 'Administrators only: the figures of the dashboard.' })
  adminStatistics(@Ctx() ctx: Context): Promise<AdminStatistics> {
    return oneRow(ctx.db.reads, ADMIN_STATS);
  }

  @MayCall('seeLists')
  @Query(() => AdminCounts, { description: 'Administrators only: a figure for each tool.' })
  adminCounts(@Ctx() ctx: Context): Promise<AdminCounts> {
    return oneRow(ctx.db.reads, ADMIN_FIGURES);
  }

  @MayCall('seeLists')
  @Query(() => AdminOverview, {
    description:
      'Administrators only: figures of the last days, the newest companies, and the health of each part of the program.',
  })
  adminOverview(@Ctx() ctx: Context, @Info() info: GraphQLResolveInfo): Promise<AdminOverview> {
    return adminOverview(ctx, info.schema);
  }

  @MayCall('seeLists')
  @Query(() => AdminReport, { description: 'Administrators only: the whole site by day.' })
  adminReport(@Ctx() ctx: Context, @Args() { period }: AdminReportArgs): Promise<AdminReport> {
    return adminReport(ctx, period);
  }
}
