import { afterAll, beforeAll, expect, test } from 'vitest';
import { ask } from '../../test/helpers/ask.ts';
import { duringChange } from '../../test/helpers/during-change.ts';
import { makeCompany } from '../../test/helpers/factories.ts';
import { type Mailbox, startMailbox } from '../../test/helpers/mailbox.ts';
import { join } from '../../test/helpers/members/make-member.ts';
import { admin, type Caller, testApp } from '../../test/helpers/test-app.ts';
import { refreshDictionaries } from '../companies/search/refresh-dictionaries.ts';
import { cleanUp } from '../database/setup/clean-up.ts';

const guia = testApp({
  LIMIT_OWNER_MESSAGES: '1000',
  SMTP_URL: 'smtp://127.0.0.1:2525',
});
let mailbox: Mailbox;
beforeAll(async () => {
  mailbox = await startMailbox(guia);
});
afterAll(() => mailbox.close());

type Owner = Awaited<ReturnType<typeof guia.owner>>;
type Company = { owner: Owner; id: number };

const REQUEST = 'mutation ($input: RequestQuotesInput!) { requestQuotes(input: $input) { token isMailed } }';
const READ = `query ($token: String!) { quoteRequest(token: $token) {
  title recipients content isOpen quotes { company { id takesQuoteRequests hasMessageAccess } answers { content } } } }`;
const END = 'mutation ($token: String!) { endQuoteRequest(token: $token) { isOpen } }';
const RECIPIENTS = `query ($kind: String!, $city: String!) {
  quoteRecipients(kind: $kind, city: $city) { kind { plural } city { name } companies } }`;
const SET = `mutation ($companyId: ID!, $on: Boolean!) {
  setQuoteRequests(companyId: $companyId, takesQuoteRequests: $on) { takesQuoteRequests } }`;
const BOX = `query ($id: ID!) { inbox(companyId: $id, box: visitors) {
  hasAccess messages { total items { id content sender { name email phone } quoteEndsAt repliedTo } } } }`;
const REPLY =
  'mutation ($id: ID!, $content: String!) { replyToMessage(id: $id, content: $content) { quoteEndsAt } }';
const READ_IT = 'mutation ($id: ID!) { markMessageRead(id: $id) { id } }';

let made = 0;
/** Returns the address of a visitor who was not here before. */
const newAddress = () => `203.0.113.${++made}`;

/** Makes companies of a kind in a city that take requests, each with its owner; the first is the best rated. */
async function companiesOf(kind: string, city: string, columns: object[]): Promise<Company[]> {
  const [row] = await guia.sql`SELECT id, category_id FROM kinds WHERE slug = ${kind}`;
  const companies: Company[] = [];
  for (const [index, more] of columns.entries()) {
    const owner = await guia.owner();
    const of = { kind_ids: [row?.id as number], category_id: row?.category_id as number };
    const id = await makeCompany(guia.pool, {
      owner_id: owner.id,
      has_message_access: true,
      city,
      ...of,
      ...more,
    });
    await guia.sql`UPDATE companies SET rating_count = 10, rating_sum = ${50 - index} WHERE id = ${id}`;
    companies.push({ owner, id });
  }
  await guia.settled();
  return companies;
}

interface Changes {
  address?: string;
  [field: string]: unknown;
}
const send = async (kind: string, city: string, { address = newAddress(), ...changes }: Changes = {}) => {
  const contact = 'phone' in changes || 'email' in changes ? {} : { phone: '(19) 98888-7777' };
  const input = { kind, city, content: `Um bolo ${++made}`, name: 'Ana', ...contact, ...changes };
  const { body } = await guia.graphql(REQUEST, { input }, { address });
  const [error] = body.errors ?? [];
  return { ...body.data?.requestQuotes, code: error?.extensions.code, fields: error?.extensions.fields };
};
const read = async (token: string, caller = {}) => (await guia.graphql(READ, { token }, caller)).body;
const recipientsOf = async (token: string): Promise<number[]> =>
  (await read(token)).data.quoteRequest.quotes.map(({ company }: { company: { id: string } }) =>
    Number(company.id),
  );
const boxOf = async ({ owner, id }: Company) => (await guia.graphql(BOX, { id }, owner)).body.data.inbox;
const codeOf = async (query: string, variables: Record<string, unknown>, caller: Caller) =>
  (await guia.graphql(query, variables, caller)).body.errors?.[0].extensions.code ?? null;

test('ten visitors ask three companies, and nobody reads what is not theirs', async () => {
  const companies = await companiesOf('padaria', 'Valinhos', [{}, {}, {}]);
  const [first, second, third] = companies as [Company, Company, Company];
  const bystander = await guia.owner();
  const attendant = await guia.owner('Bia Ramos');
  await join(guia, first, attendant, 'attendant');
  const visitors = [];
  for (let number = 1; number <= 10; number++) {
    // The second company has access for the first five only, the third wants requests for the first eight.
    if (number === 6) await guia.sql`UPDATE companies SET has_message_access = false WHERE id = ${second.id}`;
    if (number === 9) await guia.graphql(SET, { companyId: third.id, on: false }, third.owner);
    const content = `Segredo do visitante ${number}`;
    visitors.push({
      number,
      content,
      ...(await send('padaria', 'Valinhos - SP', { content, name: `V${number}` })),
    });
  }
  const ids = companies.map(({ id }) => id);
  for (const { number, token } of visitors) {
    const got = ids.filter((_, index) => index === 0 || (index === 1 ? number <= 5 : number <= 8));
    expect(await recipientsOf(token)).toEqual(got);
  }

  const seenBy = async (company: Company) => (await boxOf(company)).messages.items.length;
  expect([await seenBy(first), await seenBy(second), await seenBy(third)]).toEqual([10, 0, 8]);
  // Each answers what it can read, and says to whom.
  for (const company of [first, third]) {
    for (const { id, content } of (await boxOf(company)).messages.items)
      expect(await codeOf(REPLY, { id, content: `${company.id} a ${content}` }, company.owner)).toBeNull();
  }
  for (const { token, content, number } of visitors) {
    const { quotes, ...request } = (await read(token)).data.quoteRequest;
    expect(request).toMatchObject({ content, isOpen: true, title: 'Padarias em Valinhos - SP' });
    const texts = quotes.flatMap(({ answers }: { answers: { content: string }[] }) => answers);
    const wanted = [first, ...(number <= 8 ? [third] : [])];
    expect(texts).toEqual(wanted.map(({ id }) => ({ content: `${id} a ${content}` })));
    expect(quotes[0].company).toMatchObject({ takesQuoteRequests: null, hasMessageAccess: null });
  }

  const [asked] =
    await guia.sql`SELECT id FROM messages WHERE company_id = ${first.id} AND replied_to IS NULL LIMIT 1`;
  const [hidden] = await guia.sql`SELECT id FROM messages WHERE company_id = ${second.id} LIMIT 1`;
  const tries: [string, Caller, string | null][] = [
    ['nobody', {}, 'UNAUTHENTICATED'],
    ['another company', second.owner, 'NOT_FOUND'],
    ['an owner beside', bystander, 'NOT_FOUND'],
    ['an administrator', admin, 'NOT_FOUND'],
    ['the attendant', attendant, null],
  ];
  for (const [who, caller, code] of tries) {
    expect({ who, code: await codeOf(READ_IT, { id: asked?.id }, caller) }).toEqual({ who, code });
    const set = { companyId: first.id, on: true };
    const setCode = { nobody: 'UNAUTHENTICATED', 'an administrator': null, 'the attendant': null }[who];
    expect({ who, code: await codeOf(SET, set, caller) }).toEqual({
      who,
      code: setCode === undefined ? 'FORBIDDEN' : setCode,
    });
  }
  expect(await codeOf(READ_IT, { id: hidden?.id }, second.owner)).toBe('FORBIDDEN');
  expect(await codeOf(BOX, { id: first.id }, second.owner)).toBe('FORBIDDEN');
  // Access that comes back opens what came before; access that is taken closes it.
  await guia.sql`UPDATE companies SET has_message_access = (id = ${second.id}) WHERE id IN (${first.id}, ${second.id})`;
  expect([await seenBy(first), await seenBy(second)]).toEqual([0, 5]);
  expect(await codeOf(REPLY, { id: asked?.id, content: 'Tarde' }, first.owner)).toBe('FORBIDDEN');

  // The secret alone opens a request, and the database does not have it.
  for (const caller of [{}, first.owner, admin])
    expect((await read('outro-segredo', caller)).errors[0].extensions.code).toBe('NOT_FOUND');
  const { rows } = await guia.pool.query('SELECT quote_requests::text AS text FROM quote_requests');
  for (const { token } of visitors) expect(rows.map(({ text }) => text).join()).not.toContain(token);
});

test('a request goes to the nearest eight of a known neighbourhood, else to the best rated', async () => {
  const at = (latitude: number, address = '') => ({ latitude, longitude: -47, ...(address && { address }) });
  const near = (north: number, name: string) => at(north, `Rua Um, 1 - ${name}`);
  const companies = await companiesOf('pizzaria', 'Vinhedo', [
    ...[1, 2, 3, 4].map((number) => near(-23 - number / 100, 'Longe')),
    ...[1, 2, 3].map((number) => near(-23.2 - number / 100, 'Capela')),
    ...[1, 2].map((number) => at(-23.5 - number / 100)),
    { is_active: false },
    { has_message_access: false },
  ]);
  const ids = companies.map(({ id }) => id);
  // Finds the middle of each neighbourhood.
  await refreshDictionaries(guia.services.db.reads);
  const where = { kind: 'pizzaria', city: 'vinhedo - sp' };
  expect(await ask(guia, {}, RECIPIENTS, where)).toMatchObject({ city: { name: 'Vinhedo' }, companies: 8 });
  const anywhere = await send('pizzaria', 'Vinhedo - SP');
  expect(await recipientsOf(anywhere.token)).toEqual(ids.slice(0, 8));
  const there = await send('pizzaria', 'Vinhedo - SP', { neighborhood: 'capela', when: 'sábado' });
  const nearest = await recipientsOf(there.token);
  expect(new Set(nearest.slice(0, 3))).toEqual(new Set(ids.slice(4, 7)));
  expect(nearest).toHaveLength(8);
  expect((await read(there.token)).data.quoteRequest.content).toMatch(
    /\n\nQuando: sábado\n\nBairro: capela$/,
  );
});

test('without anybody who takes requests, and with what is missing, nothing is sent', async () => {
  const [company] = (await companiesOf('farmacia', 'Itatiba', [{}])) as [Company];
  const count = async () => (await guia.sql`SELECT count(*)::int AS n FROM quote_requests`)[0]?.n;
  const before = await count();
  for (const contact of [{ phone: null }, { phone: '12' }, { email: '', phone: '' }])
    expect(await send('farmacia', 'Itatiba - SP', contact)).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { phone: expect.anything() },
    });
  for (const more of [{ nickname: 'robô' }, { content: '' }, { name: '' }, { content: 'x'.repeat(3_001) }])
    expect(await send('farmacia', 'Itatiba - SP', more)).toMatchObject({ code: 'BAD_USER_INPUT' });
  expect(await send('nada-disso', 'Itatiba - SP')).toMatchObject({ code: 'NOT_FOUND' });
  expect(await send('farmacia', 'Lugar Nenhum - SP')).toMatchObject({ code: 'NOT_FOUND' });
  await guia.graphql(SET, { companyId: company.id, on: false }, company.owner);
  expect(await send('farmacia', 'Itatiba - SP')).toMatchObject({ code: 'CONFLICT' });
  expect(await ask(guia, {}, RECIPIENTS, { kind: 'farmacia', city: 'Itatiba' })).toMatchObject({
    companies: 0,
  });
  expect(await count()).toBe(before);
  const entries =
    await guia.sql`SELECT before, after FROM audit_entries WHERE action = 'company.quote-requests' AND subject_id = ${company.id}`;
  expect(entries).toEqual([{ before: { takesQuoteRequests: true }, after: { takesQuoteRequests: false } }]);
});

test('an address has five requests a day, and one text goes once', async () => {
  await companiesOf('padaria', 'Louveira', [{}]);
  const address = newAddress();
  const content = 'Cem pães';
  const both = await Promise.all([1, 2].map(() => send('padaria', 'Louveira - SP', { address, content })));
  expect(both.map(({ code }) => code).sort()).toEqual(['CONFLICT', undefined]);
  for (let number = 2; number <= 5; number++)
    expect(await send('padaria', 'Louveira - SP', { address })).toMatchObject({ isMailed: false });
  expect(await send('padaria', 'Louveira - SP', { address })).toMatchObject({ code: 'RATE_LIMITED' });
  expect(await send('padaria', 'Louveira - SP')).toMatchObject({ isMailed: false });
});

test('a request that was closed, or is seven days old, takes no answer', async () => {
  const [company] = (await companiesOf('padaria', 'Jarinu', [{}])) as [Company];
  const { token } = await send('padaria', 'Jarinu - SP');
  const [message] = (await boxOf(company)).messages.items;
  expect(await codeOf(REPLY, { id: message.id, content: 'Sim.' }, company.owner)).toBeNull();
  expect(new Date(message.quoteEndsAt).getTime()).toBeGreaterThan(Date.now() + 6.9 * 86_400_000);
  const reply = () => codeOf(REPLY, { id: message.id, content: 'Já vai.' }, company.owner);
  const [request] = await guia.sql`SELECT quote_request_id AS id FROM messages WHERE id = ${message.id}`;
  // A reply waits for an end that is under way.
  const change = 'UPDATE quote_requests SET closed_at = clock_timestamp() WHERE id = $1';
  expect(await duringChange(guia, change, [request?.id], reply)).toBe('CONFLICT');
  expect((await read(token)).data.quoteRequest).toMatchObject({
    isOpen: false,
    quotes: [{ answers: [{ content: 'Sim.' }] }],
  });
  expect(new Date((await boxOf(company)).messages.items.at(-1).quoteEndsAt).getTime()).toBeLessThanOrEqual(
    Date.now(),
  );

  await guia.sql`UPDATE quote_requests SET closed_at = NULL, expires_at = now() WHERE id = ${request?.id}`;
  expect(await reply()).toBe('CONFLICT');
  expect((await ask(guia, {}, END, { token })).isOpen).toBe(false);
  await guia.sql`UPDATE quote_requests SET expires_at = now() - interval '31 days' WHERE id = ${request?.id}`;
  await cleanUp(guia.services.db.reads);
  expect((await read(token)).errors[0].extensions.code).toBe('NOT_FOUND');
  expect((await boxOf(company)).messages.items.at(-1).quoteEndsAt).not.toBeNull();
});

test('the visitor ends a request, which leaves nothing unread and repeating does not change', async () => {
  const [company] = (await companiesOf('padaria', 'Cabreúva', [{}])) as [Company];
  const { token } = await send('padaria', 'Cabreúva - SP');
  const [message] = (await boxOf(company)).messages.items;
  for (let time = 0; time < 2; time++) expect(await ask(guia, {}, END, { token })).toEqual({ isOpen: false });
  expect(await codeOf(REPLY, { id: message.id, content: 'Sim.' }, company.owner)).toBe('CONFLICT');
  expect(await codeOf(END, { token: 'outro' }, {})).toBe('NOT_FOUND');
  const [left] = await guia.sql`SELECT is_read FROM messages WHERE id = ${message.id}`;
  expect(left).toEqual({ is_read: true });
  // Erased as messages are; nothing is left of the request.
  await ask(guia, admin, 'mutation ($id: ID!) { deleteMessage(id: $id) { id } }', { id: message.id });
  expect((await read(token)).errors[0].extensions.code).toBe('NOT_FOUND');
});

test('an e-mail gets a link of its own and the answers; without one nothing is mailed', async () => {
  const [company] = (await companiesOf('padaria', 'Itupeva', [{}])) as [Company];
  const email = 'quem-pede@exemplo.com.br';
  const { token, isMailed } = await send('padaria', 'Itupeva - SP', { email });
  expect(isMailed).toBe(true);
  const [queued] =
    await guia.sql`SELECT text FROM mails WHERE kind = 'quote-request' AND recipient = ${email}`;
  expect(queued?.text).toContain('/pedido/__token__');
  expect(queued?.text).not.toContain('Um bolo');
  const [mail] = await mailbox.to(email);
  const mailed = /\/pedido\/([\w-]+)/.exec(mail?.text ?? '')?.[1] as string;
  expect(mailed).not.toBe(token);
  for (const secret of [token, mailed]) expect(await recipientsOf(secret)).toEqual([company.id]);
  const [message] = (await boxOf(company)).messages.items;
  await guia.graphql(REPLY, { id: message.id, content: 'Sai por R$ 90.' }, company.owner);
  expect((await mailbox.to(email)).at(-1)?.text).toContain('Sai por R$ 90.');
  const { token: byPhone } = await send('padaria', 'Itupeva - SP');
  const unread = (await boxOf(company)).messages.items.find(
    ({ sender }: { sender: { email: null } }) => !sender.email,
  );
  expect(await codeOf(REPLY, { id: unread.id, content: 'Pelo telefone.' }, company.owner)).toBeNull();
  expect((await read(byPhone)).data.quoteRequest.quotes[0].answers).toEqual([{ content: 'Pelo telefone.' }]);
  expect(await guia.sql`SELECT 1 FROM mails WHERE kind = 'reply' AND recipient <> ${email}`).toEqual([]);
  // A closed request has no link to send any more.
  const late = 'tarde@exemplo.com.br';
  const closed = await send('padaria', 'Itupeva - SP', { email: late });
  await ask(guia, {}, END, { token: closed.token });
  expect(await mailbox.to(late)).toEqual([]);
});

test('with an account the messages are its own: exported with it, and nameless after it', async () => {
  const [company] = (await companiesOf('padaria', 'Morungaba', [{}])) as [Company];
  const visitor = await guia.owner('Caio Luz');
  const input = {
    kind: 'padaria',
    city: 'Morungaba - SP',
    content: 'Um bolo',
    name: 'Caio',
    phone: '(19) 98888-7777',
  };
  const { token } = await ask(guia, visitor, REQUEST, { input });
  const exported = await ask(guia, visitor, '{ myPersonalData }');
  expect(JSON.stringify(exported)).toContain('Um bolo');
  await ask(guia, visitor, 'mutation { deleteAccount(password: "segredo-bem-longo") { id } }');
  const [message] = (await boxOf(company)).messages.items;
  expect(message.sender).toEqual({ name: 'Conta encerrada', email: null, phone: null });
  expect(await codeOf(REPLY, { id: message.id, content: 'Sim.' }, company.owner)).toBe('CONFLICT');
  expect((await read(token)).data.quoteRequest.content).toBe('Um bolo');
});
