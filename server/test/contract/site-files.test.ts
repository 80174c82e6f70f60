import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { shortName } from '../../src/pages/manifest-route.ts';
import { makeCompany } from '../helpers/factories.ts';
import { testApp } from '../helpers/test-app.ts';

const ORIGIN = 'https://guia.exemplo.com.br';
const CLIENT_DIR = fileURLToPath(new URL('../../../client/dist', import.meta.url));
const isBuilt = existsSync(`${CLIENT_DIR}/server/page-worker.js`);

/** Returns whether robots.txt lets everybody read a path: of the rules that it begins with the longest counts. */
function isAllowed(robots: string, path: string): boolean {
  const rules = [...robots.matchAll(/^(Allow|Disallow): (\S+)$/gm)].map(([, rule, start = '']) => ({
    rule,
    start,
  }));
  const matching = rules.filter(({ start }) => path.startsWith(start));
  const [longest] = matching.sort((one, other) => other.start.length - one.start.length);
  return longest?.rule !== 'Disallow';
}

// `npm test` builds the client first; a run of these tests alone may have none.
describe.skipIf(!isBuilt)('files for browsers and search engines', () => {
  const guia = testApp({ PUBLIC_URL: ORIGIN }, { clientDir: CLIENT_DIR });

  const get = (url: string) => guia.app.inject({ url });

  /** Checks that every address of llms.txt answers and is open to robots; returns their paths. */
  async function followLlms(): Promise<string[]> {
    const { body, statusCode, headers } = await get('/llms.txt');
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(body).toMatch(/^# \S.*\n\n> \S/);
    const robots = (await get('/robots.txt')).body;
    const paths = [...body.matchAll(/https?:\/\/[^\s)`]+/g)].map(([address]) => {
      expect(address.startsWith(`${ORIGIN}/`), address).toBe(true);
      return address.slice(ORIGIN.length);
    });
    for (const path of paths) {
      expect(isAllowed(robots, path), path).toBe(true);
      const answer =
        path === '/graphql'
          ? await guia.app.inject({ url: path, method: 'POST', payload: { query: '{ categories { id } }' } })
          : await get(path);
      expect([path, answer.statusCode]).toEqual([path, 200]);
    }
    return paths;
  }

  test('security.txt says where to report, for a year', async () => {
    const { statusCode, headers, body } = await guia.app.inject('/.well-known/security.txt');
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(body).toMatch(/^Contact: mailto:\S+@\S+$/m);
    const expires = Date.parse(/^Expires: (\S+)$/m.exec(body)?.[1] ?? '') - Date.now();
    expect(Math.round(expires / 86_400_000)).toBeGreaterThan(363);
  });

  test('every address of llms.txt answers, with and without companies', async () => {
    expect((await followLlms()).length).toBeGreaterThan(10);
    const rows = await guia.sql`SELECT id FROM kinds WHERE slug = 'pizzaria'`;
    const id = await makeCompany(guia.pool, { city: 'Ilhéus', kind_ids: [rows[0].id] });
    await guia.settled();
    const paths = await followLlms();
    expect(paths).toContain(`/company/${id}`);
    const landing = '/search?kind=pizzaria&city=Ilh%C3%A9us+-+BA';
    expect(paths).toContain(landing);
    expect((await get(landing)).body).toContain('"index, follow"');
    const text = await get('/search?q=pizzaria+em+Ilh%C3%A9us+-+BA');
    expect(text.body).toContain('"noindex, follow"');
    expect(text.body).toContain(
      `<link rel="canonical" href="${ORIGIN}${landing.replace('&', '&#38;')}" data-head>`,
    );
    const api = paths.find((path) => path.startsWith('/api/companies?')) ?? '';
    const found = await get(api);
    expect(found.json().data.data[0].id).toBe(id);
    expect(found.headers['x-robots-tag']).toBe('noindex');
    expect((await get(api)).headers['x-robots-tag']).toBe('noindex');
  });

  test('the manifest has the name of the site, and its icons exist in their sizes', async () => {
    await guia.sql`UPDATE settings SET site_name = 'Achei em Ilhéus'`;
    await guia.settled();
    const { headers, body } = await get('/manifest.webmanifest');
    expect(headers['content-type']).toBe('application/manifest+json; charset=utf-8');
    const manifest = JSON.parse(body);
    expect(manifest).toMatchObject({
      name: 'Achei em Ilhéus',
      short_name: 'Achei',
      lang: 'pt-BR',
      start_url: '/',
      display: 'standalone',
    });
    expect(manifest.icons.map(({ purpose }: { purpose: string }) => purpose)).toContain('maskable');
    for (const { src, sizes } of manifest.icons) {
      const { width, height, format } = await sharp((await get(src)).rawPayload).metadata();
      expect([format, `${width}x${height}`]).toEqual(['png', sizes]);
    }
    expect((await get('/llms.txt')).body).toContain('# Achei em Ilhéus\n');
    const page = (await get('/terms')).body;
    expect(page).toContain('<link rel="manifest" href="/manifest.webmanifest"');
    expect(page).toContain('<link rel="apple-touch-icon" href="/apple-touch-icon.png">');
  });

  test.each([
    ['/favicon.ico', /^image\/(?:vnd\.microsoft\.icon|x-icon)$/],
    ['/apple-touch-icon.png', /^image\/png$/],
    ['/icons/icon-512.png', /^image\/png$/],
  ])('%s is cached for a day and counts against no limit', async (url, type) => {
    const { statusCode, headers } = await get(url);
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toMatch(type);
    expect(headers['cache-control']).toBe('public, max-age=86400');
    expect(headers).not.toHaveProperty('ratelimit');
  });

  test.each([
    ['Guia de Empresas', 'Guia'],
    ['Guia', 'Guia'],
    ['Achei Aqui Bahia', 'Achei Aqui'],
    ['Empreendimentos', 'Empreendimentos'],
  ])('%s is %s below an icon', (name, short) => {
    expect(shortName(name)).toBe(short);
  });
});
