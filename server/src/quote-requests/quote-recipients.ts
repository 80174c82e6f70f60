import { citiesByIds } from '../cities/city.ts';
import type { ManagedCompany } from '../companies/managed-company.ts';
import { resolveFilters } from '../companies/search/resolve-filters.ts';
import type { Reader, Statement } from '../database/statement.ts';
import type { Context } from '../graphql/context.ts';
import { kindsByIds } from '../kinds/read-kinds.ts';
import { notFound } from '../shared/errors.ts';
import { MOST_RECIPIENTS, type QuoteRecipientsArgs } from './quote-request.ts';

/** $1 the kind, $2 the city, $3 the neighbourhood or an empty text. Those without a known distance come last. */
const RECIPIENTS: Statement = {
  name: 'quote_recipients',
  text: `SELECT c.id, c.name, c.owner_id AS "ownerId", c.has_message_access AS "hasMessageAccess"
         FROM search_documents d JOIN companies c ON c.id = d.company_id
           JOIN users owner ON owner.id = c.owner_id AND owner.is_active
           LEFT JOIN company_points p ON p.company_id = c.id AND p.exactness < 2
           LEFT JOIN neighbourhood_points n ON n.city_id = $2::int AND n.key = search_fold($3)
         WHERE d.tsv @@ format('''~k%s'' & ''~m%s''', $1::int, $2::int)::tsquery
           AND c.has_message_access AND c.takes_quote_requests AND c.is_active AND c.is_approved
         ORDER BY metres_between(p.place, n.place), d.rating DESC, d.score DESC, c.id LIMIT ${MOST_RECIPIENTS}`,
};
export type Recipient = Pick<ManagedCompany, 'id' | 'name' | 'ownerId' | 'hasMessageAccess'>;

/**
 * Returns kind and city, and at most eight companies of them that read their messages and want requests: the nearest to the
 * neighbourhood where it is known, else the best rated. NOT_FOUND for no such kind or city.
 */
export async function quoteRecipients(
  ctx: Context,
  reader: Reader,
  { kind: kindText, city: cityText, neighborhood }: QuoteRecipientsArgs & { neighborhood?: string | null },
) {
  const { kindId, cityIds } = await resolveFilters(reader, { kind: kindText, city: cityText });
  const [[kind], [city]] = await Promise.all([
    kindsByIds(ctx, kindId === null ? [] : [kindId]),
    citiesByIds(reader, cityIds?.slice(0, 1) ?? []),
  ]);
  if (!kind) throw notFound('Segmento não encontrado.');
  if (!city) throw notFound('Cidade não encontrada.');
  const companies = await reader.query<Recipient>(RECIPIENTS, [kind.id, city.id, neighborhood ?? '']);
  return { kind, city, companies };
}
