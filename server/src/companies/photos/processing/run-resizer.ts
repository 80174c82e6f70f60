import { spawn } from 'node:child_process';
import { constants, getPriority, setPriority } from 'node:os';
import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type { StoredSize } from '../company-photo.ts';
import RESIZER from './resizer.js?raw';

/** Widths in pixels; a smaller photo has fewer. */
const WIDTHS = [480, 960, 1600];
/** Height at most, in widths. */
const TALLNESS = 1.5;
const HEAP_MB = 64;
const UNREADABLE = 2;

export interface ResizedPhoto {
  sizes: StoredSize[];
  /** In the order of `sizes`. */
  images: Buffer[];
  placeholder: string;
}

/** The process ended without the sizes: it crashed, or took too long. */
export class FailedResizing extends Error {}
/** The decoder rejects the photo; another attempt would too. */
export class UnreadablePhoto extends FailedResizing {}

/**
 * Makes the sizes of a photo in a process of its own, so that its memory is given back and a decoder that hangs or crashes
 * leaves the server alone. Throws UnreadablePhoto, FailedResizing, or another error when the original cannot be read or
 * `signal` aborts.
 */
export async function runResizer(
  original: AsyncIterable<Buffer>,
  maxPixels: number,
  signal: AbortSignal,
): Promise<ResizedPhoto> {
  const options = JSON.stringify({ widths: WIDTHS, tallness: TALLNESS, maxPixels });
  const child = spawn(
    process.execPath,
    [`--max-old-space-size=${HEAP_MB}`, '--input-type=module', '--eval', RESIZER, options],
    {
      // From here it finds its packages.
      cwd: import.meta.dirname,
      // A decoder of strangers' files needs no secrets.
      env: {
        PATH: process.env.PATH,
        TMPDIR: process.env.TMPDIR,
        MALLOC_ARENA_MAX: '1',
        UV_THREADPOOL_SIZE: '1',
      },
      signal,
      killSignal: 'SIGKILL',
    },
  );
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  // Handled here too: the streams reject at the same time.
  ended.catch(() => undefined);
  // Requests go first. A server that runs lower still (nice 19) may not raise it.
  if (child.pid !== undefined) {
    setPriority(child.pid, Math.max(getPriority(), constants.priority.PRIORITY_BELOW_NORMAL));
  }
  let readError: unknown;
  async function* read(): AsyncGenerator<Buffer> {
    try {
      yield* original;
    } catch (error) {
      readError = error;
      throw error;
    }
  }
  const [output, errors] = await Promise.all([
    buffer(child.stdout),
    text(child.stderr),
    // A process that ends early reads no more; its code says why.
    pipeline(Readable.from(read()), child.stdin).catch(() => undefined),
  ]);
  const code = await ended;
  // Half a photo is unreadable, but another attempt may get it whole.
  if (readError !== undefined) throw readError;
  if (code === UNREADABLE) throw new UnreadablePhoto(errors);
  if (code !== 0) throw new FailedResizing(`The resizer ended with ${code}: ${errors.slice(0, 1_000)}`);
  return parse(output);
}

function parse(output: Buffer): ResizedPhoto {
  const end = output.indexOf('\n');
  const { sizes, placeholder } = JSON.parse(output.toString('utf8', 0, end)) as Omit<ResizedPhoto, 'images'>;
  let at = end + 1;
  const images = sizes.map(({ bytes }) => {
    at += bytes;
    return output.subarray(at - bytes, at);
  });
  return { sizes, images, placeholder };
}
