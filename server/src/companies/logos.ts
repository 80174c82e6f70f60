import GraphQLUpload from 'graphql-upload/GraphQLUpload.mjs';
import type { FileUpload } from 'graphql-upload/processRequest.mjs';
import { Arg } from 'type-graphql';
import type { EntityManager } from 'typeorm';
import { requireFreeDisk } from '../database/free-disk.ts';
import { requireViewer } from '../graphql/authorize.ts';
import type { Context } from '../graphql/context.ts';
import { readUpload } from '../graphql/read-upload.ts';
import { throttle } from '../limits/throttle.ts';
import { encodeLogo, type LogoImages } from '../shared/images/images.ts';
import { Logo } from './logo.ts';

const UPLOAD_WINDOW = 30 * 60;

/** Returns a logo's URLs; `http/logo-route.ts` serves them. */
export function logoOf(hash: string | null): Logo | null {
  if (hash === null) return null;
  return { url: `/logos/${hash}.webp`, smallUrl: `/logos/${hash}-small.webp` } as Logo;
}

/** The logo of a form: a file sets it, null removes it, undefined keeps it. */
export type SentLogo = Promise<FileUpload> | null | undefined;
/** A sent logo, encoded. */
export type NewLogo = LogoImages | null | undefined;

/** Declares the argument of mutations that write a company. */
export const LogoArg = () =>
  Arg('logo', () => GraphQLUpload, {
    nullable: true,
    description:
      'JPEG, PNG, WebP or GIF, at most 5 MB and 40 megapixels. In an update null removes the logo, and without it the logo stays.',
  });

/** Encodes a sent logo in two sizes; RATE_LIMITED by user, BAD_USER_INPUT for anything but an image. */
export async function readLogo(ctx: Context, upload: SentLogo): Promise<NewLogo> {
  if (!upload) return upload;
  const { LOGO_BYTES, LOGO_PIXELS, UPLOADS } = ctx.config.limits;
  await requireFreeDisk(ctx);
  const file = await readUpload(await upload, LOGO_BYTES);
  await throttle(ctx.db.reads, `upload:${requireViewer(ctx).id}`, UPLOAD_WINDOW, UPLOADS);
  return encodeLogo(file, LOGO_PIXELS);
}

/** Stores a logo unless it is stored already; returns its hash. */
export async function storeLogo(manager: EntityManager, images: LogoImages): Promise<string> {
  // The update locks an existing row, so that it is not removed before the company refers to it.
  const insert = manager.createQueryBuilder().insert().into(Logo).values(images);
  await insert.orUpdate(['hash'], ['hash']).execute();
  return images.hash;
}

/** Removes a logo that no company uses, or can get back: unseen changes can be reverted, and a decision undone. */
export async function dropUnusedLogo(manager: EntityManager, hash: string | null): Promise<void> {
  if (hash !== null) await manager.query('SELECT drop_unused_logo($1)', [hash]);
}
