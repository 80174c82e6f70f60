import type { Reader, Statement } from '../../database/statement.ts';
import { kindLexeme } from './build-query.ts';
import { type DocumentOrder, FEW, ORDERS } from './document-statements.ts';
import type { Found } from './find-documents.ts';
import type { Filters } from './resolve-filters.ts';
import type { TypedNumber } from './text/typed-number.ts';

/**
 * Companies with a CNPJ $1, a postal code $2, or a phone that ends with $3, in the area $4 if one was typed. $5 category,
 * $6 cities, $7 other words of the text, which decide the order, $8 skip, $9 take, $10 lexeme of a kind.
 */
export const byNumber = (order: DocumentOrder): Statement => ({
  name: `search_by_number_${order}`,
  text: `
    WITH numbered AS MATERIALIZED (
      (SELECT id FROM companies WHERE cnpj = $1::bpchar)
      UNION
      (SELECT id FROM companies WHERE cep = $2::bpchar LIMIT ${FEW})
      UNION
      (SELECT id FROM companies
       WHERE right(phone, 8) = $3::text AND ($4::text IS NULL OR starts_with(phone, '+55' || $4::text)) LIMIT ${FEW})
    ), found AS MATERIALIZED (
      SELECT d.* FROM numbered JOIN search_documents d ON d.company_id = numbered.id
      WHERE ($5::int IS NULL OR d.category_id = $5::int) AND ($6::int[] IS NULL OR d.city_id = ANY ($6::int[]))
        AND ($10::text IS NULL OR d.tsv @@ $10::tsquery)
    ), words AS (
      SELECT replace(plainto_tsquery('search_text', search_fold($7))::text, ' & ', ' | ')::tsquery AS typed
    )
    SELECT (SELECT count(*)::int FROM found) AS total,
      ARRAY(SELECT company_id FROM found, words
        ORDER BY ${order === 'relevance' ? `ts_rank('{0.3, 0.3, 0.6, 1}', tsv, typed) DESC, ${ORDERS.score}` : ORDERS[order]}
        OFFSET $8 LIMIT $9) AS ids`,
});

/** Finds companies by a number in the text; ids and total are empty when nobody has it. */
export async function findByNumber(
  reader: Reader,
  number: TypedNumber,
  filters: Filters,
  { order, skip, take }: { order: DocumentOrder; skip: number; take: number },
): Promise<Found> {
  const [row] = await reader.query<{ total: number; ids: number[] }>(byNumber(order), [
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
  ]);
  return { ids: row?.ids ?? [], total: row?.total ?? 0, totalIsExact: true };
}
