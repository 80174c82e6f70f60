import { Arg, Ctx, Int, Query, Resolver } from 'type-graphql';
import type { Context } from '../../graphql/context.ts';
import { PublicRead } from '../../graphql/field-marks.ts';
import { ForKeys } from '../../graphql/keys/for-keys.ts';
import { MayCall } from '../../graphql/may-call.ts';
import { suggest } from './search-suggestions.ts';
import { SearchSuggestion } from './suggestion.types.ts';

@ForKeys('any')
@Resolver()
export class SuggestionResolver {
  @PublicRead()
  @MayCall('anyone')
  @Query(() => [SearchSuggestion], {
    description:
      'Kinds of business, categories, companies, cities and neighbourhoods for a text that is still being typed, at most 8.',
  })
  searchSuggestions(
    @Ctx() ctx: Context,
    @Arg('q', { description: 'What was typed so far.' }) q: string,
    @Arg('city', () => String, { nullable: true, description: 'The chosen city, as in a search.' })
    city: string | null | undefined,
    @Arg('homeCity', () => String, {
      nullable: true,
      description: "The visitor's own city: its companies come first, unless `city` is given.",
    })
    homeCity: string | null | undefined,
    @Arg('limit', () => Int, { defaultValue: 8, description: '1 to 8.' }) limit: number,
  ): Promise<SearchSuggestion[]> {
    ctx.answer.tags.add('companies').add('categories').add('cities').add('kinds');
    return suggest(ctx.db.searches, q, Math.min(Math.max(limit, 1), 8), {
      city: city ?? null,
      homeCity: homeCity ?? null,
    });
  }
}
