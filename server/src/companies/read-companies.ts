import type { Reader, Statement } from '../database/statement.ts';
import type { Context } from '../graphql/context.ts';
import { ApiKeyScope } from '../graphql/keys/api-key-scope.ts';
import { viewerWith } from '../graphql/keys/for-keys.ts';
import { phoneUrl, whatsappUrl } from '../shared/brazil/phone.ts';
import { notFound } from '../shared/errors.ts';
import { parseId } from '../shared/ids.ts';
import { maySee } from './company.policy.ts';
import type { Company } from './company.ts';
import { selected } from './company-columns.ts';
import { shownFields } from './company-fields.ts';
import { logoOf } from './logos.ts';
import { POINT_COLUMNS, type PointRow, pointOf } from './points/map-point.ts';

export const COMPANY_NOT_FOUND = 'Empresa não encontrada';

/** A row of SELECT_COMPANY. */
interface CompanyRow extends Omit<Company, 'category' | 'city' | 'plan' | 'logo' | 'owner'>, PointRow {
  categoryName: string;
  cityName: string;
  cityState: string;
  cityIbgeCode: number | null;
  cityPopulation: number;
  cityLatitude: number;
  cityLongitude: number;
  planId: number | null;
  planName: string;
  planPrice: string;
  planMaxCompanies: number;
  planPhotoLimit: number;
  planFeatures: string[];
  planIsActive: boolean;
  planIsDefault: boolean;
  planHasPoster: boolean;
  planHasBadge: boolean;
  planHasYearReports: boolean;
  ownerName: string | null;
  ownerEmail: string | null;
  hasPhotos: boolean;
}

/** A company as cards and pages show it; owner's name and e-mail are for administrators only. */
export interface CompanyView extends Company {
  ownerName: string | null;
  ownerEmail: string | null;
  /** Spares companies without photos the statement for them. */
  hasPhotos: boolean;
}

const SELECT_COMPANY = `
  SELECT c.id, c.slug, ${selected('c')},
    c.logo_hash AS "logoHash", c.owner_id AS "ownerId", c.is_active AS "isActive",
    c.is_approved AS "isApproved", c.approved_at AS "approvedAt",
    c.has_message_access AS "hasMessageAccess", c.takes_quote_requests AS "takesQuoteRequests",
    c.rating_sum AS "ratingSum",
    c.rating_count AS "ratingCount", coalesce(c.rating_counts, '{0,0,0,0,0}') AS "ratingCounts", c.created_at AS "createdAt",
    c.updated_at AS "updatedAt", ${POINT_COLUMNS},
    category.name AS "categoryName",
    city.name AS "cityName", city.state AS "cityState", city.ibge_code AS "cityIbgeCode",
    city.population AS "cityPopulation", city.latitude AS "cityLatitude",
    city.longitude AS "cityLongitude",
    plan.id AS "planId", plan.name AS "planName", plan.price AS "planPrice",
    plan.max_companies AS "planMaxCompanies", plan.photo_limit AS "planPhotoLimit", plan.features AS "planFeatures",
    plan.is_active AS "planIsActive", plan.is_default AS "planIsDefault",
    plan.has_poster AS "planHasPoster", plan.has_badge AS "planHasBadge", plan.has_year_reports AS "planHasYearReports",
    owner.name AS "ownerName", owner.email AS "ownerEmail",
    EXISTS (SELECT FROM company_photos photo WHERE photo.company_id = c.id AND photo.removed_at IS NULL) AS "hasPhotos"`;
const FROM_COMPANIES = `
  JOIN categories category ON category.id = c.category_id
  JOIN cities city ON city.id = c.city_id
  LEFT JOIN company_points p ON p.company_id = c.id
  LEFT JOIN users owner ON owner.id = c.owner_id
  LEFT JOIN plans plan ON plan.id = owner.plan_id`;

/** Companies in the order of the ids, rejected ones too. */
export const COMPANIES_BY_IDS: Statement = {
  name: 'companies_by_ids',
  text: `${SELECT_COMPANY}
    FROM unnest($1::int[]) WITH ORDINALITY AS wanted(id, position)
    JOIN companies c ON c.id = wanted.id ${FROM_COMPANIES}
    ORDER BY wanted.position`,
};

export const COMPANY_BY_ID: Statement = {
  name: 'company_by_id',
  text: `${SELECT_COMPANY} FROM companies c ${FROM_COMPANIES} WHERE c.id = $1 AND c.rejected_at IS NULL`,
};

const COMPANY_BY_SLUG: Statement = {
  name: 'company_by_slug',
  text: `${SELECT_COMPANY} FROM companies c ${FROM_COMPANIES} WHERE c.slug = $1 AND c.rejected_at IS NULL`,
};

/** Maps an SQL row to a Company. */
function toCompany(row: CompanyRow): CompanyView {
  const company = row as unknown as CompanyView;
  company.category = { id: row.categoryId, name: row.categoryName } as Company['category'];
  company.city = {
    id: row.cityId,
    name: row.cityName,
    state: row.cityState,
    ibgeCode: row.cityIbgeCode,
    population: row.cityPopulation,
    latitude: row.cityLatitude,
    longitude: row.cityLongitude,
  } as Company['city'];
  company.plan =
    row.planId === null
      ? null
      : ({
          id: row.planId,
          name: row.planName,
          price: Number(row.planPrice),
          maxCompanies: row.planMaxCompanies,
          photoLimit: row.planPhotoLimit,
          features: row.planFeatures,
          isActive: row.planIsActive,
          isDefault: row.planIsDefault,
          hasPoster: row.planHasPoster,
          hasBadge: row.planHasBadge,
          hasYearReports: row.planHasYearReports,
        } as Company['plan']);
  company.logo = logoOf(row.logoHash);
  company.phoneUrl = row.phone && phoneUrl(row.phone);
  company.whatsappUrl = row.phone && row.contactType === 'whatsapp' ? whatsappUrl(row.phone) : null;
  Object.assign(company, shownFields(row));
  company.point = pointOf(row);
  company.distanceMeters = null;
  company.hasOwner = row.ownerId !== null;
  company.readsMessages = company.hasOwner && row.hasMessageAccess;
  company.averageRating =
    row.ratingCount === 0 ? 0 : Math.round((100 * row.ratingSum) / row.ratingCount) / 100;
  company.totalRatings = row.ratingCount;
  return company;
}

/** Returns the companies in the order of `ids`; unknown ids are left out. */
export async function companiesByIds(reader: Reader, ids: number[]): Promise<CompanyView[]> {
  if (ids.length === 0) return [];
  return (await reader.query<CompanyRow>(COMPANIES_BY_IDS, [ids])).map(toCompany);
}

async function visibleCompany(
  ctx: Context,
  statement: Statement,
  key: number | string,
): Promise<CompanyView> {
  const [row] = await ctx.db.reads.query<CompanyRow>(statement, [key]);
  if (!row || !maySee(viewerWith(ctx.viewer, ApiKeyScope.companiesRead), row))
    throw notFound(COMPANY_NOT_FOUND);
  ctx.answer.tags.add(`company:${row.id}`);
  return toCompany(row);
}

/** Returns a company; NOT_FOUND when it does not exist, is hidden from the viewer, or was rejected. */
export function companyById(ctx: Context, id: string | number): Promise<CompanyView> {
  return visibleCompany(ctx, COMPANY_BY_ID, parseId(id, COMPANY_NOT_FOUND));
}

/** Returns a company by its slug; NOT_FOUND as for `companyById`. */
export function companyBySlug(ctx: Context, slug: string): Promise<CompanyView> {
  if (!/^[a-z0-9-]{1,220}$/.test(slug)) throw notFound(COMPANY_NOT_FOUND);
  return visibleCompany(ctx, COMPANY_BY_SLUG, slug);
}
