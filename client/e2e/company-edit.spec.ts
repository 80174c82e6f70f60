import { setTimeout } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { registerOwner } from './helpers/accounts.ts';
import { COMPANY, companyFormSetup, PICTURE } from './helpers/company-form-setup.ts';
import { expectAccessible } from './helpers/expect-accessible.ts';
import { askedCodes } from './helpers/fake-cep-service.ts';
import { cepServiceUrl, siteUrl } from './helpers/site-url.ts';
import { describeVisits, SIZES } from './helpers/visit.ts';

const [, DESKTOP] = SIZES;
const NO_ANSWER = 'Erro ao buscar informações do CEP';
const { ask, asAdmin, open, register } = companyFormSetup();
const city = (page: Page) => page.getByRole('combobox', { name: 'Cidade' });

async function openEdit(page: Page) {
  await page.getByRole('button', { name: 'Editar Empresa' }).click();
  const dialog = page.getByRole('dialog', { name: 'Editar Empresa' });
  await dialog.getByRole('option', { name: 'Saúde' }).waitFor({ state: 'attached' });
  return dialog;
}

describeVisits('the postal code', ({ visit }) => {
  it('can be pasted, and the next one replaces its lookup', () =>
    visit({ viewport: DESKTOP }, async (page) => {
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await open(page, await registerOwner(siteUrl()));
      const cep = page.getByLabel('CEP');
      await page.evaluate(() => navigator.clipboard.writeText('CEP 13.825-000'));
      await cep.focus();
      await page.keyboard.press('Control+V');
      await page.getByText('Dados do CEP carregados com sucesso!').waitFor();
      expect(await cep.inputValue()).toBe('13825-000');
      expect(await city(page).inputValue()).toBe('Holambra');

      await cep.fill('40040040');
      await cep.press('ArrowLeft');
      await cep.press('Backspace');
      await cep.press('x');
      expect(await cep.inputValue()).toBe('40040-00');
      expect(await cep.evaluate((element: HTMLInputElement) => element.selectionStart)).toBe(7);
      await cep.fill('13015001');
      await page.getByLabel('Endereço').and(page.locator('[value*="Jaguara"]')).waitFor();
      expect((await askedCodes(cepServiceUrl())).slice(-2)).toEqual(['40040040', '13015001']);
      expect(await page.getByText(NO_ANSWER).count()).toBe(0);
    }));
});

describeVisits('editing a company', ({ visit }) => {
  for (const { name, ...viewport } of SIZES) {
    it(`says what is missing, sends what was changed and shows it (${name})`, () =>
      visit({ viewport }, async (page) => {
        const owner = await registerOwner(siteUrl());
        const id = await register(owner);
        await (await asAdmin())('POST', `/admin/companies/${id}/approve`);
        await open(page, owner, '/user-dashboard');
        const dialog = await openEdit(page);
        await expectAccessible(page);
        for (const label of ['Nome', 'Descrição', 'Endereço', 'Telefone', 'E-mail']) {
          await dialog.getByLabel(label, { exact: false }).fill('');
        }
        await dialog.getByRole('combobox', { name: 'Cidade' }).fill('');
        await dialog.getByLabel('Categoria').selectOption('');
        await dialog.getByLabel('Estado').selectOption('');
        await dialog.getByRole('button', { name: 'Salvar alterações' }).click();
        for (const text of [
          'Nome é obrigatório',
          'Descrição é obrigatória',
          'Categoria é obrigatória',
          'Endereço é obrigatório',
          'Cidade é obrigatória',
          'Estado é obrigatório',
          'Telefone é obrigatório',
          'Email é obrigatório',
        ]) {
          await dialog.getByText(text).waitFor();
        }
        await dialog.getByLabel('E-mail').fill('contato');
        await dialog.getByRole('button', { name: 'Salvar alterações' }).click();
        await dialog.getByText('Email inválido').waitFor();
        await expectAccessible(page);

        await page.keyboard.press('Escape');
        await dialog.getByText('Há alterações que não foram salvas.').waitFor();
        await expectAccessible(page);
        await dialog.getByRole('button', { name: 'Descartar alterações' }).click();
        await dialog.waitFor({ state: 'hidden' });

        await openEdit(page);
        await dialog.getByLabel('Nome').fill('Padaria Trigo e Mel');
        await dialog.getByLabel('Escolher o logo').setInputFiles(PICTURE);
        await dialog.getByRole('button', { name: 'Usar imagem' }).click();
        await dialog.getByRole('img', { name: 'Logo da empresa' }).waitFor();
        // Shifts count half a second after the last input: neither the page nor the toast may move then.
        await page.route('**/graphql', async (route) => {
          await setTimeout(700);
          await route.continue();
        });
        await dialog.getByRole('button', { name: 'Salvar alterações' }).click();
        await page.getByText('Empresa atualizada com sucesso!').waitFor();
        await dialog.waitFor({ state: 'hidden' });
        await page.getByRole('heading', { name: 'Padaria Trigo e Mel' }).first().waitFor();
        const { body } = await ask()('GET', `/companies/${id}`);
        expect(body.data).toMatchObject({ name: 'Padaria Trigo e Mel', address: COMPANY.address });
        expect(body.data.logo).toBeTruthy();
      }));
  }
});
