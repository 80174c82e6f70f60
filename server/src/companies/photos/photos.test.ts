import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { makeCompany } from '../../../test/helpers/factories.ts';
import { photoFixtures, photoOf } from '../../../test/helpers/photos/photo-fixtures.ts';
import { testApp } from '../../../test/helpers/test-app.ts';

const guia = testApp();
beforeAll(() => guia.sql`UPDATE approval_policy SET require_photo_approval = false`);

const { add, addReady, workOff } = photoFixtures(() => guia);
const PHOTOS = `query ($id: ID!) { company(id: $id) {
  cover { id } photos { id state isCover caption placeholder crop { x y width height } sizes { width height url } }
} }`;
const MANAGED = `query ($id: ID!) { companyPhotos(companyId: $id) {
  limit items { id state isCover isOverLimit caption failure sizes { width height url } }
} }`;

async function owned() {
  const owner = await guia.owner();
  return { owner, id: await makeCompany(guia.pool, { owner_id: Number(owner.id) }) };
}
const shown = async (id: number) => (await guia.graphql(PHOTOS, { id: String(id) })).body.data.company;
const managed = async (id: number, caller: { token: string }) =>
  (await guia.graphql(MANAGED, { id: String(id) }, caller)).body.data.companyPhotos;
const ids = (photos: { id: string }[]) => photos.map(({ id }) => id);
const at = (url: string) => guia.app.inject({ url });

test('a photo is stored, made smaller in the background and served for good in three widths', async () => {
  const { owner, id } = await owned();
  const { body } = await add(id, await photoOf(2000, 1500).jpeg().toBuffer(), owner, '  A fachada ');
  expect(body.data.addCompanyPhoto).toMatchObject({
    state: 'processing',
    isCover: false,
    caption: 'A fachada',
    sizes: [],
  });
  expect((await shown(id)).photos).toEqual([]);
  await workOff();
  await guia.settled();
  const { photos, cover } = await shown(id);
  expect(photos).toMatchObject([{ state: 'ready', isCover: true, caption: 'A fachada', crop: null }]);
  expect(cover).toEqual({ id: photos[0].id });
  expect(photos[0].placeholder).toMatch(/^data:image\/webp;base64,/);
  expect(
    photos[0].sizes.map(({ width, height }: { width: number; height: number }) => [width, height]),
  ).toEqual([
    [480, 360],
    [960, 720],
    [1600, 1200],
  ]);
  for (const { url, width, height } of photos[0].sizes) {
    const served = await at(url);
    expect(served.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(await sharp(served.rawPayload).metadata()).toMatchObject({ format: 'webp', width, height });
  }
  const rows = await guia.sql`SELECT FROM photo_originals`;
  expect(rows).toEqual([]);
});

test('position, author and orientation of the camera are in no byte that is served', async () => {
  const { owner, id } = await owned();
  const file = await photoOf(1000, 700)
    .jpeg()
    .withExif({
      IFD0: { Artist: 'Maria Fotografa', Orientation: '6' },
      IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '22/1 54/1 20/1', GPSLongitudeRef: 'W' },
    })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><home>-22.9</home></x:xmpmeta>')
    .toBuffer();
  const before = await sharp(file).metadata();
  expect(before.exif).toBeDefined();
  await add(id, file, owner);
  await workOff();
  await guia.settled();
  const [{ sizes, placeholder }] = (await shown(id)).photos;
  const images: Buffer[] = [Buffer.from(placeholder.split(',')[1], 'base64')];
  for (const { url } of sizes) images.push((await at(url)).rawPayload);
  for (const image of images) {
    const { exif, xmp, iptc, icc, orientation } = await sharp(image).metadata();
    expect({ exif, xmp, iptc, icc, orientation }).toEqual({});
    for (const text of ['Maria', 'Exif', 'GPS', 'xmpmeta']) expect(image.includes(text)).toBe(false);
  }
  // Orientation 6: the camera was held upright.
  if (before.orientation === 6) expect(sizes.at(-1)).toMatchObject({ width: 700, height: 1000 });
  const rows = await guia.sql`SELECT image FROM photo_images`;
  for (const { image } of rows) expect(image.includes('Maria')).toBe(false);
});

test('only its owner and administrators see, change and order all photos', async () => {
  const { owner, id } = await owned();
  const [first, second] = [await addReady(id, owner), await addReady(id, owner)];
  const update =
    'mutation ($id: ID!, $input: UpdateCompanyPhotoInput!) { updateCompanyPhoto(id: $id, input: $input) { id caption crop { x } } }';
  const order =
    'mutation ($id: ID!, $ids: [ID!]!) { orderCompanyPhotos(companyId: $id, ids: $ids) { items { id isCover } } }';
  const remove = 'mutation ($id: ID!) { deleteCompanyPhoto(id: $id) { id } }';
  const crop = { x: 0.1, y: 0, width: 0.5, height: 0.5 };
  const other = await guia.owner();
  const calls = [
    [MANAGED, { id: String(id) }],
    [update, { id: first, input: { caption: 'Outra' } }],
    [order, { id: String(id), ids: [second, first] }],
    [remove, { id: first }],
  ] as const;
  for (const [query, variables] of calls) {
    expect((await guia.graphql(query, variables)).body.errors[0].extensions.code).toBe('UNAUTHENTICATED');
    expect((await guia.graphql(query, variables, other)).body.errors[0].extensions.code).toBe('FORBIDDEN');
  }
  const changed = await guia.graphql(update, { id: first, input: { caption: 'O salão', crop } }, owner);
  expect(changed.body.data.updateCompanyPhoto).toEqual({ id: first, caption: 'O salão', crop: { x: 0.1 } });
  const tooWide = { input: { crop: { ...crop, x: 0.6 } }, id: first };
  expect((await guia.graphql(update, tooWide, owner)).body.errors[0].extensions.code).toBe('BAD_USER_INPUT');
  for (const wrong of [[first], [first, first], [first, '999999']]) {
    const { body } = await guia.graphql(order, { id: String(id), ids: wrong }, owner);
    expect(body.errors[0].extensions.code).toBe('BAD_USER_INPUT');
  }
  const admin = { token: await guia.adminToken() };
  const ordered = await guia.graphql(order, { id: String(id), ids: [second, first] }, admin);
  expect(ordered.body.data.orderCompanyPhotos.items).toEqual([
    { id: second, isCover: true },
    { id: first, isCover: false },
  ]);
  expect(ids((await shown(id)).photos)).toEqual([second, first]);
  const url = (await shown(id)).photos[0].sizes[0].url;
  expect((await guia.graphql(remove, { id: second }, owner)).body.data.deleteCompanyPhoto).toEqual({
    id: second,
  });
  expect((await shown(id)).photos).toMatchObject([{ id: first, isCover: true, crop }]);
  expect((await at(url)).statusCode).toBe(404);
  const rows = await guia.sql`SELECT action FROM audit_entries WHERE subject_type = 'company'
    AND subject_id = ${id} ORDER BY id`;
  expect(rows.map(({ action }) => action)).toEqual([
    'company.photo-add',
    'company.photo-add',
    'company.photo-update',
    'company.photo-order',
    'company.photo-remove',
  ]);
});

test("the plan's number is held, also at once; a smaller plan hides photos and deletes none", async () => {
  const { owner, id } = await owned();
  const rows = await guia.sql`INSERT INTO plans (name, price, photo_limit)
    VALUES ('Três fotos', 9, 3), ('Uma foto', 1, 1) RETURNING id`;
  const [three, one] = rows;
  await guia.sql`UPDATE users SET plan_id = ${three.id} WHERE id = ${owner.id}`;
  const file = await photoOf(400, 300).jpeg().toBuffer();
  const answers = await Promise.all(Array.from({ length: 5 }, () => add(id, file, owner)));
  const refused = answers.filter(({ body }) => body.errors);
  expect(refused).toHaveLength(2);
  expect(refused[0]?.body.errors[0].extensions.fields.file).toEqual([
    { code: 'LIMIT_REACHED', message: 'O plano permite 3 fotos.' },
  ]);
  await workOff();
  await guia.settled();
  const { photos } = await shown(id);
  expect(photos).toHaveLength(3);
  expect(photos[0].sizes).toHaveLength(1);
  await guia.sql`UPDATE users SET plan_id = ${one.id} WHERE id = ${owner.id}`;
  await guia.settled();
  expect(ids((await shown(id)).photos)).toEqual([photos[0].id]);
  expect((await at(photos[2].sizes[0].url)).statusCode).toBe(404);
  const all = await managed(id, owner);
  expect(all).toMatchObject({ limit: 1 });
  expect(all.items.map((photo: { isOverLimit: boolean }) => photo.isOverLimit)).toEqual([false, true, true]);
  expect((await at(all.items[2].sizes[0].url)).headers['cache-control']).toBe('private, max-age=3600');
});

test('photos of an inactive company are for its owner and administrators; a signature cannot be forged', async () => {
  const { owner, id } = await owned();
  await addReady(id, owner);
  const [{ sizes }] = (await shown(id)).photos;
  await guia.sql`UPDATE companies SET is_active = false WHERE id = ${id}`;
  await guia.settled();
  expect((await at(sizes[0].url)).statusCode).toBe(404);
  const { body } = await guia.graphql(PHOTOS, { id: String(id) }, owner);
  const { url } = body.data.company.photos[0].sizes[0];
  expect((await at(url)).statusCode).toBe(200);
  for (const forged of [
    url.replace(/signature=.{5}/, 'signature=AAAAA'),
    url.replace(/until=\d+/, 'until=9999999999'),
    url.replace(/until=\d+/, 'until=1'),
    url.replace(/&signature=.*/, ''),
  ]) {
    expect((await at(forged)).statusCode).toBe(404);
  }
});

test('a photo that cannot be decoded fails with a sentence and leaves nothing', async () => {
  const { owner, id } = await owned();
  const file = await photoOf(600, 400).jpeg().toBuffer();
  // The structure is whole, its tables are not.
  const table = file.indexOf(Buffer.from([0xff, 0xc4]));
  file.fill(0xff, table + 5, table + 21);
  const { body } = await add(id, file, owner);
  expect(body.errors).toBeUndefined();
  await workOff();
  expect((await managed(id, owner)).items).toMatchObject([
    {
      state: 'failed',
      failure: 'A foto não pôde ser lida. O arquivo pode estar incompleto: escolha outro.',
      sizes: [],
    },
  ]);
  const { rowCount } = await guia.pool.query('SELECT FROM photo_originals');
  expect(rowCount).toBe(0);
});

test('what a killed instance left is made after its lease, and two instances never make the same photo', async () => {
  const { owner, id } = await owned();
  const file = await photoOf(500, 400).jpeg().toBuffer();
  for (let count = 0; count < 4; count++) await add(id, file, owner);
  // Another instance claimed the first and died; a second one still works on the next.
  const [first, second] = (await managed(id, owner)).items;
  const claim = (photo: string, seconds: number) =>
    guia.pool.query(
      `UPDATE company_photos SET attempts = 1, claimed_until = now() + make_interval(secs => $2) WHERE id = $1`,
      [photo, seconds],
    );
  await claim(first.id, -1);
  await claim(second.id, 60);
  await Promise.all([workOff(), workOff()]);
  const states = (await managed(id, owner)).items.map(({ state }: { state: string }) => state);
  expect(states).toEqual(['ready', 'processing', 'ready', 'ready']);
  const rows = await guia.sql`SELECT attempts FROM company_photos WHERE company_id = ${id} ORDER BY id`;
  expect(rows.map(({ attempts }) => attempts)).toEqual([2, 1, 1, 1]);
});

test('a photo that the database could not store is made later, however often that was', async () => {
  const { owner, id } = await owned();
  const { body } = await add(id, await photoOf().jpeg().toBuffer(), owner);
  const photo = body.data.addCompanyPhoto.id;
  await guia.sql`UPDATE company_photos SET attempts = 9 WHERE id = ${photo}`;
  await guia.sql`ALTER TABLE photo_images RENAME TO photo_images_away`;
  await workOff();
  await guia.sql`ALTER TABLE photo_images_away RENAME TO photo_images`;
  expect((await managed(id, owner)).items).toMatchObject([{ id: photo, state: 'processing' }]);
  await guia.sql`UPDATE company_photos SET claimed_until = NULL WHERE id = ${photo}`;
  await workOff();
  expect((await managed(id, owner)).items).toMatchObject([{ id: photo, state: 'ready' }]);
  // The time from which it can be seen, which a digest compares.
  const made = await guia.pool.query(
    'SELECT changed_at > created_at AS later FROM company_photos WHERE id = $1',
    [photo],
  );
  expect(made.rows).toEqual([{ later: true }]);
});

test('photos follow the company: personal data, catalogue, deletion', async () => {
  const { owner, id } = await owned();
  await addReady(id, owner, 'Nossa vitrine');
  const { body } = await guia.graphql('{ myPersonalData }', {}, owner);
  expect(JSON.stringify(body.data.myPersonalData.companies)).toContain('Nossa vitrine');
  const rest = await guia.rest('GET', `/companies/${id}`);
  expect(rest.body.data.photos).toMatchObject([{ caption: 'Nossa vitrine', width: 1200, height: 900 }]);
  expect((await at(rest.body.data.photos[0].url)).statusCode).toBe(200);
  await guia.rest('DELETE', `/admin/companies/${id}`, undefined, { token: await guia.adminToken() });
  const { rowCount } = await guia.pool.query(
    'SELECT FROM photo_images i JOIN company_photos p ON p.id = i.photo_id WHERE company_id = $1',
    [id],
  );
  expect(rowCount).toBe(0);
  expect((await at(rest.body.data.photos[0].url)).statusCode).toBe(404);
});
