// Writes the outlines of the letters in preview images: Familjen Grotesk Bold (SIL Open Font License 1.1). A server may
// have no fonts. Run it after a change; the packages are needed for nothing else:
// npm install --no-save fontkit@2.0.4 @fontsource/familjen-grotesk@5.3.0 && node server/scripts/draw-glyphs.mjs
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const { resolve } = createRequire(import.meta.url);
const fontkit = await import('fontkit');
const font = fontkit.create(
  readFileSync(resolve('@fontsource/familjen-grotesk/files/familjen-grotesk-latin-700-normal.woff2')),
);

/** Letters with marks are kerned as those without. */
const KERNED = font.characterSet.filter((code) => code > 32 && code < 127);

const glyphs = {};
for (const code of font.characterSet.filter((one) => one >= 32)) {
  const glyph = font.glyphForCodePoint(code);
  glyphs[String.fromCodePoint(code)] = [Math.round(glyph.advanceWidth), glyph.path.toSVG()];
}

const kerning = {};
for (const left of KERNED) {
  for (const right of KERNED) {
    const pair = String.fromCodePoint(left, right);
    const { glyphs: shaped, positions } = font.layout(pair);
    const change = Math.round(positions[0].xAdvance - shaped[0].advanceWidth);
    if (shaped.length === 2 && change !== 0) kerning[pair] = change;
  }
}

const file = fileURLToPath(new URL('../src/companies/promotion/preview/glyphs.json', import.meta.url));
writeFileSync(file, JSON.stringify({ unitsPerEm: font.unitsPerEm, glyphs, kerning }));
