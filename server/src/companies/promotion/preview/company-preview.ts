import { createHash } from 'node:crypto';
import sharp, { type OverlayOptions } from 'sharp';
import type { Reader, Statement } from '../../../database/statement.ts';
import type { PhotoCrop } from '../../photos/company-photo.ts';
import { IS_SHOWN } from '../../photos/read-photos.ts';
import { PHOTO_AREA, type PreviewText, previewSvg } from './preview-svg.ts';

interface PreviewPhoto {
  /** As stored: WebP. */
  image: Buffer;
  crop: PhotoCrop | null;
}

/** Cuts what a cover shows of the photo to the size of its area; not encoded, which would take longest. */
async function cutPhoto({ image, crop }: PreviewPhoto): Promise<OverlayOptions> {
  const photo = sharp(image);
  if (crop) {
    const { width, height } = await photo.metadata();
    const left = Math.floor(crop.x * width);
    const top = Math.floor(crop.y * height);
    photo.extract({
      left,
      top,
      width: Math.max(1, Math.min(width - left, Math.round(crop.width * width))),
      height: Math.max(1, Math.min(height - top, Math.round(crop.height * height))),
    });
  }
  const { left, top, width, height } = PHOTO_AREA;
  const cut = photo.resize(width, height, { fit: 'cover' }).flatten({ background: '#ffffff' });
  const { data, info } = await cut.raw().toBuffer({ resolveWithObject: true });
  return { input: data, raw: info, left, top };
}

/** Draws a company's preview as JPEG. */
async function drawPreview(text: PreviewText, photo: PreviewPhoto | null): Promise<Buffer> {
  const drawing = sharp(Buffer.from(previewSvg(text, photo !== null)));
  if (photo) drawing.composite([await cutPhoto(photo)]);
  return drawing.jpeg({ quality: 82 }).toBuffer();
}

/** Part of the tag: raise it when the drawing changes. */
const DESIGN = 1;
/** The photo fills half of the preview. */
const PHOTO_WIDTH = 960;

const FACTS: Statement = {
  name: 'company_preview',
  text: `SELECT c.name, coalesce(kind.name, category.name) AS kind, city.name || ' - ' || city.state AS city,
           s.site_name AS "siteName", p.id AS "photoId", p.key AS "photoKey", p.crop
         FROM companies c
         JOIN cities city ON city.id = c.city_id
         JOIN categories category ON category.id = c.category_id
         CROSS JOIN settings s
         LEFT JOIN kinds kind ON kind.id = c.kind_ids[1]
         LEFT JOIN users o ON o.id = c.owner_id
         LEFT JOIN plans plan ON plan.id = o.plan_id
         LEFT JOIN LATERAL (
           SELECT p.id, p.key, p.crop FROM company_photos p
           WHERE p.company_id = c.id AND ${IS_SHOWN} ORDER BY p.position LIMIT 1
         ) p ON true
         WHERE c.id = $1 AND c.is_active AND c.is_approved`,
};
const IMAGE: Statement = {
  name: 'company_preview_photo',
  text: `SELECT image FROM photo_images WHERE photo_id = $1 AND width <= ${PHOTO_WIDTH} ORDER BY width DESC LIMIT 1`,
};

interface Facts extends PreviewText {
  photoId: number | null;
  photoKey: string | null;
  crop: PhotoCrop | null;
}

export interface CompanyPreview {
  /** Changes with what the image shows. */
  etag: string;
  /** Returns the image, JPEG. */
  draw(): Promise<Buffer>;
}

/** Returns the preview image of a company; null for one that is not public. */
export async function companyPreview(reader: Reader, companyId: number): Promise<CompanyPreview | null> {
  const [facts] = await reader.query<Facts>(FACTS, [companyId]);
  if (!facts) return null;
  const { photoId, ...shown } = facts;
  const hash = createHash('sha256').update(JSON.stringify([DESIGN, shown]));
  return {
    etag: `"${hash.digest('base64url').slice(0, 22)}"`,
    async draw() {
      const [photo] = photoId === null ? [] : await reader.query<{ image: Buffer }>(IMAGE, [photoId]);
      return drawPreview(shown, photo ? { image: photo.image, crop: shown.crop } : null);
    },
  };
}
