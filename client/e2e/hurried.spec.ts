import { setTimeout as wait } from 'node:timers/promises';
import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openAs, registerOwner } from './helpers/accounts.ts';
import { FAILED } from './helpers/graphql-operations.ts';
import { siteUrl } from './helpers/site-url.ts';
import { describeVisits, hydrated, modalHasFocus, SIZES } from './helpers/visit.ts';

/** Opens a page whose code is loaded after `run`, as on a slow network. */
async function openBeforeCode(page: Page, path: string, run: () => Promise<void>): Promise<void> {
  let letGo = () => {};
  const waiting = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await waiting;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  await page.getByRole('contentinfo').waitFor();
  await run();
  letGo();
  await hydrated(page);
}

const searchField = (page: Page) => page.getByRole('combobox', { name: 'O que você procura?' });

/** Types and presses at once: two steps of the test may be further apart than the 300 ms until a search. */
async function typeAndPress(field: Locator, text: string, target: Locator): Promise<void> {
  const pressed = await target.elementHandle();
  await field.evaluate(
    (input, [typed, element]) => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, typed);
      input.dispatchEvent(new Event('input', { bubbles: true }));
      (element as HTMLElement).click();
    },
    [text, pressed] as const,
  );
}

describeVisits('a page used in a hurry', ({ visit }) => {
  it('keeps a message typed before hydration, and sends it whole', () =>
    visit({ viewport: SIZES[0] }, async (page) => {
      await openBeforeCode(page, '/company/9', async () => {
        await page.getByLabel('Nome').fill('Rita Alves');
        await page.getByLabel('E-mail').fill('rita@exemplo.com.br');
        await page.getByRole('textbox', { name: 'Mensagem' }).fill('Vocês abrem no feriado?');
        expect(await page.getByRole('button', { name: 'Enviar mensagem' }).isDisabled()).toBe(true);
      });
      await page.getByRole('button', { name: 'Enviar mensagem' }).click();
      await page.getByText('Mensagem enviada com sucesso!').waitFor();
    }));

  it('keeps a search typed before hydration', () =>
    visit({ viewport: SIZES[0] }, async (page) => {
      await openBeforeCode(page, '/', () =>
        page.getByRole('combobox', { name: 'O que você procura?' }).fill('padaria'),
      );
      await page.getByRole('combobox', { name: 'O que você procura?' }).press('Enter');
      await page.waitForURL('**/search?q=padaria');
      await openBeforeCode(page, '/search', async () => {
        await page.getByText('Filtros', { exact: true }).click();
        await page.getByRole('combobox', { name: 'Categoria' }).selectOption({ label: 'Saúde' });
      });
      await page.waitForURL('**/search?category=4');
    }));

  it('loses no letter while typing on a slow phone', () =>
    visit({ viewport: SIZES[0] }, async (page) => {
      await page.goto('/search');
      await hydrated(page);
      const session = await page.context().newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: 12 });
      const field = page.getByRole('combobox', { name: 'O que você procura?' });
      await field.focus();
      for (const letter of 'padaria de massa') {
        await page.keyboard.type(letter);
        await wait(330);
      }
      await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
      await page.waitForURL('**/search?q=padaria+de+massa');
      expect(await field.inputValue()).toBe('padaria de massa');
    }));

  it('does not return to a search typed before a company is opened', () =>
    visit({ viewport: SIZES[1] }, async (page) => {
      await page.goto('/search');
      await hydrated(page);
      await typeAndPress(searchField(page), 'pad', page.getByRole('link', { name: /^Ver detalhes/ }).first());
      await page.getByRole('dialog').getByText('Descrição').waitFor();
      await wait(600);
      expect(new URL(page.url()).searchParams.get('company')).not.toBeNull();
    }));

  it('does not return to a search typed before another is opened', () =>
    visit({ viewport: SIZES[1] }, async (page) => {
      await page.goto('/search');
      await hydrated(page);
      const others = page.getByRole('navigation', { name: 'Outras categorias' });
      await typeAndPress(searchField(page), 'xyz', others.getByRole('link').first());
      await page.waitForURL('**/search?category=1');
      await wait(600);
      expect(new URL(page.url()).search).toBe('?category=1');
      await expect.poll(() => searchField(page).inputValue()).toBe('');
    }));

  it('closes a company once, however often Escape is pressed, and opens it once by a double click', () =>
    visit({ viewport: SIZES[1] }, async (page) => {
      await page.goto('/');
      await hydrated(page);
      await page.getByRole('link', { name: 'Buscar empresas' }).first().click();
      await page.waitForURL('**/search');
      await page
        .getByRole('link', { name: /^Ver detalhes/ })
        .first()
        .dblclick();
      await page.getByRole('dialog').getByText('Descrição').waitFor();
      await modalHasFocus(page);
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await wait(300);
      expect(new URL(page.url()).pathname).toBe('/search');
    }));

  it("closes a dialog of the owner's dashboard once as well, and opens it once", () =>
    visit({ viewport: SIZES[1] }, async (page) => {
      await page.goto('/search');
      await openAs(page, await registerOwner(siteUrl()), '/user-dashboard');
      const button = page.getByRole('button', { name: 'Editar Perfil e Planos' });
      await button.waitFor();
      const entries = () => page.evaluate(() => history.length);
      const before = await entries();
      await button.evaluate((element: HTMLElement) => {
        element.click();
        element.click();
      });
      await modalHasFocus(page);
      expect(await entries()).toBe(before + 1);
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await wait(300);
      expect(new URL(page.url()).pathname).toBe('/user-dashboard');
    }));

  it('keeps the shown company, and the message begun, when more of it cannot be loaded', () =>
    visit({ viewport: SIZES[1], expected: FAILED }, async (page) => {
      await page.goto('/company/18');
      await hydrated(page);
      await page.getByLabel('Nome').fill('Bento');
      await page.route('**/graphql*', (route) => route.abort());
      await page.getByRole('link', { name: 'Próxima' }).click();
      await page.getByText('Não foi possível atualizar agora.').waitFor();
      expect(await page.getByLabel('Nome').inputValue()).toBe('Bento');
      await page.unroute('**/graphql*');
      await page.getByRole('button', { name: 'Tentar novamente' }).click();
      await page.getByRole('link', { name: 'Página 2' }).and(page.locator('[aria-current=page]')).waitFor();
    }));

  it('keeps the canonical URL of the server, whatever host is visited', () =>
    visit({ viewport: SIZES[1] }, async (page) => {
      const { port } = new URL(siteUrl());
      await page.goto(`http://127.0.0.1:${port}/company/1`);
      await hydrated(page);
      const canonical = page.locator('link[rel="canonical"]');
      expect(await canonical.getAttribute('href')).toBe(`${siteUrl()}/company/1`);
    }));
});
