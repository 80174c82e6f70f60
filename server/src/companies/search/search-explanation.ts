import type { Statement } from '../../database/statement.ts';
import type { Context } from '../../graphql/context.ts';
import { notFound } from '../../shared/errors.ts';
import { parseId } from '../../shared/ids.ts';
import { COMPANY_NOT_FOUND } from '../read-companies.ts';
import { filterLexemes, type TextQuery } from './build-query.ts';
import { SCORE_WEIGHT, TEXT_PARTS } from './order-by-relevance.ts';
import { REACHABLE } from './reachable.ts';
import { resolveFilters } from './resolve-filters.ts';
import type { SearchStep } from './search.types.ts';
import { searchCompanies } from './search-companies.ts';
import type {
  ExplainedWord,
  RelevancePart,
  SearchExplanation,
  SearchExplanationArgs,
  SearchField,
} from './search-explanation.types.ts';
import type { FoundBy, SearchResult } from './search-result.ts';
import { cleanText } from './text/clean-text.ts';

const NOT_SHOWN = 'Esta busca não mostra esta empresa.';

type Points = Partial<Record<RelevancePart, number>>;

interface Explained {
  isFound: boolean;
  ofText: Points;
  ofScore: Points;
  /** Of each term. */
  fields: SearchField[][];
}

/** How the company $7 matches a text: $1 with its filters, $2…$6 as RELEVANCE; $8 are the queries of its terms. */
const EXPLAIN: Statement = {
  name: 'search_explain',
  text: `
    SELECT $1::tsquery IS NULL OR tsv @@ $1::tsquery AS "isFound",
      json_build_object(${Object.entries(TEXT_PARTS)
        .map(([part, sql]) => `'${part}', ${sql}`)
        .join(', ')}) AS "ofText",
      (SELECT to_json(parts) FROM search_parts_of(company_id) parts) AS "ofScore",
      ARRAY(SELECT to_json(array_remove(ARRAY[
          CASE WHEN ts_filter(tsv, '{a}') @@ query THEN 'name' END,
          CASE WHEN ts_filter(tsv, '{b}') @@ query THEN 'place' END,
          CASE WHEN ts_filter(tsv, '{c}') @@ query THEN 'otherName' END,
          CASE WHEN tsv @@ query AND NOT ts_filter(tsv, '{a,b,c}') @@ query THEN 'text' END
        ], NULL)) FROM unnest($8::text[]::tsquery[]) WITH ORDINALITY AS terms (query, position) ORDER BY position) AS fields
    FROM search_documents WHERE company_id = $7`,
};

/** Explains the place of a company in a search by relevance. NOT_FOUND where the search does not show it. */
export async function explainSearch(
  ctx: Context,
  { companyId, ...args }: SearchExplanationArgs,
): Promise<SearchExplanation> {
  const reader = ctx.db.searches;
  const id = parseId(companyId, COMPANY_NOT_FOUND);
  const [filters, found] = await Promise.all([
    resolveFilters(reader, args),
    searchCompanies(reader, { ...args, order: 'relevance', page: 1, perPage: REACHABLE }),
  ]);
  for (const by of waysTo(id, found, args.q)) {
    if (filters.isUnknown) break;
    const match = [...(by ? [by.text.match] : []), ...filterLexemes(filters)].join(' & ') || null;
    const [row] = await reader.query<Explained>(EXPLAIN, [
      match,
      by?.text.ranking,
      by?.text.foremost,
      by?.text.exact,
      by?.text.phrase,
      by?.cityIds ?? [],
      id,
      by?.text.terms.map((term) => term.match) ?? [],
    ]);
    if (row?.isFound) return explanationOf(row, by, found.steps);
  }
  throw notFound(NOT_SHOWN);
}

/** Returns what a search found companies by; null stands for its filters, or for a number that the company has. */
function waysTo(
  id: number,
  { ids, foundBy }: SearchResult,
  q: string | null | undefined,
): (FoundBy | null)[] {
  if (foundBy.length > 0) return foundBy;
  return cleanText(q).trim() === '' || ids.includes(id) ? [null] : [];
}

function explanationOf(
  { ofText, ofScore, fields }: Explained,
  by: FoundBy | null,
  steps: SearchStep[],
): SearchExplanation {
  const weight = by ? SCORE_WEIGHT : 1;
  const parts = [
    ...Object.entries(by ? ofText : {}),
    ...Object.entries(ofScore).map(([part, points]) => [part, weight * points] as const),
  ].map(([part, points]) => ({ part: part as RelevancePart, points }));
  return {
    words: wordsOf(by?.text.terms ?? [], fields),
    steps: by?.steps ?? steps,
    parts,
    total: parts.reduce((sum, { points }) => sum + points, 0),
  };
}

/** Returns the words once each, with the fields of all their terms. */
function wordsOf(terms: TextQuery['terms'], fieldsOf: SearchField[][]): ExplainedWord[] {
  const words = new Map<number, ExplainedWord>();
  for (const [position, { index, word, names }] of terms.entries()) {
    const matched = fieldsOf[position] ?? [];
    const fields = names && matched.length > 0 ? [names as SearchField] : matched;
    words.set(index, { word, fields: [...(words.get(index)?.fields ?? []), ...fields] });
  }
  return [...words.values()];
}
