import { createReadStream } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { pipeline } from 'node:stream';
import { crc32, createInflateRaw } from 'node:zlib';
import { UnreadableFile } from './decode-lines.ts';

/** A file inside a zip. */
export interface ZipEntry {
  name: string;
  /** In the zip. */
  size: number;
  method: number;
  crc: number;
  /** Of its local header. */
  offset: number;
}

const ENTRY = 0x02014b50;
const LOCAL_HEADER = 0x04034b50;
const END = Buffer.from('PK\u0005\u0006', 'latin1');
const END_64 = Buffer.from('PK\u0006\u0006', 'latin1');
const LOCATOR_64 = Buffer.from('PK\u0006\u0007', 'latin1');
const STORED = 0;
const DEFLATED = 8;
/** Stands for a number that the zip64 field has. */
const IN_FIELD = 0xffffffff;
/** The end of a zip and the longest comment behind it. */
const LONGEST_END = 22 + 65_535 + 20;
const MAX_DIRECTORY = 16 * 1024 * 1024;

const broken = (path: string) => new UnreadableFile(`${path}: o zip está incompleto ou danificado.`);

/** Lists the files in a zip, also in one above 4 GB. Throws UnreadableFile where its directory is missing. */
export async function listZip(path: string): Promise<ZipEntry[]> {
  const file = await open(path);
  try {
    return entriesIn(await readDirectory(file, path), path);
  } finally {
    await file.close();
  }
}

async function readDirectory(file: FileHandle, path: string): Promise<Buffer> {
  const { size } = await file.stat();
  const read = async (position: number, length: number): Promise<Buffer> => {
    if (position < 0 || length > MAX_DIRECTORY || position + length > size) throw broken(path);
    return (await file.read(Buffer.alloc(length), 0, length, position)).buffer;
  };
  const tail = await read(Math.max(0, size - LONGEST_END), Math.min(size, LONGEST_END));
  const at = tail.lastIndexOf(END);
  if (at < 0 || at + 22 > tail.length) throw broken(path);
  const locator = tail.subarray(Math.max(0, at - 20), at);
  if (locator.length < 20 || !locator.subarray(0, 4).equals(LOCATOR_64)) {
    return read(tail.readUInt32LE(at + 16), tail.readUInt32LE(at + 12));
  }
  const end = await read(Number(locator.readBigUInt64LE(8)), 56);
  if (!end.subarray(0, 4).equals(END_64)) throw broken(path);
  return read(Number(end.readBigUInt64LE(48)), Number(end.readBigUInt64LE(40)));
}

function entriesIn(directory: Buffer, path: string): ZipEntry[] {
  const entries: ZipEntry[] = [];
  for (let at = 0; at + 46 <= directory.length; ) {
    if (directory.readUInt32LE(at) !== ENTRY) throw broken(path);
    const nameEnd = at + 46 + directory.readUInt16LE(at + 28);
    const end = nameEnd + directory.readUInt16LE(at + 30);
    const large = largeNumbers(directory.subarray(nameEnd, end));
    // In this order, each where its own field has no room.
    const numberAt = (offset: number): number => {
      const number = directory.readUInt32LE(offset);
      return number === IN_FIELD ? (large.shift() ?? number) : number;
    };
    numberAt(at + 24);
    const size = numberAt(at + 20);
    const offset = numberAt(at + 42);
    entries.push({
      name: directory.toString('latin1', at + 46, nameEnd),
      size,
      method: directory.readUInt16LE(at + 10),
      crc: directory.readUInt32LE(at + 16),
      offset,
    });
    at = end + directory.readUInt16LE(at + 32);
  }
  return entries;
}

/** Returns the numbers of the zip64 field among an entry's extra fields. */
function largeNumbers(extra: Buffer): number[] {
  for (let at = 0; at + 4 <= extra.length; ) {
    const end = at + 4 + extra.readUInt16LE(at + 2);
    if (extra.readUInt16LE(at) === 1) {
      const count = Math.floor((end - at - 4) / 8);
      return Array.from({ length: count }, (_, index) => Number(extra.readBigUInt64LE(at + 4 + 8 * index)));
    }
    at = end;
  }
  return [];
}

/**
 * Streams a file of a zip; `onBytes` receives how many bytes of the zip were read. Throws UnreadableFile where its content is
 * not what the zip's checksum says.
 */
export async function* readZipEntry(
  path: string,
  entry: ZipEntry,
  onBytes: (bytes: number) => void,
): AsyncGenerator<Buffer> {
  if (entry.method !== STORED && entry.method !== DEFLATED) throw broken(path);
  const start = await contentStart(path, entry);
  let sum = 0;
  try {
    for await (const chunk of contentOf(path, start, entry, onBytes)) {
      sum = crc32(chunk, sum);
      yield chunk;
    }
  } catch (error) {
    throw /^Z_/.test((error as { code?: string }).code ?? '') ? broken(path) : error;
  }
  if (sum !== entry.crc) throw broken(path);
}

function contentOf(
  path: string,
  start: number,
  { size, method }: ZipEntry,
  onBytes: (bytes: number) => void,
): AsyncIterable<Buffer> {
  const packed = readBytes(path, onBytes, { start, length: size });
  if (method === STORED) return packed;
  const content = createInflateRaw({ chunkSize: 256 * 1024 });
  // An error of the pipeline destroys the content, whose reader throws it.
  pipeline(packed, content, () => undefined);
  return content;
}

/** Streams a file, or a part of it; `onBytes` receives the length of each chunk. */
export async function* readBytes(
  path: string,
  onBytes: (bytes: number) => void,
  part?: { start: number; length: number },
): AsyncGenerator<Buffer> {
  if (part?.length === 0) return;
  const range = part && { start: part.start, end: part.start + part.length - 1 };
  const file = createReadStream(path, { highWaterMark: 256 * 1024, ...range });
  for await (const chunk of file as AsyncIterable<Buffer>) {
    onBytes(chunk.length);
    yield chunk;
  }
}

/** Returns where the content begins: behind a header whose length only it says. */
async function contentStart(path: string, { offset }: ZipEntry): Promise<number> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(30), 0, 30, offset);
    if (bytesRead < 30 || buffer.readUInt32LE(0) !== LOCAL_HEADER) throw broken(path);
    return offset + 30 + buffer.readUInt16LE(26) + buffer.readUInt16LE(28);
  } finally {
    await file.close();
  }
}
