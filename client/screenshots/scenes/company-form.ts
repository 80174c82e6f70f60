import { fileURLToPath } from 'node:url';
import type { Page, Route } from 'playwright-core';
import { FAILED, fail, hold } from '../intercept.ts';
import type { Scene } from '../scene.ts';
import {
  COMPANY,
  enterAsAdmin,
  enterAsOwner,
  enterWithCompany,
  enterWithFull,
  enterWithRejected,
} from '../sign-in.ts';

const PATH = '/register-company';
/** Wider than high, so that it is cropped. */
const PICTURE = fileURLToPath(new URL('../../src/domain/site/site-image.jpg', import.meta.url));

/** Answers postal codes in place of the external service. */
const answerCep = (page: Page, answer: (route: Route) => Promise<void>) =>
  page.route('https://viacep.com.br/**', answer);
const found = (route: Route) =>
  route.fulfill({
    json: { logradouro: 'Rua Barão de Jaguara', bairro: 'Centro', localidade: 'Campinas', uf: 'SP' },
    headers: { 'access-control-allow-origin': '*' },
  });
const wholeTown = (route: Route) =>
  route.fulfill({
    json: { logradouro: '', bairro: '', localidade: 'Holambra', uf: 'SP' },
    headers: { 'access-control-allow-origin': '*' },
  });
const unknown = (route: Route) =>
  route.fulfill({ json: { erro: 'true' }, headers: { 'access-control-allow-origin': '*' } });

const city = (page: Page) => page.getByRole('combobox', { name: 'Cidade' });
const typeCep = (page: Page) => page.getByLabel('CEP').pressSequentially('13015001');
const submit = (page: Page) => page.getByRole('button', { name: 'Cadastrar empresa' }).click();

async function fill(page: Page) {
  await page.getByLabel('Nome').fill(COMPANY.name);
  await page.getByLabel('Descrição').fill(COMPANY.description);
  await page.getByLabel('Categoria').selectOption({ label: 'Alimentação' });
  await page.getByLabel('Telefone').pressSequentially('19995550100');
  await city(page).fill('Campinas');
  await page.keyboard.press('Escape');
}

async function chooseLogo(page: Page) {
  await page.getByLabel(/o logo$/).setInputFiles(PICTURE);
  await page.getByRole('application', { name: 'Logo enquadrado' }).waitFor();
}

async function edit(page: Page) {
  await page.getByRole('button', { name: 'Editar Empresa' }).click();
  await page.getByRole('dialog').getByRole('option', { name: 'Saúde' }).waitFor({ state: 'attached' });
}

/** Registering a company and editing one, in their states. */
export const scenes: Scene[] = [
  { name: 'register-company', path: PATH, before: enterAsOwner },
  {
    name: 'register-company-loading',
    path: '/terms',
    before: enterAsOwner,
    async act(page) {
      // By navigation, since a page that is loading is never idle.
      await hold(page, 'RegisterCompanyHome');
      await page.getByRole('link', { name: 'Cadastrar Empresa' }).click();
      await page.getByText('Carregando…').waitFor({ state: 'attached' });
    },
  },
  {
    name: 'register-company-failed',
    path: PATH,
    expected: FAILED,
    async before(page) {
      await enterAsOwner(page);
      await fail(page, 'RegisterCompanyHome');
    },
    act: (page) => page.getByText('Erro ao carregar dados da empresa').waitFor(),
  },
  {
    name: 'register-company-invalid',
    path: PATH,
    before: enterAsOwner,
    async act(page) {
      await page.getByLabel('E-mail').fill('contato@');
      await page.getByLabel('CEP').fill('130');
      await submit(page);
      await page.getByText('Nome é obrigatório').waitFor();
    },
  },
  {
    name: 'register-company-cep-found',
    path: PATH,
    async before(page) {
      await enterAsOwner(page);
      await answerCep(page, found);
    },
    async act(page) {
      await typeCep(page);
      await page.getByText('Dados do CEP carregados com sucesso!').waitFor();
    },
  },
  {
    name: 'register-company-cep-looking',
    path: PATH,
    viewportOnly: true,
    async before(page) {
      await enterAsOwner(page);
      await answerCep(page, () => new Promise(() => undefined));
    },
    act: typeCep,
  },
  {
    name: 'register-company-cep-unknown',
    path: PATH,
    viewportOnly: true,
    async before(page) {
      await enterAsOwner(page);
      await answerCep(page, unknown);
    },
    async act(page) {
      await typeCep(page);
      await page.getByText('CEP não encontrado').first().waitFor();
    },
  },
  {
    name: 'register-company-cities',
    path: PATH,
    viewportOnly: true,
    before: enterAsOwner,
    async act(page) {
      await city(page).pressSequentially('campi');
      await page.getByRole('option', { name: /^Campinas/ }).waitFor();
      await page.keyboard.press('ArrowDown');
    },
  },
  {
    name: 'register-company-logo-cutting',
    path: PATH,
    viewportOnly: true,
    before: enterAsOwner,
    act: chooseLogo,
  },
  {
    name: 'register-company-logo-chosen',
    path: PATH,
    viewportOnly: true,
    before: enterAsOwner,
    async act(page) {
      await chooseLogo(page);
      await page.getByRole('button', { name: 'Usar imagem' }).click();
      await page.getByRole('button', { name: 'Retirar o logo' }).waitFor();
    },
  },
  {
    name: 'register-company-logo-refused',
    path: PATH,
    viewportOnly: true,
    before: enterAsOwner,
    async act(page) {
      const logo = { name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') };
      await page.getByLabel(/o logo$/).setInputFiles(logo);
      await page.getByText('O logo deve ser uma imagem').scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'register-company-unknown-city',
    path: PATH,
    viewportOnly: true,
    before: enterAsOwner,
    async act(page) {
      await fill(page);
      await city(page).fill('Campinaz');
      await page.keyboard.press('Escape');
      await submit(page);
      await page.getByText('Você quis dizer').waitFor();
    },
  },
  {
    name: 'register-company-saving',
    path: PATH,
    viewportOnly: true,
    async before(page) {
      await enterAsOwner(page);
      await hold(page, 'CreateCompany');
    },
    async act(page) {
      await fill(page);
      await submit(page);
    },
  },
  {
    name: 'register-company-save-failed',
    path: PATH,
    viewportOnly: true,
    expected: FAILED,
    async before(page) {
      await enterAsOwner(page);
      await fail(page, 'CreateCompany');
    },
    async act(page) {
      await fill(page);
      await submit(page);
      await page.getByText('Erro ao salvar empresa. Tente novamente.').waitFor();
    },
  },
  {
    name: 'register-company-rejected',
    path: PATH,
    before: enterWithRejected,
    act: (page) => page.getByText('Motivo:').waitFor(),
  },
  {
    name: 'register-company-full',
    path: PATH,
    before: enterWithFull,
    act: (page) => page.getByText('Você chegou ao limite de empresas').waitFor(),
  },
  {
    name: 'register-company-denied',
    path: PATH,
    before: enterAsAdmin,
    act: (page) => page.getByRole('heading', { name: /^Acesso/ }).waitFor(),
  },
  {
    name: 'edit-company',
    path: '/user-dashboard',
    viewportOnly: true,
    before: (page) => enterWithCompany(page),
    act: edit,
  },
  {
    name: 'edit-company-cep-without-street',
    path: '/user-dashboard',
    async before(page) {
      await enterWithCompany(page);
      await answerCep(page, wholeTown);
    },
    async act(page) {
      await edit(page);
      await page.getByLabel('CEP').fill('');
      await page.getByLabel('CEP').pressSequentially('13825000');
      await page.getByText('Este CEP não diz a rua. Informe', { exact: false }).first().waitFor();
    },
  },
  {
    name: 'edit-company-leaving',
    path: '/user-dashboard',
    viewportOnly: true,
    before: (page) => enterWithCompany(page),
    async act(page) {
      await edit(page);
      await page.getByRole('dialog').getByLabel('Nome').fill('Padaria Trigo e Mel');
      await page.keyboard.press('Escape');
      await page.getByText('Há alterações que não foram salvas.').waitFor();
    },
  },
];
