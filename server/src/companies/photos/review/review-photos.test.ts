import { expect, test } from 'vitest';
import { makeCompany } from '../../../../test/helpers/factories.ts';
import { photoFixtures, photoOf } from '../../../../test/helpers/photos/photo-fixtures.ts';
import { admin, testApp } from '../../../../test/helpers/test-app.ts';

const guia = testApp({ LIMIT_PHOTO_REPORTS: '2' });

const { add, addReady, workOff } = photoFixtures(() => guia);
const LIST = `{ adminPhotos { total items { photo { id state sizes { url } } company { id } reports { reason } } } }`;
const APPROVE = 'mutation ($id: ID!) { approvePhoto(id: $id) { photo { id state } reports { reason } } }';
const REPORT = `mutation ($id: ID!, $reason: String!, $fingerprint: String) {
  reportPhoto(id: $id, reason: $reason, fingerprint: $fingerprint) { reason } }`;
const codeOf = ({ body }: { body: { errors?: [{ extensions: { code: string } }] } }) =>
  body.errors?.[0].extensions.code;
const list = async () => (await guia.graphql(LIST, {}, admin)).body.data.adminPhotos.items;
const shown = async (id: number) =>
  (await guia.graphql(`{ company(id: ${id}) { photos { id sizes { url } } } }`)).body.data.company.photos;

test('a new photo of an approved company waits for an administrator, as the policy says', async () => {
  const owner = await guia.owner();
  const id = await makeCompany(guia.pool, { owner_id: Number(owner.id) });
  const photo = await addReady(id, owner);
  expect(await shown(id)).toEqual([]);
  const [waiting] = await list();
  expect(waiting).toMatchObject({ photo: { id: photo, state: 'waiting' }, company: { id: String(id) } });
  const { url } = waiting.photo.sizes[0];
  expect((await guia.app.inject({ url })).statusCode).toBe(200);
  expect((await guia.app.inject({ url: url.split('?')[0] })).statusCode).toBe(404);
  for (const caller of [{}, owner])
    expect(['UNAUTHENTICATED', 'FORBIDDEN']).toContain(
      codeOf(await guia.graphql(APPROVE, { id: photo }, caller)),
    );
  const { body } = await guia.graphql(APPROVE, { id: photo }, admin);
  expect(body.data.approvePhoto).toEqual({ photo: { id: photo, state: 'ready' }, reports: [] });
  expect(codeOf(await guia.graphql(APPROVE, { id: photo }, admin))).toBe('CONFLICT');
  expect(await shown(id)).toMatchObject([{ id: photo }]);
  expect(await list()).toEqual([]);
});

test('photos of administrators and of companies that wait themselves need no review, nor where the policy is off', async () => {
  const owner = await guia.owner();
  const approved = await makeCompany(guia.pool, { owner_id: Number(owner.id) });
  const pending = await makeCompany(guia.pool, { owner_id: Number(owner.id), is_approved: false });
  await addReady(approved, admin);
  await addReady(pending, owner);
  const set = (isOn: boolean) =>
    guia.graphql(
      'mutation ($isOn: Boolean!) { updateApprovalPolicy(input: { requirePhotoApproval: $isOn }) { requirePhotoApproval } }',
      { isOn },
      admin,
    );
  expect((await set(false)).body.data.updateApprovalPolicy).toEqual({ requirePhotoApproval: false });
  await addReady(approved, owner);
  await set(true);
  expect(await shown(approved)).toHaveLength(2);
  expect(await shown(pending)).toHaveLength(1);
});

test('a photo that is finished within the ten seconds of an undone approval needs no review of its own', async () => {
  const owner = await guia.owner();
  const id = await makeCompany(guia.pool, { owner_id: Number(owner.id), is_approved: false });
  await add(id, await photoOf().jpeg().toBuffer(), owner);
  await guia.graphql('mutation ($id: ID!) { approveCompany(id: $id, undoable: true) { id } }', { id }, admin);
  await workOff();
  expect(await list()).toHaveLength(1);
  await guia.graphql('mutation ($id: ID!) { undoDecision(kind: newCompany, id: $id) { id } }', { id }, admin);
  expect(await list()).toEqual([]);
  expect(await shown(id)).toHaveLength(1);
});

test('visitors report a photo once, a few a day; an administrator keeps or removes it', async () => {
  const ids: string[] = [];
  const company = await makeCompany(guia.pool);
  for (let count = 0; count < 3; count++) ids.push(await addReady(company, admin));
  const report = (id: string | undefined, fingerprint: string, reason = 'Não é desta empresa.') =>
    guia.graphql(REPORT, { id, reason, fingerprint }, { address: '203.0.113.9' });
  expect((await report(ids[0], 'navegador-um')).body.data.reportPhoto).toEqual({
    reason: 'Não é desta empresa.',
  });
  expect(codeOf(await report(ids[0], 'navegador-um'))).toBe('CONFLICT');
  expect(codeOf(await report(ids[0], 'navegador-um', ' '))).toBe('BAD_USER_INPUT');
  expect(codeOf(await report('999999', 'navegador-um'))).toBe('NOT_FOUND');
  await report(ids[1], 'navegador-um');
  expect(codeOf(await report(ids[2], 'navegador-um'))).toBe('RATE_LIMITED');
  expect(await shown(company)).toHaveLength(3);
  const reported = await list();
  expect(reported.map(({ photo }: { photo: { id: string } }) => photo.id)).toEqual([ids[0], ids[1]]);
  expect(reported[0].reports).toEqual([{ reason: 'Não é desta empresa.' }]);
  await guia.graphql(APPROVE, { id: ids[0] }, admin);
  await guia.graphql('mutation ($id: ID!) { deleteCompanyPhoto(id: $id) { id } }', { id: ids[1] }, admin);
  expect(await list()).toEqual([]);
  expect((await shown(company)).map(({ id }: { id: string }) => id)).toEqual([ids[0], ids[2]]);
});

test('the owner reads why an administrator removed a photo; of other removals nobody is told', async () => {
  const owner = await guia.owner();
  const company = await makeCompany(guia.pool, { name: 'Bar do Zé', owner_id: Number(owner.id) });
  const remove = (id: string, caller: { token: string }, reason: string | null = null) =>
    guia.graphql(
      'mutation ($id: ID!, $reason: String) { deleteCompanyPhoto(id: $id, reason: $reason) { id } }',
      { id, reason },
      caller,
    );
  const mails = async () =>
    await guia.sql`SELECT subject, text FROM mails WHERE kind = 'photo-removed'
      AND recipient = ${owner.email} ORDER BY id`;
  await remove(await addReady(company, owner), owner, 'Não gostei.');
  await remove(await addReady(company, admin), admin);
  expect(await mails()).toEqual([]);

  await remove(await addReady(company, owner), admin, 'Está escura demais.');
  await remove(await addReady(company, owner), admin);
  const [withReason, without] = await mails();
  expect(withReason).toMatchObject({ subject: 'Uma foto de Bar do Zé não foi aprovada' });
  expect(withReason.text).toContain('Motivo: Está escura demais.');
  expect(without.text).not.toContain('Motivo');

  await remove(await addReady(company, admin), admin, 'Mostra outra loja.');
  expect((await mails())[2]).toMatchObject({
    subject: 'Uma foto de Bar do Zé foi removida',
    text: expect.stringContaining('Motivo: Mostra outra loja.'),
  });
  const rows = await guia.sql`SELECT after FROM audit_entries WHERE action = 'company.photo-remove'
    AND subject_id = ${company} ORDER BY id`;
  expect(rows.map(({ after }) => after)).toEqual([
    null,
    null,
    { reason: 'Está escura demais.' },
    null,
    { reason: 'Mostra outra loja.' },
  ]);
});
