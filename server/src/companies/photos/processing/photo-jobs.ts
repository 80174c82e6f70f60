import { spawn } from 'node:child_process';
import { constants, getPriority, setPriority } from 'node:os';
import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type { QueryDeepPartialEntity } from 'typeorm';
import type { Config } from '../../../config.ts';
import type { Database } from '../../../database/database.ts';
import type { Statement } from '../../../database/statement.ts';
import type { WorkQueue } from '../../../outbox/work-queue.ts';
import { UNREADABLE_PHOTO } from '../../../shared/images/check-photo.ts';
import type { Log } from '../../../shared/log.ts';
import { touchPending } from '../../touch-pending.ts';
import type { StoredSize } from '../company-photo.ts';
import { CompanyPhoto } from '../company-photo.ts';
import { readOriginal } from '../originals.ts';
import RESIZER from './resizer.js?raw';

/** Widths in pixels; a smaller photo has fewer. */
const WIDTHS = [480, 960, 1600];

/** Height at most, in widths. */
const TALLNESS = 1.5;

const HEAP_MB = 64;

const UNREADABLE = 2;

interface ResizedPhoto {
  sizes: StoredSize[];
  /** In the order of `sizes`. */
  images: Buffer[];
  placeholder: string;
}

/** The process ended without the sizes: it crashed, or took too long. */
class FailedResizing extends Error {}

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

const RESIZING_MS = 45_000;
/** Longer than an attempt: another instance takes over the photo of a dead one. */
const LEASE = `interval '60 seconds'`;
const MOST_ATTEMPTS = 5;
const CLAIM: Statement = {
  name: 'claim_photo',
  text: `UPDATE company_photos SET attempts = attempts + 1, claimed_until = now() + ${LEASE}
         WHERE id = (SELECT id FROM company_photos
                     WHERE state = 'processing' AND (claimed_until IS NULL OR claimed_until < now())
                     ORDER BY id LIMIT 1 FOR UPDATE SKIP LOCKED)
         RETURNING id, company_id AS "companyId", attempts`,
};

const AFTER_PROCESSING = `CASE WHEN needs_review THEN 'waiting' ELSE 'ready' END`;

interface Job {
  id: number;
  companyId: number;
  /** Number of this claim; a later one makes this one invalid. */
  attempts: number;
}

type Needed = { config: Pick<Config, 'limits'>; db: Database; log: Log };

/** Makes the sizes of new photos, one photo at a time, on any number of instances. */
export class PhotoJobs implements WorkQueue {
  readonly tag = 'photos';
  readonly everyMs = 10_000;
  readonly failure = 'Fotos esperam; serão tentadas de novo mais tarde.';
  readonly #services: Needed;

  constructor(services: Needed) {
    this.#services = services;
  }

  /** Makes all pending photos, one by one, until the signal: another instance, or the next start, makes the one under way. */
  async workOff(signal?: AbortSignal): Promise<void> {
    while (!signal?.aborted) {
      const [job] = await this.#services.db.reads.query<Job>(CLAIM);
      if (!job) return;
      await this.#make(job, signal);
    }
  }

  async #make(job: Job, stopping?: AbortSignal): Promise<void> {
    const { config, db, log } = this.#services;
    const timeout = AbortSignal.timeout(RESIZING_MS);
    try {
      const signal = stopping ? AbortSignal.any([stopping, timeout]) : timeout;
      const original = readOriginal(db.pool, job.id);
      await this.#store(job, await runResizer(original, config.limits.PHOTO_PIXELS, signal));
    } catch (error) {
      if (stopping?.aborted) {
        await this.#release(job);
        return;
      }
      // A database that could not be read or written says nothing about the photo.
      const isItsFault = error instanceof FailedResizing || timeout.aborted;
      const isLast = error instanceof UnreadablePhoto || (isItsFault && job.attempts >= MOST_ATTEMPTS);
      log.warn({ err: error, photoId: job.id, attempt: job.attempts }, 'Uma foto não pôde ser preparada.');
      // Else another attempt follows when the lease ends.
      if (isLast) await this.#fail(job);
    }
  }

  async #release({ id, attempts }: Job): Promise<void> {
    await this.#services.db.transaction((manager) =>
      manager.update(
        CompanyPhoto,
        { id, attempts, state: 'processing' },
        { claimedUntil: null, attempts: attempts - 1 },
      ),
    );
  }

  /** Stores the sizes, unless the photo is gone or was claimed anew. */
  #store({ id, companyId, attempts }: Job, { sizes, images, placeholder }: ResizedPhoto): Promise<void> {
    return this.#services.db.transaction(async (manager) => {
      // Before the photo is locked, as all who write photos lock the company first.
      await touchPending(manager, companyId);
      const columns = {
        sizes,
        placeholder,
        claimedUntil: null,
        state: () => AFTER_PROCESSING,
        changedAt: () => 'clock_timestamp()',
      };
      const { affected } = await manager.update(
        CompanyPhoto,
        { id, attempts, state: 'processing' },
        columns as QueryDeepPartialEntity<CompanyPhoto>,
      );
      if (affected !== 1) return;
      for (const [index, image] of images.entries()) {
        await manager.query('INSERT INTO photo_images (photo_id, width, image) VALUES ($1, $2, $3)', [
          id,
          sizes[index]?.width,
          image,
        ]);
      }
      await manager.query('DELETE FROM photo_originals WHERE photo_id = $1', [id]);
    });
  }

  #fail({ id, attempts }: Job): Promise<void> {
    return this.#services.db.transaction(async (manager) => {
      const failed = { state: 'failed', failure: UNREADABLE_PHOTO, claimedUntil: null } as const;
      const { affected } = await manager.update(CompanyPhoto, { id, attempts, state: 'processing' }, failed);
      if (affected === 1) await manager.query('DELETE FROM photo_originals WHERE photo_id = $1', [id]);
    });
  }
}
