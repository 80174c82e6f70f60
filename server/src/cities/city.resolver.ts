import { Arg, Ctx, Int, Query, Resolver } from 'type-graphql';
import type { Context } from '../graphql/context.ts';
import { MayCall } from '../graphql/may-call.ts';
import { PublicRead } from '../graphql/public-read.ts';
import { suggestCities } from './cities.ts';
import { City } from './city.ts';

@Resolver(() => City)
export class CityResolver {
  @PublicRead()
  @MayCall('anyone')
  @Query(() => [City], {
    description: 'Cities with a similar name, the best match first; at most 20.',
  })
  cities(
    @Ctx() ctx: Context,
    @Arg('q', { description: 'Beginning of a name, or a misspelt name.' }) q: string,
    @Arg('limit', () => Int, { defaultValue: 8, description: '1 to 20.' }) limit: number,
  ): Promise<City[]> {
    ctx.answer.tags.add('cities');
    return suggestCities(ctx.db.searches, q, Math.min(Math.max(limit, 1), 20));
  }
}
