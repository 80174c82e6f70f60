import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { PageRenderer } from '../../src/pages/page-renderer.ts';
import type { PageToRender } from '../../src/pages/page-worker-thread.ts';
import { unavailable } from '../../src/shared/errors.ts';
import { createLog } from '../../src/shared/log.ts';
import { makeCompany } from '../helpers/factories.ts';
import { admin, testApp } from '../helpers/test-app.ts';

const CLIENT_DIR = fileURLToPath(new URL('../../../client/dist', import.meta.url));
const isBuilt = existsSync(`${CLIENT_DIR}/server/page-worker.js`);

// `npm test` builds the client first; a run of these tests alone may have none.
describe.skipIf(!isBuilt)('pages', () => {
  const guia = testApp({}, { clientDir: CLIENT_DIR });

  test('a page is complete without JavaScript, and the same from the response cache, with the same policy', async () => {
    const id = await makeCompany(guia.pool, { name: 'Ateliê Flor de Lis' });
    await guia.settled();
    const first = await guia.app.inject(`/company/${id}`);
    const second = await guia.app.inject(`/company/${id}`);
    expect(first.statusCode).toBe(200);
    expect(first.body).toContain('Ateliê Flor de Lis');
    expect(second.body).toBe(first.body);
    for (const name of [
      'content-security-policy',
      'content-type',
      'x-content-type-options',
      'cache-control',
    ]) {
      expect(second.headers[name]).toBe(first.headers[name]);
      expect(first.headers[name]).toBeTruthy();
    }
    expect(first.headers['content-security-policy']).not.toMatch(/script-src[^;]*unsafe/);
  });

  test('the page of a company that was merged leads to the kept one for good, with the rest of its address', async () => {
    const [kept, removed] = [await makeCompany(guia.pool), await makeCompany(guia.pool)];
    const pageOf = (path: string) => guia.app.inject(`/company/${path}`);
    expect((await pageOf(`${removed}`)).statusCode).toBe(200);
    const merge =
      'mutation ($keptId: ID!, $removedId: ID!) { mergeCompanies(keptId: $keptId, removedId: $removedId, takesOwner: false) { id } }';
    await guia.graphql(merge, { keptId: kept, removedId: removed }, admin);
    for (const [path, location] of [
      [`${removed}`, `/company/${kept}`],
      [`${removed}?page=2`, `/company/${kept}?page=2`],
    ] as const)
      for (const _time of [1, 2]) {
        const { statusCode, headers } = await pageOf(path);
        expect([statusCode, headers.location]).toEqual([301, location]);
      }
    expect((await pageOf(`${removed}0`)).statusCode).toBe(404);
    expect((await pageOf(`${kept}`)).statusCode).toBe(200);
  });

  test('an error of rendering or of a query fails one page, and the thread goes on', async () => {
    const thread = new PageRenderer(`${CLIENT_DIR}/server/page-worker.js`, createLog('silent'), 10_000);
    await thread.start();
    const render = (execute: PageToRender['execute']) =>
      thread.render({ url: '/terms', publicUrl: 'https://guia.exemplo.com.br', execute });
    const asked = new Error('not asked');
    await expect(render(() => Promise.reject(asked))).rejects.toBe(asked);
    // The page shows the site's name, and there is none.
    const broken = { publicSettings: { __typename: 'PublicSettings', siteName: { no: 'name' } } };
    await expect(render(async () => ({ data: broken }))).rejects.toThrow(/./);
    const rendered = await render(async () => ({ data: null, errors: [unavailable()] }));
    expect(rendered.html).toContain('<h1');
    await thread.close();
  });

  test('a company’s ratings are rendered in the order of the URL, by default the newest first', async () => {
    const id = await makeCompany(guia.pool);
    await guia.sql`INSERT INTO ratings (company_id, rating, comment, fingerprint_hash, created_at)
       SELECT ${id}, stars, 'Nota ' || stars, sha256(stars::text::bytea), now() - make_interval(days => stars)
       FROM generate_series(1, 5) AS stars`;
    await guia.sql`UPDATE companies SET rating_count = 5, rating_sum = 15 WHERE id = ${id}`;
    await guia.settled();
    const rendered = async (query: string) => {
      const { statusCode, body } = await guia.app.inject(`/company/${id}${query}`);
      expect(statusCode).toBe(200);
      const [html = ''] = body.split('id="state"');
      return [...html.matchAll(/Nota (\d)/g)].map(([, stars]) => stars).join('');
    };
    expect(await rendered('')).toBe('12345');
    expect(await rendered('?order=best')).toBe('54321');
    expect(await rendered('?order=nenhuma')).toBe('12345');
  });

  test('a page shows a change at the next request', async () => {
    const id = await makeCompany(guia.pool);
    await guia.settled();
    expect((await guia.app.inject(`/company/${id}`)).body).not.toMatch(
      /1<span[^>]*> (?:<!-- -->)?avaliação</,
    );
    await guia.rest('POST', `/companies/${id}/rate`, { rating: 5, browser_fingerprint: 'a-new-browser' });
    expect((await guia.app.inject(`/company/${id}`)).body).toMatch(/1<span[^>]*> (?:<!-- -->)?avaliação</);
  });

  test('an unknown company is a 404 page, an unknown path redirects home, an unknown asset is no page', async () => {
    const missing = await guia.app.inject('/company/999999');
    expect(missing.statusCode).toBe(404);
    expect(missing.body).toContain('Empresa não encontrada');
    const elsewhere = await guia.app.inject('/nada/disso');
    expect(elsewhere.statusCode).toBe(302);
    expect(elsewhere.headers.location).toBe('/');
    expect((await guia.app.inject('/assets/nada-disso.js')).statusCode).toBe(404);
    for (const url of ['/API', '/API/companies', '/Api/companies?q=x']) {
      const miswritten = await guia.app.inject({ url, headers: { accept: 'text/html' } });
      expect([miswritten.statusCode, miswritten.json().code]).toEqual([404, 'NOT_FOUND']);
    }
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const sent = { method: 'POST', url: '/API/auth/login', headers: form, payload: 'email=a' } as const;
    expect((await guia.app.inject(sent)).json().code).toBe('NOT_FOUND');
    expect((await guia.app.inject('/api')).json().code).toBe('NOT_FOUND');
    expect((await guia.app.inject({ method: 'POST', url: '/search' })).statusCode).toBe(405);
  });

  test('in maintenance every page is the same one, with 503 and Retry-After; afterwards all are back', async () => {
    const maintain = async (isOn: boolean) => {
      await guia.sql`UPDATE settings SET maintenance_mode = ${isOn}`;
      await guia.settled();
    };
    await maintain(true);
    for (const path of ['/', '/search?q=padaria', '/terms']) {
      const page = await guia.app.inject(path);
      expect(page.statusCode).toBe(503);
      expect(Number(page.headers['retry-after'])).toBeGreaterThan(0);
      expect(page.body).toContain('Estamos em manutenção');
      expect(page.body).toContain('noindex');
    }
    await maintain(false);
    expect((await guia.app.inject('/')).statusCode).toBe(200);
  });

  test('a company page shows similar companies, and a changed setting at the next request', async () => {
    const [one] = [
      await makeCompany(guia.pool, { category_id: 7, city: 'Ilhéus' }),
      await makeCompany(guia.pool, { category_id: 7, city: 'Ilhéus', name: 'Vizinha de Porta' }),
    ];
    await guia.settled();
    const page = await guia.app.inject(`/company/${one}`);
    expect(page.body).toContain('Vizinha de Porta');
    expect(page.body).toContain('"@type":"LocalBusiness"');
    await guia.sql`UPDATE settings SET site_name = 'Guia Baiano'`;
    await guia.settled();
    expect((await guia.app.inject(`/company/${one}`)).body).toContain('Guia Baiano');
  });

  test('a kind in a city is a landing page with links to related ones; without companies it is noindex', async () => {
    const rows = await guia.sql`SELECT id FROM kinds WHERE slug IN ('padaria', 'pizzaria') ORDER BY slug`;
    const kind_ids = rows.map(({ id }) => id);
    const id = await makeCompany(guia.pool, { category_id: 3, city: 'Ilhéus', kind_ids });
    await guia.settled();
    const { statusCode, body } = await guia.app.inject('/search?kind=padaria&city=Ilhéus+-+BA');
    expect(statusCode).toBe(200);
    expect(body).toContain('>Padarias em Ilhéus - BA</h1>');
    expect(body).toContain('href="/search?kind=pizzaria&amp;city=Ilh%C3%A9us+-+BA"');
    expect(body).toContain('/search?kind=padaria&#38;city=Ilh%C3%A9us+-+BA" data-head>');
    expect(body).toContain('"index, follow"');
    for (const none of ['kind=pet-shop&city=Ilhéus+-+BA', 'kind=nenhum']) {
      expect((await guia.app.inject(`/search?${none}`)).body).toContain('"noindex, follow"');
    }
    expect((await guia.app.inject(`/company/${id}`)).body).toContain('"@type":"Bakery"');
  });

  test('a picture shows the outlines around a point in both colour schemes, and nothing outside of Brazil', async () => {
    const pictureOf = (file: string) => guia.app.inject(`/map-pictures/${file}.svg`);
    const light = await pictureOf('-22.906,-47.061');
    expect(light.statusCode).toBe(200);
    expect(light.headers['content-type']).toContain('image/svg+xml');
    expect(light.headers['cache-control']).toBe('public, max-age=604800');
    expect(light.body).toMatch(/^<svg .*>Campinas<.*>Valinhos<.*<\/svg>$/s);
    expect(light.body.length).toBeLessThan(30_000);
    const dark = await pictureOf('-22.906,-47.061-dark');
    expect(dark.body).toContain('>Campinas<');
    expect(dark.body.replace(/#\w{6}/g, '')).toBe(light.body.replace(/#\w{6}/g, ''));
    expect(dark.body).not.toBe(light.body);
    expect((await pictureOf('48.857,2.352')).statusCode).toBe(404);
    for (const file of ['-22.9064,-47.0612', '-22.906', '../-22.906,-47.061', '-22.906,-47.061-blue'])
      expect((await pictureOf(file)).statusCode, file).toBe(404);
  });

  test('any search text is rendered and escaped', async () => {
    for (const q of [
      '<script>alert(1)</script>',
      '%00',
      '%F0%9F%98%80',
      "'%20OR%201=1--",
      '%22%3E%3Cimg%20src=x%3E',
    ]) {
      const page = await guia.app.inject(`/search?q=${q}`);
      expect(page.statusCode).toBe(200);
      expect(page.body).not.toContain('<script>alert(1)');
      expect(page.body).not.toContain('<img src=x');
    }
  });
});
