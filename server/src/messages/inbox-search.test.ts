import { expect, test } from 'vitest';
import { makeInboxOwner } from '../../test/helpers/inbox-owner.ts';
import { admin, testApp } from '../../test/helpers/test-app.ts';

const guia = testApp();

interface Written {
  sender_type?: string;
  name?: string;
  email?: string;
  phone?: string;
  subject?: string;
  content: string;
  replied_to?: number;
  is_read?: boolean;
}

/** Inserts messages of a company, each a day younger than the one before; returns their ids. */
async function write(company_id: number, messages: Written[]): Promise<number[]> {
  const ids: number[] = [];
  for (const [day, message] of messages.entries()) {
    const { rows } = await guia.pool.query(
      `INSERT INTO messages (company_id, sender_type, name, email, phone, subject, content, replied_to, is_read,
         read_at, created_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, CASE WHEN $9 THEN timestamptz '2026-03-01' END,
         timestamptz '2026-01-01' + make_interval(days => $10)) RETURNING id`,
      [
        company_id,
        message.sender_type ?? 'visitor',
        message.name ?? null,
        message.email ?? null,
        message.phone ?? null,
        message.subject ?? null,
        message.content,
        message.replied_to ?? null,
        message.is_read ?? false,
        day,
      ],
    );
    ids.push(rows[0].id);
  }
  return ids;
}

const INBOX = `query ($id: ID, $box: MessageBox!, $q: String, $order: MessageOrder, $since: DateTime, $page: Int) {
  inbox(companyId: $id, box: $box, q: $q, order: $order, unreadSince: $since, page: $page, perPage: 2) {
    unreadCount messages { askedAt total lastPage items { content } } } }`;
const CONVERSATION = `query ($id: ID!, $q: String, $order: MessageOrder) {
  adminConversation(companyId: $id, q: $q, order: $order) { total items { content } } }`;

interface Read {
  total: number;
  items: { content: string }[];
}
const texts = ({ items }: Read) => items.map(({ content }) => content);

async function boxOf(owner: { token: string }, variables: Record<string, unknown>) {
  const { body } = await guia.graphql(INBOX, { box: 'visitors', ...variables }, owner);
  return body.data.inbox as { unreadCount: number; messages: Read & { lastPage: number; askedAt: string } };
}

test('visitors’ messages are found by text, name, e-mail and phone, without regard to case and accents', async () => {
  const { owner, id } = await makeInboxOwner(guia);
  const [asked] = await write(id, [
    {
      name: 'Júlia',
      email: 'ju@exemplo.com.br',
      phone: '19 99999-0000',
      content: 'Vocês fazem PÃO sem glúten?',
    },
    { name: 'Otávio', email: 'otavio@exemplo.com.br', content: 'Qual é o horário?' },
  ]);
  await write(id, [{ sender_type: 'company', content: 'Fazemos aos sábados.', replied_to: asked ?? 0 }]);
  const other = await makeInboxOwner(guia);
  await write(other.id, [{ name: 'Júlia', content: 'pão' }]);
  const found = async (q: string) => texts((await boxOf(owner, { id, q })).messages).sort();
  const thread = ['Fazemos aos sábados.', 'Vocês fazem PÃO sem glúten?'];
  for (const q of ['pao sem', 'JULIA', 'ju@exemplo', '99999-0000', 'sabados']) {
    expect([q, await found(q)]).toEqual([q, thread]);
  }
  expect(await found('horario')).toEqual(['Qual é o horário?']);
  expect(await found('100%')).toEqual([]);
  const all = await boxOf(owner, { id, q: ' ' });
  expect(all).toMatchObject({ unreadCount: 2, messages: { total: 3, lastPage: 2 } });
});

test('the conversation is found by subject and text, by both sides', async () => {
  const { owner, id } = await makeInboxOwner(guia);
  await write(id, [
    { sender_type: 'admin', subject: 'Verificação', content: 'Faltam as fotos.' },
    { sender_type: 'company', subject: 'Fotos', content: 'Seguem amanhã.' },
    { sender_type: 'admin', subject: 'Plano', content: 'Está ativo.' },
    { content: 'Fotos de um visitante' },
  ]);
  const { messages } = await boxOf(owner, { id, box: 'administration', q: 'fotos' });
  expect(messages).toMatchObject({ total: 2, lastPage: 1 });
  expect(texts(messages)).toEqual(['Seguem amanhã.', 'Faltam as fotos.']);
  const { body } = await guia.graphql(CONVERSATION, { id, q: 'VERIFICACAO' }, admin);
  expect(texts(body.data.adminConversation)).toEqual(['Faltam as fotos.']);
});

test('the order `oldest` is paged', async () => {
  const { owner, id } = await makeInboxOwner(guia);
  await write(id, [{ content: 'um' }, { content: 'dois' }, { content: 'três' }]);
  expect(texts((await boxOf(owner, { id })).messages)).toEqual(['três', 'dois']);
  expect(texts((await boxOf(owner, { id, order: 'oldest' })).messages)).toEqual(['um', 'dois']);
  const second = await boxOf(owner, { id, order: 'oldest', page: 2 });
  expect(texts(second.messages)).toEqual(['três']);
  const beyond = await boxOf(owner, { id, order: 'oldest', page: 3 });
  expect(beyond.messages).toMatchObject({ total: 3, items: [] });
});

test('in the order `oldest`, a reply is never on a page after its message', async () => {
  const { owner, id } = await makeInboxOwner(guia);
  const [one] = await write(id, [{ content: 'um' }, { content: 'dois' }, { content: 'três' }]);
  const answer = { sender_type: 'company', replied_to: one ?? 0 };
  await write(id, [
    { ...answer, content: 'resposta a um' },
    { ...answer, content: 'outra a um' },
  ]);
  const page = async (n: number) =>
    texts((await boxOf(owner, { id, order: 'oldest', page: n })).messages).join(', ');
  expect([await page(1), await page(2), await page(3)]).toEqual([
    'outra a um, resposta a um',
    'um, dois',
    'três',
  ]);
});

test('the messages unread by the reader’s side come first, also those read since then', async () => {
  const { owner, id } = await makeInboxOwner(guia);
  await write(id, [
    { sender_type: 'admin', subject: 'a', content: 'da administração, nova' },
    { sender_type: 'admin', subject: 'b', content: 'da administração, lida', is_read: true },
    { sender_type: 'company', subject: 'c', content: 'da empresa, nova' },
  ]);
  const first = async (since?: string) =>
    texts((await boxOf(owner, { id, box: 'administration', order: 'unread', since })).messages);
  expect(await first()).toEqual(['da administração, nova', 'da empresa, nova']);
  expect(await first('2026-02-01T00:00:00Z')).toEqual(['da administração, lida', 'da administração, nova']);
  const found = await boxOf(owner, {
    id,
    box: 'administration',
    q: 'administracao',
    order: 'unread',
    since: '2026-02-01T00:00:00Z',
  });
  expect(texts(found.messages)).toEqual(['da administração, lida', 'da administração, nova']);
  expect(await first('2026-04-01T00:00:00Z')).toEqual(['da administração, nova', 'da empresa, nova']);
  const { body } = await guia.graphql(CONVERSATION, { id, order: 'unread' }, admin);
  expect(texts(body.data.adminConversation)[0]).toBe('da empresa, nova');
});

test('a message read after the first page keeps its position among the unread', async () => {
  const { owner, id } = await makeInboxOwner(guia);
  const [older] = await write(id, [{ content: 'um' }, { content: 'dois', is_read: true }]);
  const asked = await boxOf(owner, { id });
  await guia.graphql(
    'mutation ($id: ID!) { markMessageRead(id: $id) { isRead } }',
    { id: `${older}` },
    owner,
  );
  const since = asked.messages.askedAt;
  expect(texts((await boxOf(owner, { id, order: 'unread', since })).messages)).toEqual(['um', 'dois']);
  expect(texts((await boxOf(owner, { id, order: 'unread' })).messages)).toEqual(['dois', 'um']);
  const later = (await boxOf(owner, { id })).messages.askedAt;
  expect(texts((await boxOf(owner, { id, order: 'unread', since: later })).messages)).toEqual(['dois', 'um']);
});

test('without access nothing is found, and a text of more than 100 characters is rejected', async () => {
  const { owner, id } = await makeInboxOwner(guia, false);
  await write(id, [{ content: 'segredo' }]);
  expect(await boxOf(owner, { id, q: 'segredo' })).toMatchObject({
    unreadCount: 1,
    messages: { total: 0, items: [] },
  });
  const { body } = await guia.graphql(INBOX, { id, box: 'visitors', q: 'a'.repeat(101) }, owner);
  expect(body.errors[0].extensions.code).toBe('BAD_USER_INPUT');
});
