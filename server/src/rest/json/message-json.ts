import {
  dateTime,
  flag,
  id,
  integer,
  integerOrNull,
  like,
  named,
  orNull,
  shape,
  text,
  textOrNull,
} from '../route/json-schema.ts';
import { PAGE_FIELDS, pageJson, pageSchema } from './page-json.ts';

export const MESSAGE_FIELDS =
  'id subject content senderType sender { name email phone } isRead readAt repliedTo createdAt';

interface MessageFields {
  id: string;
  subject: string | null;
  content: string;
  senderType: string;
  sender: { name: string; email: string | null; phone: string | null };
  isRead: boolean;
  readAt: string | null;
  repliedTo: string | null;
  createdAt: string;
}

/** An inbox message as old clients know it: SPEC section 3. */
export const messageJson = (message: MessageFields) => ({
  id: Number(message.id),
  subject: message.subject,
  content: message.content,
  sender_type: message.senderType,
  sender: message.sender,
  is_read: message.isRead,
  read_at: message.readAt,
  replied_to: message.repliedTo === null ? null : Number(message.repliedTo),
  created_at: message.createdAt,
});

export const messageSchema = named(
  'Message',
  shape({
    id: like(id, 31),
    subject: { ...like(textOrNull, null), description: 'Nulo nas mensagens de visitantes.' },
    content: like(text, 'Bom dia! Vocês fazem bolo por encomenda?'),
    sender_type: { type: 'string', enum: ['visitor', 'admin', 'company'] },
    sender: shape({
      name: like(text, 'Ana Prado'),
      email: like(textOrNull, 'ana@exemplo.com.br'),
      phone: like(textOrNull, '(19) 98888-7777'),
    }),
    is_read: flag,
    read_at: orNull(dateTime),
    replied_to: { ...like(integerOrNull, null), description: 'O número da mensagem a que esta responde.' },
    created_at: dateTime,
  }),
);

export const INBOX_FIELDS = `hasAccess unreadCount message isAccessRequested
  messages { ${PAGE_FIELDS} items { ${MESSAGE_FIELDS} } }`;

interface InboxFields {
  hasAccess: boolean;
  unreadCount: number;
  message: string | null;
  isAccessRequested: boolean;
  messages: Parameters<typeof pageJson<MessageFields>>[0];
}

/** `has_access, unread_count, message, messages.data`, at top level and in `data` (DECISIONS section 5). */
export function inboxJson(inbox: InboxFields) {
  const data = {
    has_access: inbox.hasAccess,
    unread_count: inbox.unreadCount,
    message: inbox.message,
    is_access_requested: inbox.isAccessRequested,
    messages: pageJson(inbox.messages, messageJson),
  };
  return { ...data, data };
}

const inboxShape = {
  has_access: { ...flag, description: 'Falso: a lista vem vazia e `message` diz por quê.' },
  unread_count: like(integer, 1),
  message: like(textOrNull, null),
  is_access_requested: like(flag, false),
  messages: pageSchema('MessagePage', messageSchema),
};
export const inboxSchema = { ...inboxShape, data: shape(inboxShape) };
