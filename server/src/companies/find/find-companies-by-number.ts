import type { Reader, Statement } from '../../database/statement.ts';
import { typedNumber } from '../search/text/typed-number.ts';

/** Ids of companies with the CNPJ $1, a phone that ends with $2 in the area $3 if one was typed, or the number $4. */
const BY_NUMBER: Statement = {
  name: 'admin_find_by_number',
  text: `
    SELECT id FROM companies WHERE id = $4::int
    UNION ALL SELECT id FROM companies WHERE cnpj = $1::bpchar
    UNION ALL (SELECT id FROM companies
      WHERE right(phone, 8) = $2::text AND ($3::text IS NULL OR left(phone, 5) = '+55' || $3::text) LIMIT $5)`,
};

/** Returns a number that names a row: "#12" or "12". Null for any other text. */
export function typedId(text: string): number | null {
  const [, digits] = /^#?([1-9]\d{0,8})$/.exec(text) ?? [];
  return digits === undefined ? null : Number(digits);
}

/** Returns the ids of at most `limit` companies whose number, CNPJ or phone the text is. */
export async function findCompaniesByNumber(reader: Reader, text: string, limit: number): Promise<number[]> {
  const id = typedId(text);
  const number = typedNumber(text);
  if (id === null && number === null) return [];
  const rows = await reader.query<{ id: number }>(BY_NUMBER, [
    number?.cnpj ?? null,
    number?.phoneEnd ?? null,
    number?.ddd ?? null,
    id,
    limit,
  ]);
  return [...new Set(rows.map((row) => row.id))].slice(0, limit);
}
