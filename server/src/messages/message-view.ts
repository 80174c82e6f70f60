import type { Reader, Statement } from '../database/statement.ts';
import { listPage } from '../graphql/list-page.ts';
import { phoneUrl } from '../shared/brazil/phone.ts';
import { type BoxQuery, messagesQuery } from './company-conversation.ts';
import type { MessagePage, MessagesArgs } from './inbox.types.ts';
import { type Message, type MessageSender, SenderType } from './message.ts';

interface MessageRow extends Omit<Message, 'sender'> {
  companyName: string;
}

const COLUMNS = `
  m.id, m.company_id AS "companyId", m.sender_type AS "senderType", m.name, m.email, m.phone,
  m.subject, m.content, m.is_read AS "isRead", m.read_at AS "readAt", m.replied_to AS "repliedTo",
  m.created_at AS "createdAt", c.name AS "companyName"`;
const JOINED = 'JOIN companies c ON c.id = m.company_id';
/** The clock that `readAt` is from. */
const CLOCK: Statement = { name: 'clock', text: 'SELECT now() AS "askedAt"' };
const BY_ID: Statement = {
  name: 'message_by_id',
  text: `SELECT ${COLUMNS} FROM messages m ${JOINED} WHERE m.id = $1`,
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

/** A page of a box; the caller has checked access. */
export async function messagesOf(reader: Reader, box: BoxQuery, args: MessagesArgs): Promise<MessagePage> {
  const asked = await messagesQuery(reader, box, args);
  const list = { from: 'messages m', ...asked, columns: COLUMNS, joined: JOINED };
  const [page, [clock]] = await Promise.all([
    listPage<MessageRow>(reader, list, args),
    reader.query<{ askedAt: Date }>(CLOCK),
  ]);
  return { ...page, items: page.items.map(toMessage), askedAt: clock?.askedAt ?? new Date() };
}

/** A message that exists. */
export async function messageById(reader: Reader, id: number): Promise<Message> {
  const [row] = await reader.query<MessageRow>(BY_ID, [id]);
  if (!row) throw new Error(`Message ${id} is gone.`);
  return toMessage(row);
}
