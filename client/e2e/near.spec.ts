import { expect, it } from 'vitest';
import { expectAccessible } from './helpers/expect-accessible.ts';
import { describeVisits, hydrated, SIZES } from './helpers/visit.ts';

const [PHONE] = SIZES;
/** In Campinas, near the bakery of the demonstration. */
const HERE = { latitude: -22.89512, longitude: -47.04877 };
const ROUGH = '-22.90,-47.05';

describeVisits('companies near the visitor', ({ visit }) => {
  it('are asked for by a click, the exact position in the body alone', () =>
    visit({ viewport: PHONE, geolocation: HERE, permissions: ['geolocation'] }, async (page) => {
      const addresses: string[] = [];
      const bodies: string[] = [];
      page.on('request', (request) => {
        addresses.push(request.url());
        bodies.push(request.postData() ?? '');
      });
      await page.goto('/');
      await hydrated(page);
      await page.getByRole('button', { name: 'Perto de mim' }).click();
      await page.waitForURL((url) => url.searchParams.get('perto') === ROUGH);
      const first = page.getByRole('article').first();
      await first.getByText(/^a \d+ m$/).waitFor();
      expect(await first.getByRole('heading').textContent()).toBe('Padaria e Confeitaria Trigo de Ouro');
      await page.getByRole('heading', { name: 'Empresas perto de você' }).waitFor();
      await page.getByRole('link', { name: 'Até 5 km' }).click();
      await page.waitForURL((url) => url.searchParams.get('raio') === '5');
      await first.getByText(/^a \d+ m$/).waitFor();
      await expectAccessible(page);
      expect(bodies.filter((body) => body.includes('-22.89512'))).not.toEqual([]);
      expect(addresses.filter((address) => /22\.89512|47\.04877/.test(address))).toEqual([]);

      await first.getByRole('heading').getByRole('link').click();
      await page.getByRole('heading', { level: 1, name: 'Padaria e Confeitaria Trigo de Ouro' }).waitFor();
      await page
        .getByRole('main')
        .getByText(/^\s*a \d+ m$/)
        .first()
        .waitFor();
      await page.goBack();

      // The server knows two decimals alone.
      await page.reload();
      await first.getByText('até 1 km').waitFor();
      await page.getByRole('link', { name: 'Não usar esta localização' }).click();
      await page.waitForURL((url) => !url.searchParams.has('perto'));
    }));

  it('without permission the city is asked for', () =>
    visit({ viewport: PHONE, permissions: [] }, async (page) => {
      await page.goto('/search?q=padaria');
      await hydrated(page);
      await page.getByRole('button', { name: 'Perto de mim' }).click();
      await page.getByText(/Informe a sua cidade/).waitFor();
      expect(new URL(page.url()).search).toBe('?q=padaria');
    }));
});
