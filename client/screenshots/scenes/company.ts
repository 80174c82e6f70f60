import type { Page } from 'playwright-core';
import { change, FAILED, fail, hold } from '../intercept.ts';
import type { Scene, Site } from '../scene.ts';
import { enterWithCompany, enterWithInactive } from '../sign-in.ts';

async function pendingCompany({ asAdmin }: Site): Promise<string> {
  const rows = await asAdmin('GET', '/admin/pending-companies');
  const [first] = (Array.isArray(rows) ? rows : (rows as { data: unknown[] }).data) as { id: number }[];
  if (!first) throw new Error('No company waits for approval.');
  return `/company/${first.id}`;
}

/** Opens a company from the results, so that the browser loads its data. */
const openFirst = (page: Page) =>
  page.getByRole('article').first().getByRole('heading').getByRole('link').click();

const NEAR = '/search?q=padaria&order=distance&perto=-22.91%2C-47.06';
/** Opens a company from a search near a position, so that its page says how far it is. */
async function openNear(page: Page): Promise<void> {
  const name = (await page.getByRole('article').first().getByRole('heading').textContent()) ?? '';
  await openFirst(page);
  await page.getByRole('heading', { level: 1, name }).waitFor();
  await page
    .getByRole('main')
    .getByText(/\d+ km$/)
    .first()
    .waitFor();
}

/** The company page in its states. */
export const scenes: Scene[] = [
  { name: 'company', path: '/company/1' },
  { name: 'company-near', path: NEAR, act: openNear },
  {
    name: 'company-second-screen',
    path: NEAR,
    viewportOnly: true,
    async act(page) {
      await openNear(page);
      await page.evaluate(() => window.scrollTo(0, innerHeight));
    },
  },
  { name: 'company-ratings-page-2', path: '/company/1?page=2' },
  { name: 'company-ratings-worst', path: '/company/1?order=worst' },
  { name: 'company-no-javascript', path: '/company/1', context: { javaScriptEnabled: false } },
  { name: 'company-pending', path: pendingCompany },
  {
    name: 'company-own',
    path: '/terms',
    act: async (page) => {
      await page.goto(`/company/${await enterWithCompany(page)}`);
      await page.getByText('Você cuida desta empresa: quem escreve são os clientes.').waitFor();
    },
  },
  {
    name: 'company-own-pending',
    path: '/terms',
    act: async (page) => {
      await page.goto(`/company/${await enterWithCompany(page, { isApproved: false })}`);
      await page.getByRole('button', { name: 'Enviar mensagem' }).waitFor();
    },
  },
  {
    name: 'company-own-inactive',
    path: '/terms',
    // The server renders it for guests: only the browser knows the user.
    expected: /404 \(Not Found\)/,
    act: async (page) => {
      await page.goto(`/company/${await enterWithInactive(page)}`);
      await page.getByText('Esta empresa está inativa').waitFor();
    },
  },
  { name: 'company-not-found', path: '/company/999999', expected: /404 \(Not Found\)/ },
  {
    name: 'company-similar-none',
    path: '/search',
    async act(page) {
      await change(page, 'SimilarCompanies', (data) => {
        data.similarCompanies = [];
      });
      await openFirst(page);
      await page.getByText('Em breve: empresas similares').waitFor();
    },
  },
  {
    name: 'company-similar-loading',
    path: '/search',
    async act(page) {
      await hold(page, 'SimilarCompanies');
      await openFirst(page);
      await page.getByRole('heading', { name: 'Empresas similares' }).waitFor();
    },
  },
  {
    name: 'company-saved',
    path: '/company/1',
    async act(page) {
      await page
        .getByRole('button', { name: /^Salvar/, pressed: false })
        .first()
        .click();
      await page.getByText('Salva', { exact: true }).waitFor();
    },
  },
  {
    name: 'company-loading',
    path: '/search',
    async act(page) {
      await hold(page, 'Company');
      await openFirst(page);
      await page.getByText('Carregando empresa…').waitFor();
    },
  },
  {
    name: 'company-error',
    path: '/search',
    expected: FAILED,
    async act(page) {
      await fail(page, 'Company');
      await openFirst(page);
      await page.getByRole('heading', { name: 'Empresa não encontrada' }).waitFor();
    },
  },
  {
    name: 'company-without-owner',
    path: '/search',
    async act(page) {
      await change(page, 'Company', ({ company }) => {
        company.hasOwner = false;
        company.plan = null;
      });
      await openFirst(page);
      await page.getByRole('heading', { name: 'Esta empresa é sua?' }).waitFor();
    },
  },
  {
    name: 'company-not-rated',
    path: '/search',
    async act(page) {
      await change(page, 'Company', ({ company }) => {
        Object.assign(company, { averageRating: 0, totalRatings: 0 });
        Object.assign(company.ratings, { items: [], total: 0, lastPage: 1 });
      });
      await openFirst(page);
      await page.getByText('Ninguém avaliou esta empresa ainda.').waitFor();
    },
  },
  {
    name: 'company-map',
    path: '/company/1',
    // The frame's answer is not of the map's origin.
    expected: /postMessage/,
    async before(page) {
      await page.addInitScript(() => {
        // The map's frame is of another origin and has no storage.
        if (window === window.top) localStorage.setItem('maps_api_key', 'chave-de-exemplo');
      });
      await page.route('https://www.google.com/**', (route) =>
        route.fulfill({
          contentType: 'text/html',
          body: '<html lang="pt-BR"><title>Mapa</title><main><h1>Mapa</h1></main></html>',
        }),
      );
    },
    act: (page) => page.getByTitle(/^Mapa de/).scrollIntoViewIfNeeded(),
  },
];
