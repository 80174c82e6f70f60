import { expect, test } from 'vitest';
import { makeCompany } from '../../test/helpers/factories.ts';
import { testApp } from '../../test/helpers/test-app.ts';

const guia = testApp();

const VISITOR = { name: 'Ana', email: 'ana@exemplo.com.br', message: 'Vocês abrem aos domingos?' };
const send = (company_id: unknown, fields: object = {}, address = '198.51.100.1') =>
  guia.rest('POST', '/messages', { company_id, ...VISITOR, ...fields }, { address });

async function owned() {
  const owner = await guia.owner();
  return { owner, id: await makeCompany(guia.pool, { owner_id: owner.id, has_message_access: true }) };
}

test('a visitor writes, the owner marks it as read', async () => {
  const { owner, id } = await owned();
  const sent = await send(id, { phone: '' });
  expect(sent.body).toMatchObject({ success: true, message: 'Mensagem enviada com sucesso!' });
  const read = await guia.rest('PATCH', `/messages/${sent.body.data.id}/read`, undefined, owner);
  expect(read.body.data).toMatchObject({ is_read: true, read_at: expect.stringContaining('T') });
  const stranger = await guia.owner();
  const path = `/messages/${sent.body.data.id}/read`;
  expect((await guia.rest('PATCH', path, undefined, stranger)).status).toBe(404);
  expect((await guia.rest('PATCH', path)).status).toBe(401);
});

test('without access the owner cannot read', async () => {
  const owner = await guia.owner();
  const id = await makeCompany(guia.pool, { owner_id: owner.id });
  const sent = await send(id);
  const read = await guia.rest('PATCH', `/messages/${sent.body.data.id}/read`, undefined, owner);
  expect(read.status).toBe(403);
});

test('strangers see whether messages are read, and the owner hears of one that waits for access', async () => {
  const owner = await guia.owner();
  const id = await makeCompany(guia.pool, { owner_id: owner.id });
  const reads = async () =>
    (await guia.graphql('query ($id: ID!) { company(id: $id) { readsMessages hasMessageAccess } }', { id }))
      .body.data.company;
  expect(await reads()).toEqual({ readsMessages: false, hasMessageAccess: null });
  await send(id);
  const rows =
    await guia.sql`SELECT text FROM mails WHERE recipient = ${owner.email} AND kind = 'new-message'`;
  expect(rows).toHaveLength(1);
  expect(rows[0].text).toMatch(/espera por você.*peça acesso às mensagens/s);
  expect(rows[0].text).not.toContain(VISITOR.message);
  await guia.sql`UPDATE companies SET has_message_access = true WHERE id = ${id}`;
  await expect.poll(reads).toEqual({ readsMessages: true, hasMessageAccess: null });
});

test('a double click sends one message', async () => {
  const { id } = await owned();
  const answers = await Promise.all([send(id), send(id), send(id)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(new Set(answers.map(({ body }) => body.data.id)).size).toBe(1);
});

test('the same text of somebody else is another message', async () => {
  const { id } = await owned();
  const first = await send(id);
  const again = await send(id, { email: 'ANA.OUTRA@exemplo.com.br' });
  const twice = await send(id, { email: 'ana.outra@exemplo.com.br' });
  expect(again.body.data.id).not.toBe(first.body.data.id);
  expect(twice.body.data.id).toBe(again.body.data.id);
});

test.each([
  ['name', 'Nome é obrigatório'],
  ['email', 'Email é obrigatório'],
  ['message', 'Mensagem é obrigatória'],
])('%s is required', async (field, message) => {
  const { id } = await owned();
  const { status, body } = await send(id, { [field]: '   ' });
  expect(status).toBe(422);
  expect(body.errors[field]).toContain(message);
});

test('robots that fill in the hidden field are rejected', async () => {
  const { id } = await owned();
  expect((await send(id, { nickname: 'robô' })).status).toBe(422);
});

test('five messages an hour to one company from one address', async () => {
  const { id } = await owned();
  const address = '198.51.100.77';
  for (let number = 1; number <= 5; number++) {
    expect((await send(id, { message: `Pergunta ${number}` }, address)).status).toBe(200);
  }
  expect((await send(id, { message: 'Pergunta 6' }, address)).status).toBe(429);
  const rows = await guia.sql`SELECT count(*)::int AS n FROM messages WHERE company_id = ${id}`;
  expect(rows).toEqual([{ n: 5 }]);
});

test('networks of one /48 share 20 messages an hour to one company', async () => {
  const { id } = await owned();
  const statuses = [];
  for (let network = 1; network <= 22; network++) {
    const address = `2001:db8:48:${network}::1`;
    statuses.push((await send(id, { message: `Pergunta ${network}` }, address)).status);
  }
  expect(statuses).toEqual([...new Array(20).fill(200), 429, 429]);
});

test('a pending, hidden or ownerless company gets no messages', async () => {
  const { id: ownerId } = await guia.owner();
  expect((await send(await makeCompany(guia.pool, { owner_id: ownerId, is_approved: false }))).status).toBe(
    409,
  );
  expect((await send(await makeCompany(guia.pool, { owner_id: ownerId, is_active: false }))).status).toBe(
    404,
  );
  expect((await send(await makeCompany(guia.pool))).status).toBe(409);
  expect((await send(999_999)).status).toBe(404);
});
