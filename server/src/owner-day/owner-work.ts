import { ownCompaniesValues, ownedBy } from '../companies/own-companies.ts';
import type { Statement } from '../database/statement.ts';
import { requireViewer } from '../graphql/authorize.ts';
import type { Context } from '../graphql/context.ts';
import { toPage } from '../graphql/paging.ts';
import { messagesByIds } from '../messages/message-view.ts';
import { ratingsByIds } from '../ratings/read-ratings.ts';
import {
  type OwnerWorkArgs,
  type OwnerWorkItem,
  OwnerWorkKind,
  type OwnerWorkPage,
} from './owner-work.types.ts';

/** SQL of messages `m` that wait to be read by the side of the company. */
export const UNREAD = `NOT m.is_read AND m.sender_type <> 'company'`;
/** SQL of ratings `r` that their owner may still answer. */
export const UNANSWERED = 'r.hidden_at IS NULL AND r.answered_at IS NULL';

const COUNTS: Statement = {
  name: 'owner_work_counts',
  text: `
    SELECT coalesce(sum(n) FILTER (WHERE kind = 'visitorMessage'), 0)::int AS "visitorMessage",
      coalesce(sum(n) FILTER (WHERE kind = 'administrationMessage'), 0)::int AS "administrationMessage",
      coalesce(sum(n) FILTER (WHERE kind = 'rating'), 0)::int AS rating FROM (
      SELECT CASE m.sender_type WHEN 'visitor' THEN 'visitorMessage' ELSE 'administrationMessage' END AS kind, count(*) AS n
      FROM companies c JOIN messages m ON m.company_id = c.id
      WHERE ${ownedBy('c')} AND c.has_message_access AND ${UNREAD} GROUP BY 1
      UNION ALL
      SELECT 'rating', count(*) FROM companies c JOIN ratings r ON r.company_id = c.id
      WHERE ${ownedBy('c')} AND ${UNANSWERED}) counted`,
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
      WHERE ${ownedBy('c')} AND c.has_message_access AND ${UNREAD}
      UNION ALL
      SELECT 'rating', r.id, c.id, c.name, r.created_at,
        CASE WHEN r.comment IS NULL THEN 3 ELSE 2 END, -extract(epoch FROM r.created_at)
      FROM companies c JOIN ratings r ON r.company_id = c.id
      WHERE ${ownedBy('c')} AND ${UNANSWERED}) waiting
    WHERE kind = ANY ($3)
    ORDER BY place, position, id LIMIT $4 OFFSET $5`,
};

type Row = Omit<OwnerWorkItem, 'message' | 'rating'>;

const byId = <One extends { id: number }>(rows: readonly One[]): Map<number, One> =>
  new Map(rows.map((row) => [row.id, row]));

/** Returns what waits in all companies of the caller: unread messages, then ratings without an answer. */
export async function ownerWork(ctx: Context, args: OwnerWorkArgs): Promise<OwnerWorkPage> {
  const { reads } = ctx.db;
  const own = ownCompaniesValues(requireViewer(ctx));
  const kinds = args.kinds ?? Object.values(OwnerWorkKind);
  const [[counts], rows] = await Promise.all([
    reads.query<Record<OwnerWorkKind, number>>(COUNTS, own),
    reads.query<Row>(PAGE, [...own, kinds, args.perPage, (args.page - 1) * args.perPage]),
  ]);
  if (!counts) throw new Error('Counting returned no row.');
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
  const total = [...new Set(kinds)].reduce((sum, kind) => sum + counts[kind], 0);
  return {
    ...toPage(items, total, args),
    unreadMessages: counts.visitorMessage + counts.administrationMessage,
    unansweredRatings: counts.rating,
  };
}
