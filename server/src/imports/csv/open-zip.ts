import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline } from 'node:stream';
import { crc32, createInflateRaw } from 'node:zlib';
import { UnreadableFile } from './decode-lines.ts';

/** The only file in a zip, which may be above 4 GB. */
export interface ZippedFile {
  name: string;
  start: number;
  end: number;
  crc: number;
}

/** Before an entry of the directory, which stands at the end of a zip. */
const ENTRY = Buffer.from('PK\u0001\u0002', 'latin1');
const LOCAL_HEADER = Buffer.from('PK\u0003\u0004', 'latin1');
const END = Buffer.from('PK\u0005\u0006', 'latin1');
const DEFLATED = 8;
/** Stands for a size that its field has no room for. */
const TOO_LARGE = 0xffffffff;
const LONGEST_END = 100_000;

const broken = (path: string) => new UnreadableFile(`${path}: o zip está incompleto ou danificado.`);

/** Finds the file in a zip that has one, compressed. Throws UnreadableFile for others and for damaged ones. */
export async function openZip(path: string): Promise<ZippedFile> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const header = Buffer.alloc(30);
    await file.read(header, 0, 30, 0);
    const tail = Buffer.alloc(Math.min(size, LONGEST_END));
    await file.read(tail, 0, tail.length, size - tail.length);
    const at = tail.indexOf(ENTRY);
    if (!header.subarray(0, 4).equals(LOCAL_HEADER) || at < 0 || tail.indexOf(END, at) < 0)
      throw broken(path);
    const isOther = tail.indexOf(ENTRY, at + 4) >= 0 || tail.readUInt16LE(at + 10) !== DEFLATED;
    if (isOther) throw new UnreadableFile(`${path}: este zip não é como os da Receita Federal.`);
    const start = 30 + header.readUInt16LE(26) + header.readUInt16LE(28);
    const packed = tail.readUInt32LE(at + 20);
    return {
      name: tail.toString('latin1', at + 46, at + 46 + tail.readUInt16LE(at + 28)),
      start,
      // A few bytes more do no harm: compressed content says where it ends.
      end: packed === TOO_LARGE ? size - tail.length + at : start + packed,
      crc: tail.readUInt32LE(at + 16),
    };
  } finally {
    await file.close();
  }
}

/** Streams the file in a zip; `onBytes` as for `readBytes`. Throws UnreadableFile where its checksum is another. */
export async function* readZip(
  path: string,
  { start, end, crc }: ZippedFile,
  onBytes: (bytes: number) => void,
): AsyncGenerator<Buffer> {
  const content = createInflateRaw({ chunkSize: 256 * 1024 });
  // An error of the pipeline destroys the content, whose reader throws it.
  pipeline(readBytes(path, onBytes, { start, end: end - 1 }), content, () => undefined);
  let sum = 0;
  try {
    for await (const chunk of content as AsyncIterable<Buffer>) {
      sum = crc32(chunk, sum);
      yield chunk;
    }
  } catch (error) {
    throw /^Z_/.test((error as { code?: string }).code ?? '') ? broken(path) : error;
  }
  if (sum !== crc) throw broken(path);
}

/** Streams a file, or a part of it; `onBytes` receives the length of each chunk. */
export async function* readBytes(
  path: string,
  onBytes: (bytes: number) => void,
  part?: { start: number; end: number },
): AsyncGenerator<Buffer> {
  const file = createReadStream(path, { highWaterMark: 256 * 1024, ...part });
  for await (const chunk of file as AsyncIterable<Buffer>) {
    onBytes(chunk.length);
    yield chunk;
  }
}
