import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { invalid } from '../errors.ts';
import { imageLayout, isPolyglot } from './image-layout.ts';

export interface LogoImages {
  /** SHA-256 of `large`, hexadecimal. */
  hash: string;
  large: Buffer;
  small: Buffer;
}

const LARGE = 512;
const SMALL = 128;
const WRONG_FORMAT = 'O logo deve ser uma imagem JPEG, PNG, WebP ou GIF.';
/** Seconds, fewer than a request has: the structure does not tell how long decoding takes. */
const DECODING = 5;
const UNREADABLE = 'A imagem do logo não pôde ser lida. Escolha outra.';
const TOO_COMPLEX = 'A imagem do logo é complexa demais. Escolha uma mais simples.';
const TOO_MANY_PIXELS = 'A imagem do logo tem pixels demais. Escolha uma menor.';

const wrong = (message: string) => invalid({ logo: [message] });

/** Checks the structure before anything is decoded. */
function checkLayout(file: Buffer, maxPixels: number): void {
  if (file.length === 0) throw wrong('O arquivo do logo está vazio. Escolha outro.');
  const layout = imageLayout(file);
  if (layout === 'unknown') throw wrong(WRONG_FORMAT);
  if (layout === 'broken') throw wrong(UNREADABLE);
  if (layout.width * layout.height > maxPixels) throw wrong(TOO_MANY_PIXELS);
  if (isPolyglot(file)) throw wrong(WRONG_FORMAT);
}

/**
 * Validates a logo by its content and re-encodes it, without metadata, in two sizes. Throws BAD_USER_INPUT for a file that
 * is no JPEG, PNG, WebP or GIF, is another type too, is truncated, or has more than `maxPixels`.
 */
export async function encodeLogo(file: Buffer, maxPixels: number): Promise<LogoImages> {
  checkLayout(file, maxPixels);
  try {
    const large = await sharp(file, { limitInputPixels: maxPixels, failOn: 'truncated' })
      .timeout({ seconds: DECODING })
      .rotate()
      .resize(LARGE, LARGE, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 85 })
      .toBuffer();
    const small = await sharp(large)
      .resize(SMALL, SMALL, { fit: 'inside', withoutEnlargement: true })
      .webp()
      .toBuffer();
    return { hash: createHash('sha256').update(large).digest('hex'), large, small };
  } catch (error) {
    if (error instanceof Error && /^timeout/.test(error.message)) throw wrong(TOO_COMPLEX);
    // The decoder's message is not shown.
    const tooLarge = error instanceof Error && /pixel limit/i.test(error.message);
    throw wrong(tooLarge ? TOO_MANY_PIXELS : UNREADABLE);
  }
}
