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
/** Half the side of the square in which a company is near, in degrees of longitude: some 15 km in Brazil. */
const REACH = 0.14;
/** Of the nearest, or the best of the city, so many are read at most for their kind. */
const MOST_READ = 300;

const OF: Statement = {
  name: 'similar_of',
  text: `SELECT c.id, c.city_id AS "cityId", c.category_id AS "categoryId", c.owner_id AS "ownerId",
           c.is_active AS "isActive", c.kind_ids[1] AS "kindId", p.place::text AS place
         FROM companies c LEFT JOIN company_points p ON p.company_id = c.id AND p.exactness = 0 WHERE c.id = $1`,
};
/** $1 the company, $2 its category, $3 its kind or null. */
const IS_SIMILAR = `o.company_id <> $1 AND o.category_id = $2`;
const IS_OF_KIND = '($3::int IS NULL OR c.kind_ids @> ARRAY[$3::int])';
/** SQL of the square around a point. */
const squareAround = (point: string): string =>
  `box(${point}::point - point(${REACH / 360}, ${REACH / 360}), ${point}::point + point(${REACH / 360}, ${REACH / 360}))`;
const NEAR: Statement = {
  name: 'similar_near',
  text: `SELECT c.id, c.city_id AS "cityId" FROM (
           SELECT company_id, place FROM company_points o
           WHERE ${IS_SIMILAR} AND is_public AND exactness = 0
             AND place <@ ${squareAround('$4')}
           ORDER BY place <-> $4::point LIMIT ${MOST_READ}
         ) o JOIN companies c ON c.id = o.company_id WHERE ${IS_OF_KIND}
         ORDER BY o.place <-> $4::point, c.id LIMIT ${WANTED}`,
};
const IN_CITY: Statement = {
  name: 'similar_in_city',
  text: `SELECT c.id, c.city_id AS "cityId" FROM (
           SELECT company_id, score FROM search_documents o WHERE ${IS_SIMILAR} AND city_id = $4
           ORDER BY score DESC, company_id DESC LIMIT ${MOST_READ}
         ) o JOIN companies c ON c.id = o.company_id WHERE ${IS_OF_KIND}
         ORDER BY o.score DESC, c.id DESC LIMIT ${WANTED}`,
};

/** Of a kind that the nearest, or the best, of its category have too rarely; $4 the city, $5 the point or null, $6 whether only within its reach. */
const OF_KIND: Statement = {
  name: 'similar_of_kind',
  text: `SELECT o.company_id AS id, o.city_id AS "cityId"
         FROM search_documents o LEFT JOIN company_points p ON p.company_id = o.company_id AND p.exactness = 0
         WHERE o.tsv @@ format('''~k%s'' & ''~m%s''', $3::int, $4::int)::tsquery AND ${IS_SIMILAR}
           AND (NOT $6 OR p.place <@ ${squareAround('$5')})
         ORDER BY p.place <-> $5::point, o.score DESC, o.company_id DESC LIMIT ${WANTED}`,
};

type SimilarTo = Pick<Company, 'id' | 'ownerId' | 'isActive' | 'cityId' | 'categoryId'> & {
  kindId: number | null;
  place: string | null;
};

/**
 * Returns up to four companies of the same main kind, of the category where it has none: the nearest within some 15 km of
 * its own point, else the best of its city. NOT_FOUND as for the company itself.
 */
export async function similarCompanies(ctx: Context, id: string): Promise<CompanyView[]> {
  const { reads } = ctx.db;
  const [company] = await reads.query<SimilarTo>(OF, [parseId(id, COMPANY_NOT_FOUND)]);
  if (!company || !maySee(viewerWith(ctx.viewer, ApiKeyScope.companiesRead), company))
    throw notFound(COMPANY_NOT_FOUND);
  const { cityId, categoryId, kindId, place } = company;
  const found = (statement: Statement, ...where: unknown[]) =>
    reads.query<Pick<Company, 'id' | 'cityId'>>(statement, [company.id, categoryId, kindId, ...where]);
  const best = place === null ? await found(IN_CITY, cityId) : await found(NEAR, place);
  const isEnough = best.length === WANTED || (best.length > 0 && kindId === null);
  const others = isEnough
    ? []
    : await (kindId === null
        ? found(IN_CITY, cityId)
        : found(OF_KIND, cityId, place, best.length > 0 && place !== null));
  const rows = [...new Map([...best, ...others].map((row) => [row.id, row])).values()].slice(0, WANTED);
  const ids = rows.map((row) => row.id);
  // A result within one city is invalidated by that city's changes only.
  const isWithinCity =
    place === null || (rows.length === WANTED && rows.every((row) => row.cityId === cityId));
  ctx.answer.tags.add(isWithinCity ? `place:${cityId}:${categoryId}` : 'companies');
  ctx.answer.tags.add(`company:${id}`);
  for (const companyId of ids) ctx.answer.tags.add(`company:${companyId}`);
  return companiesByIds(reads, ids);
}
