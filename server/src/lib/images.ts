import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { Refusal } from './errors.ts';

export interface LogoImages {
  /** SHA-256 of `large`, hexadecimal. */
  hash: string;
  large: Buffer;
  small: Buffer;
}

const LARGE = 512;
const SMALL = 128;
/** Formats by their first bytes: sharp would take SVG and more by itself. */
const SIGNATURES: Array<{ format: string; offset: number; bytes: Buffer }> = [
  { format: 'jpeg', offset: 0, bytes: Buffer.from([0xff, 0xd8, 0xff]) },
  { format: 'png', offset: 0, bytes: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]) },
  { format: 'gif', offset: 0, bytes: Buffer.from('GIF8') },
  { format: 'webp', offset: 8, bytes: Buffer.from('WEBP') },
];

const wrong = (message: string) => new Refusal('BAD_USER_INPUT', message, { fields: { logo: [message] } });

/**
 * Judges a logo by its content and re-encodes it, without metadata, in two sizes (DECISIONS section 3).
 * BAD_USER_INPUT for what is no JPEG, PNG, WebP or GIF, is cut, or has more than `maxPixels`.
 */
export async function encodeLogo(file: Buffer, maxPixels: number): Promise<LogoImages> {
  if (file.length === 0) throw wrong('O arquivo do logotipo está vazio.');
  const known = SIGNATURES.find(({ offset, bytes }) =>
    file.subarray(offset, offset + bytes.length).equals(bytes),
  );
  if (!known) throw wrong('O logotipo deve ser uma imagem JPEG, PNG, WebP ou GIF.');
  const image = () => sharp(file, { limitInputPixels: maxPixels, failOn: 'truncated' });
  try {
    const { format, width, height } = await image().metadata();
    if (format !== known.format) throw wrong('O logotipo deve ser uma imagem JPEG, PNG, WebP ou GIF.');
    if (width * height > maxPixels) throw wrong('A imagem do logotipo tem pixels demais.');
    const large = await image()
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
    if (error instanceof Refusal) throw error;
    const tooLarge = error instanceof Error && /pixel limit/i.test(error.message);
    throw wrong(
      tooLarge ? 'A imagem do logotipo tem pixels demais.' : 'A imagem do logotipo não pôde ser lida.',
    );
  }
}
