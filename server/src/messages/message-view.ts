import { Conditions } from '../database/conditions.ts';
import type { Reader, Statement } from '../database/statement.ts';
import { listPage } from '../graphql/list-page.ts';
import { phoneUrl } from '../shared/brazil/phone.ts';
import { MessageBox, MessageOrder, type MessagePage, type MessagesArgs } from './inbox.types.ts';
import { type Message, type MessageSender, SenderType } from './message.ts';

/** A company's box, as read by one side. */
interface BoxQuery {
  companyId: number;
  box: MessageBox;
  isAdmin: boolean;
}

interface BoxRows {
  /** The condition of the partial indexes. */
  isIn: string;
  /** Id of the message that a row belongs to: a reply to a visitor is found with its message. */
  thread: string;
  /** Order by sending; a reply precedes its message, so that no page shows an answered message as unanswered. */
  oldest: string;
}

const BOXES: Record<MessageBox, BoxRows> = {
  visitors: {
    isIn: `(m.sender_type = 'visitor' OR m.replied_to IS NOT NULL)`,
    thread: 'coalesce(m.replied_to, m.id)',
    oldest: `coalesce((SELECT t.created_at FROM messages t WHERE t.id = m.replied_to), m.created_at),
      coalesce(m.replied_to, m.id), m.id DESC`,
  },
  administration: {
    isIn: `m.sender_type <> 'visitor' AND m.replied_to IS NULL`,
    thread: 'm.id',
    oldest: 'm.created_at, m.id',
  },
};

/** Returns whose messages in the box count as unread. */
export function writerToRead({ box, isAdmin }: Pick<BoxQuery, 'box' | 'isAdmin'>): SenderType {
  if (box === MessageBox.visitors) return SenderType.visitor;
  return isAdmin ? SenderType.company : SenderType.admin;
}

async function filterOf(
  reader: Reader,
  { companyId, box }: BoxQuery,
  q: string | undefined,
): Promise<Conditions> {
  const { isIn, thread } = BOXES[box];
  const filter = new Conditions();
  filter.add((placeholder) => `m.company_id = ${placeholder(companyId)}`);
  filter.add(() => isIn);
  await filter.addSearch(
    reader,
    q,
    (pattern) => `${thread} IN (SELECT ${thread} FROM messages m
      WHERE m.company_id = $1 AND ${isIn} AND m.folded LIKE ${pattern})`,
  );
  return filter;
}

function orderOf(box: BoxQuery, filter: Conditions, { order, unreadSince }: MessagesArgs): string {
  if (order === MessageOrder.oldest) return BOXES[box.box].oldest;
  const newest = 'm.created_at DESC, m.id DESC';
  if (order === MessageOrder.newest) return newest;
  const since = unreadSince ? `$${filter.values.push(unreadSince)}::timestamptz` : 'NULL';
  const isUnread = `m.sender_type = '${writerToRead(box)}' AND (NOT m.is_read OR m.read_at > ${since}) IS TRUE`;
  return `(${isUnread}) DESC, ${newest}`;
}

/** Returns filter and order of the messages, for `listPage`. */
async function messagesQuery(reader: Reader, box: BoxQuery, args: MessagesArgs) {
  const filter = await filterOf(reader, box, args.q?.trim());
  return { filter, order: orderOf(box, filter, args) };
}

interface MessageRow extends Omit<Message, 'sender'> {
  companyName: string;
}

const COLUMNS = `
  m.id, m.company_id AS "companyId", m.sender_type AS "senderType", m.name, m.email, m.phone,
  m.subject, m.content, m.is_read AS "isRead", m.read_at AS "readAt", m.replied_to AS "repliedTo",
  m.created_at AS "createdAt", c.name AS "companyName",
  (SELECT least(closed_at, expires_at) FROM quote_requests q WHERE q.id = m.quote_request_id) AS "quoteEndsAt"`;
const JOINED = 'JOIN companies c ON c.id = m.company_id';
/** The clock that `readAt` is from. */
const CLOCK: Statement = { name: 'clock', text: 'SELECT now() AS "askedAt"' };
const BY_ID: Statement = {
  name: 'message_by_id',
  text: `SELECT ${COLUMNS} FROM messages m ${JOINED} WHERE m.id = $1`,
};
const BY_IDS: Statement = {
  name: 'messages_by_ids',
  text: `SELECT ${COLUMNS} FROM messages m ${JOINED} WHERE m.id = ANY ($1::int[])`,
};

export const visitorOf = ({
  name,
  email,
  phone,
}: Pick<Message, 'name' | 'email' | 'phone'>): MessageSender => ({
  name: name ?? '',
  email,
  phone,
  phoneUrl: phone && phoneUrl(phone),
});

function senderOf(row: MessageRow): MessageSender {
  if (row.senderType === SenderType.visitor) return visitorOf(row);
  const name = row.senderType === SenderType.admin ? 'Administração' : row.companyName;
  return { name, email: null, phone: null, phoneUrl: null };
}

const toMessage = (row: MessageRow): Message => ({ ...row, sender: senderOf(row) });

/** Returns a page of a box; the caller has checked access. */
export async function messagesOf(reader: Reader, box: BoxQuery, args: MessagesArgs): Promise<MessagePage> {
  const query = await messagesQuery(reader, box, args);
  const list = { from: 'messages m', ...query, columns: COLUMNS, joined: JOINED };
  const [page, [clock]] = await Promise.all([
    listPage<MessageRow>(reader, list, args),
    reader.query<{ askedAt: Date }>(CLOCK),
  ]);
  return { ...page, items: page.items.map(toMessage), askedAt: clock?.askedAt ?? new Date() };
}

/** Returns an existing message. */
export async function messageById(reader: Reader, id: number): Promise<Message> {
  const [row] = await reader.query<MessageRow>(BY_ID, [id]);
  if (!row) throw new Error(`Message ${id} is gone.`);
  return toMessage(row);
}

/** Returns those messages that exist, in any order; the caller has checked access. */
export async function messagesByIds(reader: Reader, ids: readonly number[]): Promise<Message[]> {
  if (ids.length === 0) return [];
  return (await reader.query<MessageRow>(BY_IDS, [ids])).map(toMessage);
}
