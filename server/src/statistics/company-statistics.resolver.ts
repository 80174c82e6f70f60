import { Arg, Args, Ctx, ID, Query, Resolver } from 'type-graphql';
import type { Context } from '../graphql/context.ts';
import { ForKeys } from '../graphql/keys/for-keys.ts';
import { MayCall } from '../graphql/may-call.ts';
import { companyReport } from './company-report.ts';
import { companyStatistics } from './company-statistics.ts';
import { CompanyReport, CompanyReportArgs, CompanyStatistics } from './company-statistics.types.ts';

@ForKeys('statistics')
@Resolver(() => CompanyStatistics)
export class CompanyStatisticsResolver {
  @MayCall('signed in')
  @Query(() => CompanyStatistics, {
    description:
      "Figures of a company of the caller's, by default the oldest; administrators see any. FORBIDDEN for others.",
  })
  companyStatistics(
    @Ctx() ctx: Context,
    @Arg('companyId', () => ID, { nullable: true, description: 'Own company; the oldest when absent.' })
    companyId: string | null,
  ): Promise<CompanyStatistics> {
    return companyStatistics(ctx, companyId);
  }

  @MayCall('signed in')
  @Query(() => CompanyReport, {
    description: 'Counts by day, compared with the period before; for its owner and administrators.',
  })
  companyReport(@Ctx() ctx: Context, @Args() args: CompanyReportArgs): Promise<CompanyReport> {
    return companyReport(ctx, args);
  }
}
