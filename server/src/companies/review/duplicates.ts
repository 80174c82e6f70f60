import type { Statement } from '../../database/statement.ts';
import { may } from '../../graphql/authorize.ts';
import type { Context } from '../../graphql/context.ts';
import { loader } from '../../graphql/loader.ts';
import { withCompanies } from '../company-lists.ts';
import type { CompanyView } from '../read-companies.ts';
import type { DuplicateCompany, DuplicateReason } from './review.types.ts';

const MOST = 5;
const SAME_NAME = 'search_fold(o.name) COLLATE "C" = search_fold(c.name)';
/** Requires a number: many companies share a street. */
const SAME_ADDRESS = `o.city_id = c.city_id AND o.address ~ '[0-9]'
  AND search_fold(o.address) COLLATE "C" = search_fold(c.address)`;
const SAME_SITE = 'o.website IS NOT NULL AND site_key(o.website) = site_key(c.website)';

/**
 * Returns the SQL of a condition's matches, by its own index and limited: thousands may have their accountant's phone.
 */
const matchesOf = (condition: string): string =>
  `(SELECT o.id FROM companies o WHERE ${condition} AND o.rejected_at IS NULL AND o.id <> c.id LIMIT ${MOST})`;
const reason = (condition: string, name: `${DuplicateReason}`): string =>
  `CASE WHEN ${condition} THEN '${name}' END`;
const DUPLICATES: Statement = {
  name: 'duplicate_companies',
  text: `
    SELECT wanted.id, duplicates.id AS "companyId", duplicates.reasons
    FROM unnest($1::int[]) AS wanted(id)
    JOIN companies c ON c.id = wanted.id
    CROSS JOIN LATERAL (
      SELECT o.id, why.reasons FROM (
        ${matchesOf(`${SAME_NAME} AND o.city_id = c.city_id`)} UNION ${matchesOf('o.phone = c.phone')}
        UNION ${matchesOf(SAME_SITE)} UNION ${matchesOf(SAME_ADDRESS)}
      ) ways JOIN companies o USING (id)
      CROSS JOIN LATERAL (SELECT array_remove(ARRAY[
        ${reason(SAME_NAME, 'name')}, ${reason('o.phone = c.phone', 'phone')},
        ${reason(SAME_ADDRESS, 'address')}, ${reason(SAME_SITE, 'website')},
        ${reason('lower(o.email) = lower(c.email)', 'email')}], NULL) AS reasons) why
      ORDER BY cardinality(why.reasons) DESC, o.id LIMIT ${MOST}
    ) duplicates`,
};

interface Row {
  id: number;
  companyId: number;
  reasons: DuplicateReason[];
}

/** Returns at most five possible duplicates, the most similar first, for administrators; null for others. */
export function duplicatesOf(
  ctx: Context,
  { id }: Pick<CompanyView, 'id'>,
): Promise<DuplicateCompany[]> | null {
  if (!may(ctx, 'seeLists')) return null;
  return loader<number, DuplicateCompany[]>(ctx, 'duplicates', async (ids) => {
    const rows = await withCompanies(ctx.db.reads, await ctx.db.reads.query<Row>(DUPLICATES, [ids]));
    return ids.map((own) => rows.filter((row) => row.id === own));
  }).load(id);
}
