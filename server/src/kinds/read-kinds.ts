import { CachedRead } from '../database/cached-read.ts';
import type { Reader, Statement } from '../database/statement.ts';
import type { Context, Services } from '../graphql/context.ts';
import type { Kind } from './kind.ts';

const SELECT_KIND = `
  SELECT k.id, k.slug, k.name, k.plural, k.schema_type AS "schemaType",
    CASE WHEN c.id IS NOT NULL THEN json_build_object('id', c.id, 'name', c.name) END AS category`;
const FROM = '(kinds k LEFT JOIN categories c ON c.id = k.category_id)';

const ALL: Statement = { name: 'kinds_all', text: `${SELECT_KIND} FROM ${FROM}` };

/** Kinds with the text $1 in one of their words: as a whole word, at its beginning, anywhere. $2 limit. */
const NAMED_BY: Statement = {
  name: 'kinds_named_by',
  text: `
    WITH typed AS MATERIALIZED (SELECT kind_key(search_fold($1)) AS key), named AS (
      SELECT w.kind_id, min(CASE WHEN w.key = typed.key THEN 0 WHEN starts_with(w.key, typed.key) THEN 1 ELSE 2 END) AS part
      FROM kind_words w, typed WHERE typed.key <> '' AND position(typed.key IN w.key) > 0 GROUP BY w.kind_id
    )
    ${SELECT_KIND} FROM named JOIN ${FROM} ON k.id = named.kind_id
    -- 'pizza' is a pizzeria before an Italian restaurant, however many there are.
    ORDER BY named.part, position((SELECT key FROM typed) IN kind_key(search_fold(k.name))) = 1 DESC,
      (SELECT documents FROM search_lexemes WHERE lexeme = '~k' || k.id) DESC NULLS LAST, k.id
    LIMIT $2`,
};

/** Kinds with a word whose beginning resembles the text $1. $2 limit. */
const LIKE: Statement = {
  name: 'kinds_like',
  text: `
    WITH typed AS MATERIALIZED (SELECT kind_key(search_fold($1)) AS key), near AS (
      SELECT w.kind_id, max(similarity(left(w.key, length(typed.key) + 1), typed.key)) AS likeness
      FROM typed JOIN kind_words w ON w.key % typed.key
        OR (w.key >= left(typed.key, 3) AND w.key < left(typed.key, 3) || U&'\\+10FFFF')
      WHERE length(typed.key) >= 3 GROUP BY w.kind_id
    )
    ${SELECT_KIND} FROM near JOIN ${FROM} ON k.id = near.kind_id
    WHERE near.likeness >= 0.35 ORDER BY near.likeness DESC, k.id LIMIT $2`,
};

/** Each program's kinds by id: some hundreds, and nearly every page shows some. */
const cachedReads = new WeakMap<Services, CachedRead<ReadonlyMap<number, Kind>>>();

function kindsOf(services: Services): CachedRead<ReadonlyMap<number, Kind>> {
  let kinds = cachedReads.get(services);
  if (!kinds) {
    kinds = new CachedRead(services, 'kinds', async (reader) => {
      const rows = await reader.query<Kind>(ALL);
      return new Map(rows.map((kind) => [kind.id, kind]));
    });
    cachedReads.set(services, kinds);
  }
  return kinds;
}

/** Returns the kinds in the order of `ids`; those that were removed are left out. */
export async function kindsByIds({ services }: Context, ids: readonly number[]): Promise<Kind[]> {
  if (ids.length === 0) return [];
  const kinds = await kindsOf(services).get();
  return ids.map((id) => kinds.get(id)).filter((kind) => kind !== undefined);
}

/** Returns at most `limit` kinds for a text that is still being typed, perhaps misspelt, the likeliest first. */
export async function kindsNamedBy(reader: Reader, text: string, limit: number): Promise<Kind[]> {
  const named = await reader.query<Kind>(NAMED_BY, [text, limit]);
  return named.length > 0 ? named : reader.query<Kind>(LIKE, [text, limit]);
}
