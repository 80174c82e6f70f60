import type { Reader, Statement } from '../database/statement.ts';
import { listPage } from '../graphql/list-page.ts';
import type { Page } from '../graphql/paging.ts';
import { type BoxQuery, messagesQuery } from './company-conversation.ts';
import type { MessagesArgs } from './inbox.types.ts';
import { Message, type MessageSender, SenderType } from './message.ts';

const ADMINISTRATION = 'Administração';

/** A message with its sender, as in the schema. */
export type MessageView = Omit<Message, 'sender'> & { sender: MessageSender };

/** A page of messages with the time of the query. */
export interface MessageViews extends Page<MessageView> {
  askedAt: Date;
}

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

function toView({ companyName, ...message }: MessageRow): MessageView {
  const sender =
    message.senderType === SenderType.visitor
      ? { name: message.name ?? '', email: message.email, phone: message.phone }
      : {
          name: message.senderType === SenderType.admin ? ADMINISTRATION : companyName,
          email: null,
          phone: null,
        };
  return { ...message, sender };
}

/** A page of a box; the caller has checked access. */
export async function messagesOf(reader: Reader, box: BoxQuery, args: MessagesArgs): Promise<MessageViews> {
  const asked = await messagesQuery(reader, box, args);
  const list = { from: 'messages m', ...asked, columns: COLUMNS, joined: JOINED };
  const [page, [clock]] = await Promise.all([
    listPage<MessageRow>(reader, list, args),
    reader.query<{ askedAt: Date }>(CLOCK),
  ]);
  return { ...page, items: page.items.map(toView), askedAt: clock?.askedAt ?? new Date() };
}

/** A message that exists. */
export async function messageById(reader: Reader, id: number): Promise<MessageView> {
  const [row] = await reader.query<MessageRow>(BY_ID, [id]);
  if (!row) throw new Error(`Message ${id} is gone.`);
  return toView(row);
}
