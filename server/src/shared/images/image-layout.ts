export type ImageFormat = 'jpeg' | 'png' | 'gif' | 'webp';

/** An image's structure, read without decoding. */
export interface ImageLayout {
  format: ImageFormat;
  /** In pixels; the largest of its frames. */
  width: number;
  height: number;
}

type Reader = (file: Buffer) => Omit<ImageLayout, 'format'> | null;

function readPng(file: Buffer): ReturnType<Reader> {
  for (let at = 8; at + 12 <= file.length; ) {
    const type = file.toString('latin1', at + 4, at + 8);
    const next = at + 12 + file.readUInt32BE(at);
    if (at === 8 && type !== 'IHDR') return null;
    if (next > file.length) return null;
    if (type === 'IEND') return { width: file.readUInt32BE(16), height: file.readUInt32BE(20) };
    at = next;
  }
  return null;
}

const colorTable = (flags: number): number => (flags & 0x80 ? 3 << ((flags & 7) + 1) : 0);

/** Returns the end of a chain of blocks that each begin with their length; the empty one ends it. */
function endOfBlocks(file: Buffer, start: number): number {
  let at = start;
  while (at < file.length && file[at] !== 0) at += 1 + (file[at] ?? 0);
  return at + 1;
}

function readGif(file: Buffer): ReturnType<Reader> {
  if (file.length < 13) return null;
  let width = file.readUInt16LE(6);
  let height = file.readUInt16LE(8);
  for (let at = 13 + colorTable(file[10] ?? 0); at < file.length; ) {
    if (file[at] === 0x3b) return { width, height };
    if (file[at] === 0x21) {
      at = endOfBlocks(file, at + 2);
    } else if (file[at] === 0x2c && at + 10 < file.length) {
      width = Math.max(width, file.readUInt16LE(at + 1) + file.readUInt16LE(at + 5));
      height = Math.max(height, file.readUInt16LE(at + 3) + file.readUInt16LE(at + 7));
      at = endOfBlocks(file, at + 11 + colorTable(file[at + 9] ?? 0));
    } else return null;
  }
  return null;
}

function webpSize(file: Buffer, at: number): { width: number; height: number } | null {
  const type = file.toString('latin1', at, at + 4);
  const data = at + 8;
  if (data + 10 > file.length) return null;
  if (type === 'VP8X')
    return { width: 1 + file.readUIntLE(data + 4, 3), height: 1 + file.readUIntLE(data + 7, 3) };
  if (type === 'VP8 ')
    return { width: file.readUInt16LE(data + 6) & 0x3fff, height: file.readUInt16LE(data + 8) & 0x3fff };
  if (type !== 'VP8L') return null;
  const bits = file.readUInt32LE(data + 1);
  return { width: 1 + (bits & 0x3fff), height: 1 + ((bits >>> 14) & 0x3fff) };
}

function readWebp(file: Buffer): ReturnType<Reader> {
  if (file.length < 30) return null;
  const end = 8 + file.readUInt32LE(4);
  if (end > file.length) return null;
  let width = 0;
  let height = 0;
  for (let at = 12; at < end; ) {
    if (at + 8 > end) return null;
    const size = webpSize(file, at);
    width = Math.max(width, size?.width ?? 0);
    height = Math.max(height, size?.height ?? 0);
    const length = file.readUInt32LE(at + 4);
    at += 8 + length + (length & 1);
    if (at > end + 1) return null;
  }
  return { width, height };
}

/** Returns whether a marker starts a frame: not a table (C4), extension (C8) or arithmetic table (CC). */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
const START_OF_SCAN = 0xda;
const hasNoLength = (marker: number): boolean => marker === 1 || (marker >= 0xd0 && marker <= 0xd8);

/** A progressive picture has ten scans or so; each costs a pass over all of its pixels. */
const MOST_SCANS = 100;

function readJpeg(file: Buffer): ReturnType<Reader> {
  let scans = 0;
  let width = 0;
  let height = 0;
  for (let at = 2; at + 1 < file.length; ) {
    // Between markers stand pixels, where FF is followed by 00.
    const marker = file[at] === 0xff ? (file[at + 1] ?? 0) : 0;
    if (marker === 0xd9) return { width, height };
    if (marker === 0 || marker === 0xff) {
      at = nextFf(file, at + 1);
    } else if (hasNoLength(marker)) {
      at += 2;
    } else {
      if (at + 9 > file.length) return null;
      if (marker === START_OF_SCAN && ++scans > MOST_SCANS) return null;
      if (isFrame(marker)) {
        height = Math.max(height, file.readUInt16BE(at + 5));
        width = Math.max(width, file.readUInt16BE(at + 7));
      }
      at += 2 + file.readUInt16BE(at + 2);
    }
  }
  return null;
}

function nextFf(file: Buffer, from: number): number {
  const at = file.indexOf(0xff, from);
  return at === -1 ? file.length : at;
}

/** Formats by their first bytes: a decoder would take SVG and more by itself. */
const FORMATS: Array<{ format: ImageFormat; offset: number; bytes: Buffer; read: Reader }> = [
  { format: 'jpeg', offset: 0, bytes: Buffer.from([0xff, 0xd8, 0xff]), read: readJpeg },
  {
    format: 'png',
    offset: 0,
    bytes: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    read: readPng,
  },
  { format: 'gif', offset: 0, bytes: Buffer.from('GIF8'), read: readGif },
  { format: 'webp', offset: 8, bytes: Buffer.from('WEBP'), read: readWebp },
];

/** Returns the layout of a JPEG, PNG, GIF or WebP; 'unknown' for anything else, 'broken' for a truncated or malformed one. */
export function imageLayout(file: Buffer): ImageLayout | 'unknown' | 'broken' {
  const format = FORMATS.find(({ offset, bytes }) =>
    file.subarray(offset, offset + bytes.length).equals(bytes),
  );
  if (!format) return 'unknown';
  const layout = format.read(file);
  return layout && layout.width > 0 && layout.height > 0 ? { ...layout, format: format.format } : 'broken';
}

const MARKUP = /<(?:script|html|head|body|iframe|svg|!doctype|\?php)[\s>]/;
const PDF_HEAD = 1_024;
const ZIP_TAIL = 65_557;
/** Of a longer file only so much at either end is searched for markup, and compressed pixels between look like it by chance. */
const MARKUP_EDGE = 2_621_440;

function hasMarkup(file: Buffer): boolean {
  const isLong = file.length > 2 * MARKUP_EDGE;
  const edges = isLong ? [file.subarray(0, MARKUP_EDGE), file.subarray(-MARKUP_EDGE)] : [file];
  return edges.some((edge) => MARKUP.test(edge.toString('latin1').toLowerCase()));
}

/**
 * Returns whether a file is also a page, a script, a PDF or an archive. Anything else behind an image's end is harmless: cameras
 * put previews there, transfers a line end, and images are encoded anew.
 */
export function isPolyglot(file: Buffer): boolean {
  return (
    file.subarray(0, PDF_HEAD).includes('%PDF-') ||
    file.subarray(-ZIP_TAIL).includes('PK\x05\x06') ||
    hasMarkup(file)
  );
}
