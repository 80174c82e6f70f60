import type { Reader, Statement } from '../../database/statement.ts';
import { kindLexeme } from './build-query.ts';
import { type DocumentOrder, FEW, ORDERS } from './document-statements.ts';
import type { FoundDocuments } from './find-documents.ts';
import type { Filters } from './resolve-filters.ts';
import type { TypedNumber } from './text/typed-number.ts';

/** The ids of companies with one of the numbers that pass the filters and a further condition. */
const numbered = (condition: string, isOpen: boolean): string => {
  const idsWhere = (number: string) => `
    (SELECT d.company_id FROM companies c JOIN search_documents d ON d.company_id = c.id
     WHERE ${number} AND ($5::int IS NULL OR d.category_id = $5::int) AND ($6::int[] IS NULL OR d.city_id = ANY ($6::int[]))
       AND ($10::text IS NULL OR d.tsv @@ $10::tsquery) AND ${condition}
       ${isOpen ? 'AND is_open(d.opening_schedule_id, $12::bytea)' : ''} LIMIT ${FEW})`;
  return [
    'c.cnpj = $1::bpchar AND c.rejected_at IS NULL',
    'c.cep = $2::bpchar',
    // Not starts_with: its index has every phone of the area.
    `right(c.phone, 8) = $3::text AND ($4::text IS NULL OR left(c.phone, 5) = '+55' || $4::text)`,
  ]
    .map(idsWhere)
    .join(' UNION ');
};

/**
 * Companies with a CNPJ $1, a postal code $2, or a phone that ends with $3, in the area $4 if one was typed; those that
 * match the query $11 of the other words of the text, if there are any. $5 category, $6 cities, $7 these words, which
 * decide the order, $8 skip, $9 take, $10 lexeme of a kind, $12 bits of open schedules.
 */
export const byNumber = (order: DocumentOrder, isOpen = false): Statement => ({
  name: `search_by_number_${order}${isOpen ? '_open' : ''}`,
  text: `
    WITH fitting AS MATERIALIZED (${numbered('($11::text IS NULL OR d.tsv @@ $11::tsquery)', isOpen)}),
    others AS MATERIALIZED (${numbered('$11::text IS NOT NULL AND NOT EXISTS (SELECT FROM fitting)', isOpen)}),
    found AS MATERIALIZED (
      SELECT d.* FROM (SELECT * FROM fitting UNION ALL SELECT * FROM others) ids JOIN search_documents d USING (company_id)
    ), words AS (
      SELECT string_agg(quote_literal(lexeme), ' | ')::tsquery AS typed
      FROM unnest(tsvector_to_array(search_stems(search_fold($7)))) AS lexeme
    )
    SELECT (SELECT count(*)::int FROM found) AS total, EXISTS (SELECT FROM fitting) AS "fits",
      ARRAY(SELECT company_id FROM found, words
        ORDER BY ${order === 'relevance' ? `ts_rank('{0.3, 0.3, 0.6, 1}', tsv, typed) DESC, ${ORDERS.score}` : ORDERS[order]}
        OFFSET $8 LIMIT $9) AS ids`,
});

interface FoundByNumber extends FoundDocuments {
  /** False where the other words of the text had to be left out. */
  fits: boolean;
}

/**
 * Finds companies by a number in the text, of these the ones that match `rest` if any does; ids and total are empty when
 * nobody has the number.
 */
export async function findByNumber(
  reader: Reader,
  number: TypedNumber,
  rest: string | null,
  filters: Filters,
  { order, skip, take }: { order: DocumentOrder; skip: number; take: number },
): Promise<FoundByNumber> {
  const [row] = await reader.query<{ total: number; ids: number[]; fits: boolean }>(
    byNumber(order, filters.open !== null),
    [
      number.cnpj,
      number.cep,
      number.phoneEnd,
      number.ddd,
      filters.categoryId,
      filters.cityIds,
      number.rest,
      skip,
      take,
      filters.kindId === null ? null : kindLexeme(filters.kindId),
      rest,
      ...(filters.open ? [filters.open.bits] : []),
    ],
  );
  const total = row?.total ?? 0;
  return { ids: row?.ids ?? [], total, totalIsExact: total < FEW, fits: row?.fits ?? true };
}
