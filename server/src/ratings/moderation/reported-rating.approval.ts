import type { ApprovalType } from '../../decisions/approval-type.ts';
import { lookUpRow } from '../../graphql/look-up-row.ts';
import { RATING_NOT_FOUND } from '../rating.policy.ts';
import { DISMISS_RATING_REPORTS, HIDE_RATING } from './moderate-rating.ts';

/** A rating with open reports. */
export const REPORTED_RATING: ApprovalType = {
  kind: 'reportedRating',
  names: ['avaliação denunciada', 'avaliações denunciadas'],
  lookUp: lookUpRow('ratings', RATING_NOT_FOUND),
  see: 'seeLists',
  decide: 'decide',
  // Reports stay after a decision, so the open ones are the newest.
  waiting: `SELECT r.id, r.company_id, r.user_id, coalesce((SELECT o.created_at FROM rating_reports o
      WHERE o.rating_id = r.id ORDER BY o.created_at DESC OFFSET r.open_reports - 1 LIMIT 1), r.created_at)
    FROM ratings r WHERE r.open_reports > 0`,
  detail:
    'SELECT reason FROM rating_reports WHERE rating_id = p.id ORDER BY created_at DESC, id DESC LIMIT 1',
  title: `SELECT c.name AS title FROM ratings t JOIN companies c ON c.id = t.company_id WHERE t.id = $1`,
  actions: [DISMISS_RATING_REPORTS, HIDE_RATING],
};
