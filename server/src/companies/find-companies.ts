import { visibleCategories } from '../categories/categories.ts';
import type { Category } from '../categories/category.ts';
import { citiesByIds } from '../cities/cities.ts';
import type { City } from '../cities/city.ts';
import type { Context } from '../lib/context.ts';
import type { CompanyPage, SearchArgs } from './company-page.ts';
import { companiesByIds } from './read-companies.ts';
import { searchCompanies } from './search/search-companies.ts';

/** The public search can be paged to this many results (DECISIONS section 5). */
export const REACHABLE = 400;

/** The public search (design/SEARCH.md): only approved and active companies, never an error for any text. */
export async function findCompanies(ctx: Context, args: SearchArgs): Promise<CompanyPage> {
  const found = await searchCompanies(ctx.db.searches, args);
  ctx.answer.tags.add('companies');
  const [items, matchedCategory, matchedCity] = await Promise.all([
    companiesByIds(ctx.db.searches, found.ids),
    categoryOf(ctx, found.matchedCategoryId),
    cityOf(ctx, found.matchedCityId),
  ]);
  const reachable = Math.min(found.total, REACHABLE);
  return {
    items,
    page: args.page,
    perPage: args.perPage,
    lastPage: Math.max(1, Math.ceil(reachable / args.perPage)),
    total: found.total,
    totalIsExact: found.totalIsExact,
    correction: found.correction,
    matchedCategory,
    matchedCity,
  };
}

async function categoryOf(ctx: Context, id: number | null): Promise<Category | null> {
  if (id === null) return null;
  return (await visibleCategories(ctx)).find((category) => category.id === id) ?? null;
}

async function cityOf(ctx: Context, id: number | null): Promise<City | null> {
  if (id === null) return null;
  return (await citiesByIds(ctx.db.searches, [id]))[0] ?? null;
}
