import type { Reader, Statement } from '../../database/statement.ts';
import type { Context } from '../../graphql/context.ts';
import { loader } from '../../graphql/loader.ts';
import type { Company } from '../company.ts';
import type { CompanyView } from '../read-companies.ts';
import type { CompanyPhoto, StoredSize } from './company-photo.ts';
import { type AddressOf, publicAddress, signedAddresses } from './photo-addresses.ts';

/** Photos of a company without a plan, such as an imported one. */
const WITHOUT_PLAN = 5;

export const PHOTO_NOT_FOUND = 'Foto não encontrada.';

/** Joins a photo `p` to its company's plan. */
export const WITH_PLAN = `
  JOIN companies c ON c.id = p.company_id
  LEFT JOIN users o ON o.id = c.owner_id
  LEFT JOIN plans plan ON plan.id = o.plan_id`;
export const PHOTO_LIMIT = `coalesce(plan.photo_limit, ${WITHOUT_PLAN})`;
/** Condition of a photo that everybody sees who sees its company. */
export const IS_SHOWN = `p.removed_at IS NULL AND p.state = 'ready' AND p.position < ${PHOTO_LIMIT}`;

/** Condition of a photo that waits for a decision of the administrators. */
export const TO_REVIEW = `p.removed_at IS NULL
  AND (p.state = 'waiting' OR p.open_reports > 0 OR p.needs_review AND p.state = 'ready')`;

export const PHOTO_COLUMNS = `p.id, p.key, p.company_id AS "companyId", p.state, p.caption, p.crop, p.sizes,
  p.placeholder, p.failure, p.created_at AS "createdAt", p.position >= ${PHOTO_LIMIT} AS "isOverLimit"`;

export type PhotoRow = Omit<
  CompanyPhoto,
  'sizes' | 'isCover' | 'company' | 'position' | 'url' | 'width' | 'height'
> & {
  sizes: StoredSize[];
};

const SHOWN: Statement = {
  name: 'shown_photos',
  text: `SELECT ${PHOTO_COLUMNS} FROM company_photos p ${WITH_PLAN}
         WHERE p.company_id = ANY ($1::int[]) AND ${IS_SHOWN} ORDER BY p.company_id, p.position`,
};
const ALL: Statement = {
  name: 'photos_of_company',
  text: `SELECT ${PHOTO_COLUMNS} FROM company_photos p ${WITH_PLAN} WHERE p.company_id = $1 AND p.removed_at IS NULL
         ORDER BY p.position`,
};
const LIMIT: Statement = {
  name: 'photo_limit',
  text: `SELECT ${PHOTO_LIMIT} AS "limit" FROM companies c LEFT JOIN users o ON o.id = c.owner_id
         LEFT JOIN plans plan ON plan.id = o.plan_id WHERE c.id = $1`,
};

/** Maps rows of one company, in their order, to photos of the schema. */
export function toPhotos(rows: readonly PhotoRow[], addressOf: AddressOf): CompanyPhoto[] {
  const cover = rows.find(({ state, isOverLimit }) => state === 'ready' && !isOverLimit);
  return rows.map((row) => {
    const sizes = row.sizes.map(({ width, height }) => ({ width, height, url: addressOf(row.key, width) }));
    const { url = null, width = null, height = null } = sizes.at(-1) ?? {};
    return { ...row, isCover: row === cover, sizes, url, width, height } as CompanyPhoto;
  });
}

/** Returns the photos of a company that are shown, the cover first; one statement for all companies of a request. */
export function shownPhotos(
  ctx: Context,
  { id, isActive, hasPhotos }: Pick<Company, 'id' | 'isActive'> & Partial<Pick<CompanyView, 'hasPhotos'>>,
): Promise<CompanyPhoto[]> {
  if (hasPhotos === false) return Promise.resolve([]);
  const name = isActive ? 'photos' : 'photos of inactive companies';
  return loader<number, CompanyPhoto[]>(ctx, name, async (ids) => {
    const rows = await ctx.db.reads.query<PhotoRow>(SHOWN, [ids]);
    // Whoever sees an inactive company is its owner, a member or an administrator.
    const addressOf = isActive || rows.length === 0 ? publicAddress : await signedAddresses(ctx.db.reads);
    return ids.map((photoId) =>
      toPhotos(
        rows.filter(({ companyId }) => companyId === photoId),
        addressOf,
      ),
    );
  }).load(id);
}

/** Returns all photos of a company in their order, with addresses for those who manage it. */
export async function allPhotos(reader: Reader, companyId: number): Promise<CompanyPhoto[]> {
  return toPhotos(await reader.query<PhotoRow>(ALL, [companyId]), await signedAddresses(reader));
}

/** Returns how many photos of a company are shown. */
export async function photoLimit(reader: Reader, companyId: number): Promise<number> {
  const [row] = await reader.query<{ limit: number }>(LIMIT, [companyId]);
  return row?.limit ?? WITHOUT_PLAN;
}
