import type { FileUpload } from 'graphql-upload/processRequest.mjs';
import type { EntityManager } from 'typeorm';
import { requireFreeDisk } from '../database/free-disk.ts';
import type { Context } from '../graphql/context.ts';
import { readUpload } from '../graphql/uploads.ts';
import { countHit } from '../limits/rate-limit.ts';
import { rateLimited } from '../shared/errors.ts';
import { encodeLogo, type LogoImages } from '../shared/images/images.ts';
import { Logo } from './logo.ts';

const UPLOAD_WINDOW = 30 * 60;

/** Returns a logo's URLs; `http/logo-route.ts` serves them. */
export function logoOf(hash: string | null): Logo | null {
  if (hash === null) return null;
  return { url: `/logos/${hash}.webp`, smallUrl: `/logos/${hash}-small.webp` } as Logo;
}

/** Encodes an uploaded logo in two sizes; RATE_LIMITED by user, BAD_USER_INPUT for anything but an image. */
export async function readLogo(ctx: Context, userId: number, upload: FileUpload): Promise<LogoImages> {
  const { LOGO_BYTES, LOGO_PIXELS, UPLOADS } = ctx.config.limits;
  await requireFreeDisk(ctx);
  const file = await readUpload(upload, LOGO_BYTES);
  const { count, rest } = await countHit(ctx.db.reads, `upload:${userId}`, UPLOAD_WINDOW);
  if (count > UPLOADS) throw rateLimited(rest);
  return encodeLogo(file, LOGO_PIXELS);
}

/** The logo of an update: a file replaces it, null removes it, undefined keeps it. */
export type SentLogo = Promise<FileUpload> | null | undefined;

/** As `readLogo`; returns null and undefined as they are. */
export async function readSentLogo(
  ctx: Context,
  userId: number,
  sent: SentLogo,
): Promise<LogoImages | null | undefined> {
  return sent && readLogo(ctx, userId, await sent);
}

/** Stores a logo unless it is stored already; returns its hash. */
export async function storeLogo(manager: EntityManager, images: LogoImages): Promise<string> {
  await manager.query(
    // The update locks an existing row, so that it is not removed before the company refers to it.
    `INSERT INTO logos (hash, large, small) VALUES ($1, $2, $3)
     ON CONFLICT (hash) DO UPDATE SET hash = excluded.hash`,
    [images.hash, images.large, images.small],
  );
  return images.hash;
}

/** Removes a logo that no company uses. */
export async function dropUnusedLogo(manager: EntityManager, hash: string | null): Promise<void> {
  if (hash === null) return;
  // A statement of its own: the next one then sees the changes of the transactions that this one waits for.
  await manager.query('SELECT FROM logos WHERE hash = $1 FOR UPDATE', [hash]);
  await manager.query(
    'DELETE FROM logos WHERE hash = $1 AND NOT EXISTS (SELECT FROM companies WHERE logo_hash = $1)',
    [hash],
  );
}
