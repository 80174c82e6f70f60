import FormData from 'form-data';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { COMPANY_FORM } from '../../../test/helpers/company-form.ts';
import { makeCompany } from '../../../test/helpers/factories.ts';
import { testApp } from '../../../test/helpers/test-app.ts';
import { deleteExpiredRejections } from '../rejections/delete-expired.ts';

const guia = testApp({ LIMIT_UPLOADS: '1000' });
beforeAll(async () => {
  // One form serves all tests here; approval.test.ts tests that duplicates are rejected.
  await guia.sql`UPDATE approval_policy SET block_duplicate_companies = false`;
});

const picture = () =>
  sharp({ create: { width: 800, height: 600, channels: 3, background: '#0a7' } })
    .jpeg()
    .withExif({ IFD0: { Artist: 'A person' } })
    .toBuffer();

async function sendForm(
  fields: Record<string, string>,
  logo: { content: Buffer; name: string; field?: string } | null,
  token?: string,
) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  if (logo) form.append(logo.field ?? 'logo', logo.content, { filename: logo.name });
  const reply = await guia.app.inject({
    method: 'POST',
    url: '/api/companies',
    headers: { ...form.getHeaders(), ...(token && { authorization: `Bearer ${token}` }) },
    payload: form.getBuffer(),
  });
  return { status: reply.statusCode, body: reply.json() };
}

test('a logo is sent as multipart, re-encoded without metadata and served as immutable', async () => {
  const { token } = await guia.owner();
  const { status, body } = await sendForm(
    COMPANY_FORM,
    { content: await picture(), name: 'logo.jpg' },
    token,
  );
  expect(status).toBe(200);
  expect(body.data.logo).toMatch(/^\/logos\/[0-9a-f]{64}\.webp$/);
  const served = await guia.app.inject({ url: body.data.logo });
  expect(served.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  const { format, width, height, exif } = await sharp(served.rawPayload).metadata();
  expect({ format, width, height, exif }).toEqual({
    format: 'webp',
    width: 512,
    height: 384,
    exif: undefined,
  });
  const small = await sharp((await guia.app.inject({ url: body.data.logo_small })).rawPayload).metadata();
  expect(small.width).toBe(128);
});

test.each([
  ['an SVG', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['a page', async () => Buffer.from('<html><script>alert(1)</script></html>')],
  ['a cut picture', async () => (await picture()).subarray(0, 700)],
  ['nothing at all', async () => Buffer.alloc(0)],
])('%s is rejected as a logo and stores nothing', async (_what, content) => {
  const owner = await guia.owner();
  const { status, body } = await sendForm(
    COMPANY_FORM,
    { content: await content(), name: 'logo.png' },
    owner.token,
  );
  expect(status).toBe(422);
  expect(body.errors.logo).toHaveLength(1);
  const rows = await guia.sql`SELECT count(*)::int AS n FROM companies WHERE owner_id = ${owner.id}`;
  expect(rows).toEqual([{ n: 0 }]);
});

test('a logo of 6 MB is too large; without a session none is accepted', async () => {
  const { token } = await guia.owner();
  const content = Buffer.alloc(6 * 1024 * 1024, 1);
  expect((await sendForm(COMPANY_FORM, { content, name: 'logo.png' }, token)).status).toBe(413);
  expect((await sendForm(COMPANY_FORM, { content: await picture(), name: 'logo.jpg' })).status).toBe(401);
});

test('removing a company removes the logo, unless another company uses it, also a rejected one', async () => {
  const owner = await guia.owner();
  await makeCompany(guia.pool, { owner_id: owner.id });
  const content = await picture();
  const first = await sendForm(
    { ...COMPANY_FORM, name: 'Primeira' },
    { content, name: 'logo.jpg' },
    owner.token,
  );
  const second = await sendForm(
    { ...COMPANY_FORM, name: 'Segunda' },
    { content, name: 'logo.jpg' },
    owner.token,
  );
  expect(second.body.data.logo).toBe(first.body.data.logo);
  await guia.sql`UPDATE companies SET logo_hash = NULL WHERE id <> ALL (${[first.body.data.id, second.body.data.id]})`;
  const token = await guia.adminToken();
  await guia.rest('DELETE', `/admin/companies/${first.body.data.id}/reject`, undefined, { token });
  await guia.rest('DELETE', `/admin/companies/${second.body.data.id}`, undefined, { token });
  const status = async () => (await guia.app.inject(first.body.data.logo)).statusCode;
  expect(await status()).toBe(200);
  await guia.sql`UPDATE companies SET rejected_at = '2020-01-01' WHERE id = ${first.body.data.id}`;
  await deleteExpiredRejections(guia.services.db);
  expect(await status()).toBe(404);
});

test('only the field named logo accepts a file; the error names another one', async () => {
  const { id, token } = await guia.owner();
  const { status, body } = await sendForm(
    COMPANY_FORM,
    { content: await picture(), name: 'logo.jpg', field: 'foto' },
    token,
  );
  expect(status).toBe(422);
  expect(body.errors).toEqual({ foto: ['Este campo não recebe arquivos.'] });
  const rows = await guia.sql`SELECT count(*)::int AS n FROM companies WHERE owner_id = ${id}`;
  expect(rows).toEqual([{ n: 0 }]);
});

test('an empty file input of another name is an absent value', async () => {
  const { token } = await guia.owner();
  const none = { content: Buffer.alloc(0), name: '', field: 'foto' };
  expect((await sendForm(COMPANY_FORM, none, token)).status).toBe(200);
});

const withLogo = async (owner: { token: string }) => {
  const { body } = await sendForm(
    { ...COMPANY_FORM, name: `Com logo ${crypto.randomUUID()}` },
    {
      content: await sharp({ create: { width: 9, height: 9, channels: 3, background: randomColor() } })
        .png()
        .toBuffer(),
      name: 'logo.png',
    },
    owner.token,
  );
  return body.data as { id: number; logo: string };
};
let color = 0;
const randomColor = () => ({ r: ++color, g: 7, b: 7 });
const logoNow = async (id: number, caller: { token: string }) =>
  (await guia.rest('GET', `/companies/${id}`, undefined, caller)).body.data.logo;

test('a logo of null removes it and its image, over REST and GraphQL, for owner and administrators', async () => {
  const owner = await guia.owner();
  const admin = { token: await guia.adminToken() };
  const REMOVE = `mutation ($id: ID!, $logo: Upload) {
    updateCompany(id: $id, input: {}, logo: $logo) { logo { url } }
  }`;
  const ADMIN_REMOVE = `mutation ($id: ID!) { adminUpdateCompany(id: $id, input: {}, logo: null) { logo { url } } }`;
  const ways = [
    (id: number) => guia.rest('PUT', `/companies/${id}`, { logo: null }, owner),
    (id: number) => guia.rest('POST', `/companies/${id}`, { logo: null, _method: 'PUT' }, owner),
    (id: number) => guia.rest('PUT', `/admin/companies/${id}`, { logo: null }, admin),
    (id: number) => guia.graphql(REMOVE, { id, logo: null }, owner),
    (id: number) => guia.graphql(ADMIN_REMOVE, { id }, admin),
  ];
  for (const [index, remove] of ways.entries()) {
    const { id, logo } = await withLogo(owner);
    const { body } = await remove(id);
    expect(body.errors, String(index)).toBeUndefined();
    expect(await logoNow(id, owner), String(index)).toBeNull();
    expect((await guia.app.inject(logo)).statusCode, String(index)).toBe(404);
    const rows = await guia.sql`SELECT before->>'logoHash' AS before, after ? 'logoHash'
      AND after->>'logoHash' IS NULL AS gone
       FROM audit_entries WHERE action = 'company.update' AND subject_id = ${id}`;
    expect(rows, String(index)).toEqual([{ before: logo.slice(7, 71), gone: true }]);
  }
});

test('a logo that is absent, empty or a text stays', async () => {
  const owner = await guia.owner();
  const { id, logo } = await withLogo(owner);
  await guia.rest('PUT', `/companies/${id}`, { address: 'Rua Nova, 1' }, owner);
  await guia.rest('PUT', `/companies/${id}`, { logo: '' }, owner);
  await guia.rest('PUT', `/companies/${id}`, { logo }, owner);
  await guia.graphql(
    'mutation ($id: ID!, $logo: Upload) { updateCompany(id: $id, input: {}, logo: $logo) { id } }',
    { id },
    owner,
  );
  const form = new FormData();
  form.append('_method', 'PUT');
  form.append('logo', '');
  const { statusCode } = await guia.app.inject({
    method: 'POST',
    url: `/api/companies/${id}`,
    headers: { ...form.getHeaders(), authorization: `Bearer ${owner.token}` },
    payload: form.getBuffer(),
  });
  expect(statusCode).toBe(200);
  expect(await logoNow(id, owner)).toBe(logo);
});

test('an image that another company uses stays; the removal is marked for administrators', async () => {
  const owner = await guia.owner();
  const admin = { token: await guia.adminToken() };
  const { id, logo } = await withLogo(owner);
  const other = await withLogo(owner);
  await guia.sql`UPDATE companies SET is_approved = true, logo_hash = (SELECT logo_hash FROM companies WHERE id = ${id})
     WHERE rejected_at IS NULL`;
  await guia.rest('PUT', `/companies/${id}`, { logo: null }, owner);
  expect((await guia.app.inject(logo)).statusCode).toBe(200);
  expect(await logoNow(other.id, owner)).toBe(logo);
  const { body } = await guia.graphql(
    'query { adminChangedCompanies { items { company { id } changes { field before after } } } }',
    {},
    admin,
  );
  expect(body.data.adminChangedCompanies.items).toEqual([
    { company: { id: String(id) }, changes: [{ field: 'logo', before: logo, after: null }] },
  ]);
});

test('the logo of an approved company is kept until an administrator has seen its change, and comes back', async () => {
  const owner = await guia.owner();
  const token = await guia.adminToken();
  const { id, logo } = await withLogo(owner);
  await guia.sql`UPDATE companies SET is_approved = true WHERE id = ${id}`;
  const statusOf = async (url: string) => (await guia.app.inject(url)).statusCode;
  await guia.rest('PUT', `/companies/${id}`, { logo: null }, owner);
  expect(await logoNow(id, owner)).toBeNull();
  expect(await statusOf(logo)).toBe(200);
  const REVERT = 'mutation ($id: ID!) { revertCompanyChanges(companyId: $id) { notRestored } }';
  const { body } = await guia.graphql(REVERT, { id }, { token });
  expect(body.data.revertCompanyChanges.notRestored).toEqual([]);
  expect(await logoNow(id, owner)).toBe(logo);

  await guia.rest('PUT', `/companies/${id}`, { logo: null }, owner);
  await guia.graphql('mutation ($id: ID!) { markChangesSeen(companyId: $id) { id } }', { id }, { token });
  expect(await statusOf(logo)).toBe(404);
});

test('a removed company takes along the logo that its changes kept', async () => {
  const owner = await guia.owner();
  const { id, logo } = await withLogo(owner);
  await guia.sql`UPDATE companies SET is_approved = true WHERE id = ${id}`;
  await guia.rest('PUT', `/companies/${id}`, { logo: null }, owner);
  await guia.rest('DELETE', `/admin/companies/${id}`, undefined, { token: await guia.adminToken() });
  expect((await guia.app.inject(logo)).statusCode).toBe(404);
});
