import type { QueryDeepPartialEntity } from 'typeorm';
import type { Config } from '../../../config.ts';
import type { ChangeFeed } from '../../../database/change-feed.ts';
import type { Database } from '../../../database/database.ts';
import type { Statement } from '../../../database/statement.ts';
import { UNREADABLE_PHOTO } from '../../../shared/images/check-photo.ts';
import type { Log } from '../../../shared/log.ts';
import { type Repeated, repeat } from '../../../shared/repeat.ts';
import { touchPending } from '../../touch-pending.ts';
import { CompanyPhoto } from '../company-photo.ts';
import { readOriginal } from '../originals.ts';
import { FailedResizing, type ResizedPhoto, runResizer, UnreadablePhoto } from './run-resizer.ts';

/** The change feed's tag for new photos. */
const PHOTOS_TAG = 'photos';
const EVERY_MS = 10_000;
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
export class PhotoJobs {
  readonly #services: Needed;
  readonly #stopping = new AbortController();
  #work: Repeated | undefined;

  constructor(services: Needed) {
    this.#services = services;
  }

  /** Starts to work on pending photos, until `stop`. */
  start(changeFeed: ChangeFeed): void {
    const { log } = this.#services;
    const failure = 'Fotos esperam: tente-se mais tarde.';
    const work = repeat(EVERY_MS, this.#stopping.signal, log, () => this.workOff(), failure);
    this.#work = work;
    changeFeed.onChange((tag) => {
      if (tag === PHOTOS_TAG) work.wake();
    });
  }

  /** Interrupts the photo under way; another instance, or the next start, makes it. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#work?.idle();
  }

  /** Makes all pending photos, one by one. */
  async workOff(): Promise<void> {
    while (!this.#stopping.signal.aborted) {
      const [job] = await this.#services.db.reads.query<Job>(CLAIM);
      if (!job) return;
      await this.#make(job);
    }
  }

  async #make(job: Job): Promise<void> {
    const { config, db, log } = this.#services;
    const timeout = AbortSignal.timeout(RESIZING_MS);
    try {
      const signal = AbortSignal.any([this.#stopping.signal, timeout]);
      const original = readOriginal(db.pool, job.id);
      await this.#store(job, await runResizer(original, config.limits.PHOTO_PIXELS, signal));
    } catch (error) {
      if (this.#stopping.signal.aborted) {
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
      const columns = { sizes, placeholder, claimedUntil: null, state: () => AFTER_PROCESSING };
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
