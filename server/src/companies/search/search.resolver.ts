import { Args, Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import { Attribute } from '../../attributes/attribute.ts';
import { attributesFor } from '../../attributes/read-attributes.ts';
import { type Category, visibleCategories } from '../../categories/category.ts';
import { type City, citiesByIds } from '../../cities/city.ts';
import type { Context } from '../../graphql/context.ts';
import { PublicRead } from '../../graphql/field-marks.ts';
import { ForKeys } from '../../graphql/keys/for-keys.ts';
import { MayCall } from '../../graphql/may-call.ts';
import { toPage } from '../../graphql/paging.ts';
import { kindsByIds } from '../../kinds/read-kinds.ts';
import { countSearchWithoutResults } from '../../searches-without-results/count-search.ts';
import { IdOf } from '../../shared/schema/described-arguments.ts';
import { Company } from '../company.ts';
import { openFilter } from '../opening/open-schedules.ts';
import { type CompanyView, companiesByIds } from '../read-companies.ts';
import { requireRoughInAddress } from './area/area.ts';
import { withDistance } from './area/with-distance.ts';
import { searchLinks } from './read-search-links.ts';
import { CompanyPage, SearchArgs, SearchLinks, SearchLinksArgs, SearchStepKind } from './search.types.ts';
import { REACHABLE, searchCompanies } from './search-companies.ts';
import { explainSearch, SearchExplanation, SearchExplanationArgs } from './search-explanation.ts';
import type { SearchResult } from './search-result.ts';
import { similarCompanies } from './similar-companies.ts';
import { withHoursAsked } from './text/open-words.ts';

@ForKeys('any', { adminSearchExplanation: 'companies' })
@Resolver(() => CompanyPage)
export class SearchResolver {
  @PublicRead()
  @MayCall('anyone')
  @Query(() => CompanyPage, {
    description: 'Searches approved and active companies. Any text is answered with a list.',
  })
  companies(@Ctx() ctx: Context, @Args() args: SearchArgs): Promise<CompanyPage> {
    return findCompanies(ctx, args);
  }

  @FieldResolver(() => [Attribute], {
    description:
      'Attributes by which the search can be narrowed: those that matter for its kind, else its category; without either none.',
  })
  async attributes(@Root() page: CompanyPage, @Ctx() ctx: Context): Promise<Attribute[]> {
    const { matchedKind, matchedCategory } = page;
    if (!matchedKind && !matchedCategory) return [];
    return attributesFor(ctx, {
      kindIds: matchedKind ? [matchedKind.id] : [],
      categoryIds: [matchedKind?.category?.id ?? matchedCategory?.id ?? 0],
    });
  }

  @MayCall('seeLists')
  @Query(() => SearchExplanation, {
    description:
      'Administrators only: why a search by relevance shows a company where it does; NOT_FOUND where it does not.',
  })
  adminSearchExplanation(
    @Ctx() ctx: Context,
    @Args() args: SearchExplanationArgs,
  ): Promise<SearchExplanation> {
    return explainSearch(ctx, args);
  }

  @PublicRead()
  @MayCall('anyone')
  @Query(() => [Company], {
    description:
      'Up to four of the same main kind: the nearest within some 15 km of its point, else the best of its city. Errors as `company`.',
  })
  similarCompanies(@Ctx() ctx: Context, @IdOf('company', 'companyId') companyId: string): Promise<Company[]> {
    return similarCompanies(ctx, companyId);
  }

  @PublicRead()
  @MayCall('anyone')
  @Query(() => SearchLinks, {
    description: 'Links from a search for a category, kind or city to related ones.',
  })
  searchLinks(@Ctx() ctx: Context, @Args() args: SearchLinksArgs): Promise<SearchLinks> {
    return searchLinks(ctx, args);
  }
}

/** Searches approved and active companies; accepts any text. */
async function findCompanies(ctx: Context, input: SearchArgs): Promise<CompanyPage> {
  requireRoughInAddress(ctx, input.near);
  const request = withHoursAsked(input);
  const search = async (args: SearchArgs) =>
    searchCompanies(ctx.db.searches, {
      ...args,
      open: args.openOn ? await openFilter(ctx, args.openOn) : null,
    });
  const open = await search(request.args);
  // Where nothing is open, what is closed says so.
  const isAsTyped = request.matchedHours !== null && open.total === 0;
  const { args, matchedHours } = isAsTyped ? { args: input, matchedHours: null } : request;
  const results = isAsTyped ? await search(input) : open;
  const { literal, category, kind, city, openOn, attributeIds, near, bounds } = args;
  ctx.answer.tags.add('companies').add('kinds');
  const isPlain = !(literal || category || kind || city || openOn || attributeIds?.length || near || bounds);
  if (args.page === 1 && isPlain && hasNoResults(results))
    countSearchWithoutResults(ctx, args.q, results.total);
  const items = withDistance(await companiesByIds(ctx.db.searches, results.ids), args.near);
  const [matchedCategory, [matchedKind], matchedCity] = await Promise.all([
    categoryOf(ctx, results.matchedCategoryId, items),
    results.matchedKindId === null ? [] : kindsByIds(ctx, [results.matchedKindId]),
    cityOf(ctx, results.matchedCityId, items),
  ]);
  return {
    ...toPage(items, Math.min(results.total, REACHABLE), args),
    total: results.total,
    totalIsExact: results.totalIsExact,
    correction: results.correction,
    steps: results.steps,
    matchedCategory,
    matchedKind: matchedKind ?? null,
    matchedCity,
    matchedHours,
    inHomeCity: results.inHomeCity,
    isFullyMatched: results.isFullyMatched && matchedHours === null,
    request: args,
  };
}

/** Returns whether a text found nothing, or only with fewer words. */
const hasNoResults = ({ total, steps, foundBy }: SearchResult): boolean =>
  foundBy.length > 0 && (total === 0 || steps.some(({ kind }) => kind === SearchStepKind.dropped));

/** Takes the category from the companies found; queries only when none has it. */
async function categoryOf(ctx: Context, id: number | null, items: CompanyView[]): Promise<Category | null> {
  if (id === null) return null;
  const category = items.find((company) => company.categoryId === id)?.category;
  return category ?? (await visibleCategories(ctx)).find((category) => category.id === id) ?? null;
}

async function cityOf(ctx: Context, id: number | null, items: CompanyView[]): Promise<City | null> {
  if (id === null) return null;
  const city = items.find((company) => company.cityId === id)?.city;
  return city ?? (await citiesByIds(ctx.db.searches, [id]))[0] ?? null;
}
