import { expect, test } from 'vitest';
import { makeInboxOwner, VISITORS_TEXT, writeAsVisitor } from '../../test/helpers/inbox-owner.ts';
import { admin, testApp } from '../../test/helpers/test-app.ts';

const guia = testApp({
  LIMIT_MESSAGES_COMPANY: '100',
  LIMIT_MESSAGES_TOTAL: '1000',
  LIMIT_OWNER_MESSAGES: '5',
});

const NO_ACCESS =
  'Sua empresa ainda não tem acesso às mensagens. Peça a liberação ao administrador para ler e responder.';

const mailsTo = async (recipient: string, kind: string) =>
  await guia.sql`SELECT subject, text, html FROM mails WHERE recipient = ${recipient} AND kind = ${kind} ORDER BY id`;

const INBOX = `query ($id: ID, $box: MessageBox!) { inbox(companyId: $id, box: $box) {
  hasAccess unreadCount message isAccessRequested
  messages { total items { id subject content senderType sender { name email phone phoneUrl } isRead repliedTo } } } }`;

test('an owner and the administration hold a conversation', async () => {
  const { owner, id } = await makeInboxOwner(guia);
  const sent = await guia.rest(
    'POST',
    '/admin/messages/send',
    { company_id: id, subject: 'Boas-vindas', content: 'Conte conosco.' },
    admin,
  );
  expect(sent.body).toMatchObject({
    success: true,
    message: 'Mensagem enviada com sucesso!',
    data: { sender_type: 'admin', sender: { name: 'Administração', email: null }, is_read: false },
  });
  const read = await guia.rest('GET', '/company/messages', undefined, owner);
  expect(read.body).toMatchObject({
    has_access: true,
    unread_count: 1,
    message: null,
    messages: { data: [{ subject: 'Boas-vindas', content: 'Conte conosco.', replied_to: null }], total: 1 },
  });
  expect(read.body.data.messages).toEqual(read.body.messages);
  await guia.rest('PATCH', `/messages/${sent.body.data.id}/read`, undefined, owner);
  const written = { subject: 'Obrigada', content: 'Até logo.' };
  const answer = await guia.rest('POST', '/company/messages/reply', written, owner);
  expect(answer.body.data).toMatchObject({ ...written, sender_type: 'company', is_read: false });
  const seen = await guia.rest('GET', `/admin/messages?company_id=${id}`, undefined, admin);
  expect(seen.body.messages.data.map(({ subject }: { subject: string }) => subject)).toEqual([
    'Obrigada',
    'Boas-vindas',
  ]);
  expect(seen.body.messages.data[1].is_read).toBe(true);
  const marked = await guia.rest('PATCH', `/messages/${answer.body.data.id}/read`, undefined, admin);
  expect(marked.status).toBe(200);
  const replied = await guia.rest(
    'POST',
    `/messages/${answer.body.data.id}/reply`,
    { message: 'De nada.' },
    admin,
  );
  expect(replied.body.data).toMatchObject({ subject: 'Re: Obrigada', sender_type: 'admin' });
  const { data } = (await guia.graphql(INBOX, { box: 'administration' }, owner)).body;
  expect(data.inbox).toMatchObject({ hasAccess: true, unreadCount: 1, messages: { total: 3 } });
  expect(await mailsTo(owner.email, 'new-message')).toHaveLength(2);
});

test('a reply to a visitor is recorded and mailed at once, and only in the visitors’ box', async () => {
  const { owner, id } = await makeInboxOwner(guia);
  const visitor = await writeAsVisitor(guia, id);
  const first = await guia.rest('GET', `/messages/company/${id}`, undefined, owner);
  expect(first.body).toMatchObject({
    has_access: true,
    unread_count: 1,
    messages: {
      data: [
        {
          id: visitor,
          content: VISITORS_TEXT,
          sender_type: 'visitor',
          sender: { name: 'Ana', email: 'ana@exemplo.com.br', phone: '19 99999-0000' },
        },
      ],
    },
  });
  const box = await guia.graphql(INBOX, { box: 'visitors' }, owner);
  expect(box.body.data.inbox.messages.items[0].sender.phoneUrl).toBe('tel:+5519999990000');
  const content = 'Sim, <b>das 8 às 12</b>.';
  const answers = await Promise.all(
    [1, 2].map(() => guia.rest('POST', `/messages/${visitor}/reply`, { content }, owner)),
  );
  expect(answers.map(({ body }) => body.data)).toEqual([
    expect.objectContaining({ content, sender_type: 'company', replied_to: visitor }),
    expect.objectContaining({ id: answers[0]?.body.data.id }),
  ]);
  const mails = (await mailsTo('ana@exemplo.com.br', 'reply')).filter(({ text }) => text.includes(content));
  expect(mails).toHaveLength(1);
  expect(mails[0].html).toContain('Sim, &lt;b&gt;das 8 às 12&lt;/b&gt;.');
  expect(mails[0].text).toContain(`Sua mensagem foi: ${VISITORS_TEXT}`);
  const after = await guia.rest('GET', `/messages/company/${id}`, undefined, owner);
  expect(after.body).toMatchObject({ unread_count: 0, messages: { total: 2 } });
  const conversation = await guia.rest('GET', '/company/messages', undefined, owner);
  expect(conversation.body.messages.total).toBe(0);
  const own = answers[0]?.body.data.id;
  expect((await guia.rest('POST', `/messages/${own}/reply`, { content }, owner)).status).toBe(409);
  expect((await guia.rest('POST', `/messages/${own}/reply`, { content }, admin)).status).toBe(404);
  expect((await guia.rest('PATCH', `/messages/${own}/read`, undefined, admin)).status).toBe(404);
});

test('a reply that went another way is stored and not mailed', async () => {
  const { owner, id } = await makeInboxOwner(guia);
  const visitor = await writeAsVisitor(guia, id, 'Têm vaga?');
  const REPLY =
    'mutation ($id: ID!, $content: String!) { replyToMessage(id: $id, content: $content, isMailed: false) { repliedTo } }';
  const { body } = await guia.graphql(REPLY, { id: visitor, content: 'Só pelo WhatsApp.' }, owner);
  expect(body.data.replyToMessage).toEqual({ repliedTo: String(visitor) });
  const mails = await mailsTo('ana@exemplo.com.br', 'reply');
  expect(mails.filter(({ text }) => text.includes('Só pelo WhatsApp.'))).toEqual([]);
});

test('without access an owner gets the number and the reason, no messages, by mail neither', async () => {
  const { owner, id } = await makeInboxOwner(guia, false);
  const visitor = await writeAsVisitor(guia, id);
  await guia.rest(
    'POST',
    '/admin/messages/send',
    { company_id: id, subject: 'Assunto secreto', content: 'Texto secreto' },
    admin,
  );
  for (const path of ['/company/messages', `/messages/company/${id}`]) {
    const { status, body } = await guia.rest('GET', path, undefined, owner);
    expect(status).toBe(200);
    expect(body).toMatchObject({ has_access: false, unread_count: 1, message: NO_ACCESS });
    expect(body.messages).toMatchObject({ data: [], total: 0 });
    expect(JSON.stringify(body)).not.toMatch(/secreto|domingos|Ana/);
  }
  const mails = await mailsTo(owner.email, 'new-message');
  expect(mails).toHaveLength(2);
  expect(JSON.stringify(mails)).not.toMatch(/secreto|domingos|Ana/);
  const written = { subject: 'Oi', content: 'Olá' };
  for (const answer of [
    await guia.rest('POST', '/company/messages/reply', written, owner),
    await guia.rest('POST', `/messages/${visitor}/reply`, { content: 'Sim' }, owner),
    await guia.rest('PATCH', `/messages/${visitor}/read`, undefined, owner),
  ]) {
    expect(answer.status).toBe(403);
    expect(answer.body.message).toEqual(NO_ACCESS);
  }
});

test('permissions: 401 without a session, 403 or 404 for another owner, 403 for an owner as administrator', async () => {
  const { owner, id } = await makeInboxOwner(guia);
  const visitor = await writeAsVisitor(guia, id);
  const stranger = (await makeInboxOwner(guia)).owner;
  const written = { subject: 'Oi', content: 'Olá', company_id: id };
  const rows = [
    ['GET', '/company/messages', undefined, 200, 200, 404],
    ['GET', `/company/messages?company_id=${id}`, undefined, 200, 403, 200],
    ['GET', `/messages/company/${id}`, undefined, 200, 403, 200],
    ['POST', '/company/messages/reply', written, 200, 403, 403],
    ['POST', `/messages/${visitor}/reply`, { content: 'Sim' }, 200, 404, 404],
    ['GET', `/admin/messages?company_id=${id}`, undefined, 403, 403, 200],
    ['POST', '/admin/messages/send', written, 403, 403, 200],
    ['PUT', `/admin/companies/${id}/message-access`, { has_message_access: true }, 403, 403, 200],
  ] as const;
  for (const [method, path, body, forOwner, forStranger, forAdmin] of rows) {
    const statuses = [];
    for (const caller of [{}, owner, stranger, admin])
      statuses.push((await guia.rest(method, path, body, caller)).status);
    expect([method, path, ...statuses]).toEqual([method, path, 401, forOwner, forStranger, forAdmin]);
  }
  const { body } = await guia.graphql(INBOX, { id, box: 'visitors' }, stranger);
  expect(body.errors[0].extensions.code).toBe('FORBIDDEN');
  expect((await guia.graphql(INBOX, { id, box: 'visitors' })).body.errors[0].extensions.code).toBe(
    'UNAUTHENTICATED',
  );
});

test('subject and text are required, with the documented messages', async () => {
  const { owner, id } = await makeInboxOwner(guia);
  const { status, body } = await guia.rest(
    'POST',
    '/company/messages/reply',
    { subject: ' ', content: '' },
    owner,
  );
  expect(status).toBe(422);
  expect(body).toMatchObject({
    message: 'Assunto e mensagem são obrigatórios',
    errors: { subject: [expect.any(String)], content: [expect.any(String)] },
  });
  const visitor = await writeAsVisitor(guia, id);
  expect((await guia.rest('POST', `/messages/${visitor}/reply`, {}, owner)).body.errors.content).toEqual([
    'Escreva a resposta.',
  ]);
  const long = { subject: 'a'.repeat(151), content: 'a'.repeat(5_001) };
  const refused = await guia.rest('POST', '/company/messages/reply', long, owner);
  expect(Object.keys(refused.body.errors).sort()).toEqual(['content', 'subject']);
});

test('an owner’s messages are limited by the hour, since replies are mailed', async () => {
  const { owner, id } = await makeInboxOwner(guia);
  const visitor = await writeAsVisitor(guia, id);
  const reply = (content: string) => guia.rest('POST', `/messages/${visitor}/reply`, { content }, owner);
  for (let number = 1; number <= 5; number++) expect((await reply(`Resposta ${number}`)).status).toBe(200);
  const throttled = await reply('Resposta 6');
  expect(throttled.status).toBe(429);
  expect(Number(throttled.headers['retry-after'])).toBeGreaterThan(0);
  expect(
    (await guia.rest('POST', '/company/messages/reply', { subject: 'Oi', content: 'Olá' }, owner)).status,
  ).toBe(429);
});
