import { ownCompanyIds } from '../companies/own-companies.ts';
import type { Statement } from '../database/statement.ts';
import type { Context } from '../graphql/context.ts';
import { type PageArgs, toPage } from '../graphql/paging.ts';
import { messagesByIds } from '../messages/message-view.ts';
import { ratingsByIds } from '../ratings/read-ratings.ts';
import {
  type OwnerWorkCompany,
  type OwnerWorkItem,
  OwnerWorkKind,
  type OwnerWorkPage,
} from './owner-work.types.ts';

/** SQL of messages `m` that wait to be read by the side of the company. */
export const UNREAD = `NOT m.is_read AND m.sender_type <> 'company'`;
/** SQL of ratings `r` that their owner may still answer. */
export const UNANSWERED = 'r.hidden_at IS NULL AND r.answered_at IS NULL';

const COMPANIES: Statement = {
  name: 'owner_work_companies',
  text: `SELECT c.id, c.name, c.has_message_access AS "hasMessageAccess",
           (SELECT count(*)::int FROM messages m WHERE m.company_id = c.id AND ${UNREAD}) AS "unreadMessages",
           (SELECT count(*)::int FROM ratings r WHERE r.company_id = c.id AND ${UNANSWERED}) AS "unansweredRatings"
         FROM companies c WHERE c.id = ANY ($1::int[]) ORDER BY c.created_at, c.id`,
};

/** Messages first, the oldest first; then ratings, those with a comment first, the newest first. */
const PAGE: Statement = {
  name: 'owner_work',
  text: `
    SELECT kind, id, "companyId", "companyName", "waitingSince" FROM (
      SELECT CASE m.sender_type WHEN 'visitor' THEN 'visitorMessage' ELSE 'administrationMessage' END AS kind,
        m.id, c.id AS "companyId", c.name AS "companyName", m.created_at AS "waitingSince",
        CASE m.sender_type WHEN 'visitor' THEN 0 ELSE 1 END AS place, extract(epoch FROM m.created_at) AS position
      FROM companies c JOIN messages m ON m.company_id = c.id
      WHERE c.id = ANY ($1::int[]) AND c.has_message_access AND ${UNREAD}
      UNION ALL
      SELECT 'rating', r.id, c.id, c.name, r.created_at,
        CASE WHEN r.comment IS NULL THEN 3 ELSE 2 END, -extract(epoch FROM r.created_at)
      FROM companies c JOIN ratings r ON r.company_id = c.id
      WHERE c.id = ANY ($1::int[]) AND ${UNANSWERED}) waiting
    ORDER BY place, position, id LIMIT $2 OFFSET $3`,
};

type Row = Omit<OwnerWorkItem, 'message' | 'rating'>;

const byId = <One extends { id: number }>(rows: readonly One[]): Map<number, One> =>
  new Map(rows.map((row) => [row.id, row]));

/** Returns what waits in all companies of the caller: unread messages, then ratings without an answer. */
export async function ownerWork(ctx: Context, args: PageArgs): Promise<OwnerWorkPage> {
  const { reads } = ctx.db;
  const ids = await ownCompanyIds(ctx);
  const [companies, rows] = await Promise.all([
    reads.query<OwnerWorkCompany>(COMPANIES, [ids]),
    reads.query<Row>(PAGE, [ids, args.perPage, (args.page - 1) * args.perPage]),
  ]);
  const ratingIds = rows.filter(({ kind }) => kind === OwnerWorkKind.rating).map(({ id }) => id);
  const messageIds = rows.filter(({ kind }) => kind !== OwnerWorkKind.rating).map(({ id }) => id);
  const [messages, ratings] = await Promise.all([
    messagesByIds(reads, messageIds).then(byId),
    ratingsByIds(reads, ratingIds).then(byId),
  ]);
  // A message or rating may be removed between the two reads.
  const items = rows.flatMap((row) => {
    const isRating = row.kind === OwnerWorkKind.rating;
    const message = isRating ? null : (messages.get(row.id) ?? null);
    const rating = isRating ? (ratings.get(row.id) ?? null) : null;
    return message || rating ? [{ ...row, message, rating }] : [];
  });
  const total = companies.reduce(
    (sum, { hasMessageAccess, unreadMessages, unansweredRatings }) =>
      sum + (hasMessageAccess ? unreadMessages : 0) + unansweredRatings,
    0,
  );
  return { ...toPage(items, total, args), companies };
}
