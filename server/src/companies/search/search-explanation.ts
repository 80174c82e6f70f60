import { ArgsType, Field, Float, ID, ObjectType } from 'type-graphql';
import type { Statement } from '../../database/statement.ts';
import type { Context } from '../../graphql/context.ts';
import { notFound } from '../../shared/errors.ts';
import { parseId } from '../../shared/ids.ts';
import { graphqlEnum } from '../../shared/schema/graphql-enum.ts';
import { COMPANY_NOT_FOUND } from '../read-companies.ts';
import { filterLexemes, type TextQuery } from './build-query.ts';
import { SCORE_WEIGHT, TEXT_PARTS } from './order-by-relevance.ts';
import { resolveFilters } from './resolve-filters.ts';
import { SearchLinksArgs, SearchStep } from './search.types.ts';
import { REACHABLE, searchCompanies } from './search-companies.ts';
import type { FoundBy, SearchResult } from './search-result.ts';
import { cleanText } from './text/clean-text.ts';

@ArgsType()
export class SearchExplanationArgs extends SearchLinksArgs {
  @Field(() => ID, { description: 'A company that the search shows.' })
  companyId!: string;

  @Field(() => String, { nullable: true, description: 'Free text, as in the search.' })
  q?: string | null;

  @Field({ defaultValue: false, description: 'As in the search.' })
  literal: boolean = false;
}

const SearchField = graphqlEnum('SearchField', 'Part of a company that a word of a search matches.', {
  name: 'Its name.',
  kind: 'The word names one of its kinds.',
  category: 'The word names its category.',
  city: 'The word names its city.',
  place: "A word of its city's name or state.",
  otherName: 'Its registered name, or its name as the source of an import wrote it.',
  text: 'Its address or description.',
});
type SearchField = keyof typeof SearchField;

@ObjectType({ simpleResolvers: true, description: 'A word of a search, and where a company has it.' })
class ExplainedWord {
  @Field({ description: 'The word, normalized.' })
  word!: string;

  @Field(() => [SearchField], {
    description:
      'Where it is, and what it names, alone or with its neighbours; empty where it does not match.',
  })
  fields!: SearchField[];
}

const RelevancePart = graphqlEnum('RelevancePart', 'Part of the number that orders a search.', {
  words: 'The words, by the weight of where they are.',
  nameOrKind: 'The name has all words, or the kind, category or city is the one named.',
  asTyped: 'All words as typed, without completing the last.',
  name: 'The name is the text, or begins with it.',
  city: 'The company is in the city that the text names.',
  rating: 'The average of its ratings and ten assumed ones of 4.0.',
  completeness: 'How much of description, contact, address and logo it has.',
  freshness: 'When it was registered.',
});
type RelevancePart = keyof typeof RelevancePart;

@ObjectType({ simpleResolvers: true, description: 'What a part adds.' })
class RelevancePoints {
  @Field(() => RelevancePart, { description: 'Part of the relevance.' })
  part!: RelevancePart;

  @Field(() => Float, { description: 'What it adds to `total`.' })
  points!: number;
}

@ObjectType({ simpleResolvers: true, description: 'Why a search shows a company where it does.' })
export class SearchExplanation {
  @Field(() => [ExplainedWord], {
    description: 'Words of the text; none for a list without text or a number that was looked up.',
  })
  words!: ExplainedWord[];

  @Field(() => [SearchStep], {
    description: 'Steps that found it, behind the results of those before; empty for what was typed.',
  })
  steps!: SearchStep[];

  @Field(() => [RelevancePoints], { description: 'Parts of it; those of the text only where there is one.' })
  parts!: RelevancePoints[];

  @Field(() => Float, { description: 'Their sum: more is first among companies found by the same steps.' })
  total!: number;
}

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
  const [filters, results] = await Promise.all([
    resolveFilters(reader, args),
    searchCompanies(reader, { ...args, order: 'relevance', page: 1, perPage: REACHABLE }),
  ]);
  for (const by of waysTo(id, results, args.q)) {
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
    if (row?.isFound) return explanationOf(row, by, results.steps);
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
  const shares = [
    ...Object.entries(by ? ofText : {}),
    ...Object.entries(ofScore).map(([part, points]) => [part, weight * points] as const),
  ].map(([part, points]) => ({ part: part as RelevancePart, points }));
  return {
    words: wordsOf(by?.text.terms ?? [], fields),
    steps: by?.steps ?? steps,
    parts: shares,
    total: shares.reduce((sum, { points }) => sum + points, 0),
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
