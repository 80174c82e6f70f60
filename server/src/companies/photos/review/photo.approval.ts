import type { ApprovalType } from '../../../decisions/approval-type.ts';
import { lookUpRow } from '../../../graphql/look-up-row.ts';
import { notRejected } from '../../own-companies.ts';
import { DELETE_PHOTO } from '../change-photos.ts';
import { PHOTO_NOT_FOUND, TO_REVIEW } from '../read-photos.ts';
import { APPROVE_PHOTO } from './review-photos.ts';

/** A photo that waits for approval or was reported. */
export const PHOTO: ApprovalType = {
  kind: 'photo',
  names: ['foto', 'fotos'],
  lookUp: lookUpRow('company_photos', PHOTO_NOT_FOUND),
  see: 'seeLists',
  decide: 'decide',
  waiting: `SELECT p.id, p.company_id, NULL::int, CASE WHEN p.state = 'waiting' THEN p.created_at
      ELSE coalesce((SELECT min(r.created_at) FROM photo_reports r WHERE r.photo_id = p.id), p.changed_at) END
    FROM company_photos p WHERE (${TO_REVIEW}) AND ${notRejected('p.company_id')}`,
  isOfOwner: true,
  changedAt: (w) => `(SELECT photo.changed_at FROM company_photos photo WHERE photo.id = ${w}.id)`,
  detail: `SELECT coalesce((SELECT reason FROM photo_reports WHERE photo_id = p.id ORDER BY created_at, id LIMIT 1), caption)
    FROM company_photos WHERE id = p.id`,
  title: `SELECT c.name AS title FROM company_photos t JOIN companies c ON c.id = t.company_id WHERE t.id = $1`,
  actions: [APPROVE_PHOTO, DELETE_PHOTO],
};
