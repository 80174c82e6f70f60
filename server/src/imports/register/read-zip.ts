import { once } from 'node:events';
import { promisify } from 'node:util';
import { crc32 } from 'node:zlib';
import yauzl, { type Entry, type ZipFile } from 'yauzl';
import { UnreadableFile } from '../csv/decode-lines.ts';

const open = promisify<string, yauzl.Options, ZipFile>(yauzl.open);

/** Opens a zip with one file. Throws UnreadableFile for others and for damaged ones. */
async function openZip(path: string): Promise<{ zip: ZipFile; entry: Entry }> {
  const zip = await open(path, { lazyEntries: true, autoClose: false }).catch((error) => {
    throw readError(path, error);
  });
  try {
    if (zip.entryCount !== 1) throw new UnreadableFile(`${path}: este zip não é como os da Receita Federal.`);
    const found = once(zip, 'entry');
    zip.readEntry();
    const [entry] = await found;
    return { zip, entry };
  } catch (error) {
    zip.close();
    throw readError(path, error);
  }
}

/** What yauzl and zlib say of the content; errors of the disk stay as they are. */
const readError = (path: string, error: unknown): unknown =>
  error instanceof UnreadableFile || (error instanceof Error && 'syscall' in error)
    ? error
    : new UnreadableFile(`${path}: o zip está incompleto ou danificado.`);

/** Returns name and unpacked size of the only file in a zip. Throws UnreadableFile. */
export async function zippedFile(path: string): Promise<{ name: string; size: number }> {
  const { zip, entry } = await openZip(path);
  zip.close();
  return { name: entry.fileName, size: entry.uncompressedSize };
}

/**
 * Streams the only file in a zip; `onBytes` receives the length of each chunk. Throws UnreadableFile for a damaged one, also where
 * its checksum is another, which yauzl leaves to its callers.
 */
export async function* readZip(path: string, onBytes: (bytes: number) => void): AsyncGenerator<Buffer> {
  const { zip, entry } = await openZip(path);
  try {
    const content = await promisify(zip.openReadStream.bind(zip) as OpenEntry)(entry);
    let sum = 0;
    for await (const chunk of content as AsyncIterable<Buffer>) {
      sum = crc32(chunk, sum);
      onBytes(chunk.length);
      yield chunk;
    }
    if (sum !== entry.crc32) throw new Error('Another checksum.');
  } catch (error) {
    throw readError(path, error);
  } finally {
    zip.close();
  }
}
type OpenEntry = (entry: Entry, done: (error: Error | null, content: NodeJS.ReadableStream) => void) => void;
