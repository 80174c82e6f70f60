import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { logInAsAdmin, registerOwner, signIn } from './helpers/accounts.ts';
import { askGraphql } from './helpers/api-requests.ts';
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
  // The editor shows blanks as no-break spaces.
  return ((await answer.textContent()) ?? '').replaceAll('\u00a0', ' ');
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
  await page.getByText('· Administrador').waitFor();
  // Empty again once the whole documentation is loaded.
  await page.getByRole('status').getByText(/./).waitFor({ state: 'detached' });
}

/** Opens the documentation of queries and returns their names. */
async function documentedQueries(page: Page): Promise<string[]> {
  await page.getByRole('button', { name: /Documentation/ }).click();
  await page.locator('.graphiql-doc-explorer-content').getByText('Query', { exact: true }).click();
  await page.locator('.graphiql-doc-explorer-title', { hasText: 'Query' }).waitFor();
  return page.locator('.graphiql-doc-explorer-field-name').allInnerTexts();
}

async function ownersKey(): Promise<string> {
  const owner = await registerOwner(siteUrl(), { name: 'Rosa Lima' });
  const { createApiKey } = await askGraphql(siteUrl(), owner.token)(
    'mutation ($input: CreateApiKeyInput!) { createApiKey(input: $input) { secret } }',
    { input: { name: 'Playground', scopes: ['companiesRead'], expiry: 'days30', password: owner.password } },
  );
  return createApiKey.secret;
}

const PUBLIC_NOTE = 'A documentação é a de visitantes e donos.';

describeVisits('the playground', ({ visit }) => {
  test('runs an example for guests, with the public documentation and its checks', () =>
    visit({}, async (page) => {
      await opened(page);
      await page.getByText(PUBLIC_NOTE).waitFor();
      await page.getByRole('button', { name: /Categorias e cidades/ }).click();
      expect(await run(page)).toContain('categories');
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Baixar o esquema' }).click();
      const saved = await readFile(await (await download).path(), 'utf8');
      expect(saved).toBe(await (await fetch(`${siteUrl()}/schema.graphql`)).text());
      const names = await documentedQueries(page);
      expect(names).toContain('companies');
      expect(names.filter((name) => name.startsWith('admin'))).toEqual([]);
      await page.locator('.graphiql-query-editor .view-lines').click();
      await page.keyboard.press('Control+A');
      await page.keyboard.type('{ cit');
      await page.locator('.suggest-widget .monaco-list-row', { hasText: 'cities' }).waitFor();
      await page.keyboard.press('Escape');
      await page.keyboard.type('izens }');
      await page.locator('.graphiql-query-editor .squiggly-error').first().waitFor();
    }));

  test('shows who has a key, by which, with the public documentation; says when it is none', () =>
    visit({}, async (page) => {
      const key = await ownersKey();
      const take = async (token: string) => {
        await page.getByRole('button', { name: 'Entrar', exact: true }).click();
        await page.getByLabel('Ou um token, ou uma chave de API').fill(token);
        await page.getByRole('button', { name: 'Usar o token' }).click();
      };
      await opened(page);
      await take(key);
      await page.getByText(`Rosa Lima · Empresa, pela chave ${key.slice(0, 14)}…`).waitFor();
      await page.getByText(PUBLIC_NOTE).waitFor();
      await page.getByRole('button', { name: /As minhas empresas/ }).click();
      // The window shows the first lines alone; the errors of what keys may not read come before the data.
      const response = page.waitForResponse(
        (one) => one.request().postData()?.includes('MyCompanies') === true,
      );
      await run(page);
      const { data } = (await (await response).json()) as { data: { viewer: { name: string } } };
      expect(data.viewer.name).toBe('Rosa Lima');
      await page.getByRole('button', { name: 'Sair' }).click();
      await take(key.replace(/.$/, (last) => (last === '0' ? '1' : '0')));
      await page.getByText('Esta chave de API não existe, venceu ou foi encerrada.').waitFor();
      expect(await documentedQueries(page)).toContain('companies');
    }));

  test('shows administrators the documentation, stores the token for the tab only and removes it', () =>
    visit({}, async (page) => {
      await opened(page);
      await enter(page);
      expect(await documentedQueries(page)).toEqual(expect.arrayContaining(['companies', 'adminUsers']));
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
      await page.getByText(PUBLIC_NOTE).waitFor();
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
      await page.getByRole('alert').getByText('E-mail ou senha não conferem.').waitFor();
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
