import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectAccessible } from './helpers/expect-accessible.ts';
import { type RunningProgram, startProgram } from './helpers/program.ts';
import { describeVisits, hydrated, SIZES } from './helpers/visit.ts';

const [PHONE, DESKTOP] = SIZES;

describeVisits('a request to several companies', ({ visit }) => {
  let program: RunningProgram;
  beforeAll(async () => {
    program = await startProgram({});
  });
  afterAll(() => program?.stop());

  it('is sent from the search, followed and ended without an account', () =>
    visit({ baseURL: program.url, viewport: PHONE }, async (page) => {
      const urls: string[] = [];
      page.on('request', (request) => urls.push(request.url()));
      await page.goto('/search?kind=padaria&city=Campinas+-+SP');
      await hydrated(page);
      await page.getByRole('link', { name: 'Pedir a várias de uma vez' }).click();
      await page.getByText(/^Vai para/).waitFor();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Enviar pedido' }).click();
      await page.getByText('Informe um telefone ou um e-mail.').waitFor();
      await expectAccessible(page);
      await page.getByLabel('Do que você precisa?').fill('Um bolo para 30 pessoas');
      await page.getByLabel('Seu nome').fill('Ana');
      await page.getByLabel('Telefone com DDD').fill('(19) 98888-7777');
      await page.keyboard.press('Enter');
      await page.getByText(/^Pedido enviado para/).waitFor();
      await expectAccessible(page);
      const { pathname } = new URL(page.url());
      expect(pathname).toMatch(/^\/pedido\/[\w-]{43}$/);
      // The secret is in no address of a request.
      const secret = pathname.slice('/pedido/'.length);
      expect(urls.filter((url) => url.includes(secret))).toEqual([]);

      const loaded = await page.goto(pathname);
      expect(loaded?.headers()['referrer-policy']).toBe('no-referrer');
      await hydrated(page);
      await page.getByRole('button', { name: 'Encerrar pedido…' }).click();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Encerrar pedido', exact: true }).click();
      await page.getByText(/^Pedido encerrado em/).waitFor();
      await expectAccessible(page);
      await page.goto('/pedido/outro');
      await page.getByText('Este pedido não existe mais.').waitFor();
      await expectAccessible(page);
    }));

  it('asks for the kind on the way from the page of a city, and says where nobody takes requests', () =>
    visit({ baseURL: program.url, viewport: DESKTOP }, async (page) => {
      await page.goto('/cidade/sp/campinas');
      await hydrated(page);
      await page.getByRole('link', { name: 'Pedir a várias empresas' }).click();
      const kind = page.getByRole('combobox', { name: /^De quem você precisa/ });
      await kind.waitFor();
      await expectAccessible(page);
      await kind.fill('chaveiro');
      await page
        .getByRole('option', { name: /^Chaveiro/ })
        .first()
        .click();
      await page.getByText(/^Nenhuma empresa deste segmento recebe pedidos/).waitFor();
      await expectAccessible(page);
      await page.getByRole('link', { name: 'Ver as empresas' }).click();
      await page.getByRole('heading', { level: 1, name: /^Chaveiros em Campinas/ }).waitFor();
    }));
});
