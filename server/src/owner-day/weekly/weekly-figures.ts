import type { Reader, Statement } from '../../database/statement.ts';
import type { Completed } from '../completeness/completeness.ts';
import { UNANSWERED, UNREAD } from '../owner-work.ts';

/** What a week's mail counts, and the columns of `company_days`. */
const COLUMNS = {
  views: 'views',
  whatsapp: 'whatsapp_clicks',
  phone: 'phone_clicks',
  website: 'website_clicks',
  map: 'map_clicks',
  photos: 'photo_views',
  messages: 'messages',
  ratings: 'ratings',
} as const;
export type WeekCount = keyof typeof COLUMNS;

/** A company with what waits in it, and its counts of the week and of the week before. */
export interface WeekOfCompany {
  userId: number;
  userName: string;
  email: string;
  companyId: number;
  companyName: string;
  unreadMessages: number;
  unansweredRatings: number;
  profile: Completed;
  counts: Record<WeekCount, number>;
  before: Record<WeekCount, number>;
}

const sums = (period: string): string =>
  `jsonb_build_object(${Object.entries(COLUMNS)
    .map(([name, column]) => `'${name}', coalesce(sum(d.${column}) FILTER (WHERE ${period}), 0)`)
    .join(', ')})`;

/** The seven days before the Monday $2, and the seven before them. */
const FIGURES: Statement = {
  name: 'weekly_figures',
  text: `SELECT u.id AS "userId", u.name AS "userName", u.email, c.id AS "companyId", c.name AS "companyName",
           (SELECT count(*)::int FROM messages m WHERE m.company_id = c.id AND ${UNREAD}) AS "unreadMessages",
           (SELECT count(*)::int FROM ratings r WHERE r.company_id = c.id AND ${UNANSWERED}) AS "unansweredRatings",
           jsonb_build_object('description', c.description, 'kindIds', c.kind_ids, 'phone', c.phone, 'email', c.email,
             'website', c.website, 'instagram', c.instagram, 'facebook', c.facebook, 'address', c.address, 'cep', c.cep,
             'latitude', c.latitude, 'openingHours', c.opening_hours, 'logoHash', c.logo_hash,
             'photos', (SELECT count(*) FROM company_photos p WHERE p.company_id = c.id AND p.state = 'ready' AND p.removed_at IS NULL))
             AS profile,
           days.counts, days.before
         FROM users u JOIN companies c ON c.owner_id = u.id
         CROSS JOIN LATERAL (
           SELECT ${sums('d.day >= $2::date - 7')} AS counts, ${sums('d.day < $2::date - 7')} AS before
           FROM company_days d WHERE d.company_id = c.id AND d.day >= $2::date - 14 AND d.day < $2::date) days
         WHERE u.id = ANY ($1::int[]) AND c.is_active AND c.is_approved
         ORDER BY u.id, c.created_at, c.id`,
};

/** Returns the week of the accounts' companies, those of one account beside each other; `monday` is the day after it. */
export const weeklyFigures = (
  reader: Reader,
  userIds: readonly number[],
  monday: string,
): Promise<WeekOfCompany[]> => reader.query<WeekOfCompany>(FIGURES, [userIds, monday]);
