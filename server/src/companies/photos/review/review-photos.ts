import { recordAction } from '../../../audit/record-action.ts';
import { Conditions } from '../../../database/conditions.ts';
import { lockRow } from '../../../database/lock-row.ts';
import { type Statement, transactionReader } from '../../../database/statement.ts';
import type { DecisionAction } from '../../../decisions/approval-type.ts';
import { alreadyDecided } from '../../../decisions/who-decided.ts';
import type { Context } from '../../../graphql/context.ts';
import { listPage } from '../../../graphql/list-page.ts';
import type { Page, PageArgs } from '../../../graphql/paging.ts';
import { notFound } from '../../../shared/errors.ts';
import { parseId } from '../../../shared/ids.ts';
import { withCompanies } from '../../company-lists.ts';
import { notRejected } from '../../own-companies.ts';
import { ON_COMPANY, requireSeen, requireStored, type SeenPhoto } from '../change-photos.ts';
import { CompanyPhoto } from '../company-photo.ts';
import { signedAddresses } from '../photo-addresses.ts';
import {
  PHOTO_COLUMNS,
  PHOTO_NOT_FOUND,
  type PhotoRow,
  TO_REVIEW,
  toPhotos,
  WITH_PLAN,
} from '../read-photos.ts';
import type { AdminPhoto } from './admin-photo.ts';
import { PhotoReport } from './photo-report.ts';

const COLUMNS = `${PHOTO_COLUMNS},
  (SELECT coalesce(jsonb_agg(jsonb_build_object('reason', r.reason, 'createdAt', r.created_at)
     ORDER BY r.created_at DESC, r.id DESC), '[]')
   FROM (SELECT * FROM photo_reports WHERE photo_id = p.id ORDER BY created_at DESC, id DESC LIMIT 5) r) AS reports,
  p.needs_review AND p.state = 'ready' AS "isCaptionChanged", p.changed_at AS "changedAt"`;
const BY_ID: Statement = {
  name: 'admin_photo',
  text: `SELECT ${COLUMNS} FROM company_photos p ${WITH_PLAN} WHERE p.id = $1`,
};

type Row = PhotoRow & Pick<AdminPhoto, 'reports' | 'isCaptionChanged'>;

async function toAdminPhotos(ctx: Context, rows: readonly Row[]): Promise<AdminPhoto[]> {
  const addressOf = await signedAddresses(ctx.db.reads);
  return (await withCompanies(ctx.db.reads, rows)).flatMap(({ company, reports, isCaptionChanged, ...row }) =>
    toPhotos([row], addressOf).map((photo) => ({
      photo,
      company,
      // JSON has times as texts.
      reports: reports.map((report) => ({ ...report, createdAt: new Date(report.createdAt) })),
      isCaptionChanged,
      changedAt: row.changedAt,
    })),
  );
}

/** Returns one photo with its reports; null when there is none. */
export async function adminPhoto(ctx: Context, id: number): Promise<AdminPhoto | null> {
  const [photo] = await toAdminPhotos(ctx, await ctx.db.reads.query<Row>(BY_ID, [id]));
  return photo ?? null;
}

/** Returns photos that wait for an administrator, were reported or have a changed caption, the oldest first. */
export async function photosToReview(ctx: Context, args: PageArgs): Promise<Page<AdminPhoto>> {
  const filter = new Conditions();
  filter.add(() => `(${TO_REVIEW}) AND ${notRejected('p.company_id')}`);
  const list = {
    from: 'company_photos p',
    filter,
    order: 'p.created_at, p.id',
    columns: COLUMNS,
    joined: WITH_PLAN,
  };
  const page = await listPage<Row>(ctx.db.reads, list, args);
  return { ...page, items: await toAdminPhotos(ctx, page.items) };
}

const CLOSE_REPORTS: Statement = {
  name: 'close_photo_reports',
  text: `DELETE FROM photo_reports WHERE photo_id = $1 AND created_at <= coalesce($2::timestamptz, 'infinity')`,
};

/**
 * Publishes a waiting photo, accepts a changed caption and closes the reports of before the decision; CONFLICT when there is
 * nothing to decide, or the caption is not the one that was seen.
 */
async function approvePhoto(ctx: Context, id: string, seenVersion: SeenPhoto): Promise<AdminPhoto> {
  await ctx.db.transaction(async (manager) => {
    const photo = await lockRow(manager, CompanyPhoto, id, PHOTO_NOT_FOUND);
    await requireStored(ctx, manager, photo);
    requireSeen(photo, seenVersion);
    const reader = transactionReader(manager);
    await reader.query(CLOSE_REPORTS, [photo.id, seenVersion.unchangedSince]);
    const openReports = await manager.countBy(PhotoReport, { photoId: photo.id });
    const isWaiting = photo.state === 'waiting';
    // One that is still being processed was seen by nobody.
    const isCaptionChanged = photo.state === 'ready' && photo.needsReview;
    if (!isWaiting && !isCaptionChanged && photo.openReports === openReports) {
      const approval = { kind: 'photo', id: photo.id } as const;
      throw await alreadyDecided(ctx, reader, approval, 'Esta foto já foi conferida.');
    }
    const state = isWaiting ? 'ready' : photo.state;
    await manager.update(CompanyPhoto, photo.id, {
      state,
      openReports,
      ...((isWaiting || isCaptionChanged) && { needsReview: false }),
    });
    await recordAction(ctx, manager, 'company.photo-approve', photo.companyId, {
      before: { photoId: photo.id, openReports: photo.openReports },
      after: { photoId: photo.id, openReports },
    });
  });
  const approved = await adminPhoto(ctx, parseId(id, PHOTO_NOT_FOUND));
  if (!approved) throw notFound(PHOTO_NOT_FOUND);
  return approved;
}

export const APPROVE_PHOTO: DecisionAction<SeenPhoto, AdminPhoto> = {
  kind: 'photo',
  name: 'approve',
  isGrant: true,
  audit: 'company.photo-approve',
  verbPhrase: 'aprovou esta foto',
  recordedOn: ON_COMPANY,
  decide: approvePhoto,
  rows: [
    { table: 'company_photos', where: 't.id = $1' },
    { table: 'photo_reports', where: 't.photo_id = $1' },
  ],
};
