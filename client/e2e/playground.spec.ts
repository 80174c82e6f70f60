import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { logInAsAdmin, signIn } from './helpers/accounts.ts';
import { axeFindings } from './helpers/axe.ts';
import { expectToFit } from './helpers/expect-to-fit.ts';
import { ADMIN } from './helpers/program.ts';
import { siteUrl } from './helpers/site-url.ts';
import { describeVisits, SIZES } from './helpers/visit.ts';

const [PHONE] = SIZES;

/** Waits until the editors and their workers are there. */
async function opened(page: Page): Promise<void> {
  await page.goto('/playground');
  await page.locator('.graphiql-editor .monaco-editor').first().waitFor();
  await page.getByRole('heading', { name: 'Visitante' }).waitFor();
}

async function run(page: Page): Promise<string> {
  await page.getByRole('button', { name: /Execute query/ }).click();
  const answer = page.locator('.result-window .view-lines');
  await page.waitForFunction(() =>
    document.querySelector('.result-window .view-lines')?.textContent?.includes('"data"'),
  );
  return (await answer.textContent()) ?? '';
}

/** Returns whether its first line is visible, not covered and large enough to read. */
const reachable = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate((lines) => {
    const line = document.querySelector(`${lines} .view-line`);
    const box = line?.getBoundingClientRect();
    if (!line || !box || box.height < 12) return false;
    const seen = document.elementFromPoint(box.x + 8, box.y + box.height / 2);
    return seen !== null && seen.closest('.monaco-editor') === line.closest('.monaco-editor');
  }, selector);

async function enter(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await page.getByLabel('E-mail').fill(ADMIN.email);
  await page.getByLabel('Senha').fill(ADMIN.password);
  await page.getByRole('dialog').getByRole('button', { name: 'Entrar', exact: true }).click();
  await page.getByText('Administrador', { exact: false }).first().waitFor();
}

describeVisits('the playground', ({ visit }) => {
  test('runs an example for guests, without the documentation', () =>
    visit({}, async (page) => {
      await opened(page);
      await page.getByText('A documentação do esquema é só para administradores').waitFor();
      await page.getByRole('button', { name: /Categorias e cidades/ }).click();
      expect(await run(page)).toContain('categories');
    }));

  test('shows administrators the documentation, stores the token for the tab only and removes it', () =>
    visit({}, async (page) => {
      await opened(page);
      await enter(page);
      await page.getByRole('button', { name: 'Baixar o esquema' }).waitFor();
      await page.getByRole('button', { name: /Documentation/ }).click();
      await page.getByText('Root Types').waitFor();
      const stored = await page.evaluate(() => [
        localStorage.length,
        sessionStorage.getItem('playground-token'),
      ]);
      expect(stored[0]).toBe(0);
      expect(stored[1]).toMatch(/^[\w-]{20,}$/);
      await page.reload();
      await page.getByRole('button', { name: 'Sair' }).click();
      await page.getByRole('button', { name: 'Entrar', exact: true }).waitFor();
      expect(await page.evaluate(() => sessionStorage.getItem('playground-token'))).toBeNull();
    }));

  test('is used on a phone: an example is shown, run, and answered, and another one after it', () =>
    visit({ viewport: PHONE, hasTouch: true, isMobile: true }, async (page) => {
      await opened(page);
      await page.getByRole('button', { name: /Categorias e cidades/ }).tap();
      const query = page.locator('.graphiql-query-editor .view-lines');
      await query.getByText('categories').first().waitFor();
      await page.getByRole('button', { name: /Execute query/ }).tap();
      const answer = page.locator('.result-window .view-lines');
      await answer.getByText('"data"').waitFor();
      expect(await reachable(page, '.graphiql-query-editor .view-lines')).toBe(true);
      expect(await reachable(page, '.result-window .view-lines')).toBe(true);
      await expectToFit(page);
      // No keyboard of the phone came up over the answer.
      expect(
        await page.evaluate(() => document.activeElement?.matches('textarea, input, .native-edit-context')),
      ).toBe(false);
      await page.getByRole('button', { name: /Exemplos$/ }).tap();
      await page.getByRole('button', { name: /Procurar empresas/ }).tap();
      await query.getByText('companies').first().waitFor();
      expect(await reachable(page, '.graphiql-query-editor .view-lines')).toBe(true);
    }));

  test('knows who is signed in on the site, and works without that account', () =>
    visit({}, async (page) => {
      await signIn(page, await logInAsAdmin(siteUrl()));
      await opened(page);
      await page.getByText('Administrador, pela sessão do site').waitFor();
      await page.getByRole('button', { name: 'Usar sem conta' }).click();
      await page.reload();
      await page.getByText('A documentação do esquema é só para administradores').waitFor();
      await page.getByRole('button', { name: 'Entrar', exact: true }).click();
      await page.getByRole('button', { name: /^Continuar como/ }).click();
      await page.getByText('Administrador, pela sessão do site').waitFor();
      await page.goto('/admin');
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect(new URL(page.url()).pathname).toBe('/admin');
    }));

  test('marks the examples that write', () =>
    visit({}, async (page) => {
      await opened(page);
      const marked = await page
        .locator('.examples button')
        .filter({ hasText: 'grava' })
        .locator('strong')
        .allInnerTexts();
      expect(marked).toContain('Avaliar uma empresa grava');
      expect(marked).toContain('Aprovar uma empresa grava');
      expect(marked).not.toContain('Procurar empresas grava');
      for (const about of await page.locator('.examples button', { hasText: 'Grava de verdade' }).all()) {
        expect(await about.locator('em').count()).toBe(1);
      }
    }));

  test('says why signing in failed', () =>
    visit({}, async (page) => {
      await opened(page);
      await page.getByRole('button', { name: 'Entrar', exact: true }).click();
      await page.getByLabel('E-mail').fill('ninguem@exemplo.com.br');
      await page.getByLabel('Senha').fill('nenhuma-senha');
      await page.getByRole('dialog').getByRole('button', { name: 'Entrar', exact: true }).click();
      await page.getByRole('alert').getByText('Credenciais inválidas.').waitFor();
    }));

  test('sends requests to the product only', () =>
    visit({}, async (page) => {
      const origins = new Set<string>();
      page.on('request', (request) => origins.add(new URL(request.url()).origin));
      await opened(page);
      expect([...origins].filter((origin) => origin !== 'null')).toEqual([siteUrl()]);
    }));

  test.each(SIZES)('has nothing for axe to find in our part on a $name', ({ width, height }) =>
    visit({ viewport: { width, height } }, async (page) => {
      await opened(page);
      expect((await axeFindings(page)).filter((finding) => !/graphiql|monaco/.test(finding))).toEqual([]);
    }),
  );
});
