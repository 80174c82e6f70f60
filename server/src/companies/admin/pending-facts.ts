import { isAdmin } from '../../lib/authorize.ts';
import type { Context } from '../../lib/context.ts';
import { loader } from '../../lib/loader.ts';
import type { Statement } from '../../lib/sql.ts';
import { type CompanyView, companiesByIds } from '../read-companies.ts';

const MOST = 5;
/** Each way by its own index and bounded: a phone of an accountant may stand in thousands of companies. */
const ALIKE: Statement = {
  name: 'alike_companies',
  text: `
    SELECT wanted.id, array_agg(alike.id ORDER BY alike.id) AS alike
    FROM unnest($1::int[]) AS wanted(id)
    JOIN companies c ON c.id = wanted.id
    CROSS JOIN LATERAL (
      SELECT id FROM (
        (SELECT o.id FROM companies o
         WHERE search_fold(o.name) COLLATE "C" = search_fold(c.name) AND o.city_id = c.city_id AND o.id <> c.id
         LIMIT ${MOST})
        UNION
        (SELECT o.id FROM companies o WHERE o.phone = c.phone AND o.id <> c.id LIMIT ${MOST})
      ) both_ways LIMIT ${MOST}
    ) alike
    GROUP BY wanted.id`,
};
const OVERDUE: Statement = {
  name: 'overdue_companies',
  text: `SELECT c.id FROM companies c, approval_policy p
         WHERE c.id = ANY ($1::int[]) AND NOT c.is_approved
           AND c.created_at < now() - make_interval(days => p.approval_timeout_days)`,
};

/** At most five companies with its phone, or its name and city; null for all but administrators. */
export function duplicatesOf(ctx: Context, { id }: Pick<CompanyView, 'id'>): Promise<CompanyView[]> | null {
  if (!isAdmin(ctx)) return null;
  return loader<number, CompanyView[]>(ctx, 'duplicates', async (ids) => {
    const rows = await ctx.db.reads.query<{ id: number; alike: number[] }>(ALIKE, [ids]);
    const found = await companiesByIds(ctx.db.reads, [...new Set(rows.flatMap(({ alike }) => alike))]);
    const byId = new Map(found.map((company) => [company.id, company]));
    const alikeOf = new Map(rows.map((row) => [row.id, row.alike]));
    return ids.map((own) => (alikeOf.get(own) ?? []).flatMap((alike) => byId.get(alike) ?? []));
  }).load(id);
}

/** Whether it has waited longer than the policy says; null for all but administrators. */
export function isOverdue(
  ctx: Context,
  { id, isApproved }: Pick<CompanyView, 'id' | 'isApproved'>,
): Promise<boolean> | boolean | null {
  if (!isAdmin(ctx)) return null;
  if (isApproved) return false;
  return loader<number, boolean>(ctx, 'overdue', async (ids) => {
    const rows = await ctx.db.reads.query<{ id: number }>(OVERDUE, [ids]);
    const overdue = new Set(rows.map((row) => row.id));
    return ids.map((own) => overdue.has(own));
  }).load(id);
}
