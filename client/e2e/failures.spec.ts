import type { Route } from 'playwright-core';
import { expect, it } from 'vitest';
import { FAILED } from './helpers/graphql-operations.ts';
import { describeVisits, hydrated } from './helpers/visit.ts';

const refuse = (code: string, message: string, reason?: string) => (route: Route) =>
  route.fulfill({ json: { errors: [{ message, extensions: { code, reason } }] } });

describeVisits('when the server fails', ({ visit }) => {
  it('the search retries once, shows an error, and retries on demand', () =>
    visit({ expected: FAILED }, async (page) => {
      await page.goto('/');
      await hydrated(page);
      let tries = 0;
      await page.route('**/graphql*', (route) => {
        if (!route.request().url().includes('Search(')) return route.continue();
        tries++;
        return route.fulfill({ status: 500, body: '' });
      });
      await page.getByRole('link', { name: 'Alimentação' }).click();
      await page.getByText('Erro ao carregar resultados. Tente novamente.').waitFor();
      expect(tries).toBe(2);
      await page.unroute('**/graphql*');
      await page.getByRole('button', { name: 'Tentar novamente' }).click();
      await page.getByText('resultado(s) encontrado(s)').waitFor();
    }));

  it('the home page shows default figures when the statistics fail', () =>
    visit({ expected: FAILED }, async (page) => {
      await page.goto('/search');
      await hydrated(page);
      await page.route('**/graphql*', (route) =>
        route.request().url().includes('Home') ? route.fulfill({ status: 500, body: '' }) : route.continue(),
      );
      await page.getByRole('link', { name: 'Home' }).click();
      for (const figure of ['10K+', '50', '100', '99%']) {
        await page.getByText(figure, { exact: true }).waitFor();
      }
    }));

  it('a company that cannot be loaded is shown as missing, with a retry', () =>
    visit({ expected: FAILED }, async (page) => {
      await page.goto('/search?q=padaria');
      await hydrated(page);
      await page.route('**/graphql*', (route) => route.abort());
      await page.getByRole('article').first().getByRole('heading').getByRole('link').click();
      await page.getByRole('heading', { name: 'Empresa não encontrada' }).waitFor();
      await page.unroute('**/graphql*');
      await page.getByRole('button', { name: 'Tentar novamente' }).click();
      await page.getByRole('heading', { name: 'Avaliações' }).waitFor();
    }));

  it('a message that cannot be sent shows an error', () =>
    visit({ expected: FAILED }, async (page) => {
      await page.goto('/company/2');
      await hydrated(page);
      await page.getByLabel('Nome').fill('Caio');
      await page.getByLabel('E-mail').fill('caio@exemplo.com.br');
      await page.getByRole('textbox', { name: 'Mensagem' }).fill('Qual é o preço?');
      await page.route('**/graphql', (route) => route.abort());
      await page.getByRole('button', { name: 'Enviar mensagem' }).click();
      await page.getByText('Erro ao enviar mensagem. Sem conexão com o servidor.').waitFor();
    }));

  it('maintenance closes the site on any page', () =>
    visit({}, async (page) => {
      await page.goto('/search');
      await hydrated(page);
      await page.route('**/graphql*', refuse('MAINTENANCE', 'O site está em manutenção.'));
      await page.getByRole('combobox', { name: 'Categoria' }).selectOption({ label: 'Alimentação' });
      await page.getByRole('heading', { name: 'Estamos em manutenção' }).waitFor();
    }));

  it('a second rating locks the form', () =>
    visit({}, async (page) => {
      await page.goto('/company/2');
      await hydrated(page);
      await page.route('**/graphql', refuse('CONFLICT', 'Você já avaliou esta empresa', 'ALREADY_RATED'));
      await page.getByRole('radio', { name: /^1 estrela/ }).check({ force: true });
      await page.getByRole('button', { name: 'Enviar avaliação' }).click();
      await page.getByText('Você já avaliou esta empresa').waitFor();
    }));

  it('a rejected message stays in the form, with the error', () =>
    visit({}, async (page) => {
      await page.goto('/company/2');
      await hydrated(page);
      await page.route('**/graphql', refuse('RATE_LIMITED', 'Muitas tentativas. Aguarde um pouco.'));
      await page.getByRole('button', { name: 'Enviar mensagem' }).click();
      await page.getByText('Nome é obrigatório').waitFor();
      await page.getByLabel('Nome').fill('Caio');
      await page.getByLabel('E-mail').fill('caio@exemplo.com.br');
      await page.getByRole('textbox', { name: 'Mensagem' }).fill('Qual é o preço?');
      await page.getByRole('button', { name: 'Enviar mensagem' }).click();
      await page.getByText('Muitas tentativas. Aguarde um pouco.').waitFor();
      expect(await page.getByLabel('Nome').inputValue()).toBe('Caio');
    }));
});
