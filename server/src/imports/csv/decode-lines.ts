import { TextDecoder } from 'node:util';
import { OperatorError } from '../../shared/errors.ts';

export interface Line {
  /** Of the file, from 1. */
  number: number;
  text: string;
}

const NEWLINE = 10;
const MAX_LINE_BYTES = 1_000_000;

/** The file has no readable rows; the message is for people. */
export class UnreadableFile extends OperatorError {}

/**
 * Yields the lines of a text file. Reads UTF-8, with or without BOM, and UTF-16 with BOM; a line that is not UTF-8
 * is read as Windows-1252, which Excel writes. Throws UnreadableFile at a line of more than a megabyte.
 */
export async function* decodeLines(source: AsyncIterable<unknown>): AsyncGenerator<Line> {
  let number = 0;
  for await (const block of blocks(source)) {
    for (const text of block) yield { number: ++number, text };
  }
}

async function* blocks(source: AsyncIterable<unknown>): AsyncGenerator<string[]> {
  let rest: Buffer<ArrayBufferLike> = Buffer.alloc(0);
  let wide: TextDecoder | null | undefined;
  let wideRest = '';
  for await (const piece of source) {
    const chunk = Buffer.isBuffer(piece) ? piece : Buffer.from(String(piece));
    rest = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
    if (wide === undefined && rest.length >= 2) wide = wideDecoder(rest);
    if (wide) {
      const lines = (wideRest + wide.decode(rest, { stream: true })).split(/\r?\n/);
      rest = Buffer.alloc(0);
      wideRest = lines.pop() ?? '';
      if (lines.length > 0) yield lines;
      continue;
    }
    const end = rest.lastIndexOf(NEWLINE);
    if (end >= 0) {
      yield decode(rest.subarray(0, end));
      rest = rest.subarray(end + 1);
    }
    if (rest.length > MAX_LINE_BYTES) throw new UnreadableFile('O arquivo tem uma linha longa demais.');
  }
  if (wide) wideRest += wide.decode();
  if (wideRest !== '') yield [wideRest];
  if (rest.length > 0) yield decode(rest);
}

function wideDecoder(start: Buffer): TextDecoder | null {
  if (start[0] === 0xff && start[1] === 0xfe) return new TextDecoder('utf-16le');
  if (start[0] === 0xfe && start[1] === 0xff) return new TextDecoder('utf-16be');
  return null;
}

function decode(bytes: Buffer): string[] {
  const lines = decodeUtf8(bytes)?.split('\n') ?? decodeEachLine(bytes);
  return lines.map((line) => (line.endsWith('\r') ? line.slice(0, -1) : line));
}

function decodeEachLine(bytes: Buffer): string[] {
  // Latin-1 keeps every byte.
  const lines = bytes.toString('latin1').split('\n');
  return lines.map((text) => {
    const line = Buffer.from(text, 'latin1');
    return (
      decodeUtf8(line) ?? text.replace(/[\x80-\x9f]/g, (letter) => C1[letter.charCodeAt(0) - 0x80] as string)
    );
  });
}

/** What Windows-1252 has where Latin-1 has control characters. The decoder of Node 20 gives those. */
const C1 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

const UTF8 = new TextDecoder('utf-8', { fatal: true });

function decodeUtf8(bytes: Buffer): string | null {
  try {
    return UTF8.decode(bytes);
  } catch (error) {
    if (error instanceof TypeError) return null;
    throw error;
  }
}
