import { drawableText, fitText, outlineText } from './outlined-text.ts';

/** The size that social networks and messengers show without cutting. */
export const PREVIEW_SIZE = { width: 1200, height: 630 };
/** Where a photo is put over the drawing. */
export const PHOTO_AREA = { left: 720, top: 0, width: 480, height: 630 };

/** What a preview says. */
export interface PreviewText {
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
export function previewSvg({ name, kind, city, siteName }: PreviewText, hasPhoto: boolean): string {
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
