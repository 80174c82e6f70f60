import { setTimeout } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { registerOwner } from './helpers/accounts.ts';
import { COMPANY, companyFormSetup, PICTURE } from './helpers/company-form-setup.ts';
import { expectAccessible } from './helpers/expect-accessible.ts';
import { expectToFit } from './helpers/expect-to-fit.ts';
import { askedCodes } from './helpers/fake-cep-service.ts';
import { cepServiceUrl, siteUrl } from './helpers/site-url.ts';
import { describeVisits, SIZES } from './helpers/visit.ts';

const [, DESKTOP] = SIZES;
const NO_ANSWER = 'Erro ao buscar informações do CEP';
const { ask, asAdmin, open, register } = companyFormSetup();
const city = (page: Page) => page.getByRole('combobox', { name: 'Cidade' });

async function openPart(page: Page, name: string) {
  await page
    .getByRole('list', { name: 'Editar Empresa' })
    .getByRole('link', { name: new RegExp(`^${name}`) })
    .click();
  await page.getByRole('heading', { name, level: 1 }).waitFor();
  const form = page.getByRole('form', { name: 'Dados da empresa' });
  await form.waitFor();
  return form;
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
      // After saving, another page takes the place of the form.
      visit({ viewport, mayShift: true }, async (page) => {
        const owner = await registerOwner(siteUrl());
        const id = await register(owner);
        await (await asAdmin())('POST', `/admin/companies/${id}/approve`);
        await open(page, owner, '/user-dashboard');
        const form = await openPart(page, 'Contato');
        await expectAccessible(page);
        await expectToFit(page);
        const save = form.getByRole('button', { name: 'Salvar alterações' });
        for (const label of ['Endereço', 'Telefone', 'E-mail']) await form.getByLabel(label).fill('');
        await form.getByRole('combobox', { name: 'Cidade' }).fill('');
        await form.getByLabel('Estado').selectOption('');
        await save.click();
        for (const text of [
          'Endereço é obrigatório',
          'Cidade é obrigatória',
          'Estado é obrigatório',
          'Telefone é obrigatório',
          'Email é obrigatório',
        ]) {
          await form.getByText(text).waitFor();
        }
        await form.getByLabel('E-mail').fill('contato');
        await save.click();
        await form.getByText('Email inválido').waitFor();
        await expectAccessible(page);

        await page.goBack();
        await form.getByText('Há alterações que não foram salvas.').waitFor();
        await expectAccessible(page);
        await form.getByRole('button', { name: 'Descartar alterações' }).click();
        await page.waitForURL('**/user-dashboard');

        await openPart(page, 'Dados');
        await form.getByLabel('Nome').fill('Padaria Trigo e Mel');
        await form.getByLabel('Escolher o logo').setInputFiles(PICTURE);
        await form.getByRole('button', { name: 'Usar imagem' }).click();
        await form.getByRole('img', { name: 'Logo da empresa' }).waitFor();
        // Shifts count half a second after the last input: neither the page nor the toast may move then.
        await page.route('**/graphql', async (route) => {
          await setTimeout(700);
          await route.continue();
        });
        await save.click();
        await page.getByText('Empresa atualizada com sucesso!').waitFor();
        await page.waitForURL('**/user-dashboard');
        await page.getByRole('heading', { name: 'Padaria Trigo e Mel' }).first().waitFor();
        const { body } = await ask()('GET', `/companies/${id}`);
        expect(body.data).toMatchObject({ name: 'Padaria Trigo e Mel', address: COMPANY.address });
        expect(body.data.logo).toBeTruthy();
        // The step back has left no second panel behind.
        await page.goForward();
        await page.getByRole('heading', { name: 'Dados', level: 1 }).waitFor();
      }));
  }

  it('has an own address for each part, which leads back to the panel', () =>
    visit({ viewport: SIZES[0] }, async (page) => {
      const owner = await registerOwner(siteUrl());
      const id = await register(owner);
      await open(page, owner, `/user-dashboard?company=${id}&editar=caracteristicas`);
      await page.getByLabel('Área atendida').fill('Campinas e Valinhos');
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Salvar alterações' }).click();
      await page.waitForURL(`**/user-dashboard?company=${id}`);
      for (const part of ['dados', 'contato', 'horario', 'servicos', 'fotos', 'caracteristicas']) {
        await page.goto(`/user-dashboard?company=${id}&editar=${part}`);
        await page.getByRole('link', { name: 'Voltar ao painel' }).waitFor();
        await expectAccessible(page, part);
        await expectToFit(page);
      }
    }));
});
