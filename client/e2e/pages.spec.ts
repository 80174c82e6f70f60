import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { expectAccessible } from './helpers/expect-accessible.ts';
import { siteUrl } from './helpers/site-url.ts';
import { describeVisits, hydrated, SIZES } from './helpers/visit.ts';

const PAGES = ['/', '/search', '/company/1', '/terms', '/privacy'];
/** The same screens as above with other data. */
const FILTERED = ['/search?q=padaria&city=Campinas', '/search?category=3', '/search?kind=restaurante'];

describeVisits('pages from the server', ({ visit }) => {
  // In dark, since touch.spec.ts loads the same pages in light.
  const inDark = (path: string, further?: (page: Page) => Promise<void>) =>
    visit({ viewport: SIZES[0], colorScheme: 'dark' }, async (page) => {
      const asked: string[] = [];
      page.on('request', (request) => {
        // The view of a company is recorded by a mutation.
        if (request.url().includes('/graphql') && !request.postData()?.includes('RecordView'))
          asked.push(request.url());
      });
      await page.goto(path);
      await hydrated(page);
      // Nor a little later.
      await page.waitForLoadState('networkidle');
      expect(asked).toEqual([]);
      const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(tooWide).toBeLessThanOrEqual(0);
      await further?.(page);
    });

  it.each(PAGES)('%s is hydrated without another query, fits, and axe finds nothing', (path) =>
    inDark(path, expectAccessible),
  );

  it.each(FILTERED)('%s is hydrated without another query, and fits', (path) => inDark(path));

  it('show their content and search without JavaScript', () =>
    visit({ javaScriptEnabled: false }, async (page) => {
      await page.goto('/');
      expect(await page.getByRole('link', { name: 'Alimentação' }).count()).toBe(1);
      const field = page.getByRole('combobox', { name: 'O que você procura?' });
      // Mantine shows no field until a colour scheme is set, which the page's script does otherwise.
      expect(await field.evaluate((input) => getComputedStyle(input).borderTopWidth)).toBe('1px');
      await field.fill('padaria');
      await page.getByRole('button', { name: 'Buscar', exact: true }).click();
      await page.waitForURL('**/search?q=padaria&city=');
      await page.getByText('resultado(s) encontrado(s)').waitFor();
      await page
        .getByRole('link', { name: /^Ver detalhes de Padaria/ })
        .first()
        .click();
      await page.waitForURL('**/company/*');
      await page.getByRole('heading', { name: /Padaria/, level: 1 }).waitFor();
      await page.getByRole('heading', { name: 'Avaliações' }).waitFor();
      await page.goto('/search?saved=1');
      await page.getByRole('heading', { name: 'Empresas salvas' }).waitFor();
      await page.getByText('Carregando empresas…').waitFor({ state: 'hidden' });
      expect(await page.getByText('Carregando empresas…').count()).toBe(1);
    }));

  it.each([
    ['/login', 'entrar'],
    ['/register', 'criar uma conta'],
    ['/reset-password?token=abc', 'trocar a senha'],
    ['/convite/abc', 'ver o convite'],
    ['/company/2', 'avaliar'],
    ['/profile', 'abrir esta página'],
  ])('say without JavaScript what needs it: %s', async (path, purpose) => {
    const page = await (await fetch(siteUrl() + path)).text();
    const hidden = [...page.matchAll(/<noscript>(.*?)<\/noscript>/gs)].map(([, inner = '']) => inner);
    expect(hidden.join(' ').replace(/<[^>]*>/g, '')).toContain(`Para ${purpose} é preciso JavaScript.`);
  });

  it('answer 404 for an unknown company, and redirect other URLs to the home page', async () => {
    for (const id of ['999999', 'abc', '0', '%00']) {
      const answer = await fetch(`${siteUrl()}/company/${id}`);
      expect(answer.status).toBe(404);
      expect(await answer.text()).toContain('Empresa não encontrada');
    }
    const answer = await fetch(`${siteUrl()}/nada/aqui`, { redirect: 'manual' });
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/']);
  });

  it('hydrate the page of an unknown company', () =>
    visit({ expected: /404 \(Not Found\)/ }, async (page) => {
      await page.goto('/company/999999');
      await hydrated(page);
      await page.getByRole('heading', { name: 'Empresa não encontrada' }).waitFor();
    }));
});
