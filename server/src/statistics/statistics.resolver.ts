import { Ctx, Query, Resolver } from 'type-graphql';
import type { Context } from '../lib/context.ts';
import { MayCall } from '../lib/may-call.ts';
import { PublicRead } from '../lib/public-read.ts';
import { siteStatistics } from './read-statistics.ts';
import { SiteStatistics } from './site-statistics.ts';

@Resolver(() => SiteStatistics)
export class StatisticsResolver {
  @PublicRead()
  @MayCall('anyone')
  @Query(() => SiteStatistics, {
    description: 'Counted figures; at most a minute old where counting is slow.',
  })
  siteStatistics(@Ctx() ctx: Context): Promise<SiteStatistics> {
    return siteStatistics(ctx);
  }
}
