import { Conditions } from '../database/conditions.ts';
import type { Statement } from '../database/statement.ts';
import type { Context } from '../graphql/context.ts';
import { listPage } from '../graphql/list-page.ts';
import type { Page } from '../graphql/paging.ts';
import { notFound } from '../shared/errors.ts';
import { idOrZero, parseId } from '../shared/ids.ts';
import type { AdminKind, AdminKindsArgs, KindOrder } from './admin-kind.ts';

export const KIND_NOT_FOUND = 'Segmento não encontrado.';
const COLUMNS = `k.id, k.slug, k.name, k.plural, k.schema_type AS "schemaType", k.broader_id AS "broaderId",
  CASE WHEN c.name IS NOT NULL THEN json_build_object('id', c.category_id, 'name', c.name) END AS category,
  coalesce(w.words, 0) AS "wordsCount", coalesce(l.documents, 0) AS "companiesCount"`;
/** The search counts the companies. */
const FROM = `kinds k
  LEFT JOIN (SELECT id AS category_id, name FROM categories) c ON c.category_id = k.category_id
  LEFT JOIN (SELECT kind_id, count(*)::int AS words FROM kind_words GROUP BY 1) w ON w.kind_id = k.id
  LEFT JOIN search_lexemes l ON l.lexeme = '~k' || k.id`;
const BY_NAME = 'search_fold(k.name), k.id';
const FROM_Z = 'search_fold(k.name) DESC, k.id DESC';
const ORDERS: Record<KindOrder, string> = {
  name: BY_NAME,
  nameDescending: FROM_Z,
  category: `search_fold(c.name), ${BY_NAME}`,
  categoryDescending: `search_fold(c.name) DESC, ${FROM_Z}`,
  words: `coalesce(w.words, 0) DESC, ${BY_NAME}`,
  wordsAscending: `coalesce(w.words, 0), ${FROM_Z}`,
  companies: `coalesce(l.documents, 0) DESC, ${BY_NAME}`,
  companiesAscending: `coalesce(l.documents, 0), ${FROM_Z}`,
};
const BY_ID: Statement = {
  name: 'managed_kind',
  text: `SELECT ${COLUMNS} FROM ${FROM} WHERE k.id = $1`,
};

/** Returns a page of the kinds with a text in their name or in one of their words. */
export function adminKinds(
  ctx: Context,
  { q, categoryId, order, ...args }: AdminKindsArgs,
): Promise<Page<AdminKind>> {
  const filter = new Conditions();
  if (categoryId) filter.add((placeholder) => `k.category_id = ${placeholder(idOrZero(categoryId))}`);
  if (q)
    filter.add((placeholder) => {
      const folded = `search_fold(${placeholder(q)})`;
      return `(search_fold(k.name) LIKE '%' || ${folded} || '%' OR k.id IN (
        SELECT kind_id FROM kind_words WHERE key LIKE '%' || kind_key(${folded}) || '%' AND kind_key(${folded}) <> ''))`;
    });
  const list = { from: FROM, filter, order: ORDERS[order], columns: COLUMNS };
  return listPage<AdminKind>(ctx.db.reads, list, args);
}

/** Returns one kind as administrators see it; NOT_FOUND. */
export async function adminKind(ctx: Context, id: string | number): Promise<AdminKind> {
  const [kind] = await ctx.db.reads.query<AdminKind>(BY_ID, [parseId(id, KIND_NOT_FOUND)]);
  if (!kind) throw notFound(KIND_NOT_FOUND);
  return kind;
}
