import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { logInAsAdmin, registerOwner } from './helpers/accounts.ts';
import { COMPANY, companyFormSetup, goOn, PICTURE } from './helpers/company-form-setup.ts';
import { expectAccessible } from './helpers/expect-accessible.ts';
import { FAILED } from './helpers/graphql-operations.ts';
import { siteUrl } from './helpers/site-url.ts';
import { describeVisits, hydrated, SIZES } from './helpers/visit.ts';

const [PHONE, DESKTOP] = SIZES;
const { ask, asAdmin, open, register } = companyFormSetup();

const city = (page: Page) => page.getByRole('combobox', { name: 'Cidade' });
const submit = (page: Page) => page.getByRole('button', { name: 'Cadastrar empresa' });

async function fillPlace(page: Page) {
  await page.getByLabel('Nome').fill(COMPANY.name);
  await page.getByLabel('Categoria').selectOption({ label: 'Alimentação' });
  await city(page).fill('Campinas');
}

/** Fills in all three steps. */
async function fill(page: Page) {
  await fillPlace(page);
  await goOn(page, 2);
  await page.getByLabel('Telefone').pressSequentially('19995550100');
  await goOn(page, 3);
  await page.getByLabel('Descrição').fill(COMPANY.description);
}

describeVisits('registering a company', ({ visit }) => {
  for (const { name, ...viewport } of SIZES) {
    it(`from the postal code and a logo to the dashboard (${name})`, () =>
      visit({ viewport }, async (page) => {
        const owner = await registerOwner(siteUrl(), { company_name: 'Padaria da Rosa' });
        await open(page, owner);
        expect(await page.getByLabel('Nome').inputValue()).toBe('Padaria da Rosa');
        expect(await page.getByLabel('E-mail').inputValue()).toBe(owner.user.email);
        await page.getByText('A administração verifica a sua empresa antes da publicação').waitFor();
        await expectAccessible(page);

        await fillPlace(page);
        await page.getByLabel('CEP').pressSequentially('13015001');
        await page.getByText('Dados do CEP carregados com sucesso!').waitFor();
        expect(await page.getByLabel('Endereço').inputValue()).toBe('Rua Barão de Jaguara, Centro');
        expect(await page.getByLabel('Estado').inputValue()).toBe('SP');
        await page.getByText('Sem ponto marcado').waitFor();
        await goOn(page, 2);
        await page.getByLabel('Telefone').pressSequentially('19995550100');
        expect(await page.getByLabel('Telefone').inputValue()).toBe('(19) 99555-0100');
        expect(await page.getByLabel('Este número é de').inputValue()).toBe('whatsapp');
        await expectAccessible(page);
        await goOn(page, 3);
        await page.getByLabel('Descrição').fill(COMPANY.description);

        await page.getByLabel('Escolher o logo').setInputFiles(PICTURE);
        const stage = page.getByRole('application', { name: 'Logo enquadrado' });
        const box = await stage.boundingBox();
        if (box === null) throw new Error('The square is not there.');
        await page.mouse.move(box.x + 120, box.y + 120);
        await page.mouse.down();
        await page.mouse.move(box.x + 20, box.y + 120, { steps: 5 });
        await page.mouse.up();
        const across = Number(await page.getByLabel('Mover na horizontal').inputValue());
        expect(across).toBeGreaterThan(60);
        await page.keyboard.press('ArrowRight');
        expect(Number(await page.getByLabel('Mover na horizontal').inputValue())).toBeLessThan(across);
        await page.keyboard.press('+');
        await expectAccessible(page);
        await page.getByRole('button', { name: 'Usar imagem' }).click();
        const preview = page.getByRole('img', { name: 'Logo da empresa' });
        await preview.waitFor();
        expect(
          await preview.evaluate((image: HTMLImageElement) => image.naturalWidth / image.naturalHeight),
        ).toBe(1);
        expect(await preview.getAttribute('src')).toMatch(/^blob:/);

        await submit(page).dblclick();
        await page.waitForURL(/\/user-dashboard\?company=\d+$/);
        await page.getByText('Empresa enviada! Ela está em análise.').waitFor();
        await page.getByText('Aguardando Aprovação').first().waitFor();
        const { body } = await ask(owner.token)('GET', '/auth/user-company');
        expect(body.company).toMatchObject({
          name: COMPANY.name,
          city: 'Campinas',
          state: 'SP',
          cep: '13015-001',
          contact_type: 'whatsapp',
          address: 'Rua Barão de Jaguara, Centro',
        });
        const logo = await fetch(new URL(body.company.logo, siteUrl()));
        expect(logo.headers.get('content-type')).toBe('image/webp');
      }));
  }

  it('says that it is published where no approval is needed', () =>
    visit({ viewport: DESKTOP }, async (page) => {
      await open(page, await registerOwner(siteUrl()));
      await fill(page);
      await page.route('**/graphql', async (route) => {
        const response = await route.fetch();
        const answer = await response.json();
        if (answer.data?.createCompany) answer.data.createCompany.isApproved = true;
        await route.fulfill({ response, json: answer });
      });
      await submit(page).click();
      await page.getByText('Empresa publicada!').waitFor();
    }));

  it('shows missing fields, errors of the server and a missing response', () =>
    visit({ viewport: PHONE, expected: FAILED }, async (page) => {
      await open(page, await registerOwner(siteUrl()));
      const next = page.getByRole('button', { name: 'Continuar' });
      await next.click();
      for (const text of ['Nome é obrigatório', 'Categoria é obrigatória', 'Cidade é obrigatória']) {
        await page.getByText(text).waitFor();
      }
      expect(await page.getByText('Endereço é obrigatório').count()).toBe(0);
      await expectAccessible(page);
      await fillPlace(page);
      await city(page).fill('Campinaz');
      await goOn(page, 2);
      await page.getByLabel('E-mail').fill('contato@');
      await next.click();
      for (const text of ['Telefone é obrigatório', 'Email inválido']) await page.getByText(text).waitFor();
      await expectAccessible(page);
      await page.getByLabel('Telefone').pressSequentially('19995550100');
      await page.getByLabel('E-mail').fill('contato@trigo.exemplo.com.br');
      await goOn(page, 3);
      await submit(page).click();
      await page.getByText('Descrição é obrigatória').waitFor();
      await expectAccessible(page);
      await page.getByLabel('Descrição').fill(COMPANY.description);

      await submit(page).click();
      await page.getByText(/Cidade não encontrada\. Você quis dizer .*Campinas - SP/).waitFor();
      await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'city');

      await city(page).fill('campin');
      await page.getByRole('option', { name: /^Campina Grande PB/ }).click();
      expect(await page.getByLabel('Estado').inputValue()).toBe('PB');
      await goOn(page, 2);
      await goOn(page, 3);
      await page.route('**/graphql', (route) => route.abort());
      await submit(page).click();
      await page.getByText('Erro ao salvar empresa. Tente novamente.').waitFor();
      await page.unroute('**/graphql');
      await submit(page).click();
      await page.waitForURL(/\/user-dashboard\?company=\d+$/);
    }));

  it('starts from the rejected company', () =>
    visit({ viewport: PHONE }, async (page) => {
      const owner = await registerOwner(siteUrl());
      const id = await register(owner, { website: 'https://www.trigo.exemplo.com.br' });
      await (await asAdmin())('DELETE', `/admin/companies/${id}/reject`, { reason: 'Confira o endereço.' });
      await open(page, owner);
      await page.getByText('Motivo: Confira o endereço.').waitFor();
      expect(await page.getByLabel('Nome').inputValue()).toBe(COMPANY.name);
      expect(await page.getByLabel('Categoria').inputValue()).toBe('3');
      expect(await page.getByLabel('Telefone').inputValue()).toBe(COMPANY.phone);
      await expectAccessible(page);
      await page.getByLabel('Endereço').fill('Rua das Magnólias, 500');
      await goOn(page, 2);
      await goOn(page, 3);
      await submit(page).click();
      await page.waitForURL(/\/user-dashboard\?company=\d+$/);
      const { body } = await ask(owner.token)('GET', '/auth/user-company');
      expect(body.company).toMatchObject({ address: 'Rua das Magnólias, 500', phone: COMPANY.phone });
    }));

  it('offers another plan where the limit is reached', () =>
    visit({ viewport: PHONE }, async (page) => {
      const owner = await registerOwner(siteUrl());
      for (const part of ['Norte', 'Sul', 'Leste', 'Oeste', 'Centro']) {
        await register(owner, { name: `Padaria ${part}`, address: `Rua ${part}, 1` });
      }
      await open(page, owner);
      await page.getByText('Você chegou ao limite de empresas').waitFor();
      await expectAccessible(page);
      await page.getByRole('link', { name: 'Ir para o painel' }).click();
      await page.waitForURL('**/user-dashboard');
    }));

  it('is for companies only', () =>
    visit({ viewport: PHONE }, async (page) => {
      await open(page, await logInAsAdmin(siteUrl()));
      await page.getByRole('heading', { name: 'Acesso não autorizado' }).waitFor();
      await page.getByText('Você não tem permissão para acessar esta página.').waitFor();
      await page.getByText('Para cadastrar uma empresa é preciso uma conta de empresa.').waitFor();
      await expectAccessible(page);
    }));

  it('warns before a page with unsaved input is left', () =>
    visit({ viewport: DESKTOP }, async (page) => {
      await open(page, await registerOwner(siteUrl()));
      const asked: string[] = [];
      page.on('dialog', (dialog) => {
        asked.push(dialog.type());
        return dialog.accept();
      });
      await page.reload();
      await hydrated(page);
      expect(asked).toEqual([]);
      await page.getByLabel('Nome').fill('Padaria');
      await page.getByRole('link', { name: 'Salvas' }).first().click();
      await page.getByText('O que você preencheu ainda não foi salvo.').waitFor();
      await page.getByRole('button', { name: 'Continuar preenchendo' }).click();
      expect(await page.getByLabel('Nome').inputValue()).toBe('Padaria');
      expect(asked).toEqual([]);
      await page.reload();
      expect(asked).toEqual(['beforeunload']);
      // What was typed is kept as a draft.
      expect(await page.getByLabel('Nome').inputValue()).toBe('Padaria');
      await page.getByLabel('Nome').fill('Padaria Nova');
      await page.getByRole('link', { name: 'Salvas' }).first().click();
      await page.getByRole('button', { name: 'Sair sem salvar' }).click();
      await page.waitForURL('**/search?saved=1');
    }));
});
