import { visibleCategories } from '../../categories/categories.ts';
import type { Category } from '../../categories/category.ts';
import { citiesByIds } from '../../cities/cities.ts';
import type { City } from '../../cities/city.ts';
import type { Context } from '../../graphql/context.ts';
import { toPage } from '../../graphql/paging.ts';
import { kindsByIds } from '../../kinds/read-kinds.ts';
import { countSearchWithoutResults } from '../../searches-without-results/count-search.ts';
import { openFilter } from '../opening/open-schedules.ts';
import { type CompanyView, companiesByIds } from '../read-companies.ts';
import { requireRoughInAddress } from './area/area.ts';
import { withDistance } from './area/with-distance.ts';
import { REACHABLE } from './reachable.ts';
import { type CompanyPage, type SearchArgs, SearchStepKind } from './search.types.ts';
import { searchCompanies } from './search-companies.ts';
import type { SearchResult } from './search-result.ts';
import { withHoursAsked } from './text/open-words.ts';

/** Searches approved and active companies; accepts any text. */
export async function findCompanies(ctx: Context, typed: SearchArgs): Promise<CompanyPage> {
  requireRoughInAddress(ctx, typed.near);
  const asked = withHoursAsked(typed);
  const search = async (args: SearchArgs) =>
    searchCompanies(ctx.db.searches, {
      ...args,
      open: args.openOn ? await openFilter(ctx, args.openOn) : null,
    });
  const open = await search(asked.args);
  // Where nothing is open, what is closed says so.
  const isAsTyped = asked.matchedHours !== null && open.total === 0;
  const { args, matchedHours } = isAsTyped ? { args: typed, matchedHours: null } : asked;
  const found = isAsTyped ? await search(typed) : open;
  const { literal, category, kind, city, openOn, attributeIds, near, bounds } = args;
  ctx.answer.tags.add('companies').add('kinds');
  const isPlain = !(literal || category || kind || city || openOn || attributeIds?.length || near || bounds);
  if (args.page === 1 && isPlain && hasNoResults(found)) countSearchWithoutResults(ctx, args.q, found.total);
  const items = withDistance(await companiesByIds(ctx.db.searches, found.ids), args.near);
  const [matchedCategory, [matchedKind], matchedCity] = await Promise.all([
    categoryOf(ctx, found.matchedCategoryId, items),
    found.matchedKindId === null ? [] : kindsByIds(ctx, [found.matchedKindId]),
    cityOf(ctx, found.matchedCityId, items),
  ]);
  return {
    ...toPage(items, Math.min(found.total, REACHABLE), args),
    total: found.total,
    totalIsExact: found.totalIsExact,
    correction: found.correction,
    steps: found.steps,
    matchedCategory,
    matchedKind: matchedKind ?? null,
    matchedCity,
    matchedHours,
    inHomeCity: found.inHomeCity,
    isFullyMatched: found.isFullyMatched && matchedHours === null,
    request: args,
  };
}

/** Returns whether a text found nothing, or only with fewer words. */
const hasNoResults = ({ total, steps, foundBy }: SearchResult): boolean =>
  foundBy.length > 0 && (total === 0 || steps.some(({ kind }) => kind === SearchStepKind.dropped));

/** Takes the category from the companies found; queries only when none has it. */
async function categoryOf(ctx: Context, id: number | null, items: CompanyView[]): Promise<Category | null> {
  if (id === null) return null;
  const seen = items.find((company) => company.categoryId === id)?.category;
  return seen ?? (await visibleCategories(ctx)).find((category) => category.id === id) ?? null;
}

async function cityOf(ctx: Context, id: number | null, items: CompanyView[]): Promise<City | null> {
  if (id === null) return null;
  const seen = items.find((company) => company.cityId === id)?.city;
  return seen ?? (await citiesByIds(ctx.db.searches, [id]))[0] ?? null;
}
