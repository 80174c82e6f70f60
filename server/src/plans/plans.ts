import { Conditions } from '../database/conditions.ts';
import type { Context } from '../graphql/context.ts';
import { listPage } from '../graphql/list-page.ts';
import type { Page } from '../graphql/paging.ts';
import type { PlansArgs } from './plan.inputs.ts';
import type { Plan } from './plan.ts';

const LIST = {
  from: 'plans p',
  order: 'p.price, p.id',
  columns: `p.id, p.name, p.price::float8 AS price, p.max_companies AS "maxCompanies",
    p.photo_limit AS "photoLimit", p.features,
    p.is_active AS "isActive", p.is_default AS "isDefault", p.has_poster AS "hasPoster",
    p.has_badge AS "hasBadge", p.has_year_reports AS "hasYearReports"`,
};

/** Returns a page of all plans, the cheapest first. */
export function plans(ctx: Context, { q, isActive, ...args }: PlansArgs): Promise<Page<Plan>> {
  const filter = new Conditions();
  // There are few plans: no index is needed for a part of a name.
  if (q) filter.add((placeholder) => `search_fold(p.name) LIKE '%' || search_fold(${placeholder(q)}) || '%'`);
  if (isActive != null) filter.add((placeholder) => `p.is_active = ${placeholder(isActive)}`);
  return listPage<Plan>(ctx.db.reads, { ...LIST, filter }, args);
}
