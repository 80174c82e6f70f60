import type { GraphQLResolveInfo } from 'graphql';
import { Args, Ctx, Info, Query, Resolver } from 'type-graphql';
import { oneRow } from '../database/statement.ts';
import type { Context } from '../graphql/context.ts';
import { ForKeys } from '../graphql/for-keys.ts';
import { MayCall } from '../graphql/may-call.ts';
import { ADMIN_FIGURES, ADMIN_STATS } from './admin-figures.ts';
import { AdminFigures } from './admin-figures.types.ts';
import { adminOverview } from './admin-overview.ts';
import { AdminOverview, AdminStatistics, AdminStatisticsArgs, AdminStats } from './admin-statistics.types.ts';
import { adminStatistics } from './read-admin-statistics.ts';

@ForKeys('statistics')
@Resolver()
export class AdminStatisticsResolver {
  @MayCall('admin')
  @Query(() => AdminStats, { description: 'Administrators only: the figures of the dashboard.' })
  adminStats(@Ctx() ctx: Context): Promise<AdminStats> {
    return oneRow(ctx.db.reads, ADMIN_STATS);
  }

  @MayCall('admin')
  @Query(() => AdminFigures, { description: 'Administrators only: a figure for each tool.' })
  adminFigures(@Ctx() ctx: Context): Promise<AdminFigures> {
    return oneRow(ctx.db.reads, ADMIN_FIGURES);
  }

  @MayCall('admin')
  @Query(() => AdminOverview, {
    description:
      'Administrators only: figures of the last days, the newest companies, and the health of each part of the program.',
  })
  adminOverview(@Ctx() ctx: Context, @Info() info: GraphQLResolveInfo): Promise<AdminOverview> {
    return adminOverview(ctx, info.schema);
  }

  @MayCall('admin')
  @Query(() => AdminStatistics, { description: 'Administrators only: the whole site by day.' })
  adminStatistics(@Ctx() ctx: Context, @Args() { period }: AdminStatisticsArgs): Promise<AdminStatistics> {
    return adminStatistics(ctx, period);
  }
}
