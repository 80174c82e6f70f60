import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { makeCompany } from '../../test/helpers/factories.ts';
import { testApp } from '../../test/helpers/test-app.ts';

const ORIGIN = 'https://guia.exemplo.com.br';
const guia = testApp({ PUBLIC_URL: ORIGIN });

const get = (path: string, headers = {}) => guia.app.inject({ url: path, headers });
const locationsOf = (xml: string): string[] =>
  [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, location = '']) =>
    location.replace(/&#(\d+);/g, (_all, code) => String.fromCodePoint(Number(code))),
  );

test('the index lists existing files, which list public pages only', async () => {
  const kinds = await guia.sql`SELECT id FROM kinds WHERE slug IN ('otica', 'dentista')`;
  const kind_ids = kinds.map(({ id }) => id);
  const approved = await makeCompany(guia.pool, { category_id: 4, city: "Pau D'Arco", kind_ids });
  const pending = await makeCompany(guia.pool, { is_approved: false });
  const inactive = await makeCompany(guia.pool, { is_active: false });
  await guia.sql`SELECT search_count_changes(1000)`;
  const index = await get('/sitemap.xml');
  expect(index.headers['content-type']).toBe('application/xml; charset=utf-8');
  const files = locationsOf(index.body);
  expect(files[0]).toBe(`${ORIGIN}/sitemaps/pages.xml`);
  const found: string[] = [];
  for (const file of files) {
    const answer = await get(file.slice(ORIGIN.length));
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toMatch(
      /^<\?xml version="1.0" encoding="UTF-8"\?>\n<urlset xmlns="http:\/\/www.sitemaps.org\/schemas\/sitemap\/0.9">\n/,
    );
    expect(answer.body.endsWith('</urlset>\n')).toBe(true);
    expect(locationsOf(answer.body).length).toBeGreaterThan(0);
    found.push(...locationsOf(answer.body));
  }
  for (const path of ['/', '/search', '/terms', '/privacy', '/search?category=4', `/company/${approved}`]) {
    expect(found).toContain(ORIGIN + path);
  }
  expect(found).toContain(`${ORIGIN}/search?category=4&city=Pau+D%27Arco+-+PA`);
  expect(found).toContain(`${ORIGIN}/search?city=Pau+D%27Arco+-+PA`);
  expect(found).toContain(`${ORIGIN}/cidade/pa/pau-d-arco`);
  for (const kind of ['otica', 'dentista']) {
    expect(found).toContain(`${ORIGIN}/search?kind=${kind}`);
    expect(found).toContain(`${ORIGIN}/search?kind=${kind}&city=Pau+D%27Arco+-+PA`);
  }
  expect(found.filter((path) => path.includes('kind=padaria'))).toEqual([]);
  expect(found).not.toContain(`${ORIGIN}/search?category=5&city=Pau+D%27Arco+-+PA`);
  for (const id of [pending, inactive]) expect(found).not.toContain(`${ORIGIN}/company/${id}`);
  expect(new Set(found).size).toBe(found.length);
});

test('companies with distant ids are in separate files, without empty ones between', async () => {
  await guia.sql`INSERT INTO companies (id, name, slug, description, category_id, city_id, is_approved)
     SELECT 200000 + n, 'Em lote', 'em-lote-' || n, '', 1, (SELECT min(id) FROM cities), true
     FROM generate_series(1, 2500) n`;
  const files = locationsOf((await get('/sitemap.xml')).body).filter((file) => file.includes('companies-'));
  expect(files).toEqual([`${ORIGIN}/sitemaps/companies-1.xml`, `${ORIGIN}/sitemaps/companies-5.xml`]);
  const companies = locationsOf((await get('/sitemaps/companies-5.xml')).body);
  expect(companies).toHaveLength(2500);
  expect(companies.at(0)).toBe(`${ORIGIN}/company/200001`);
  expect(companies.at(-1)).toBe(`${ORIGIN}/company/202500`);
  const zipped = await get('/sitemaps/companies-5.xml', { 'accept-encoding': 'gzip, br' });
  expect(zipped.headers['content-encoding']).toBe('gzip');
  expect(locationsOf(gunzipSync(zipped.rawPayload).toString())).toEqual(companies);
});

test('an unknown sitemap is 404, and an empty one is valid', async () => {
  for (const file of ['companies-0', 'companies-999999', 'companies-', 'users-1', 'companies-1.txt']) {
    expect((await get(`/sitemaps/${file}.xml`)).statusCode).toBe(404);
  }
  expect(locationsOf((await get('/sitemaps/companies-42949.xml')).body)).toEqual([]);
});

test('robots.txt names the sitemap, and opens of the interfaces what llms.txt names', async () => {
  const { body, headers } = await get('/robots.txt');
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(body).toContain(`Sitemap: ${ORIGIN}/sitemap.xml\n`);
  expect(body).toContain('Disallow: /api\n');
  expect(body).toContain('Allow: /api/companies\n');
  expect(body).not.toMatch(/Disallow: \/graphql/);
  expect(body).not.toMatch(/Disallow: \/(?:search|company)?\n/);
});

test('during maintenance sitemaps are 503 and robots.txt is served', async () => {
  await guia.sql`UPDATE settings SET maintenance_mode = true`;
  await guia.settled();
  expect((await get('/sitemap.xml')).statusCode).toBe(503);
  expect((await get('/robots.txt')).statusCode).toBe(200);
  await guia.sql`UPDATE settings SET maintenance_mode = false`;
  await guia.settled();
});
