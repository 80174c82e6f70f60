// Draws the site's icons of its mark, src/app/favicon.svg, into client/public. Run it after a change of the mark:
// node client/scripts/draw-icons.mjs
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const PUBLIC = fileURLToPath(new URL('../public/', import.meta.url));
const MARK = readFileSync(new URL('../src/app/favicon.svg', import.meta.url), 'utf8');
/** Systems cut the corners themselves, and of a maskable icon all but a circle of 80 %. */
const FULL = MARK.replace(' rx="10"', '');
const MASKABLE = FULL.replace('viewBox="0 0 36 36"', 'viewBox="-5 -5 46 46"').replace(
  '<rect width="36" height="36"',
  '<rect x="-5" y="-5" width="46" height="46"',
);

const draw = (svg, size) =>
  sharp(Buffer.from(svg), { density: (72 * size) / 36 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: size > 48 })
    .toBuffer();

/** Returns a file of several icons, each as PNG. */
function icoOf(icons) {
  const head = Buffer.alloc(6 + 16 * icons.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(icons.length, 4);
  let offset = head.length;
  for (const [index, { size, png }] of icons.entries()) {
    const at = 6 + 16 * index;
    head.writeUInt8(size, at);
    head.writeUInt8(size, at + 1);
    head.writeUInt16LE(1, at + 4);
    head.writeUInt16LE(32, at + 6);
    head.writeUInt32LE(png.length, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += png.length;
  }
  return Buffer.concat([head, ...icons.map(({ png }) => png)]);
}

mkdirSync(`${PUBLIC}icons`, { recursive: true });
const small = [];
for (const size of [16, 32, 48]) small.push({ size, png: await draw(MARK, size) });
writeFileSync(`${PUBLIC}favicon.ico`, icoOf(small));
writeFileSync(`${PUBLIC}apple-touch-icon.png`, await draw(FULL, 180));
for (const size of [192, 512]) writeFileSync(`${PUBLIC}icons/icon-${size}.png`, await draw(MARK, size));
writeFileSync(`${PUBLIC}icons/icon-maskable-512.png`, await draw(MASKABLE, 512));
