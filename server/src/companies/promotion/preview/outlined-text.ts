import FONT from './glyphs.json';

type Glyph = [advance: number, path: string];

const GLYPHS = new Map(Object.entries(FONT.glyphs as unknown as Record<string, Glyph>));
const KERNING = new Map(Object.entries(FONT.kerning));

const withoutMarks = (character: string): string => character.normalize('NFD').charAt(0);

/**
 * Returns the text with the characters that the font has; a letter with a mark that it does not have stands without the
 * mark. Empty for a text in another script.
 */
export const drawableText = (text: string): string =>
  [...text.normalize('NFC').replace(/[^\S\u00a0]/gu, ' ')]
    .map((character) => (GLYPHS.has(character) ? character : withoutMarks(character)))
    .filter((character) => GLYPHS.has(character))
    .join('')
    .replace(/ +/g, ' ')
    .trim();

/** Returns the glyphs of a line with their positions, and its width, in the font's units. */
function shape(characters: readonly string[]) {
  let width = 0;
  let before = '';
  const placed: { path: string; x: number }[] = [];
  for (const character of characters) {
    const [advance, path] = GLYPHS.get(character) as Glyph;
    width += KERNING.get(before + withoutMarks(character)) ?? 0;
    if (path) placed.push({ path, x: width });
    width += advance;
    before = withoutMarks(character);
  }
  return { placed, width };
}

const widthOf = (text: string, size: number): number => (shape([...text]).width * size) / FONT.unitsPerEm;

/** Returns the beginning of a text that fits a width, with an ellipsis where it is cut. */
function cut(text: string, size: number, width: number): string {
  if (widthOf(text, size) <= width) return text;
  const characters = [...text];
  while (characters.length > 0 && widthOf(`${characters.join('').trimEnd()}…`, size) > width)
    characters.pop();
  return `${characters.join('').trimEnd()}…`;
}

/** Breaks a text at its spaces, but not at no-break ones, into lines; the last of `most` lines is cut. */
function breakLines(text: string, size: number, width: number, most: number): string[] {
  const words = text.split(' ');
  const lines: string[] = [];
  while (words.length > 0) {
    let line = words.shift() ?? '';
    if (lines.length === most - 1) return [...lines, cut([line, ...words].join(' '), size, width)];
    while (words[0] !== undefined && widthOf(`${line} ${words[0]}`, size) <= width)
      line += ` ${words.shift()}`;
    lines.push(cut(line, size, width));
  }
  return lines;
}

interface Box {
  width: number;
  /** Sizes to try in turn, the largest first, each with the most lines of it. */
  sizes: readonly { size: number; lines: number }[];
}

/** Returns the lines of a text in the largest size in which nothing is cut, else cut in the smallest. */
export function fitText(text: string, { width, sizes }: Box): { size: number; lines: string[] } {
  const line = drawableText(text);
  const tries = sizes.map(({ size, lines }) => ({ size, lines: breakLines(line, size, width, lines) }));
  const isWhole = ({ lines }: { lines: string[] }) => lines.join(' ') === line;
  return tries.find(isWhole) ?? tries.at(-1) ?? { size: 0, lines: [] };
}

/** Returns a line as SVG paths; `y` is its baseline. Needs no font where it is drawn. */
export function outlineText(line: string, { x, y, size }: { x: number; y: number; size: number }): string {
  const scale = size / FONT.unitsPerEm;
  const paths = shape([...line]).placed.map(
    ({ path, x: offset }) => `<path transform="translate(${offset})" d="${path}"/>`,
  );
  return `<g transform="translate(${x} ${y}) scale(${scale.toFixed(5)} ${(-scale).toFixed(5)})">${paths.join('')}</g>`;
}
