import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { logInAsAdmin, openAs, registerOwner, type TestSession } from './helpers/accounts.ts';
import { approve, givePlan } from './helpers/admin-data.ts';
import { asApi, askAt } from './helpers/api-requests.ts';
import { axeFindings } from './helpers/axe.ts';
import { type Company, registerCompany } from './helpers/companies.ts';
import { expectAccessible } from './helpers/expect-accessible.ts';
import { expectToFit } from './helpers/expect-to-fit.ts';
import { siteUrl } from './helpers/site-url.ts';
import { describeVisits, SIZES } from './helpers/visit.ts';

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

/** Records a view or a click as a visitor's browser does. */
async function record(field: string, fingerprint: string): Promise<void> {
  const response = await fetch(`${siteUrl()}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': BROWSER },
    body: JSON.stringify({
      query: `mutation ($fingerprint: String) { ${field.replace(')', ', fingerprint: $fingerprint)')} { isAccepted } }`,
      variables: { fingerprint },
    }),
  });
  expect(Object.values((await response.json()).data)).toEqual([{ isAccepted: true }]);
}

describeVisits('reports', ({ visit }) => {
  let owner: TestSession;
  let company: Company;

  beforeAll(async () => {
    const url = siteUrl();
    owner = await registerOwner(url);
    company = await registerCompany(askAt(url, owner.token), { name: 'Padaria dos Relatórios' });
    await approve(company.id);
    await givePlan(owner, 'Rede');
    const of = `companyId: ${company.id}`;
    for (const visitor of ['ana', 'bia', 'caio']) await record(`recordView(${of})`, `reports-${visitor}`);
    await record(`recordClick(${of}, target: phone)`, 'reports-ana');
    await record(`recordClick(${of}, target: phone)`, 'reports-bia');
    await record(`recordClick(${of}, target: map)`, 'reports-ana');
    const rating = { rating: 4, browser_fingerprint: 'reports-ana-rates' };
    expect((await asApi(url)('POST', `/companies/${company.id}/rate`, rating)).status).toBeLessThan(300);
    const message = { company_id: company.id, name: 'Ana', email: 'ana@exemplo.com.br', message: 'Olá!' };
    expect((await asApi(url)('POST', '/messages', message)).status).toBeLessThan(300);
  });

  const open = (page: Page, path = '/reports', session = owner) => openAs(page, session, path);
  const card = (page: Page, label: string) =>
    page
      .locator('dl > div')
      .filter({ has: page.locator('dt', { hasText: label }) })
      .locator('dd');
  const chartShown = (page: Page) => page.locator('.recharts-line').nth(3).waitFor({ state: 'attached' });

  for (const { name, ...viewport } of SIZES) {
    it(`show what happened, accessibly (${name})`, () =>
      visit({ viewport }, async (page) => {
        await open(page);
        await page.getByRole('heading', { name: 'Relatórios', level: 1 }).waitFor();
        await chartShown(page);
        expect(await card(page, 'Visualizações').textContent()).toBe('3Nada no período anterior');
        expect(await card(page, 'Cliques').textContent()).toMatch(
          /^3Nada no período anterior.*Telefone: 2.*Mapa: 1/,
        );
        expect(await card(page, 'Mensagens').textContent()).toMatch(/^1/);
        expect(await card(page, 'Avaliações').textContent()).toMatch(/^1/);
        expect(await card(page, 'Média do período').textContent()).toMatch(/^4,0/);
        await page.getByText('3 visualizações e 3 cliques nos contatos nos últimos 30 dias.').waitFor();
        await expectAccessible(page);

        const table = page.getByRole('table', { name: 'Visualizações e cliques' });
        expect(await table.getByRole('row').count()).toBe(31);
        expect(await table.getByRole('row').last().getByRole('cell').allTextContents()).toEqual(['3', '3']);
        await page.getByRole('button', { name: 'Ver tabela: Visualizações e cliques' }).click();
        await page.getByRole('button', { name: 'Ocultar tabela: Visualizações e cliques' }).waitFor();
        expect(await table.evaluate((node) => node.getBoundingClientRect().height)).toBeGreaterThan(400);
        await expectToFit(page);
        await expectAccessible(page);
      }));
  }

  it('have four periods, in the URL', () =>
    visit({ viewport: SIZES[1] }, async (page) => {
      await open(page, '/reports?period=7d');
      const rows = page.getByRole('table', { name: 'Mensagens e avaliações' }).getByRole('row');
      await page.getByText(/^Últimos 7 dias: /).waitFor();
      expect(await rows.count()).toBe(8);
      for (const [label, key, words, weeks] of [
        ['90 dias', '90d', /^Últimos 90 dias: /, 14],
        ['30 dias', '30d', /^Últimos 30 dias: /, 31],
        ['1 ano', '1y', /^Último ano: /, 14],
      ] as const) {
        await page.getByRole('link', { name: label }).click();
        await page.waitForURL((url) => url.searchParams.get('period') === key);
        await page.getByText(words).waitFor();
        await chartShown(page);
        // A year may begin on the first day of a month.
        expect([weeks, key === '1y' ? weeks - 1 : weeks]).toContain(await rows.count());
        expect(await card(page, 'Visualizações').textContent()).toBe('3Nada no período anterior');
      }
    }));

  it('are saved as a file that a Brazilian spreadsheet opens', () =>
    visit({ viewport: SIZES[0] }, async (page) => {
      await open(page, '/reports?period=7d');
      const button = page.getByRole('button', { name: 'Exportar CSV' });
      await button.and(page.locator(':enabled')).waitFor();
      const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
      expect(download.suggestedFilename()).toBe(`relatorio-${company.slug}-7d.csv`);
      const text = await readFile(await download.path(), 'utf8');
      expect(text.startsWith('\uFEFFDia;Visualizações;Cliques;')).toBe(true);
      const rows = text.trimEnd().split('\r\n').slice(1);
      expect(rows).toHaveLength(7);
      for (const row of rows) expect(row).toMatch(/^\d{2}\/\d{2}\/\d{4}(;\d+){9}$/);
      expect(rows.at(-1)?.split(';').slice(1)).toEqual(['3', '3', '2', '0', '0', '1', '0', '1', '1']);
    }));

  it('are printed black on white, with tables in place of charts', () =>
    visit({ viewport: SIZES[1], colorScheme: 'dark' }, async (page) => {
      await page.addInitScript(() => {
        window.print = () => document.documentElement.setAttribute('data-printed', '');
      });
      await open(page);
      await chartShown(page);
      await page.getByRole('button', { name: 'Ver tabela: Visualizações e cliques' }).waitFor();
      await page.getByRole('button', { name: 'Imprimir' }).click();
      await page.locator('html[data-printed]').waitFor({ state: 'attached' });
      await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
      for (const hidden of ['Exportar CSV', 'Imprimir', 'Ver tabela: Visualizações e cliques'])
        expect(await page.getByRole('button', { name: hidden }).count(), hidden).toBe(0);
      for (const role of ['banner', 'contentinfo', 'navigation'] as const)
        expect(await page.getByRole(role).count(), role).toBe(0);
      await page.getByRole('heading', { name: 'Padaria dos Relatórios' }).waitFor();
      await page.getByText(/^Últimos 30 dias: /).waitFor();
      const table = page.getByRole('table', { name: 'Visualizações e cliques' });
      expect(await table.evaluate((node) => node.getBoundingClientRect().width)).toBeGreaterThan(600);
      expect(await page.locator('.recharts-surface').first().isVisible()).toBe(false);
      const colours = await page.evaluate(() => {
        const { color, backgroundColor } = getComputedStyle(document.body);
        return [color, backgroundColor];
      });
      expect(colours).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)']);
      expect((await page.pdf({ format: 'A4' })).length).toBeGreaterThan(5_000);
    }));

  it('are of one company at a time; for a pending one they say why nothing is counted', async () => {
    const other = await registerOwner(siteUrl());
    const asOther = askAt(siteUrl(), other.token);
    await registerCompany(asOther, { name: 'Padaria Primeira' });
    const second = await registerCompany(asOther, { name: 'Padaria Segunda' });
    await visit({ viewport: SIZES[0] }, async (page) => {
      await open(page, '/reports', other);
      await page.getByText('Padaria Primeira ainda não foi publicada').waitFor();
      await page
        .getByRole('combobox', { name: 'Empresa' })
        .selectOption({ label: 'Padaria Segunda, Campinas - SP' });
      await page.waitForURL((url) => url.searchParams.get('company') === second.id);
      await page.getByRole('heading', { name: 'Padaria Segunda' }).waitFor();
      await chartShown(page);
      expect(await axeFindings(page)).toEqual([]);
    });
  });

  it('are not for administrators', () =>
    visit({ viewport: SIZES[1] }, async (page) => {
      await open(page, '/reports', await logInAsAdmin(siteUrl()));
      await page.getByRole('heading', { name: 'Acesso não autorizado' }).waitFor();
      await page.getByText('Você não tem permissão para acessar esta página.').waitFor();
      expect(await axeFindings(page)).toEqual([]);
    }));
});
