import { invalid } from '../errors.ts';
import { imageLayout, isPolyglot } from './image-layout.ts';

/** Shortest side in pixels: less is blurred on every screen. */
const SHORTEST_SIDE = 200;
const WRONG_FORMAT = 'A foto deve ser JPEG, PNG ou WebP.';
const HEIC =
  'Fotos HEIC não são aceitas. No iPhone, escolha Ajustes › Câmera › Formatos › Mais Compatível, ou exporte a foto como JPEG.';
export const UNREADABLE_PHOTO = 'A foto não pôde ser lida. O arquivo pode estar incompleto: escolha outro.';

const wrong = (message: string) => invalid({ file: [message] });

/** Returns whether a file is HEIC or AVIF, by the brand of its first box. */
const isHeic = (file: Buffer): boolean =>
  /^ftyp(?:hei|hev|mif1|msf1|avi)/.test(file.toString('latin1', 4, 12));

/** Validates a photo by its content before anything is decoded; throws BAD_USER_INPUT. */
export function checkPhoto(file: Buffer, maxPixels: number): void {
  if (file.length === 0) throw wrong('O arquivo da foto está vazio. Escolha outro.');
  if (isHeic(file)) throw wrong(HEIC);
  const layout = imageLayout(file);
  if (layout === 'unknown') throw wrong(WRONG_FORMAT);
  if (layout === 'broken') throw wrong(UNREADABLE_PHOTO);
  if (layout.format === 'gif' || isPolyglot(file)) throw wrong(WRONG_FORMAT);
  if (layout.width * layout.height > maxPixels)
    throw wrong(`A foto tem mais de ${Math.floor(maxPixels / 1_000_000)} megapixels. Envie uma menor.`);
  if (Math.min(layout.width, layout.height) < SHORTEST_SIDE)
    throw wrong(
      `A foto é pequena demais: cada lado precisa de ao menos ${SHORTEST_SIDE} pixels. Escolha uma maior.`,
    );
}
