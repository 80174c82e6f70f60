import { Conditions } from '../database/conditions.ts';
import type { Context } from '../graphql/context.ts';
import { listPage } from '../graphql/list-page.ts';
import type { Page, PageArgs } from '../graphql/paging.ts';
import type { Plan } from './plan.ts';

const LIST = {
  from: 'plans p',
  order: 'p.price, p.id',
  columns: `p.id, p.name, p.price::float8 AS price, p.max_companies AS "maxCompanies", p.features,
    p.is_active AS "isActive", p.is_default AS "isDefault"`,
};

/** A page of the plans that `filter` admits, the cheapest first. */
export const planPage = (ctx: Context, filter: Conditions, args: PageArgs): Promise<Page<Plan>> =>
  listPage<Plan>(ctx.db.reads, { ...LIST, filter }, args);

/** Active plans, the cheapest first. */
export function activePlans(ctx: Context, args: PageArgs): Promise<Page<Plan>> {
  ctx.answer.tags.add('plans');
  const filter = new Conditions();
  filter.add(() => 'p.is_active');
  return planPage(ctx, filter, args);
}
