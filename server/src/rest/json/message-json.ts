import { flat } from '../route/answers.ts';
import {
  dateTime,
  flag,
  id,
  integer,
  integerOrNull,
  like,
  namedShape,
  orNull,
  shape,
  text,
  textOrNull,
} from '../route/json-schema.ts';
import { pageSchema } from './page-json.ts';

export const messageSchema = namedShape('Message', {
  id: like(id, 31),
  subject: like(textOrNull, null, 'Nulo nas mensagens de visitantes.'),
  content: like(text, 'Bom dia! Vocês fazem bolo por encomenda?'),
  sender_type: { type: 'string', enum: ['visitor', 'admin', 'company'] },
  sender: shape({
    name: like(text, 'Ana Prado'),
    email: like(textOrNull, 'ana@exemplo.com.br'),
    phone: like(textOrNull, '(19) 98888-7777'),
  }),
  is_read: flag,
  read_at: orNull(dateTime),
  replied_to: like(integerOrNull, null, 'O número da mensagem a que esta responde.'),
  created_at: dateTime,
});

export const INBOX_ANSWER = flat(
  shape({
    has_access: { ...flag, description: 'Falso: a lista vem vazia e `message` diz por quê.' },
    unread_count: like(integer, 1),
    message: like(textOrNull, null),
    is_access_requested: like(flag, false),
    messages: pageSchema('MessagePage', messageSchema),
  }),
);
