import type { InboxBoxFragment, InboxMessageFragment } from './inbox.gen.ts';

/** A message of the administration, and what is different about this one. */
export const message = (id: number, changes: Partial<InboxMessageFragment> = {}) => ({
  __typename: 'Message',
  id: String(id),
  subject: `Assunto ${id}`,
  content: `Texto ${id}`,
  senderType: 'admin',
  isRead: true,
  readAt: null,
  createdAt: '2026-11-04T17:05:00.000Z',
  repliedTo: null,
  ...changes,
  sender: {
    __typename: 'MessageSender',
    name: 'Administração',
    email: null,
    phone: null,
    phoneUrl: null,
    ...changes.sender,
  },
});

export const fromVisitor = (id: number, changes: Partial<InboxMessageFragment> = {}) =>
  message(id, {
    subject: null,
    senderType: 'visitor',
    sender: {
      name: 'Júlia',
      email: 'julia@exemplo.com.br',
      phone: '(19) 99999-0000',
      phoneUrl: 'tel:+5519999990000',
    },
    ...changes,
  });

export const rows = (items: ReturnType<typeof message>[], page = 1, lastPage = 1) => ({
  __typename: 'MessagePage',
  items,
  page,
  lastPage,
  perPage: 16,
  total: items.length + (lastPage - 1) * 16,
  askedAt: '2026-11-20T12:00:00.000Z',
});

export const box = (
  items: ReturnType<typeof message>[] = [],
  changes: Partial<Omit<InboxBoxFragment, 'messages'>> & { messages?: ReturnType<typeof rows> } = {},
) => ({
  __typename: 'Inbox',
  hasAccess: true,
  isAccessRequested: false,
  message: null,
  unreadCount: items.filter(({ isRead, senderType }) => !isRead && senderType !== 'company').length,
  messages: rows(items),
  ...changes,
});

export const inbox = (administration = box(), visitors = box()) => ({ data: { administration, visitors } });
