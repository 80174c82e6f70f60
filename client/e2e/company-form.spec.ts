import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { asApi, logInAsAdmin, registerOwner, signIn, type TestSession } from './accounts.ts';
import { axeFindings } from './axe.ts';
import { startCepStandIn } from './cep-stand-in.ts';
import { type RunningProgram, startProgram } from './program.ts';
import { describeVisits, hydrated, SIZES } from './visit.ts';

const PICTURE = fileURLToPath(new URL('../src/lib/site-image.jpg', import.meta.url));
const COMPANY = {
  name: 'Padaria Trigo de Ouro',
  description: 'Pães de fermentação natural, bolos e café da manhã.',
  category_id: '3',
  city: 'Campinas - SP',
  address: 'Rua das Magnólias, 482',
  cep: '13024-000',
  phone: '(19) 99555-0100',
  email: 'contato@trigo.exemplo.com.br',
};
const LIMITS = { LIMIT_REGISTRATIONS: '1000', LIMIT_LOGINS_ADDRESS: '1000' };
const [PHONE, DESKTOP] = SIZES;
const UNKNOWN = 'CEP não encontrado';
const FAILED = 'Erro ao buscar informações do CEP';

let service: Awaited<ReturnType<typeof startCepStandIn>>;
let program: RunningProgram;
beforeAll(async () => {
  if (inject('chromium') === '') return;
  service = await startCepStandIn();
  program = await startProgram({ ...LIMITS, CEP_API_URL: service.url });
  await allowEqualCompanies();
});
afterAll(async () => {
  await program?.stop();
  await service?.stop();
});

const ask = (token?: string) => asApi(program.url, token);
const asAdmin = async () => ask((await logInAsAdmin(program.url)).token);

/** One company serves all tests of the form; that a second one is refused is shown on the server. */
async function allowEqualCompanies(): Promise<void> {
  const { token } = await logInAsAdmin(program.url);
  const response = await fetch(`${program.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({
      query:
        'mutation { updateApprovalPolicy(input: { blockDuplicateCompanies: false }) { blockDuplicateCompanies } }',
    }),
  });
  expect(await response.json()).toEqual({
    data: { updateApprovalPolicy: { blockDuplicateCompanies: false } },
  });
}

async function open(page: Page, owner: TestSession, path = '/register-company') {
  await signIn(page, owner);
  await page.goto(program.url + path);
  await hydrated(page);
}

async function register(owner: TestSession, changes = {}): Promise<string> {
  const { status, body } = await ask(owner.token)('POST', '/companies', { ...COMPANY, ...changes });
  expect(status, JSON.stringify(body)).toBe(200);
  return String(body.data.id);
}

const city = (page: Page) => page.getByRole('combobox', { name: 'Cidade' });
const submit = (page: Page) => page.getByRole('button', { name: 'Cadastrar empresa' });

async function fill(page: Page) {
  await page.getByLabel('Nome').fill(COMPANY.name);
  await page.getByLabel('Descrição').fill(COMPANY.description);
  await page.getByLabel('Categoria').selectOption({ label: 'Alimentação' });
  await city(page).fill('Campinas');
  await page.getByLabel('Telefone').pressSequentially('19995550100');
}

async function openEdit(page: Page) {
  await page.getByRole('button', { name: 'Editar Empresa' }).click();
  const dialog = page.getByRole('dialog', { name: 'Editar Empresa' });
  await dialog.getByRole('option', { name: 'Saúde' }).waitFor({ state: 'attached' });
  return dialog;
}

/** In both schemes, since colours differ. */
async function expectAccessible(page: Page) {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await axeFindings(page), colorScheme).toEqual([]);
  }
}

describeVisits('registering a company', ({ visit }) => {
  for (const { name, ...viewport } of SIZES) {
    it(`from the postal code and a logo to the dashboard (${name})`, () =>
      visit({ viewport }, async (page) => {
        const owner = await registerOwner(program.url, { company_name: 'Padaria da Rosa' });
        await open(page, owner);
        expect(await page.getByLabel('Nome').inputValue()).toBe('Padaria da Rosa');
        expect(await page.getByLabel('E-mail').inputValue()).toBe(owner.user.email);
        await page.getByText('será verificada pela nossa equipe antes da publicação').waitFor();
        await expectAccessible(page);

        await fill(page);
        expect(await page.getByLabel('Telefone').inputValue()).toBe('(19) 99555-0100');
        await page.getByLabel('Este número é de').selectOption('WhatsApp');
        await page.getByLabel('CEP').pressSequentially('13015001');
        await page.getByText('Dados do CEP carregados com sucesso!').waitFor();
        expect(await page.getByLabel('Endereço').inputValue()).toBe('Rua Barão de Jaguara, Centro');
        expect(await page.getByLabel('Estado').inputValue()).toBe('SP');
        await page.getByText('Mapa não disponível').waitFor();

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
        await page.getByText('Empresa enviada! Ela está em verificação.').waitFor();
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
        const logo = await fetch(new URL(body.company.logo, program.url));
        expect(logo.headers.get('content-type')).toBe('image/webp');
      }));
  }

  it('says it is published where nobody has to look first', () =>
    visit({ viewport: DESKTOP }, async (page) => {
      await open(page, await registerOwner(program.url));
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

  it('says what is missing, what the server refuses and what it does not answer', () =>
    visit({ viewport: PHONE, expected: /Failed to load resource/ }, async (page) => {
      await open(page, await registerOwner(program.url));
      await page.getByLabel('E-mail').fill('contato@');
      await submit(page).click();
      for (const text of ['Nome é obrigatório', 'Descrição é obrigatória', 'Categoria é obrigatória']) {
        await page.getByText(text).waitFor();
      }
      for (const text of ['Cidade é obrigatória', 'Telefone é obrigatório', 'Email inválido']) {
        await page.getByText(text).waitFor();
      }
      expect(await page.getByText('Endereço é obrigatório').count()).toBe(0);
      await expectAccessible(page);

      await fill(page);
      await page.getByLabel('E-mail').fill('contato@trigo.exemplo.com.br');
      await city(page).fill('Campinaz');
      await submit(page).click();
      await page.getByText(/Cidade não encontrada\. Você quis dizer .*Campinas - SP/).waitFor();
      expect(await city(page).evaluate((element) => element === document.activeElement)).toBe(true);

      await city(page).fill('campin');
      await page.getByRole('option', { name: /^Campina Grande PB/ }).click();
      expect(await page.getByLabel('Estado').inputValue()).toBe('PB');
      await page.route('**/graphql', (route) => route.abort());
      await submit(page).click();
      await page.getByText('Erro ao salvar empresa. Tente novamente.').waitFor();
      await page.unroute('**/graphql');
      await submit(page).click();
      await page.waitForURL(/\/user-dashboard\?company=\d+$/);
    }));

  it('starts from what was rejected', () =>
    visit({ viewport: PHONE }, async (page) => {
      const owner = await registerOwner(program.url);
      const id = await register(owner, { website: 'https://www.trigo.exemplo.com.br' });
      await (await asAdmin())('DELETE', `/admin/companies/${id}/reject`, { reason: 'Confira o endereço.' });
      await open(page, owner);
      await page.getByText('Motivo: Confira o endereço.').waitFor();
      expect(await page.getByLabel('Nome').inputValue()).toBe(COMPANY.name);
      expect(await page.getByLabel('Categoria').inputValue()).toBe('3');
      expect(await page.getByLabel('Telefone').inputValue()).toBe(COMPANY.phone);
      await expectAccessible(page);
      await page.getByLabel('Endereço').fill('Rua das Magnólias, 500');
      await submit(page).click();
      await page.waitForURL(/\/user-dashboard\?company=\d+$/);
      const { body } = await ask(owner.token)('GET', '/auth/user-company');
      expect(body.company).toMatchObject({ address: 'Rua das Magnólias, 500', phone: COMPANY.phone });
    }));

  it('leads to another plan where the limit is reached', () =>
    visit({ viewport: PHONE }, async (page) => {
      const owner = await registerOwner(program.url);
      for (const part of ['Norte', 'Sul', 'Leste', 'Oeste', 'Centro']) {
        await register(owner, { name: `Padaria ${part}`, address: `Rua ${part}, 1` });
      }
      await open(page, owner);
      await page.getByText('Você chegou ao limite de empresas').waitFor();
      await expectAccessible(page);
      await page.getByRole('link', { name: 'Ir para o painel' }).click();
      await page.waitForURL('**/user-dashboard');
    }));

  it('is for companies alone', () =>
    visit({ viewport: PHONE }, async (page) => {
      await open(page, await logInAsAdmin(program.url));
      await page.getByText('Acesso Negado').waitFor();
      await page.getByText('Esta página é apenas para empresas.').waitFor();
      await expectAccessible(page);
    }));

  it('warns before a page with unsaved words is left', () =>
    visit({ viewport: DESKTOP }, async (page) => {
      await open(page, await registerOwner(program.url));
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
      await page.getByLabel('Nome').fill('Padaria');
      await page.getByRole('link', { name: 'Salvas' }).first().click();
      await page.getByRole('button', { name: 'Sair sem salvar' }).click();
      await page.waitForURL('**/search?saved=1');
    }));
});

describeVisits('the postal code', ({ visit }) => {
  it('is said to be unknown, or not to be had, whatever the service does', () =>
    visit({ viewport: PHONE, expected: /Failed to load resource|net::ERR/ }, async (page) => {
      await open(page, await registerOwner(program.url));
      const cep = page.getByLabel('CEP');
      const told = (text: string) => page.locator('[class*="Input-error"]', { hasText: text }).waitFor();
      for (const digits of ['99999999', '99999998', '00000000']) {
        await cep.fill(digits);
        await told(UNKNOWN);
        await cep.fill('');
        expect(await page.getByText(UNKNOWN).count(), digits).toBe(0);
      }
      await cep.fill('99999999');
      await told(UNKNOWN);
      await expectAccessible(page);
      for (const digits of ['50050050', '20020020']) {
        await cep.fill(digits);
        await told(FAILED);
        await cep.fill('');
        expect(await page.getByText(FAILED).count(), digits).toBe(0);
      }
      await cep.fill('40040040');
      await page.getByText('Buscando o endereço do CEP…').waitFor();
      await told(FAILED);
      await cep.fill('');
      await page.context().setOffline(true);
      await cep.fill('13015001');
      await told(FAILED);
      await page.context().setOffline(false);
    }));

  it('can be pasted, and is overtaken by the next one', () =>
    visit({ viewport: DESKTOP }, async (page) => {
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await open(page, await registerOwner(program.url));
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
      expect(service.asked.slice(-2)).toEqual(['40040040', '13015001']);
      expect(await page.getByText(FAILED).count()).toBe(0);
    }));
});

describeVisits('editing a company', ({ visit }) => {
  for (const { name, ...viewport } of SIZES) {
    it(`says what is missing, sends what was changed and shows it (${name})`, () =>
      visit({ viewport }, async (page) => {
        const owner = await registerOwner(program.url);
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
        await dialog.getByRole('button', { name: 'Salvar alterações' }).click();
        await page.getByText('Empresa atualizada com sucesso!').waitFor();
        await page.getByRole('heading', { name: 'Padaria Trigo e Mel' }).first().waitFor();
        const { body } = await ask()('GET', `/companies/${id}`);
        expect(body.data).toMatchObject({ name: 'Padaria Trigo e Mel', address: COMPANY.address });
        expect(body.data.logo).toBeTruthy();
      }));
  }

  it('keeps the logo and says so when saving fails', () =>
    visit({ viewport: PHONE, expected: /Failed to load resource/ }, async (page) => {
      const owner = await registerOwner(program.url);
      await register(owner);
      await open(page, owner, '/user-dashboard');
      const dialog = await openEdit(page);
      const logo = { name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') };
      await dialog.getByLabel('Escolher o logo').setInputFiles(logo);
      await dialog.getByText('O logo deve ser uma imagem JPEG, PNG, WebP ou GIF.').waitFor();
      await dialog.getByLabel('Nome').fill('Padaria Trigo e Mel');
      await page.route('**/graphql', (route) => route.fulfill({ status: 500, body: '' }));
      await dialog.getByRole('button', { name: 'Salvar alterações' }).click();
      await dialog.getByText('Erro ao salvar empresa. Tente novamente.').waitFor();
      await expectAccessible(page);
    }));
});
