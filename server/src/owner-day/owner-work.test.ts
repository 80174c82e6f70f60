import { expect, test } from 'vitest';
import { ask } from '../../test/helpers/ask.ts';
import { makeCompany } from '../../test/helpers/factories.ts';
import { makeInboxOwner, writeAsVisitor } from '../../test/helpers/inbox-owner.ts';
import { testApp } from '../../test/helpers/test-app.ts';

const guia = testApp({ LIMIT_MESSAGES_COMPANY: '100', LIMIT_MESSAGES_TOTAL: '1000' });

const WORK = `query ($page: Int! = 1, $perPage: Int! = 16) { ownerWork(page: $page, perPage: $perPage) {
  total lastPage
  items { kind id companyName message { content sender { name phoneUrl } } rating { rating comment answer { text } } }
  unreadMessages unansweredRatings
  companies { id hasMessageAccess unreadMessages unansweredRatings } } }`;
const COMPANIES = `query ($q: String, $companyId: ID, $lacksAccess: Boolean, $page: Int! = 1, $perPage: Int! = 16) {
  ownerCompanies(q: $q, companyId: $companyId, lacksAccess: $lacksAccess, page: $page, perPage: $perPage) {
    total lastPage items { name hasMessageAccess unreadMessages unansweredRatings company { id part } } } }`;

async function rate(companyId: number, comment: string | null, daysAgo: number): Promise<number> {
  const rows = await guia.sql`INSERT INTO ratings (company_id, rating, comment, fingerprint_hash, created_at)
     VALUES (${companyId}, 4, ${comment}, sha256(random()::text::bytea), now() - make_interval(days => ${daysAgo})) RETURNING id`;
  return rows[0].id;
}

test('unread messages of all companies come first, then ratings, those with a comment first', async () => {
  const { owner, id } = await makeInboxOwner(guia);
  const branch = await makeCompany(guia.pool, {
    owner_id: owner.id,
    has_message_access: true,
    name: 'Filial',
  });
  await makeCompany(guia.pool, { owner_id: (await guia.owner()).id, has_message_access: true });
  const admin = { token: await guia.adminToken() };
  const letter = { company_id: id, subject: 'Boas-vindas', content: 'Conte conosco.' };
  const fromAdmin = await guia.rest('POST', '/admin/messages/send', letter, admin);
  const [first, second] = [await writeAsVisitor(guia, branch, 'Um'), await writeAsVisitor(guia, id, 'Dois')];
  const stars = await rate(id, null, 1);
  const older = await rate(id, 'Bom.', 9);
  const newer = await rate(branch, 'Ótimo.', 2);
  const work = await ask(guia, owner, WORK);
  expect(work.items.map(({ kind, id: of }: { kind: string; id: string }) => [kind, Number(of)])).toEqual([
    ['visitorMessage', first],
    ['visitorMessage', second],
    ['administrationMessage', fromAdmin.body.data.id],
    ['rating', newer],
    ['rating', older],
    ['rating', stars],
  ]);
  expect(work.items[0]).toMatchObject({
    companyName: 'Filial',
    message: { content: 'Um', sender: { name: 'Ana', phoneUrl: 'tel:+5519999990000' } },
    rating: null,
  });
  expect(work.items[3]).toMatchObject({
    message: null,
    rating: { rating: 4, comment: 'Ótimo.', answer: null },
  });
  expect(work).toMatchObject({
    total: 6,
    companies: [
      { id: String(id), unreadMessages: 2, unansweredRatings: 2 },
      { id: String(branch), unreadMessages: 1, unansweredRatings: 1 },
    ],
  });
  const ofRatings = `{ ownerWork(kinds: [rating], perPage: 2) { total unreadMessages items { kind id } } }`;
  expect(await ask(guia, owner, ofRatings)).toEqual({
    total: 3,
    unreadMessages: 3,
    items: [newer, older].map((of) => ({ kind: 'rating', id: String(of) })),
  });
  const page = await ask(guia, owner, WORK, { page: 2, perPage: 4 });
  expect(page).toMatchObject({ total: 6, lastPage: 2 });
  expect(page.items).toHaveLength(2);
});

test('what is answered, read or hidden does not wait', async () => {
  const { owner, id } = await makeInboxOwner(guia);
  const read = await writeAsVisitor(guia, id, 'Um');
  const answered = await rate(id, 'Bom.', 1);
  const hidden = await rate(id, 'Ruim.', 1);
  await guia.sql`UPDATE ratings SET hidden_at = now() WHERE id = ${hidden}`;
  await ask(guia, owner, 'mutation ($id: ID!) { markMessageRead(id: $id) { id } }', { id: read });
  await ask(guia, owner, 'mutation ($id: ID!) { answerRating(id: $id, text: "Obrigada!") { id } }', {
    id: answered,
  });
  expect(await ask(guia, owner, WORK)).toMatchObject({
    total: 0,
    items: [],
    companies: [{ unreadMessages: 0, unansweredRatings: 0 }],
  });
});

test('without message access messages are counted, and neither listed nor shown', async () => {
  const { owner, id } = await makeInboxOwner(guia, false);
  await writeAsVisitor(guia, id, 'Segredo');
  const work = await ask(guia, owner, WORK);
  expect(work).toMatchObject({
    total: 0,
    items: [],
    companies: [{ hasMessageAccess: false, unreadMessages: 1, unansweredRatings: 0 }],
  });
  expect(await ask(guia, await guia.owner(), WORK)).toMatchObject({ total: 0, companies: [] });
  expect(await ask(guia, {}, WORK)).toMatchObject({ code: 'UNAUTHENTICATED' });
});

test('companies are paged, searched by a part of the name, and told apart by access', async () => {
  const { owner, id } = await makeInboxOwner(guia, false);
  for (let number = 1; number <= 119; number++)
    await makeCompany(guia.pool, { owner_id: owner.id, name: `Filial São José ${number}` });
  await makeCompany(guia.pool, { name: 'Filial São José de outra pessoa' });
  await writeAsVisitor(guia, id, 'Segredo');
  const all = await ask(guia, owner, COMPANIES, { page: 2, perPage: 100 });
  expect(all).toMatchObject({ total: 120, lastPage: 2 });
  expect(all.items).toHaveLength(20);
  expect(all.items.at(-1)).toMatchObject({ name: 'Filial São José 119', unreadMessages: 0 });
  expect(await ask(guia, owner, COMPANIES, { q: 'sao jose 11' })).toMatchObject({ total: 11 });
  const ofAccess = { total: 1, items: [{ company: { id: String(id), part: null }, unreadMessages: 1 }] };
  expect(await ask(guia, owner, COMPANIES, { lacksAccess: true })).toMatchObject(ofAccess);
  expect(await ask(guia, owner, COMPANIES, { companyId: String(id) })).toMatchObject(ofAccess);
  expect(await ask(guia, await guia.owner(), COMPANIES, { companyId: String(id) })).toMatchObject({
    total: 0,
    items: [],
  });
  expect(await ask(guia, {}, COMPANIES)).toMatchObject({ code: 'UNAUTHENTICATED' });
  const mine = await ask(guia, owner, '{ myCompanies { companiesOwned companiesTotal companies { id } } }');
  expect(mine).toMatchObject({ companiesOwned: 120, companiesTotal: 120 });
  expect(mine.companies).toHaveLength(100);
});

test('what is missing in a profile is for those who edit it', async () => {
  const { owner, id } = await makeInboxOwner(guia);
  const QUERY =
    'query ($id: ID!) { company(id: $id) { completeness { percent text missing { field name } } } }';
  const company = await ask(guia, owner, QUERY, { id });
  expect(company.completeness.text).toMatch(/^Sua página está \d+% completa: faltam$/);
  expect(company.completeness.missing).toContainEqual({ field: 'photos', name: '3 fotos' });
  await guia.sql`INSERT INTO company_photos (key, company_id, position, state, sizes)
     VALUES (gen_random_uuid(), ${id}, 0, 'ready', '[{"width": 480, "height": 320, "bytes": 9}]')`;
  const after = await ask(guia, owner, QUERY, { id });
  expect(after.completeness.missing).toContainEqual({ field: 'photos', name: '2 fotos' });
  expect(after.completeness.percent).toBeGreaterThan(company.completeness.percent);
  expect((await ask(guia, {}, QUERY, { id })).completeness).toBeNull();
});
