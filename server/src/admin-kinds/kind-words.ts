import { recordAction } from '../audit/record-action.ts';
import { companiesByIds } from '../companies/read-companies.ts';
import { type SearchInput, searchCompanies } from '../companies/search/search-companies.ts';
import { lockRow } from '../database/lock-row.ts';
import type { Statement } from '../database/statement.ts';
import { adminItem } from '../graphql/admin-list.ts';
import type { Context } from '../graphql/context.ts';
import { loadRow } from '../graphql/loader.ts';
import { Kind } from '../kinds/kind.ts';
import { kindsByIds } from '../kinds/read-kinds.ts';
import { invalid, notFound } from '../shared/errors.ts';
import type { KindWord, KindWordArgs, KindWordPreview, SearchSample } from './kind-word.ts';
import { KIND_NOT_FOUND, KINDS } from './kinds.list.ts';

/** Words of one kind. */
const MOST_WORDS = 200;
const SAMPLE = 5;

const OF_KINDS: Statement = {
  name: 'words_of_kinds',
  text: `
    SELECT w.kind_id AS id, json_agg(json_build_object('word', w.word, 'otherKindIds', ARRAY(
        SELECT o.kind_id FROM kind_words o WHERE o.key = w.key AND o.kind_id <> w.kind_id ORDER BY o.kind_id LIMIT 20
      )) ORDER BY search_fold(w.word), w.key) AS words
    FROM kind_words w WHERE w.kind_id = ANY ($1::int[]) GROUP BY w.kind_id`,
};
const KINDS_OF: Statement = {
  name: 'kinds_of_word',
  text: `SELECT kind_id AS id FROM kind_words WHERE key = kind_key(search_fold($1)) AND kind_id <> $2
         ORDER BY kind_id LIMIT 20`,
};

/** Returns the words of a kind in alphabetical order; one statement for a whole list. */
export async function wordsOf(ctx: Context, kindId: number): Promise<KindWord[]> {
  const row = await loadRow<{ id: number; words: KindWord[] }>(ctx, OF_KINDS, kindId);
  return row?.words ?? [];
}

/** Adds a word to a kind and returns the kind's id. */
export function addKindWord(ctx: Context, { kindId, word: text }: KindWordArgs): Promise<number> {
  const word = text.replace(/\s+/g, ' ');
  return ctx.db.transaction(async (manager) => {
    const { id, name } = await lockRow(manager, Kind, kindId, KIND_NOT_FOUND);
    const [normalized]: [{ key: string; words: number }] = await manager.query(
      `SELECT kind_key(search_fold($1)) AS key, (SELECT count(*)::int FROM kind_words WHERE kind_id = $2) AS words`,
      [word, id],
    );
    if (normalized.key === '')
      throw invalid({ word: ['Esta palavra sozinha não diz o que a empresa é ou faz.'] });
    if (normalized.words >= MOST_WORDS)
      throw invalid(
        { word: [`Um segmento tem até ${MOST_WORDS} palavras. Remova uma antes.`] },
        'LIMIT_REACHED',
      );
    const added: unknown[] = await manager.query(
      'INSERT INTO kind_words (kind_id, word, key) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING RETURNING kind_id',
      [id, word, normalized.key],
    );
    if (added.length === 0) throw invalid({ word: ['Este segmento já tem esta palavra.'] }, 'TAKEN');
    await recordAction(ctx, manager, 'kind.add-word', id, { after: { name, word } });
    return id;
  });
}

/** Removes a word from a kind and returns the kind's id; NOT_FOUND when the kind has no such word. */
export function removeKindWord(ctx: Context, { kindId, word }: KindWordArgs): Promise<number> {
  return ctx.db.transaction(async (manager) => {
    const { id, name } = await lockRow(manager, Kind, kindId, KIND_NOT_FOUND);
    const [removed]: [{ word: string }[]] = await manager.query(
      'DELETE FROM kind_words WHERE kind_id = $1 AND key = kind_key(search_fold($2)) RETURNING word',
      [id, word],
    );
    if (!removed[0]) throw notFound('Este segmento não tem mais esta palavra.');
    await recordAction(ctx, manager, 'kind.remove-word', id, { before: { name, word: removed[0].word } });
    return id;
  });
}

/** Returns what a search for a word finds today, and what it would find as a word of the kind. */
export async function adminKindWordPreview(
  ctx: Context,
  { kindId, word }: KindWordArgs,
): Promise<KindWordPreview> {
  const { id } = await adminItem(ctx, KINDS, kindId);
  const others = await ctx.db.reads.query<{ id: number }>(KINDS_OF, [word, id]);
  const [alsoOf, today, withWord] = await Promise.all([
    kindsByIds(
      ctx,
      others.map((kind) => kind.id),
    ),
    sampleOf(ctx, { q: word }),
    sampleOf(ctx, { kind: String(id) }),
  ]);
  return { alsoOf, today, withWord };
}

async function sampleOf(ctx: Context, filter: Pick<SearchInput, 'q' | 'kind'>): Promise<SearchSample> {
  const results = await searchCompanies(ctx.db.searches, {
    ...filter,
    order: 'relevance',
    literal: false,
    page: 1,
    perPage: SAMPLE,
  });
  return {
    total: results.total,
    totalIsExact: results.totalIsExact,
    companies: await companiesByIds(ctx.db.searches, results.ids),
  };
}
