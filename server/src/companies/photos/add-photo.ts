import { randomUUID } from 'node:crypto';
import type { FileUpload } from 'graphql-upload/processRequest.mjs';
import { type EntityManager, IsNull } from 'typeorm';
import { recordAction } from '../../audit/record-action.ts';
import { requireFreeDisk } from '../../database/free-disk.ts';
import { transactionReader } from '../../database/statement.ts';
import { may, requireViewer } from '../../graphql/authorize.ts';
import type { Context } from '../../graphql/context.ts';
import { readUpload } from '../../graphql/read-upload.ts';
import { throttle } from '../../limits/throttle.ts';
import { forbidden, invalid } from '../../shared/errors.ts';
import { checkPhoto } from '../../shared/images/check-photo.ts';
import { oneAtATime } from '../../shared/one-at-a-time.ts';
import { ApprovalPolicy } from '../approval/approval-policy.ts';
import { mayDo } from '../company.policy.ts';
import type { Company } from '../company.ts';
import { lockCompany } from '../lock-company.ts';
import { managedCompany } from '../managed-company.ts';
import { CompanyPhoto } from './company-photo.ts';
import { storeOriginal } from './originals.ts';
import { allPhotos, photoLimit } from './read-photos.ts';

const UPLOAD_WINDOW = 30 * 60;
/** Photos are up to 15 MB: one of them is in memory at a time. */
const oneFile = oneAtATime();

interface NewPhoto {
  companyId: string;
  caption: string | null;
}

/**
 * Stores a new photo behind the others; its sizes are made in the background. BAD_USER_INPUT for a file that is no photo and
 * beyond the plan's number, RATE_LIMITED by user.
 */
export async function addPhoto(
  ctx: Context,
  { companyId, caption }: NewPhoto,
  file: Promise<FileUpload>,
): Promise<CompanyPhoto> {
  const { PHOTO_BYTES, PHOTO_PIXELS, PHOTO_UPLOADS } = ctx.config.limits;
  const { id } = await managedCompany(ctx, companyId, 'edit');
  await requireFreeDisk(ctx);
  await throttle(ctx.db.reads, `photo:${requireViewer(ctx).id}`, UPLOAD_WINDOW, PHOTO_UPLOADS);
  const upload = await file;
  const photoId = await oneFile(async () => {
    const file = await readUpload(upload, PHOTO_BYTES);
    checkPhoto(file, PHOTO_PIXELS);
    return ctx.db.transaction(async (manager) => {
      const company = await lockCompany(manager, id);
      if (!mayDo(requireViewer(ctx), company, 'edit')) throw forbidden();
      const photo = await insertPhoto(ctx, manager, company, caption);
      await storeOriginal(manager, photo, file);
      await recordAction(ctx, manager, 'company.photo-add', id, { after: { photoId: photo, caption } });
      return photo;
    });
  });
  const added = (await allPhotos(ctx.db.reads, id)).find((photo) => photo.id === photoId);
  if (!added) throw new Error(`Photo ${photoId} is gone.`);
  return added;
}

/** Returns whether an administrator must review what the caller writes into photos of a company. */
export async function isReviewed(
  ctx: Context,
  manager: EntityManager,
  { isApproved }: Pick<Company, 'isApproved'>,
): Promise<boolean> {
  if (!isApproved || may(ctx, 'decide')) return false;
  return (await manager.findOneByOrFail(ApprovalPolicy, { id: 1 })).requirePhotoApproval;
}

/** Inserts the row of a photo of a locked company; BAD_USER_INPUT beyond the plan's number. */
async function insertPhoto(
  ctx: Context,
  manager: EntityManager,
  company: Company,
  caption: string | null,
): Promise<number> {
  const companyId = company.id;
  const position = await manager.countBy(CompanyPhoto, { companyId, removedAt: IsNull() });
  const limit = await photoLimit(transactionReader(manager), companyId);
  if (position >= limit) {
    throw invalid({ file: [`O plano permite ${limit} ${limit === 1 ? 'foto' : 'fotos'}.`] }, 'LIMIT_REACHED');
  }
  const needsReview = await isReviewed(ctx, manager, company);
  const { identifiers } = await manager.insert(CompanyPhoto, {
    key: randomUUID(),
    companyId,
    position,
    caption,
    needsReview,
  });
  return (identifiers[0] as CompanyPhoto).id;
}
