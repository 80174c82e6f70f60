import { orOneOf } from '../database/conditions.ts';
import type { Statement } from '../database/statement.ts';
import type { AdminList } from '../graphql/admin-list.ts';
import { idOrZero } from '../shared/ids.ts';
import { type AdminKind, AdminKindsArgs } from './admin-kind.ts';

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
const WITH_WORD: Statement = {
  name: 'kinds_with_word',
  text: `WITH typed AS MATERIALIZED (SELECT kind_key(search_fold($1)) AS key)
    SELECT DISTINCT w.kind_id AS id FROM kind_words w, typed
    WHERE typed.key <> '' AND w.key LIKE '%' || typed.key || '%'`,
};

/** The kinds of business, found by a text in their name, in one of their words or in their category's name. */
export const KINDS: AdminList<AdminKindsArgs, AdminKind> = {
  name: 'kinds',
  may: 'seeLists',
  args: AdminKindsArgs,
  from: FROM,
  columns: COLUMNS,
  missing: KIND_NOT_FOUND,
  async filter(filter, { q, categoryId }, { db }) {
    if (categoryId) filter.add((placeholder) => `k.category_id = ${placeholder(idOrZero(categoryId))}`);
    const words = q ? await db.reads.query<{ id: number }>(WITH_WORD, [q]) : [];
    await filter.addSearch(db.reads, q, (pattern) =>
      orOneOf(
        `' ' || search_fold(concat_ws(' ', k.name, c.name)) LIKE ${pattern}`,
        'k.id',
        words.map(({ id }) => id),
      ),
    );
  },
  orders: {
    name: BY_NAME,
    nameDescending: FROM_Z,
    category: `search_fold(c.name), ${BY_NAME}`,
    categoryDescending: `search_fold(c.name) DESC, ${FROM_Z}`,
    words: `coalesce(w.words, 0) DESC, ${BY_NAME}`,
    wordsAscending: `coalesce(w.words, 0), ${FROM_Z}`,
    companies: `coalesce(l.documents, 0) DESC, ${BY_NAME}`,
    companiesAscending: `coalesce(l.documents, 0), ${FROM_Z}`,
  },
  cells: {
    Número: ({ id }) => id,
    Nome: ({ name }) => name,
    Categoria: ({ category }) => category?.name,
    Palavras: ({ wordsCount }) => wordsCount,
    Empresas: ({ companiesCount }) => companiesCount,
  },
};
