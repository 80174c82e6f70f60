import { type EntityManager, IsNull } from 'typeorm';
import { recordAction } from '../../audit/record-action.ts';
import { lockRow } from '../../database/lock-row.ts';
import { type Statement, transactionReader } from '../../database/statement.ts';
import type { DecisionAction } from '../../decisions/approval-type.ts';
import { alreadyDecided } from '../../decisions/who-decided.ts';
import { isAdmin, requireViewer } from '../../graphql/authorize.ts';
import type { Context } from '../../graphql/context.ts';
import type { Deletion } from '../../graphql/deletion.ts';
import { conflict, forbidden, invalid, notFound } from '../../shared/errors.ts';
import { parseId } from '../../shared/ids.ts';
import { mayDo } from '../company.policy.ts';
import type { Company } from '../company.ts';
import { lockCompany } from '../lock-company.ts';
import { mailCompanyOwner } from '../mail-company-owner.ts';
import { managedCompany } from '../managed-company.ts';
import { touchPending } from '../touch-pending.ts';
import { isReviewed } from './add-photo.ts';
import { CompanyPhoto } from './company-photo.ts';
import { type ManagedPhotos, managedPhotos } from './managed-photos.ts';
import type { UpdateCompanyPhotoInput } from './photo.inputs.ts';
import { allPhotos, PHOTO_NOT_FOUND } from './read-photos.ts';

/** Queues the mail that an administrator removed a photo, with the reason if there is one. */
const mailPhotoRemoved = (
  ctx: Context,
  manager: EntityManager,
  company: Company,
  { state, caption }: Pick<CompanyPhoto, 'state' | 'caption'>,
  reason: string | null,
): Promise<number | null> => {
  const photo = caption ? `A foto "${caption}"` : 'Uma foto';
  return mailCompanyOwner(ctx, manager, company, {
    kind: 'photo-removed',
    subject:
      state === 'waiting'
        ? `Uma foto de ${company.name} não foi aprovada`
        : `Uma foto de ${company.name} foi removida`,
    paragraphs: [
      state === 'waiting'
        ? `${photo} da empresa "${company.name}" não foi aprovada e não aparece na página dela.`
        : `${photo} da empresa "${company.name}" foi removida da página dela.`,
      ...(reason ? [`Motivo: ${reason}`] : []),
    ],
    action: { label: 'Abrir meu painel', path: `/user-dashboard?company=${company.id}` },
  });
};

const COMPANY_OF: Statement = {
  name: 'company_of_photo',
  text: 'SELECT company_id AS id FROM company_photos WHERE id = $1',
};
/** The audit log lists decisions on photos under their companies. */
export const ON_COMPANY = { subject: COMPANY_OF, field: 'photoId' };

/** Which state of a photo the decider knows, as texts; without either, any. */
export interface SeenPhoto {
  /** Its `changedAt` as shown. */
  changedAt?: string | null;
  /** It must not have changed after this time. */
  unchangedSince?: string | null;
}

/** Throws for a photo that an administrator removed: CONFLICT to administrators, NOT_FOUND to others. */
export async function requireStored(
  ctx: Context,
  manager: EntityManager,
  photo: CompanyPhoto,
): Promise<void> {
  if (!photo.removedAt) return;
  if (!isAdmin(ctx)) throw notFound(PHOTO_NOT_FOUND);
  const approval = { kind: 'photo', id: photo.id } as const;
  throw await alreadyDecided(ctx, transactionReader(manager), approval, 'Esta foto já foi removida.');
}

/** Throws CONFLICT when a photo has another caption by now than the one that was seen. */
export function requireSeen(photo: CompanyPhoto, { changedAt, unchangedSince }: SeenPhoto): void {
  const time = photo.changedAt.getTime();
  const isOther = changedAt && time !== Date.parse(changedAt);
  if (isOther || (unchangedSince && time > Date.parse(unchangedSince)))
    throw conflict(
      'A legenda mudou enquanto isso. Confira a foto de novo antes de decidir.',
      'CHANGED_MEANWHILE',
    );
}

/** Returns the company of a photo; NOT_FOUND, or FORBIDDEN for somebody else's. */
async function companyOf(ctx: Context, id: string): Promise<number> {
  const [company] = await ctx.db.reads.query<{ id: number }>(COMPANY_OF, [parseId(id, PHOTO_NOT_FOUND)]);
  if (!company) throw notFound(PHOTO_NOT_FOUND);
  return (await managedCompany(ctx, String(company.id), 'edit')).id;
}

/** Throws NOT_FOUND for a missing photo, FORBIDDEN for one of somebody else's company (for `MayCall`). */
export const lookUpPhoto = (ctx: Context, { id }: { id: string }): Promise<unknown> => companyOf(ctx, id);

/** Runs a write with the company locked, which serializes the writes to its photos. */
function write<Result>(
  ctx: Context,
  companyId: number,
  work: (manager: EntityManager, company: Company) => Promise<Result>,
): Promise<Result> {
  return ctx.db.transaction(async (manager) => {
    const company = await lockCompany(manager, companyId);
    if (!mayDo(requireViewer(ctx), company, 'edit')) throw forbidden();
    return work(manager, company);
  });
}

/** Changes caption and crop; what is not sent stays. A changed caption is shown and waits for a review as a new photo does. */
export async function updatePhoto(
  ctx: Context,
  id: string,
  { caption, crop }: UpdateCompanyPhotoInput,
): Promise<CompanyPhoto> {
  const companyId = await companyOf(ctx, id);
  await write(ctx, companyId, async (manager, company) => {
    const photo = await lockRow(manager, CompanyPhoto, id, PHOTO_NOT_FOUND);
    await requireStored(ctx, manager, photo);
    const isOtherCaption = caption !== undefined && (caption || null) !== photo.caption;
    const values = {
      ...(isOtherCaption && {
        caption: caption || null,
        changedAt: () => 'clock_timestamp()',
        needsReview: photo.needsReview || (await isReviewed(ctx, manager, company)),
      }),
      ...(crop !== undefined && { crop: crop && { ...crop } }),
    };
    if (Object.keys(values).length === 0) return;
    await manager.update(CompanyPhoto, photo.id, values);
    await touchPending(manager, companyId);
    const photoId = photo.id;
    const before = { photoId, ...(caption !== undefined && { caption: photo.caption }) };
    const after = { photoId, ...(caption !== undefined && { caption: caption || null }) };
    await recordAction(ctx, manager, 'company.photo-update', companyId, { before, after });
  });
  const changed = (await allPhotos(ctx.db.reads, companyId)).find((photo) => photo.id === Number(id));
  if (!changed) throw notFound(PHOTO_NOT_FOUND);
  return changed;
}

/** Sets the order of all photos of a company; BAD_USER_INPUT unless each is named once. */
export async function orderPhotos(ctx: Context, sentId: string, ids: string[]): Promise<ManagedPhotos> {
  const { id: companyId } = await managedCompany(ctx, sentId, 'edit');
  await write(ctx, companyId, async (manager) => {
    const photos = await manager.find(CompanyPhoto, {
      select: { id: true },
      where: { companyId, removedAt: IsNull() },
    });
    const order = ids.map(Number);
    const isWhole =
      order.length === photos.length &&
      new Set(order).size === order.length &&
      photos.every(({ id }) => order.includes(id));
    if (!isWhole) throw invalid({ ids: ['As fotos mudaram enquanto isso. Confira e tente novamente.'] });
    await manager.query(
      `UPDATE company_photos p SET position = wanted.position - 1
       FROM unnest($2::int[]) WITH ORDINALITY AS wanted (id, position)
       WHERE p.id = wanted.id AND p.company_id = $1 AND p.position <> wanted.position - 1`,
      [companyId, order],
    );
    await recordAction(ctx, manager, 'company.photo-order', companyId, {
      after: { photoIds: order.join(', ') },
    });
  });
  return managedPhotos(ctx.db.reads, companyId);
}

interface Removal extends SeenPhoto {
  reason: string | null;
}

/** Behind all others, whatever a plan allows; the positions of a company's photos are unique. */
const REMOVED_POSITION = 1_000_000_000;

/**
 * Deletes a photo; those behind it move up. What an administrator removes is hidden from all at once, also by REST, and its
 * images are deleted by a clean-up, so that the decision can be undone. The owner is told of what an administrator rejects: a
 * photo that waits or was reported, and any with a reason.
 */
async function deletePhoto(ctx: Context, id: string, { reason, ...seenVersion }: Removal): Promise<Deletion> {
  const companyId = await companyOf(ctx, id);
  return write(ctx, companyId, async (manager, company) => {
    const photo = await lockRow(manager, CompanyPhoto, id, PHOTO_NOT_FOUND);
    await requireStored(ctx, manager, photo);
    if (isAdmin(ctx)) {
      requireSeen(photo, seenVersion);
      const position = REMOVED_POSITION + photo.id;
      await manager.update(CompanyPhoto, photo.id, { removedAt: () => 'now()', position });
    } else await manager.delete(CompanyPhoto, photo.id);
    await manager.query(
      `UPDATE company_photos SET position = position - 1
       WHERE company_id = $1 AND position > $2 AND removed_at IS NULL`,
      [companyId, photo.position],
    );
    await recordAction(ctx, manager, 'company.photo-remove', companyId, {
      before: { photoId: photo.id, caption: photo.caption },
      ...(isAdmin(ctx) && reason && { after: { reason } }),
    });
    const isRejected =
      photo.state === 'waiting' || photo.needsReview || photo.openReports > 0 || Boolean(reason);
    if (isAdmin(ctx) && isRejected) await mailPhotoRemoved(ctx, manager, company, photo, reason);
    return { id: photo.id };
  });
}

export const DELETE_PHOTO: DecisionAction<Removal, Deletion> = {
  kind: 'photo',
  name: 'delete',
  isGrant: false,
  audit: 'company.photo-remove',
  verbPhrase: 'removeu esta foto',
  recordedOn: ON_COMPANY,
  decide: deletePhoto,
  rows: [
    { table: 'companies', where: 't.id = (SELECT company_id FROM company_photos WHERE id = $1)' },
    {
      table: 'company_photos',
      where: 't.company_id = (SELECT company_id FROM company_photos WHERE id = $1)',
    },
  ],
};
