import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeFindings } from './helpers/axe.ts';
import { expectToFit } from './helpers/expect-to-fit.ts';
import { ADMIN } from './helpers/program.ts';
import { siteUrl } from './helpers/site-url.ts';
import { describeVisits, SIZES } from './helpers/visit.ts';

/** Scalar's: the tabs of code in a language, and links that have only a picture on a phone. */
const OF_SCALAR = /^(?:color-contrast: #headlessui-tabs|link-name: )/;

async function opened(page: Page, hash = ''): Promise<void> {
  await page.goto(`/api/docs${hash}`);
  await page.getByRole('heading', { level: 1, name: 'Guia de Empresas' }).waitFor();
}

/** Opens the page at an operation and returns its part. */
async function operationOn(page: Page, operation: string): Promise<Locator> {
  await opened(page, `#tag/conta/${operation}`);
  const part = page.locator(`[id$="${operation}"]`);
  await part.getByRole('button', { name: /Testar Requisição/ }).waitFor();
  return part;
}

/** Expects an operation's code in curl, JavaScript and Python. */
async function expectLanguages(page: Page, code: Locator): Promise<void> {
  await code.getByText('curl').first().waitFor();
  for (const [language, word] of [
    ['JavaScript', 'fetch('],
    ['Python', 'requests.get('],
  ] as const) {
    await page.getByRole('tab', { name: language }).click();
    await code.getByText(word).first().waitFor();
  }
}

async function adminToken(): Promise<string> {
  const response = await fetch(`${siteUrl()}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(ADMIN),
  });
  return ((await response.json()) as { token: string }).token;
}

describeVisits('the page of the REST paths', ({ visit }) => {
  test('permits no inline script, no inline style without a nonce, and no `eval`', async () => {
    const policies = await Promise.all(
      [1, 2].map(async () => (await fetch(`${siteUrl()}/api/docs`)).headers.get('content-security-policy')),
    );
    for (const policy of policies) {
      expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self' 'nonce-");
      expect(policy).not.toContain('unsafe-eval');
    }
    expect(policies[0]).not.toBe(policies[1]);
  });

  test.each(SIZES)(
    'fits in both schemes, loads nothing of the site, and axe finds nothing ($width px)',
    (viewport) =>
      visit({ viewport, colorScheme: 'light' }, async (page) => {
        const findings = async () => (await axeFindings(page)).filter((finding) => !OF_SCALAR.test(finding));
        const urls = new Set<string>();
        page.on('request', (request) => urls.add(request.url()));
        await opened(page);
        const own = [`${siteUrl()}/api/docs`, `${siteUrl()}/api/openapi.json`, 'data:', 'blob:'];
        expect([...urls].filter((url) => !own.some((start) => url.startsWith(start)))).toEqual([]);
        await expectToFit(page);
        expect(await findings()).toEqual([]);
        await page.emulateMedia({ colorScheme: 'dark' });
        await page.locator('body.dark-mode').waitFor();
        expect(await findings()).toEqual([]);
      }),
  );

  test('has methods and paths in its menu, and a search', () =>
    visit({ mayShift: true }, async (page) => {
      await opened(page);
      const menu = page.getByRole('complementary');
      await menu.getByRole('link', { name: '/auth/profile Método HTTP: PUT' }).waitFor();
      await menu.getByRole('link', { name: 'Avaliações', exact: true }).click();
      await menu.getByRole('link', { name: '/companies/{id}/rate Método HTTP: POST' }).waitFor();
      await menu.getByRole('button', { name: /Abrir Busca/ }).click();
      await page.getByRole('combobox').fill('aprovar');
      await page.getByRole('option', { name: /\/admin\/companies\/\{id\}\/approve/ }).click();
      await page
        .getByRole('heading', { name: /Aprova/ })
        .first()
        .waitFor();
    }));

  test.each(SIZES)(
    'sends a request with a token typed into it, on a desktop after showing its code in three languages ($width px)',
    (viewport) =>
      visit({ viewport, mayShift: true }, async (page) => {
        const part = await operationOn(page, 'GET/auth/user');
        if (viewport.name === 'desktop') await expectLanguages(page, part.locator('code'));
        await part.getByRole('button', { name: /Testar/ }).click();
        const dialog = page.getByRole('dialog');
        await dialog.getByPlaceholder('Token').fill(await adminToken());
        await dialog
          .getByRole('button', { name: /Enviar/ })
          .first()
          .click();
        await dialog.getByText(ADMIN.email).first().waitFor();
      }),
  );
});
