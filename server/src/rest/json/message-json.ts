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
import { toRest } from './to-rest.ts';

export const MESSAGE_FIELDS =
  'id subject content senderType sender { name email phone } isRead readAt repliedTo createdAt';

interface SelectedMessage {
  repliedTo: string | null;
}

export const messageJson = (message: SelectedMessage) => ({
  ...toRest(message),
  replied_to: message.repliedTo === null ? null : Number(message.repliedTo),
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

interface SelectedInbox {
  messages: Parameters<typeof pageJson<SelectedMessage>>[0];
}

/** An inbox, at the top level and in `data`. */
export function inboxJson({ messages, ...inbox }: SelectedInbox) {
  const data = { ...toRest(inbox), messages: pageJson(messages, messageJson) };
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
