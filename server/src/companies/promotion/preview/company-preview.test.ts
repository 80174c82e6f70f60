import sharp from 'sharp';
import { expect, test } from 'vitest';
import { makeCompany } from '../../../../test/helpers/factories.ts';
import { photoFixtures } from '../../../../test/helpers/photos/photo-fixtures.ts';
import { admin, testApp } from '../../../../test/helpers/test-app.ts';

const guia = testApp();

const { addReady } = photoFixtures(() => guia);
const preview = (id: number | string, headers = {}) =>
  guia.app.inject({ url: `/previews/${id}.jpg`, headers });

/** Returns the colour of a pixel: red, green, blue. */
async function colourAt(image: Buffer, left: number, top: number): Promise<number[]> {
  return [...(await sharp(image).extract({ left, top, width: 1, height: 1 }).raw().toBuffer())];
}

test('a public company has a JPEG of 1200 × 630, which changes with its name', async () => {
  const id = await makeCompany(guia.pool, { name: 'Pão & Açaí São João' });
  const first = await preview(id);
  expect(first.statusCode).toBe(200);
  expect(first.headers['content-type']).toBe('image/jpeg');
  expect(first.headers['cache-control']).toBe('public, max-age=3600');
  expect(first.headers['cross-origin-resource-policy']).toBe('cross-origin');
  expect(await sharp(first.rawPayload).metadata()).toMatchObject({
    format: 'jpeg',
    width: 1200,
    height: 630,
  });
  // Letters are drawn on any machine: white on green, where the name is.
  const { channels } = await sharp(first.rawPayload)
    .extract({ left: 64, top: 60, width: 500, height: 90 })
    .stats();
  expect(channels[0]?.max).toBeGreaterThan(240);
  const { etag } = first.headers;
  const same = await preview(id, { 'if-none-match': `"outro", W/${etag}` });
  expect([same.statusCode, same.body]).toEqual([304, '']);
  await guia.sql`UPDATE companies SET name = 'Outro nome' WHERE id = ${id}`;
  const renamed = await preview(id, { 'if-none-match': etag });
  expect(renamed.statusCode).toBe(200);
  expect(renamed.headers.etag).not.toBe(etag);
});

test('the cover is shown beside the name', async () => {
  const id = await makeCompany(guia.pool);
  const without = await preview(id);
  expect((await colourAt(without.rawPayload, 1190, 20))[0]).toBeLessThan(60);
  await addReady(id, admin);
  const image = (await preview(id)).rawPayload;
  // The photo is #cc9966.
  const [red = 0, green = 0, blue = 0] = await colourAt(image, 1190, 20);
  expect([Math.round(red / 20), Math.round(green / 20), Math.round(blue / 20)]).toEqual([10, 8, 5]);
});

test('companies that are not public have none', async () => {
  const hidden = [
    await makeCompany(guia.pool, { is_approved: false }),
    await makeCompany(guia.pool, { is_active: false }),
    999_999,
    '0',
    '7.5',
    'x',
  ];
  for (const id of hidden) {
    const { statusCode, headers } = await preview(id);
    expect([statusCode, headers['content-type']]).toEqual([404, 'application/json; charset=utf-8']);
  }
});

test("the QR code of a page's address needs no company", async () => {
  const code = await guia.app.inject({ url: '/previews/7.svg' });
  expect([code.statusCode, code.headers['content-type']]).toEqual([200, 'image/svg+xml']);
  expect(code.headers['cache-control']).toBe('public, max-age=3600');
  expect(code.body).toMatch(/^<svg .*<\/svg>$/s);
  expect(code.body).not.toBe((await guia.app.inject({ url: '/previews/8.svg' })).body);
  for (const name of ['0.svg', 'x.svg', '7.svg.jpg']) {
    expect((await guia.app.inject({ url: `/previews/${name}` })).statusCode).toBe(404);
  }
});
