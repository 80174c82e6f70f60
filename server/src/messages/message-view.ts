import type { Reader, Statement } from '../lib/sql.ts';
import { MessageBox } from './inbox.types.ts';
import { Message, type MessageSender, SenderType } from './message.ts';

const ADMINISTRATION = 'Administração';

/** A message with who wrote it, as the schema shows it. */
export type MessageView = Omit<Message, 'sender'> & { sender: MessageSender };

interface MessageRow extends Omit<Message, 'sender'> {
  companyName: string;
}

const SELECT_MESSAGE = `
  SELECT m.id, m.company_id AS "companyId", m.sender_type AS "senderType", m.name, m.email, m.phone,
    m.subject, m.content, m.is_read AS "isRead", m.read_at AS "readAt", m.replied_to AS "repliedTo",
    m.created_at AS "createdAt", c.name AS "companyName"
  FROM messages m JOIN companies c ON c.id = m.company_id`;

/** As the partial indexes have it. */
const IN_BOX: Record<MessageBox, string> = {
  visitors: `(m.sender_type = 'visitor' OR m.replied_to IS NOT NULL)`,
  administration: `m.sender_type <> 'visitor' AND m.replied_to IS NULL`,
};

const pageOf = (box: MessageBox): Statement => ({
  name: `messages_of_${box}`,
  text: `${SELECT_MESSAGE} WHERE m.company_id = $1 AND ${IN_BOX[box]}
    ORDER BY m.created_at DESC, m.id DESC LIMIT $2 OFFSET $3`,
});
const countOf = (box: MessageBox): Statement => ({
  name: `messages_of_${box}_count`,
  text: `SELECT count(*)::int AS total FROM messages m WHERE m.company_id = $1 AND ${IN_BOX[box]}`,
});
const PAGE: Record<MessageBox, Statement> = {
  visitors: pageOf(MessageBox.visitors),
  administration: pageOf(MessageBox.administration),
};
const COUNT: Record<MessageBox, Statement> = {
  visitors: countOf(MessageBox.visitors),
  administration: countOf(MessageBox.administration),
};
const BY_ID: Statement = { name: 'message_by_id', text: `${SELECT_MESSAGE} WHERE m.id = $1` };

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

/** A page of a box, the newest first, and how many there are in all. Who may read it, the caller has asked. */
export async function messagesOf(
  reader: Reader,
  companyId: number,
  box: MessageBox,
  { page, perPage }: { page: number; perPage: number },
): Promise<{ messages: MessageView[]; total: number }> {
  const [rows, counts] = await Promise.all([
    reader.query<MessageRow>(PAGE[box], [companyId, perPage, (page - 1) * perPage]),
    reader.query<{ total: number }>(COUNT[box], [companyId]),
  ]);
  return { messages: rows.map(toView), total: counts[0]?.total ?? 0 };
}

/** One message that is known to be there. */
export async function messageById(reader: Reader, id: number): Promise<MessageView> {
  const [row] = await reader.query<MessageRow>(BY_ID, [id]);
  if (!row) throw new Error(`Message ${id} is gone.`);
  return toView(row);
}
