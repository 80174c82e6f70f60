import { createHash } from 'node:crypto';
import sharp, { type OverlayOptions } from 'sharp';
import type { Reader, Statement } from '../../../database/statement.ts';
import type { PhotoCrop } from '../../photos/company-photo.ts';
import { IS_SHOWN } from '../../photos/read-photos.ts';
import { drawableText, fitText, outlineText } from './outlined-text.ts';

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
  const { photoId, ...texts } = facts;
  const hash = createHash('sha256').update(JSON.stringify([DESIGN, texts]));
  return {
    etag: `"${hash.digest('base64url').slice(0, 22)}"`,
    async draw() {
      const [photo] = photoId === null ? [] : await reader.query<{ image: Buffer }>(IMAGE, [photoId]);
      return drawPreview(texts, photo ? { image: photo.image, crop: texts.crop } : null);
    },
  };
}

/** The size that social networks and messengers show without cutting. */
const PREVIEW_SIZE = { width: 1200, height: 630 };
/** Where a photo is put over the drawing. */
const PHOTO_AREA = { left: 720, top: 0, width: 480, height: 630 };

/** What a preview says. */
interface PreviewText {
  name: string;
  /** The main kind, else the category. */
  kind: string;
  /** City and state. */
  city: string;
  siteName: string;
}

const MARGIN = 64;
/** In sizes. */
const LINE_HEIGHT = 1.1;
const TEXT_WIDTH = PHOTO_AREA.left - 2 * MARGIN;
const NAME_SIZES = [
  { size: 92, lines: 2 },
  { size: 76, lines: 3 },
  { size: 62, lines: 4 },
  { size: 52, lines: 5 },
];
const KIND_SIZES = [
  { size: 38, lines: 1 },
  { size: 32, lines: 2 },
];
const SITE_SIZES = [{ size: 30, lines: 1 }];
const PIN = 'M18 29c5.8-5.6 9-9.9 9-14a9 9 0 1 0-18 0c0 4.1 3.2 8.4 9 14Z';
const STAR = 'M18 10.2l1.6 3.3 3.6.4-2.7 2.5.8 3.6-3.3-1.8-3.3 1.8.8-3.6-2.7-2.5 3.6-.4z';

/** Returns the site's mark: a pin with a star; `line` is the width of the pin's line. */
const mark = (transform: string, line: number): string =>
  `<g transform="${transform}"><path d="${PIN}" fill="none" stroke="#fff" stroke-width="${line}" stroke-linejoin="round"/><path d="${STAR}" fill="#ffc93c"/></g>`;

/** Returns lines below each other, the first baseline at `y`. */
const paragraph = ({ size, lines }: { size: number; lines: string[] }, y: number): string =>
  lines
    .map((line, index) => outlineText(line, { x: MARGIN, y: y + index * size * LINE_HEIGHT, size }))
    .join('');

/** Returns the drawing of a company's preview, all text as outlines; the right side is left to the photo, if any. */
function previewSvg({ name, kind, city, siteName }: PreviewText, hasPhoto: boolean): string {
  const { width, height } = PREVIEW_SIZE;
  const { left } = PHOTO_AREA;
  const title = fitText(drawableText(name) ? name : kind, { width: TEXT_WIDTH, sizes: NAME_SIZES });
  const about = fitText(`${kind} em\u00a0${city.replaceAll(' - ', '\u00a0-\u00a0')}`, {
    width: TEXT_WIDTH,
    sizes: KIND_SIZES,
  });
  const site = fitText(siteName, { width: TEXT_WIDTH - 60, sizes: SITE_SIZES });
  const firstLine = MARGIN + title.size * 0.8;
  const lastLine = firstLine + (title.lines.length - 1) * title.size * LINE_HEIGHT;
  const side = hasPhoto
    ? `<rect x="${left - 8}" width="8" height="${height}" fill="#ffc93c"/>`
    : mark(`translate(${left + 20} 95) scale(12)`, 2.2);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<linearGradient id="g" x2="0" y2="1"><stop stop-color="#0a664e"/><stop offset="1" stop-color="#08503e"/></linearGradient>
<rect width="${width}" height="${height}" fill="url(#g)"/>
<path d="M0 470q300-90 600 0t600 0v160H0z" fill="#0d7258" opacity=".5"/>
${side}
<g fill="#fff">${paragraph(title, firstLine)}</g>
<g fill="#cdeade">${paragraph(about, lastLine + 40 + about.size)}</g>
${mark(`translate(${MARGIN - 13} ${height - MARGIN - 38}) scale(1.45)`, 2.6)}
<g fill="#fff">${outlineText(site.lines[0] ?? '', { x: MARGIN + 40, y: height - MARGIN, size: site.size })}</g>
</svg>`;
}
