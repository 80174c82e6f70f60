import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openAs, registerOwner } from './helpers/accounts.ts';
import { approve, pendingCompany } from './helpers/admin-data.ts';
import { askAt } from './helpers/api-requests.ts';
import { registerCompany } from './helpers/companies.ts';
import { expectAccessible } from './helpers/expect-accessible.ts';
import { breakDown, FAILED } from './helpers/graphql-operations.ts';
import { startProgram } from './helpers/program.ts';
import { siteUrl } from './helpers/site-url.ts';
import { describeVisits, hydrated, SIZES } from './helpers/visit.ts';

const [PHONE, DESKTOP] = SIZES;

const resultsMap = (page: Page) => page.getByRole('application', { name: /^Mapa dos resultados/ });

/** Lists the paths that the page asks for from now on. */
function pathsOf(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => paths.push(new URL(request.url()).pathname));
  return paths;
}

describeVisits('the map of results', ({ visit }) => {
  for (const { name, ...viewport } of SIZES) {
    it(`is loaded once it is wanted, and limits the list to its area (${name})`, () =>
      visit({ viewport }, async (page) => {
        const paths = pathsOf(page);
        await page.goto('/search');
        await hydrated(page);
        expect(paths.filter((path) => /\/assets\/(?:map|BR|results-map)-/.test(path))).toEqual([]);
        await page.getByRole('link', { name: 'Mapa', exact: true }).click();
        await page.waitForURL('**mapa=1**');
        await page.getByText(/^\d+ empresas no mapa$/).waitFor();
        expect(await page.getByRole('article').first().isVisible()).toBe(viewport.width >= 1024);
        await expectAccessible(page);

        await resultsMap(page).focus();
        await page.keyboard.press('+');
        await page.getByRole('button', { name: 'Buscar nesta área' }).click();
        await page.waitForURL('**area=**');
        await page.getByText('Só nesta área do mapa').waitFor();
        expect(await resultsMap(page).count()).toBe(1);

        await page.reload();
        await page.getByText(/empresas? no mapa$/).waitFor();
        await page.getByText('Só nesta área do mapa').click();
        await page.waitForURL((url) => !url.searchParams.has('area'));
      }));
  }

  it('lists what it shows for screen readers, from where a company is opened', () =>
    // The list opens where the focus comes; by a script, without a key, that counts as a layout shift.
    visit({ viewport: DESKTOP, mayShift: true }, async (page) => {
      await page.goto('/search?mapa=1&city=Campinas+-+SP');
      await page.getByText(/^\d+ empresas? no mapa$/).waitFor();
      const first = page.getByRole('heading', { name: 'No mapa' }).locator('..').getByRole('button').first();
      await first.focus();
      await expectAccessible(page);
      const company = (await first.textContent()) ?? '';
      await page.keyboard.press('Enter');
      const card = page.getByRole('region', { name: company });
      await card.getByText(/Campinas/).waitFor();
      await expectAccessible(page);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await page.getByRole('dialog', { name: company }).waitFor();
    }));

  it('opens companies of one place as a list, from where one is shown and left again', () =>
    visit({ viewport: PHONE, mayShift: true }, async (page) => {
      // The only one there.
      const { id } = await pendingCompany('Vidraçaria sem ponto', { city: 'Xapuri - AC' });
      await approve(id);
      await page.goto('/search?mapa=1&city=Xapuri+-+AC');
      const mark = page.getByRole('button', { name: /^Listar \d+ empresas?$/, includeHidden: true }).first();
      await mark.focus();
      await page.keyboard.press('Enter');
      const list = page.getByRole('region', { name: /^\d+ empresas? aqui$/ });
      await list.getByText(/^Ponto aproximado: /).waitFor();
      await expectAccessible(page);
      const first = list.getByRole('listitem').first().getByRole('button');
      await first.focus();
      await page.keyboard.press('Enter');
      await page.getByRole('link', { name: /^Ver detalhes de / }).waitFor();
      await page.keyboard.press('Escape');
      await list.waitFor();
      await page.keyboard.press('Escape');
      await expect.poll(() => list.count()).toBe(0);
      expect(await resultsMap(page).evaluate((element) => element === document.activeElement)).toBe(true);
    }));

  it('says that its part cannot be loaded, and loads it', () =>
    visit({ viewport: DESKTOP, expected: FAILED }, async (page) => {
      const mend = await breakDown(page, 'CompaniesOnMap');
      await page.goto('/search?mapa=1');
      await page.getByText('Erro ao carregar o mapa.').waitFor();
      mend();
      await page.getByRole('button', { name: 'Tentar novamente' }).click();
      await page.getByText(/^\d+ empresas no mapa$/).waitFor();
    }));
});

describeVisits('the map of a company', ({ visit }) => {
  it('is a picture until it is touched, then moved by keys', () =>
    visit({ viewport: PHONE }, async (page) => {
      const paths = pathsOf(page);
      await page.goto('/company/1');
      await hydrated(page);
      const picture = page.getByRole('button', { name: /^Mapa de .*Mover e aproximar$/ });
      await picture.scrollIntoViewIfNeeded();
      await page.getByText(/^(O ponto está no|Ponto aproximado: n)/).waitFor();
      await expect.poll(() => paths.filter((path) => path.startsWith('/map-pictures/')).length).toBe(1);
      await expectAccessible(page);
      expect(paths.filter((path) => /\/assets\/(?:map|BR|live)-/.test(path))).toEqual([]);
      await picture.press('Enter');
      const map = page.getByRole('application', { name: /^Mapa de / });
      await expect.poll(() => map.evaluate((element) => element === document.activeElement)).toBe(true);
      const position = () => page.locator('.leaflet-map-pane').evaluate((pane) => pane.getAttribute('style'));
      const before = await position();
      await page.keyboard.press('ArrowRight');
      await expect.poll(position).not.toBe(before);
      await expectAccessible(page);
    }));

  it('gives way to the address where it cannot be loaded', () =>
    visit({ viewport: DESKTOP, expected: FAILED }, async (page) => {
      await page.route('**/map-pictures/**', (route) => route.abort());
      await page.goto('/company/1');
      await hydrated(page);
      await page.getByRole('link', { name: 'Abrir no Google Maps' }).scrollIntoViewIfNeeded();
      await page.getByText('Mapa não disponível').waitFor();
    }));
});

describeVisits('the point of a company', ({ visit }) => {
  it('is marked by keys, by coordinates and by the position of the device', () =>
    visit(
      {
        viewport: PHONE,
        geolocation: { latitude: -22.9, longitude: -47.05 },
        permissions: ['geolocation'],
      },
      async (page) => {
        const owner = await registerOwner(siteUrl());
        const ask = askAt(siteUrl(), owner.token);
        const { id } = await registerCompany(ask);
        await openAs(page, owner, '/user-dashboard');
        await page.getByRole('link', { name: /^Contato/ }).click();
        const form = page.getByRole('main');
        await form.getByText(/^Sem ponto marcado/).waitFor();
        await form.getByRole('button', { name: 'Marcar no mapa' }).click();
        const pin = form.getByRole('button', { name: /^Ponto da empresa/ });
        await pin.focus();
        await page.keyboard.press('ArrowRight');
        await form.getByText(/^Ponto marcado: -22\.\d+, -47\.0/).waitFor();
        const coordinates = form.getByLabel('Coordenadas');
        const moved = await coordinates.inputValue();
        await page.keyboard.press('Shift+ArrowDown');
        await expect.poll(() => coordinates.inputValue()).not.toBe(moved);
        await expectAccessible(page);
        await form.getByRole('button', { name: 'Usar minha localização' }).click();
        await form.getByText('Ponto marcado: -22.9, -47.05').waitFor();
        await form.getByRole('button', { name: 'Tirar o ponto' }).click();
        await form.getByText(/^Sem ponto marcado/).waitFor();
        await coordinates.fill('-22.9056, -47.0608');
        await form.getByText('Ponto marcado: -22.9056, -47.0608').waitFor();
        await form.getByRole('button', { name: 'Salvar alterações' }).click();
        await page.getByText('Empresa atualizada com sucesso!').waitFor();
        const { data } = await ask('GET', `/companies/${id}`);
        expect([Number(data.latitude), Number(data.longitude)]).toEqual([-22.9056, -47.0608]);
      },
    ));
});

const TILE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

describeVisits('with a tile server', ({ visit }) => {
  it('maps that are moved show its tiles and who made them', async () => {
    const asked: string[] = [];
    const tiles = createServer((request, response) => {
      asked.push(request.url ?? '');
      response.writeHead(200, { 'content-type': 'image/png' }).end(TILE);
    }).listen(0, '127.0.0.1');
    await once(tiles, 'listening');
    const origin = `http://127.0.0.1:${(tiles.address() as AddressInfo).port}`;
    const program = await startProgram({
      MAP_TILES_URL: `${origin}/t/{z}/{x}/{y}.png`,
      MAP_TILES_ATTRIBUTION: '© Mapas & Cia, https://mapas.exemplo.com.br/licenca',
    });
    try {
      await visit({ viewport: DESKTOP }, async (page) => {
        await page.goto(`${program.url}/company/1`);
        await hydrated(page);
        expect(asked).toEqual([]);
        await page.getByRole('button', { name: /Mover e aproximar$/ }).press('Enter');
        await page.locator('img.leaflet-tile-loaded').first().waitFor();
        expect(asked[0]).toMatch(/^\/t\/\d+\/\d+\/\d+\.png$/);
        await page.getByText('© Mapas & Cia').waitFor();
        expect(
          await page.getByRole('link', { name: 'mapas.exemplo.com.br/licenca' }).getAttribute('href'),
        ).toBe('https://mapas.exemplo.com.br/licenca');
      });
    } finally {
      await program.stop();
      tiles.close();
    }
  });
});
