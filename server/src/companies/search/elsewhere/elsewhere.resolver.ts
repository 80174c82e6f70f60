import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { Statement } from '../../../database/statement.ts';
import type { Context } from '../../../graphql/context.ts';
import { Kind } from '../../../kinds/kind.ts';
import { kindsByIds } from '../../../kinds/read-kinds.ts';
import { CompanyPage } from '../search.types.ts';
import { NearbyCompanies } from './nearby.types.ts';
import { nearbyCompanies } from './nearby-companies.ts';

const MOST = 6;

/**
 * Kinds with companies in the city $2, or anywhere for null, that are above, below or beside the kind $1, or have at least
 * two words with it in common; the closest first.
 */
const RELATED: Statement = {
  name: 'search_related_kinds',
  text: `
    WITH related AS (
      SELECT k.id, CASE WHEN k.id = me.broader_id OR k.broader_id = me.id OR k.broader_id = me.broader_id THEN 3 ELSE 0 END
        + (SELECT count(*) FROM kind_words w WHERE w.kind_id = k.id
           AND w.key IN (SELECT key FROM kind_words WHERE kind_id = me.id)) AS closeness
      FROM kinds me JOIN kinds k ON k.id <> me.id WHERE me.id = $1
    )
    SELECT id FROM related
    WHERE closeness > 1 AND EXISTS (SELECT FROM search_matching(
      (quote_literal('~k' || id) || coalesce(' & ' || quote_literal('~m' || $2::int), ''))::tsquery, NULL, 1))
    ORDER BY closeness DESC, id LIMIT ${MOST}`,
};

/** Returns kinds to search instead of one that has no companies there. */
async function relatedKinds(ctx: Context, kindId: number, cityId: number | null): Promise<Kind[]> {
  const rows = await ctx.db.searches.query<{ id: number }>(RELATED, [kindId, cityId]);
  return kindsByIds(
    ctx,
    rows.map(({ id }) => id),
  );
}

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
