import { Conditions } from '../../database/conditions.ts';
import type { Reader, Statement } from '../../database/statement.ts';
import type { Context } from '../../graphql/context.ts';
import { listPage } from '../../graphql/list-page.ts';
import type { Page } from '../../graphql/paging.ts';
import { notFound } from '../../shared/errors.ts';
import { parseId } from '../../shared/ids.ts';
import type { Rejection, RejectionOrder, RejectionsArgs } from './rejection.types.ts';

const LIST = {
  from: 'companies r',
  columns: `r.id, r.id AS "companyId", r.name, r.description, category.name AS "categoryName",
    city.name || ' - ' || city.state AS "cityName", r.address, r.phone, r.email, r.rejection_reason AS reason,
    decider.name AS "deciderName", r.rejected_at AS "createdAt",
    CASE WHEN owner.id IS NOT NULL
      THEN jsonb_build_object('id', owner.id, 'name', owner.name, 'email', owner.email) END AS owner`,
  joined: `LEFT JOIN users owner ON owner.id = r.owner_id LEFT JOIN users decider ON decider.id = r.rejected_by
    JOIN categories category ON category.id = r.category_id JOIN cities city ON city.id = r.city_id`,
};

export const REJECTION_NOT_FOUND = 'Empresa rejeitada não encontrada.';

const BY_IDS: Statement = {
  name: 'rejections_by_ids',
  text: `SELECT ${LIST.columns} FROM unnest($1::int[]) WITH ORDINALITY AS chosen (id, position)
    JOIN ${LIST.from} ON r.id = chosen.id AND r.rejected_at IS NOT NULL ${LIST.joined} ORDER BY chosen.position`,
};

/** Their searched text begins with the name of the company. */
const ORDERS: Record<RejectionOrder, string> = {
  newest: 'r.rejected_at DESC, r.id DESC',
  oldest: 'r.rejected_at, r.id',
  name: 'r.pending_text COLLATE "C", r.id',
  nameDescending: 'r.pending_text COLLATE "C" DESC, r.id DESC',
};

/** Returns the condition of the search of rejected companies, for `companies r`. */
export async function rejectionsFilter(
  reader: Reader,
  { q }: Pick<RejectionsArgs, 'q'>,
): Promise<Conditions> {
  const filter = new Conditions();
  filter.add(() => 'r.rejected_at IS NOT NULL');
  await filter.addSearch(reader, q, (pattern) => `r.pending_text LIKE ${pattern}`);
  return filter;
}

/** Returns one rejected company; NOT_FOUND when there is none. */
export async function rejectionById(ctx: Context, id: string): Promise<Rejection> {
  const [rejection] = await rejectionsByIds(ctx.db.reads, [parseId(id, REJECTION_NOT_FOUND)]);
  if (!rejection) throw notFound(REJECTION_NOT_FOUND);
  return rejection;
}

/** Returns rejected companies by id; those that are gone are missing. */
export const rejectionsByIds = (reader: Reader, ids: readonly number[]): Promise<Rejection[]> =>
  reader.query<Rejection>(BY_IDS, [ids]);

/** Returns rejected companies, found by a part of the name of company or owner or of his e-mail. */
export async function adminRejections(ctx: Context, args: RejectionsArgs): Promise<Page<Rejection>> {
  const { reads } = ctx.db;
  const filter = await rejectionsFilter(reads, args);
  return listPage<Rejection>(reads, { ...LIST, filter, order: ORDERS[args.order] }, args);
}
