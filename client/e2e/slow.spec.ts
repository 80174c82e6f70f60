import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { freshName, openAs, registerOwner, signIn } from './helpers/accounts.ts';
import { admin, approvedCompany, asAdmin } from './helpers/admin-data.ts';
import { openFilters } from './helpers/list-steps.ts';
import { siteUrl } from './helpers/site-url.ts';
import { describeVisits, hydrated, SIZES } from './helpers/visit.ts';

const SLOW_MS = 1_200;

/** Delays responses of this operation, where `isSlow` returns true for the request. */
async function slowDown(page: Page, operation: string, isSlow: (asked: string) => boolean = () => true) {
  await page.route('**/graphql*', async (route) => {
    const asked = decodeURIComponent(route.request().url()) + (route.request().postData() ?? '');
    if (asked.includes(operation) && isSlow(asked)) await wait(SLOW_MS);
    await route.continue().catch((error: unknown) => {
      // The page may have navigated and cancelled the request.
      if (!String(error).includes('closed')) throw error;
    });
  });
}

describeVisits('on a slow network', ({ visit }) => {
  it('signed-in users see no link to the login before hydration', () =>
    visit({ viewport: SIZES[1] }, async (page) => {
      await signIn(page, await registerOwner(siteUrl()));
      let wake: () => void = () => undefined;
      const awake = new Promise<void>((resolve) => {
        wake = resolve;
      });
      await page.route('**/assets/*.js', async (route) => {
        await awake;
        await route.continue();
      });
      await page.goto('/terms', { waitUntil: 'commit' });
      const banner = page.getByRole('banner');
      await banner.getByRole('link', { name: 'Buscar empresas' }).waitFor();
      expect(await banner.getByText('Entrar').count()).toBe(1);
      expect(await banner.getByText('Entrar').isVisible()).toBe(false);
      wake();
      await banner.getByRole('button', { name: 'Sair' }).waitFor();
    }));

  it('what a press opens late is announced at once, and a saved company shows it', () =>
    visit({ viewport: SIZES[0] }, async (page) => {
      await page.goto('/company/8');
      await hydrated(page);
      let wake: () => void = () => undefined;
      const awake = new Promise<void>((resolve) => {
        wake = resolve;
      });
      await page.route('**/assets/{correction-modal,make-fingerprint}*.js', async (route) => {
        await awake;
        await route.continue();
      });
      await page.getByRole('button', { name: 'Salvar', exact: false }).first().click();
      await page.getByRole('button', { name: /^Salva: / }).waitFor({ timeout: 1_000 });
      const correct = page.getByRole('button', { name: 'Corrigir dados' });
      await correct.click();
      expect(await correct.getAttribute('aria-busy')).toBe('true');
      wake();
      await page.getByRole('dialog', { name: 'Corrigir dados' }).waitFor();
      expect(await correct.getAttribute('aria-busy')).toBe(null);
      await page.getByText('Empresa salva neste navegador.').waitFor();
    }));

  it('late rows of another filter cause no layout shift', () =>
    visit({ viewport: SIZES[0] }, async (page) => {
      const word = freshName('Recesso').replaceAll(' ', '');
      await approvedCompany(`Bar ${word}`);
      const { id, name } = await approvedCompany(`Café ${word}`);
      await (await asAdmin())('PATCH', `/admin/companies/${id}/status`, { is_active: false });
      // Rows of other tests would move up.
      await openAs(page, await admin(), `/admin/companies?q=${word}`);
      await slowDown(page, 'query AdminCompanies', (asked) => asked.includes('"isActive":false'));
      // By keyboard a filter can be changed out of sight.
      await page.evaluate(() => scrollTo(0, innerHeight * 2));
      await openFilters(page);
      await wait(700);
      await page.getByLabel('Visibilidade').selectOption({ label: 'Inativa' });
      await page
        .getByRole('link', { name: new RegExp(name) })
        .first()
        .waitFor();
    }));

  it('a skeleton replaces the results, and the last query wins', () =>
    visit({ viewport: SIZES[0] }, async (page) => {
      await page.goto('/search');
      await hydrated(page);
      await slowDown(page, 'query Search(', (asked) => asked.includes('"q":"padaria"'));
      const field = page.getByRole('combobox', { name: 'O que você procura?' });
      await field.fill('padaria');
      await page.getByText('Carregando empresas…').waitFor({ state: 'attached' });
      await field.fill('dentista');
      await page.getByRole('heading', { name: 'Resultados para "dentista"' }).waitFor();
      await page.getByText('resultado(s) encontrado(s)').waitFor();
      await wait(SLOW_MS);
      expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Resultados para "dentista"');
      expect(
        await page
          .getByRole('article')
          .getByText(/Padaria/)
          .count(),
      ).toBe(0);
    }));

  for (const [what, button, operation, fill] of [
    ['a rating', 'Enviar avaliação', 'RateCompany', rate],
    ['a message', 'Enviar mensagem', 'SendMessage', write],
  ] as const) {
    it(`${what} is sent once, however often the button is pressed`, () =>
      visit({ viewport: SIZES[1] }, async (page) => {
        let sent = 0;
        page.on('request', (request) => {
          if (request.postData()?.includes(`mutation ${operation}`)) sent++;
        });
        await page.goto('/company/8');
        await hydrated(page);
        await fill(page);
        await slowDown(page, operation);
        await page.getByRole('button', { name: button }).dblclick();
        await page.getByText(/Você já avaliou esta empresa|Mensagem enviada com sucesso!/).waitFor();
        expect(sent).toBe(1);
      }));
  }
});

async function rate(page: Page): Promise<void> {
  await page.getByRole('radio', { name: /^3 estrelas/ }).check({ force: true });
}

async function write(page: Page): Promise<void> {
  await page.getByLabel('Nome').fill('Davi Lima');
  await page.getByLabel('E-mail').fill('davi@exemplo.com.br');
  await page.getByRole('textbox', { name: 'Mensagem' }).fill('Vocês entregam?');
}
