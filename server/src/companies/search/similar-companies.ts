import type { Statement } from '../../database/statement.ts';
import type { Context } from '../../graphql/context.ts';
import { ApiKeyScope } from '../../graphql/keys/api-key-scope.ts';
import { viewerWith } from '../../graphql/keys/for-keys.ts';
import { notFound } from '../../shared/errors.ts';
import { parseId } from '../../shared/ids.ts';
import { maySee } from '../company.policy.ts';
import type { Company } from '../company.ts';
import { COMPANY_NOT_FOUND, type CompanyView, companiesByIds } from '../read-companies.ts';

const WANTED = 4;

const IN_CITY: Statement = {
  name: 'similar_in_city',
  text: `SELECT c.id, c.city_id AS "cityId", c.category_id AS "categoryId", c.owner_id AS "ownerId",
           c.is_active AS "isActive",
           ARRAY(SELECT d.company_id FROM search_documents d
             WHERE d.city_id = c.city_id AND d.category_id = c.category_id AND d.company_id <> c.id
             ORDER BY d.score DESC, d.company_id DESC LIMIT ${WANTED}) AS ids
         FROM companies c WHERE c.id = $1`,
};
/** City by city, nearest first, until there are enough. */
const IN_STATE: Statement = {
  name: 'similar_in_state',
  text: `SELECT d.company_id AS id
         FROM (
           SELECT city.id FROM cities here JOIN cities city ON city.state = here.state AND city.id <> here.id
           WHERE here.id = $1
           ORDER BY (city.latitude - here.latitude) ^ 2
             + ((city.longitude - here.longitude) * cos(radians(here.latitude))) ^ 2
         ) near
         CROSS JOIN LATERAL (
           SELECT company_id FROM search_documents
           WHERE city_id = near.id AND category_id = $2
           ORDER BY score DESC, company_id DESC LIMIT $3
         ) d
         LIMIT $3`,
};
/** Runs only when city and state have too few, so that few rows are skipped. */
const IN_COUNTRY: Statement = {
  name: 'similar_in_country',
  text: `SELECT d.company_id AS id
         FROM search_documents d JOIN cities city ON city.id = d.city_id
         WHERE d.category_id = $2 AND city.state <> (SELECT state FROM cities WHERE id = $1)
         ORDER BY d.score DESC, d.company_id DESC LIMIT $3`,
};

type CompanyInCity = Pick<Company, 'id' | 'ownerId' | 'isActive' | 'cityId' | 'categoryId'> & {
  ids: number[];
};

/**
 * Returns up to four companies of the same category: the best of the city, then of the state, then of the country.
 * NOT_FOUND as for the company itself.
 */
export async function similarCompanies(ctx: Context, id: string): Promise<CompanyView[]> {
  const [company] = await ctx.db.reads.query<CompanyInCity>(IN_CITY, [parseId(id, COMPANY_NOT_FOUND)]);
  if (!company || !maySee(viewerWith(ctx.viewer, ApiKeyScope.companiesRead), company))
    throw notFound(COMPANY_NOT_FOUND);
  const ids = [...company.ids];
  for (const statement of [IN_STATE, IN_COUNTRY]) {
    if (ids.length === WANTED) break;
    const missing = WANTED - ids.length;
    const rows = await ctx.db.reads.query<{ id: number }>(statement, [
      company.cityId,
      company.categoryId,
      missing,
    ]);
    ids.push(...rows.map((row) => row.id));
  }
  // A result within one city is invalidated by that city's changes only.
  const isWithinCity = company.ids.length === WANTED;
  ctx.answer.tags.add(isWithinCity ? `place:${company.cityId}:${company.categoryId}` : 'companies');
  ctx.answer.tags.add(`company:${id}`);
  for (const companyId of ids) ctx.answer.tags.add(`company:${companyId}`);
  return companiesByIds(ctx.db.reads, ids);
}
