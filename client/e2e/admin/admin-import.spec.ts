import { readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openAs } from '../helpers/accounts.ts';
import { admin, asAdmin } from '../helpers/admin-data.ts';
import { asApi } from '../helpers/api-requests.ts';
import { expectAccessible } from '../helpers/expect-accessible.ts';
import { expectToFit } from '../helpers/expect-to-fit.ts';
import { FAILED } from '../helpers/graphql-operations.ts';
import { generateCompanies } from '../helpers/import-file.ts';
import { siteUrl } from '../helpers/site-url.ts';
import { describeVisits, hydrated, SIZES } from '../helpers/visit.ts';

const [PHONE, DESKTOP] = SIZES;
/** Ten thousand rows beside other work. */
const LONG_MS = 120_000;

const openImport = async (page: Page) => openAs(page, await admin(), '/admin/import');

/** Returns the number of companies, in all and of some kinds, by the REST interface. */
async function catalogue() {
  const { body } = await (await asAdmin())('GET', '/admin/stats');
  const { body: found } = await asApi(siteUrl())('GET', '/companies?q=Quitanda&per_page=1');
  return { stats: body.data, found: found.data.total };
}

const chooseFile = (page: Page, name: string, text: string) =>
  page
    .getByLabel('Escolher arquivo CSV')
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name });
const focusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent);

/** Uploads, checks and runs an import to its end; returns its path. */
async function importFile(page: Page, name: string, text: string): Promise<string> {
  await chooseFile(page, name, text);
  await page.getByRole('button', { name: 'Conferir arquivo' }).click();
  await page.getByRole('button', { name: /^Importar \d/ }).click();
  await heading(page, 'Importação concluída').waitFor();
  return page.url();
}

const HEADER = 'nome;categoria;cidade;codigo';

describeVisits('an import in the browser', ({ visit }) => {
  it(
    'of 2,000 rows with problems in 100 is checked, run and undone, and the catalogue is as before',
    () =>
      visit({ viewport: DESKTOP, acceptDownloads: true }, async (page) => {
        const before = await catalogue();
        const file = generateCompanies(20_261_121, 2_000, 100);
        expect([file.refused.length, file.warned.length]).toEqual([67, 33]);
        await openImport(page);
        // Slow enough that a layout shift is not ascribed to the input before it.
        await page.route(/ImportProblems|ImportUnknownValues/, async (route) => {
          await wait(700);
          await route.continue();
        });

        // 1 The file.
        await chooseFile(page, 'lojas.csv', file.text);
        await heading(page, 'Qual é o campo de cada coluna?').waitFor();
        await expect.poll(() => focusedText(page)).toBe('Qual é o campo de cada coluna?');
        expect(page.url()).toMatch(/\?import=\d+$/);

        // 2 Its columns: that of the name is not recognized.
        await page.getByText('Falta escolher a coluna').waitFor();
        expect(await page.getByLabel('Campo da coluna telefone').inputValue()).toBe('phone');
        await page.getByRole('button', { name: 'Conferir arquivo' }).click();
        await page.getByText('Falta uma coluna obrigatória: nome.').waitFor();
        await expectAccessible(page);
        await page.getByLabel('Campo da coluna loja').selectOption({ label: 'Nome' });
        await page.getByText('Coluna: loja').waitFor();
        await page.getByRole('button', { name: 'Conferir arquivo' }).click();

        // 3 The dry run, which writes nothing.
        await heading(page, 'Resultado da conferência').waitFor({ timeout: LONG_MS });
        const counts = page.getByLabel('Contagem das linhas');
        await counts.getByText('1.933').waitFor();
        await counts.getByText(/^67/).waitFor();
        await counts.getByText('E 33 avisos em linhas que entrarão').waitFor();
        expect(await catalogue()).toEqual(before);
        const table = page.getByRole('table', { name: 'Problemas nas linhas do arquivo' });
        const firstLine = Math.min(...file.refused, ...file.warned).toLocaleString('pt-BR');
        await table.getByRole('rowheader', { name: `Linha ${firstLine}`, exact: true }).waitFor();
        await table.getByText('Cidade desconhecida: “Cidade Que Não Há - SP”.').first().waitFor();
        await expectAccessible(page);
        await page.getByRole('link', { name: 'Página 4', exact: true }).click();
        await page.waitForURL('**page=4#problemas');
        await expect.poll(() => focusedText(page)).toBe('Problemas nas linhas');
        await page.getByRole('link', { name: 'Página 4' }).and(page.locator('[aria-current=page]')).waitFor();
        expect(await table.getByRole('row').count()).toBe(1 + 25);
        await page.getByLabel('Mostrar').selectOption({ label: 'Só avisos' });
        await page.waitForURL('**kind=warning');
        await table.getByText('Será recusada', { exact: true }).first().waitFor({ state: 'detached' });
        const [download] = await Promise.all([
          page.waitForEvent('download'),
          page.getByRole('button', { name: 'Baixar problemas (CSV)' }).click(),
        ]);
        expect(download.suggestedFilename()).toBe('lojas.problemas.csv');
        const lines = (await readFile(await download.path(), 'utf8')).trimEnd().split('\r\n');
        expect(lines[0]).toBe('\uFEFFlinha;coluna;situação;motivo');
        const linesOf = (kind: string) =>
          lines.filter((line) => line.split(';')[2] === kind).map((line) => Number(line.split(';')[0]));
        expect(linesOf('será recusada')).toEqual(file.refused);
        expect(linesOf('aviso')).toEqual(file.warned);

        // 4 The run, which continues while another page is open.
        await page.getByRole('button', { name: 'Importar 1.933 empresas' }).click();
        await heading(page, 'Importando empresas').waitFor();
        await page.waitForFunction(() => /^\d+% · Importando empresas/.test(document.title));
        await page.getByRole('progressbar', { name: 'Importando empresas' }).waitFor();
        await expectAccessible(page);
        await page.getByRole('link', { name: 'Todas as importações' }).click();
        const row = page.getByRole('table', { name: 'Importações' }).getByRole('row').nth(1);
        await row.getByText('Concluída').waitFor({ timeout: LONG_MS });
        await row.getByRole('link', { name: 'lojas.csv' }).click();
        await heading(page, 'Importação concluída').waitFor();
        await page.getByText('1.933 empresas entraram no guia e já aparecem na busca.').waitFor();
        await expectAccessible(page);
        const after = await catalogue();
        expect(after.stats.total_companies - before.stats.total_companies).toBe(1_933);
        expect(after.found).toBeGreaterThan(before.found);

        // 5 The undo.
        await page.getByRole('button', { name: 'Desfazer importação' }).click();
        const modal = page.getByRole('dialog');
        await modal.getByText('1.933 empresas novas serão removidas do guia').waitFor();
        await expectAccessible(page);
        await modal.getByRole('button', { name: 'Desfazer importação' }).click();
        await heading(page, 'Importação desfeita').waitFor({ timeout: LONG_MS });
        await expect.poll(() => focusedText(page)).toBe('Importação desfeita');
        expect(await catalogue()).toEqual(before);
        await expectAccessible(page);
      }),
    3 * LONG_MS,
  );

  it('says why it cannot be undone when a visitor has rated one of its companies', () =>
    visit({ viewport: PHONE, expected: FAILED }, async (page) => {
      const name = `Quitanda Dona Cota ${Date.now()}`;
      await openImport(page);
      await importFile(page, 'cota.csv', `${HEADER}\n${name};Varejo;Campinas - SP;c${Date.now()}\n`);
      const { body } = await asApi(siteUrl())('GET', `/companies?q=${encodeURIComponent(name)}&per_page=1`);
      const [company] = body.data.data;
      expect(company.name).toBe(name);
      const rated = await asApi(siteUrl())('POST', `/companies/${company.id}/rate`, {
        rating: 5,
        browser_fingerprint: `import-${Date.now()}`,
      });
      expect(rated.status).toBeLessThan(300);
      await page.getByRole('button', { name: 'Desfazer importação' }).click();
      const modal = page.getByRole('dialog');
      await modal.getByRole('button', { name: 'Desfazer importação' }).click();
      await modal
        .getByText('1 destas empresas já tem dono, avaliações, mensagens, pedidos ou outra empresa unida.')
        .waitFor();
      await expectAccessible(page);
      await modal.getByRole('button', { name: 'Fechar' }).last().click();
      await heading(page, 'Importação concluída').waitFor();
    }));

  it('is stopped, resumed and found again where it was', () =>
    visit({ viewport: PHONE }, async (page) => {
      await openImport(page);
      await chooseFile(page, 'muitas.csv', generateCompanies(Date.now() % 1e9, 3_000, 0).text);
      await page.getByLabel('Campo da coluna loja').selectOption({ label: 'Nome' });
      await page.getByRole('button', { name: 'Conferir arquivo' }).click();
      await page.getByRole('button', { name: 'Importar 3.000 empresas' }).click();
      await page.getByRole('button', { name: 'Parar a importação' }).click();
      await heading(page, 'Importação interrompida').waitFor();
      await page.reload();
      await hydrated(page);
      await page.getByText('O que já entrou está no guia.').waitFor();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Continuar a importação' }).click();
      await heading(page, 'Importação concluída').waitFor();
      await page.getByText('3.000 empresas entraram no guia').waitFor();
      await page.getByRole('button', { name: 'Desfazer importação' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Desfazer importação' }).click();
      await heading(page, 'Importação desfeita').waitFor();
    }));

  it('starts by dropping a file, works by keyboard, and a file can be discarded', () =>
    visit({ viewport: DESKTOP, acceptDownloads: true }, async (page) => {
      await openImport(page);
      await page.getByText('CSV de até 20 MB').waitFor();
      await page.getByRole('table', { name: 'Importações' }).waitFor();
      await expectAccessible(page);
      const [template] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Baixar modelo (CSV)' }).press('Enter'),
      ]);
      const text = await readFile(await template.path(), 'utf8');
      const dropped = await page.evaluateHandle((content) => {
        const transfer = new DataTransfer();
        transfer.items.add(new File([content], 'modelo.csv', { type: 'text/csv' }));
        return transfer;
      }, text);
      await page.getByText('Ou solte o arquivo aqui.').dispatchEvent('drop', { dataTransfer: dropped });
      await heading(page, 'Qual é o campo de cada coluna?').waitFor();
      // Tab continues from the focused heading.
      await page.getByRole('button', { name: 'Conferir arquivo' }).focus();
      await page.keyboard.press('Enter');
      await heading(page, 'Resultado da conferência').waitFor();
      await expect.poll(() => focusedText(page)).toBe('Resultado da conferência');
      await page.getByRole('button', { name: 'Importar 2 empresas' }).waitFor();
      await page.keyboard.press('Tab');
      await expect.poll(() => focusedText(page)).toBe('Importar 2 empresas');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await heading(page, 'Qual é o campo de cada coluna?').waitFor();
      await page.getByRole('button', { name: 'Voltar ao resultado' }).press('Enter');
      // It takes the focus.
      await expect.poll(() => focusedText(page)).toBe('Resultado da conferência');
      await page.getByRole('button', { name: 'Descartar arquivo' }).press('Enter');
      await page.getByRole('dialog').getByText('O arquivo enviado será apagado do servidor.').waitFor();
      await page.getByRole('dialog').getByRole('button', { name: 'Descartar arquivo' }).press('Enter');
      await heading(page, 'Arquivo descartado').waitFor();
      await page.getByText('modelo.csv foi descartado.').waitFor();
      await expectAccessible(page);
    }));

  it('rejects files without rows, in the browser or on the server', () =>
    visit({ viewport: PHONE, expected: FAILED }, async (page) => {
      await openImport(page);
      await chooseFile(page, 'lojas.xlsx', 'PK');
      await page.getByText('Isto é uma planilha.').waitFor();
      await expectAccessible(page);
      await chooseFile(page, 'lojas.csv', 'PK\u0003\u0004 uma planilha com outro nome');
      await page.getByText('Este arquivo é uma planilha (Excel ou LibreOffice).').waitFor();
      await chooseFile(page, 'lojas.csv', `${HEADER}\n`);
      await page.getByText('O arquivo só tem a linha dos nomes das colunas.').waitFor();
      await page.route('**/graphql*', (route) =>
        route.request().method() === 'POST' ? route.fulfill({ status: 500, body: '' }) : route.fallback(),
      );
      await chooseFile(page, 'lojas.csv', `${HEADER}\nA;Varejo;Campinas;1\n`);
      await page.getByText('Erro ao enviar o arquivo. Tente novamente.').waitFor();
    }));

  it('that does not exist says so', async () => {
    await visit({ viewport: PHONE }, async (page) => {
      await openAs(page, await admin(), '/admin/import?import=999999');
      await page.getByText('Importação não encontrada').waitFor();
      await expectAccessible(page);
      await page.getByRole('link', { name: 'Ver todas as importações' }).click();
      await heading(page, 'Escolha o arquivo').waitFor();
      await expectToFit(page);
    });
  });
});
