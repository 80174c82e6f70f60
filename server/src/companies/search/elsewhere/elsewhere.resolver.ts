import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { Context } from '../../../graphql/context.ts';
import { Kind } from '../../../kinds/kind.ts';
import { CompanyPage } from '../search.types.ts';
import { NearbyCompanies } from './nearby.types.ts';
import { nearbyCompanies } from './nearby-companies.ts';
import { relatedKinds } from './related-kinds.ts';

/** What a search that found nothing offers instead. */
@Resolver(() => CompanyPage)
export class ElsewhereResolver {
  @FieldResolver(() => NearbyCompanies, {
    nullable: true,
    description:
      'What comes closest where nothing was found, or nothing in `homeCity`; null where something was.',
  })
  async nearby(
    @Root() { total, inHomeCity, page, request }: CompanyPage,
    @Ctx() ctx: Context,
  ): Promise<NearbyCompanies | null> {
    if (total === 0) return nearbyCompanies(ctx, request);
    if (inHomeCity !== 0 || page > 1) return null;
    return nearbyCompanies(ctx, { ...request, city: request.homeCity ?? null });
  }

  @FieldResolver(() => [Kind], {
    description:
      'At most 6 other kinds that people may mean, where nothing was found: they share words with the named kind, and the city has companies of them.',
  })
  async relatedKinds(@Root() page: CompanyPage, @Ctx() ctx: Context): Promise<Kind[]> {
    const { total, matchedKind, matchedCity } = page;
    return total > 0 || !matchedKind ? [] : relatedKinds(ctx, matchedKind.id, matchedCity?.id ?? null);
  }
}
