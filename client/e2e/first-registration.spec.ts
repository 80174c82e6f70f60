import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { freshEmail, freshName } from './helpers/accounts.ts';
import { approve } from './helpers/admin-data.ts';
import { expectAccessible } from './helpers/expect-accessible.ts';
import { expectToFit } from './helpers/expect-to-fit.ts';
import { FAILED } from './helpers/graphql-operations.ts';
import { siteUrl } from './helpers/site-url.ts';
import { describeVisits, hydrated } from './helpers/visit.ts';

const PASSWORD = 'jabuticaba-serrana-7';
const MOST_TAPS = 10;
const MOST_FIELDS = 9;
const TALL = 844;

/** Counts what a visitor does: taps on buttons, links and boxes, and fields typed into or chosen from. */
function countedVisitor() {
  const done = { taps: 0, fields: 0 };
  return {
    done,
    async tap(control: Locator) {
      done.taps++;
      await control.tap();
    },
    async type(field: Locator, text: string) {
      done.fields++;
      await field.pressSequentially(text);
    },
    async choose(field: Locator, label: string) {
      done.fields++;
      await field.selectOption({ label });
    },
  };
}

const named = (page: Page, name: string) => page.locator('main').getByRole('button', { name, exact: true });
const step = (page: Page, words: string) => page.getByRole('heading', { name: words });
const isFocused = (locator: Locator) => locator.evaluate((element) => element === document.activeElement);

describeVisits('the first registration on a phone', ({ visit }) => {
  it('takes few taps and fields from the empty account to the approval', () =>
    visit({ viewport: { width: 390, height: TALL }, hasTouch: true, expected: FAILED }, async (page) => {
      const { done, tap, type, choose } = countedVisitor();
      // No service says what the postal code stands for.
      await page.route('**/json/', (route) => route.abort());
      await page.goto('/register');
      await hydrated(page);
      await type(page.getByLabel('Nome completo'), 'Rosa Lima');
      await type(page.getByLabel('E-mail'), freshEmail());
      await type(page.getByLabel(/^Senha/), PASSWORD);
      await type(page.getByLabel('Confirmar senha'), PASSWORD);
      await tap(page.getByRole('checkbox', { name: /Li e aceito/ }));
      await tap(named(page, 'Cadastrar'));
      await tap(page.getByRole('main').getByRole('link', { name: 'Cadastrar empresa' }));

      const first = step(page, 'Passo 1 de 3');
      await first.waitFor();
      await type(page.getByLabel('Nome'), freshName('Padaria da Rosa'));
      await choose(page.getByLabel('Categoria'), 'Alimentação');
      await type(page.getByLabel('CEP'), '01310100');
      expect(await page.getByRole('combobox', { name: 'Cidade' }).inputValue()).toBe('São Paulo');
      expect(await page.getByLabel('Estado').inputValue()).toBe('SP');
      await page.getByText('Erro ao buscar informações do CEP').first().waitFor();
      await expectToFit(page);
      await expectAccessible(page);
      await tap(named(page, 'Continuar'));

      const second = step(page, 'Passo 2 de 3 Como falar com a empresa');
      await second.waitFor();
      expect(await isFocused(second)).toBe(true);
      await type(page.getByLabel('Telefone'), '11995550100');
      expect(await page.getByLabel('Este número é de').inputValue()).toBe('whatsapp');
      await expectAccessible(page);
      await tap(named(page, 'Continuar'));

      const third = step(page, 'Passo 3 de 3');
      await third.waitFor();
      expect(await isFocused(third)).toBe(true);
      await type(page.getByLabel('Descrição'), 'Pães de fermentação natural e bolos.');
      await expectToFit(page);
      await expectAccessible(page);
      await tap(named(page, 'Cadastrar empresa'));
      await page.getByRole('heading', { name: /^Em análise, resposta em até \d+ dias?$/ }).waitFor();
      expect(done.taps, 'taps').toBeLessThanOrEqual(MOST_TAPS);
      expect(done.fields, 'fields').toBeLessThanOrEqual(MOST_FIELDS);
      await expectToFit(page);
      await expectAccessible(page);

      await approve(new URL(page.url()).searchParams.get('company') ?? '');
      await page.reload();
      const card = page.getByRole('region', { name: 'Sua página está no ar' });
      await card.getByRole('link', { name: 'Pedir avaliação pelo WhatsApp' }).waitFor();
      await expectToFit(page);
      await expectAccessible(page);
      await card.getByRole('button', { name: 'Dispensar aviso' }).tap();
      await card.waitFor({ state: 'detached' });
      await page.reload();
      await page.getByRole('heading', { name: 'O que espera por você' }).waitFor();
      expect(await card.count()).toBe(0);
    }));

  it('is taken up where it was left, and gone after signing out', () =>
    visit({ viewport: { width: 320, height: TALL }, mayShift: true }, async (page) => {
      await page.goto(`${siteUrl()}/register?next=%2Fregister-company`);
      await hydrated(page);
      await page.getByLabel('Nome completo').fill('Rosa Lima');
      await page.getByLabel('E-mail').fill(freshEmail());
      await page.getByLabel(/^Senha/).fill(PASSWORD);
      await page.getByLabel('Confirmar senha').fill(PASSWORD);
      await page.getByLabel('Nome da empresa').fill('Doceria da Rosa');
      await page.getByRole('checkbox', { name: /Li e aceito/ }).check();
      await named(page, 'Cadastrar').press('Enter');
      await page.waitForURL('**/register-company');
      const next = named(page, 'Continuar');
      await page.getByLabel('Categoria').selectOption({ label: 'Alimentação' });
      await page.getByRole('combobox', { name: 'Cidade' }).fill('Campinas');
      await expectToFit(page);
      await next.press('Enter');
      await step(page, 'Passo 2 de 3').waitFor();
      await page.getByLabel('Telefone').fill('1932321010');
      await expectToFit(page);
      await next.press('Enter');
      await step(page, 'Passo 3 de 3').waitFor();
      await expectToFit(page);

      await page.goBack();
      await step(page, 'Passo 2 de 3').waitFor();
      expect(await page.getByLabel('Telefone').inputValue()).toBe('(19) 3232-1010');
      await page.goBack();
      await step(page, 'Passo 1 de 3').waitFor();
      expect(new URL(page.url()).pathname).toBe('/register-company');
      await page.goForward();
      await step(page, 'Passo 2 de 3').waitFor();
      await page.reload();
      await step(page, 'Passo 2 de 3').waitFor();
      await page.getByText('Continuamos de onde você parou.').waitFor();
      expect(await page.getByLabel('Telefone').inputValue()).toBe('(19) 3232-1010');
      await expectToFit(page);
      await expectAccessible(page);

      await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByRole('button', { name: 'Sair' }).click();
      await page.waitForURL((url) => url.pathname === '/');
      await page.waitForFunction(() => !('company-draft' in localStorage));
    }));
});
