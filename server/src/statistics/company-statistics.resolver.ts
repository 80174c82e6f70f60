import { Arg, Args, Ctx, ID, Query, Resolver } from 'type-graphql';
import type { Context } from '../graphql/context.ts';
import { ForKeys } from '../graphql/for-keys.ts';
import { MayCall } from '../graphql/may-call.ts';
import { companyReport } from './company-report.ts';
import { CompanyReport, CompanyReportArgs, CompanyStats } from './company-statistics.types.ts';
import { companyStats } from './company-stats.ts';

@ForKeys('statistics')
@Resolver(() => CompanyStats)
export class CompanyStatisticsResolver {
  @MayCall('signed in')
  @Query(() => CompanyStats, {
    description:
      "Figures of a company of the caller's, by default the oldest; administrators see any. FORBIDDEN for others.",
  })
  companyStats(
    @Ctx() ctx: Context,
    @Arg('companyId', () => ID, { nullable: true }) companyId: string | null,
  ): Promise<CompanyStats> {
    return companyStats(ctx, companyId);
  }

  @MayCall('signed in')
  @Query(() => CompanyReport, {
    description: 'Counts by day, compared with the period before; for its owner and administrators.',
  })
  companyReport(@Ctx() ctx: Context, @Args() args: CompanyReportArgs): Promise<CompanyReport> {
    return companyReport(ctx, args);
  }
}
