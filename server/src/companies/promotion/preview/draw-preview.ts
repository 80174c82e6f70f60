import sharp, { type OverlayOptions } from 'sharp';
import type { PhotoCrop } from '../../photos/company-photo.ts';
import { PHOTO_AREA, type PreviewText, previewSvg } from './preview-svg.ts';

export interface PreviewPhoto {
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
export async function drawPreview(text: PreviewText, photo: PreviewPhoto | null): Promise<Buffer> {
  const drawing = sharp(Buffer.from(previewSvg(text, photo !== null)));
  if (photo) drawing.composite([await cutPhoto(photo)]);
  return drawing.jpeg({ quality: 82 }).toBuffer();
}
