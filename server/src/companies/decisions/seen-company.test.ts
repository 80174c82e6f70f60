import { beforeEach, expect, test } from 'vitest';
import { makeCompany } from '../../../test/helpers/factories.ts';
import { photoFixtures, photoOf } from '../../../test/helpers/photos/photo-fixtures.ts';
import { admin, testApp } from '../../../test/helpers/test-app.ts';

const guia = testApp();
let owner: { id: number; token: string };
beforeEach(async () => {
  owner = await guia.owner();
});

const { add, workOff } = photoFixtures(() => guia);
const ask = async (query: string, variables = {}) => (await guia.graphql(query, variables, admin)).body;
const pending = () => makeCompany(guia.pool, { is_approved: false, owner_id: owner.id });
const rename = async (id: number, name: string) =>
  expect((await guia.rest('PUT', `/companies/${id}`, { name }, owner)).status).toBe(200);
const changedAt = async (id: number): Promise<string> =>
  (await ask('query ($id: ID!) { adminWorkMatter(kind: newCompany, id: $id) { changedAt } }', { id })).data
    .adminWorkMatter.changedAt;
const approve = (id: number, seen: string | null, undoable = true) =>
  ask(
    `mutation ($id: ID!, $seen: DateTime, $undoable: Boolean!) {
       approveCompany(id: $id, changedAt: $seen, undoable: $undoable) { isApproved } }`,
    { id, seen, undoable },
  );
const reject = (id: number, seen: string | null, undoable = true) =>
  ask(
    `mutation ($id: ID!, $seen: DateTime, $undoable: Boolean!) {
       rejectCompany(id: $id, changedAt: $seen, undoable: $undoable) { id } }`,
    { id, seen, undoable },
  );
const undo = (id: number) =>
  ask('mutation ($id: ID!) { undoDecision(kind: newCompany, id: $id) { id } }', { id });
const isWaiting = async (id: number) =>
  (await ask('query ($id: ID!) { adminWorkMatter(kind: newCompany, id: $id) { isWaiting } }', { id })).data
    .adminWorkMatter.isWaiting;
const CHANGED = {
  message: 'Esta empresa mudou enquanto isso. Confira de novo antes de decidir.',
  extensions: { code: 'CONFLICT', reason: 'CHANGED_MEANWHILE' },
};

test.each([true, false])('what changed after it was seen is not decided, undoable: %s', async (undoable) => {
  const [first, second] = [await pending(), await pending()];
  const seen = [await changedAt(first), await changedAt(second)] as const;
  await rename(first, 'Cassino Online Grátis');
  await rename(second, 'Cassino Online Grátis');
  expect((await approve(first, seen[0], undoable)).errors[0]).toMatchObject(CHANGED);
  expect((await reject(second, seen[1], undoable)).errors[0]).toMatchObject(CHANGED);
  expect([await isWaiting(first), await isWaiting(second)]).toEqual([true, true]);
  expect((await approve(first, await changedAt(first), undoable)).data.approveCompany).toEqual({
    isApproved: true,
  });
  expect((await reject(second, await changedAt(second), undoable)).data.rejectCompany.id).toBe(
    String(second),
  );
});

test('without what was seen nothing is compared', async () => {
  const id = await pending();
  await rename(id, 'Outro Nome');
  expect((await approve(id, null)).data.approveCompany).toEqual({ isApproved: true });
});

test('several are compared each', async () => {
  const [same, changed, notCompared] = [await pending(), await pending(), await pending()];
  const seen = [
    { id: same, changedAt: await changedAt(same) },
    { id: changed, changedAt: await changedAt(changed) },
  ];
  await rename(changed, 'Cassino Online Grátis');
  await rename(notCompared, 'Outro Nome');
  const { data } = await ask(
    `mutation ($ids: [ID!]!, $seen: [SeenCompanyInput!]) {
       approveCompanies(ids: $ids, seen: $seen, undoable: true) { done failed { id code reason message } } }`,
    { ids: [same, changed, notCompared], seen },
  );
  expect(data.approveCompanies).toEqual({
    done: [String(same), String(notCompared)],
    failed: [{ id: String(changed), ...CHANGED.extensions, message: CHANGED.message }],
  });
  const rejected = await ask(
    `mutation ($ids: [ID!]!, $seen: [SeenCompanyInput!]) {
       rejectCompanies(ids: $ids, seen: $seen, undoable: true) { done failed { id reason } } }`,
    { ids: [changed], seen },
  );
  expect(rejected.data.rejectCompanies).toEqual({
    done: [],
    failed: [{ id: String(changed), reason: 'CHANGED_MEANWHILE' }],
  });
});

test('what others do with a company is no change of it', async () => {
  const id = await pending();
  const seen = await changedAt(id);
  await guia.sql`INSERT INTO message_access_requests (company_id, user_id) VALUES (${id}, ${owner.id})`;
  const access = 'mutation ($id: ID!) { setMessageAccess(companyId: $id, hasMessageAccess: true) { id } }';
  expect((await ask(access, { id })).errors).toBeUndefined();
  await approve(id, seen);
  await undo(id);
  await reject(id, seen);
  await undo(id);
  expect(await changedAt(id)).toBe(seen);
  expect((await approve(id, seen)).data.approveCompany).toEqual({ isApproved: true });
  // Ratings are of approved companies.
  const rate = 'mutation ($input: RateCompanyInput!) { rateCompany(input: $input) { totalRatings } }';
  const rated = await ask(rate, { input: { companyId: id, rating: 5, fingerprint: 'fingerprint-a' } });
  expect(rated.data.rateCompany).toEqual({ totalRatings: 1 });
  await undo(id);
  expect((await approve(id, seen)).data.approveCompany).toEqual({ isApproved: true });
});

test('what the owner changed before an approval was undone is not approved unseen', async () => {
  const id = await pending();
  const seen = await changedAt(id);
  await approve(id, seen);
  await rename(id, 'Cassino Online Grátis');
  await undo(id);
  expect((await approve(id, seen)).errors[0]).toMatchObject(CHANGED);
});

test('a new photo and a new caption are changes; a photo that is not ready yet waits for its own review', async () => {
  const id = await pending();
  const before = await changedAt(id);
  const added = await add(id, await photoOf(600, 400).jpeg().toBuffer(), owner, 'A fachada');
  const photoId = added.body.data.addCompanyPhoto.id;
  expect(await changedAt(id)).toBe(before);
  await workOff();
  const ready = await changedAt(id);
  expect(ready).not.toBe(before);
  const captioned = await guia.graphql(
    `mutation ($id: ID!) { updateCompanyPhoto(id: $id, input: { caption: "Cassino grátis" }) { id } }`,
    { id: photoId },
    owner,
  );
  expect(captioned.body.errors).toBeUndefined();
  expect((await approve(id, ready)).errors[0]).toMatchObject(CHANGED);
  const late = await add(id, await photoOf(600, 400).jpeg().toBuffer(), owner, 'Tarde');
  expect((await approve(id, await changedAt(id), false)).data.approveCompany).toEqual({ isApproved: true });
  await workOff();
  const rows = await guia.sql`SELECT id, state FROM company_photos WHERE company_id = ${id} ORDER BY id`;
  expect(rows).toEqual([
    { id: Number(photoId), state: 'ready' },
    { id: Number(late.body.data.addCompanyPhoto.id), state: 'waiting' },
  ]);
});

test('the inbox says which state of companies and corrections it shows', async () => {
  const id = await pending();
  const approved = await makeCompany(guia.pool, { owner_id: owner.id });
  await rename(approved, 'Nome Novo');
  const free = await makeCompany(guia.pool, { owner_id: null, phone: '+551932345678' });
  const propose = async (field: string, after: string) =>
    (
      await ask('mutation ($input: ProposeCorrectionInput!) { proposeCorrection(input: $input) { id } }', {
        input: { companyId: free, field, after },
      })
    ).data.proposeCorrection.id;
  const phone = await propose('phone', '(19) 3234-9999');
  const other = await propose('other', 'O mapa aponta a outra rua.');
  const { data } = await ask(
    '{ adminWork(perPage: 100) { items { kind id waitingSince changedAt replacedText } } }',
  );
  const find = (kind: string, of: number | string) =>
    data.adminWork.items.find(
      (item: { kind: string; id: string }) => item.kind === kind && item.id === String(of),
    );
  expect(find('newCompany', id)).toMatchObject({ changedAt: await changedAt(id), replacedText: null });
  const changed = find('changedCompany', approved);
  expect(changed.changedAt).toBe(changed.waitingSince);
  expect(find('correction', phone)).toMatchObject({ changedAt: null, replacedText: '(19) 3234-5678' });
  expect(find('correction', other)).toMatchObject({ changedAt: null, replacedText: null });
});
