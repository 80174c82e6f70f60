import { beforeEach, expect, test } from 'vitest';
import { bulkActions } from '../../../../test/helpers/decisions/bulk-actions.ts';
import { forgetDecisions, passUndoTime } from '../../../../test/helpers/decisions/undo-time.ts';
import { makeCompany } from '../../../../test/helpers/factories.ts';
import { admin, testApp } from '../../../../test/helpers/test-app.ts';

const guia = testApp();
beforeEach(() => guia.sql`DELETE FROM company_photos`);

const codeOf = ({ body }: { body: { errors?: [{ extensions: { code: string } }] } }) =>
  body.errors?.[0].extensions.code;
const shown = async (id: number) =>
  (await guia.graphql(`{ company(id: ${id}) { photos { id caption } } }`)).body.data.company.photos;

const QUEUE = `{ adminPhotos { items { photo { id state caption } isCaptionChanged changedAt } } }`;
const APPROVE_SEEN = `mutation ($id: ID!, $changedAt: DateTime, $undoable: Boolean) {
  approvePhoto(id: $id, changedAt: $changedAt, undoable: $undoable) { photo { caption } } }`;
const queue = async () => (await guia.graphql(QUEUE, {}, admin)).body.data.adminPhotos.items;
const setCaption = async (id: string, caption: string | null, caller: { token: string }) => {
  const { body } = await guia.graphql(
    `mutation ($id: ID!, $caption: String) { updateCompanyPhoto(id: $id, input: { caption: $caption }) { caption } }`,
    { id, caption },
    caller,
  );
  expect(body.data.updateCompanyPhoto).toEqual({ caption });
};
/** Makes a photo whose caption its owner changed after the approval. */
async function changedCaption() {
  const owner = await guia.owner();
  const company = await makeCompany(guia.pool, { owner_id: Number(owner.id) });
  const rows = await guia.sql`INSERT INTO company_photos (key, company_id, position, state, caption, sizes)
     VALUES (gen_random_uuid(), ${company}, 0, 'ready', 'A loja', '[{"width":480,"height":360,"bytes":1}]') RETURNING id`;
  const id = String(rows[0].id);
  await setCaption(id, 'Compre seguidores', owner);
  return { id, company, owner };
}

test('a caption that changed after the approval waits for an administrator, the photo is shown meanwhile', async () => {
  const { id, company, owner } = await changedCaption();
  const [{ changedAt, ...item }] = await queue();
  expect(item).toEqual({
    photo: { id, state: 'ready', caption: 'Compre seguidores' },
    isCaptionChanged: true,
  });
  expect(await shown(company)).toEqual([{ id, caption: 'Compre seguidores' }]);
  await setCaption(id, 'Outra', owner);
  for (const mutation of ['approvePhoto(id: $id', 'deleteCompanyPhoto(id: $id']) {
    const text = `mutation ($id: ID!, $changedAt: DateTime) { done: ${mutation}, changedAt: $changedAt) { __typename } }`;
    expect(codeOf(await guia.graphql(text, { id, changedAt }, admin))).toBe('CONFLICT');
  }
  const [now] = await queue();
  const { body } = await guia.graphql(APPROVE_SEEN, { id, changedAt: now.changedAt }, admin);
  expect(body.data.approvePhoto).toEqual({ photo: { caption: 'Outra' } });
  expect(await queue()).toEqual([]);
  // The same again, by its owner, and another one by an administrator.
  await setCaption(id, 'Outra', owner);
  await setCaption(id, 'A fachada', admin);
  expect(await queue()).toEqual([]);
});

test('a caption that changes after an approval that can be undone is not approved', async () => {
  const { id, owner } = await changedCaption();
  const approved = await guia.graphql(APPROVE_SEEN, { id, undoable: true }, admin);
  expect(approved.body.errors).toBeUndefined();
  await setCaption(id, 'Ligue já', owner);
  await passUndoTime(guia);
  await forgetDecisions(guia);
  expect(await queue()).toMatchObject([{ photo: { id, caption: 'Ligue já' }, isCaptionChanged: true }]);
});

test('a bulk action approves the captions that were seen, and none that changed after its start', async () => {
  const bulk = bulkActions(guia, admin.token);
  const [first, second, third] = [await changedCaption(), await changedCaption(), await changedCaption()];
  const ids = [first.id, second.id, third.id];
  const { data } = await bulk.ask('{ adminWork(kinds: [photo]) { items { id changedAt } } }');
  expect(data.adminWork.items).toHaveLength(3);
  await setCaption(first.id, 'Antes do início', first.owner);
  const begun = await bulk.start({ action: 'approve', kind: 'photo', ids, seen: data.adminWork.items });
  await setCaption(second.id, 'Depois do início', second.owner);
  await bulk.work();
  expect(await bulk.job(begun.data.startBulkAction.id)).toMatchObject({ processedCount: 3, failedCount: 2 });
  expect((await queue()).map(({ photo }: { photo: { id: string } }) => photo.id)).toEqual([
    first.id,
    second.id,
  ]);
});

test('where the policy asks for no review of photos, captions need none', async () => {
  await guia.sql`UPDATE approval_policy SET require_photo_approval = false`;
  await changedCaption();
  expect(await queue()).toEqual([]);
  await guia.sql`UPDATE approval_policy SET require_photo_approval = true`;
});
