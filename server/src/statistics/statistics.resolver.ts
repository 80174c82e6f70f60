import { Ctx, Query, Resolver } from 'type-graphql';
import type { Context } from '../graphql/context.ts';
import { ForKeys } from '../graphql/keys/for-keys.ts';
import { MayCall } from '../graphql/may-call.ts';
import { PublicRead } from '../graphql/public-read.ts';
import { siteStatistics } from './read-statistics.ts';
import { SiteStatistics } from './site-statistics.ts';

@ForKeys('any')
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
