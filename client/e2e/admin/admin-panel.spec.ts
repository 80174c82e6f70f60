import { expect, it } from 'vitest';
import { logInAsAdmin, openAs } from '../helpers/accounts.ts';
import { admin, asAdmin } from '../helpers/admin-data.ts';
import { expectAccessible } from '../helpers/expect-accessible.ts';
import { expectToFit } from '../helpers/expect-to-fit.ts';
import { startProgram } from '../helpers/program.ts';
import { describeVisits, SIZES } from '../helpers/visit.ts';

const [PHONE, DESKTOP] = SIZES;
describeVisits('the overview', ({ visit }) => {
  it('shows the figures and the state of the system, and each card links to its list', () =>
    visit({ viewport: PHONE }, async (page) => {
      await openAs(page, await admin(), '/admin');
      await page.getByRole('heading', { level: 1, name: 'Visão geral' }).waitFor();
      await page.getByText('Online').nth(2).waitFor();
      await page.getByText(/^no ar há /).waitFor();
      await page.getByText(/^Atualizado às \d\d:\d\d/).waitFor();
      for (const size of [PHONE, DESKTOP]) {
        await page.setViewportSize(size);
        await expectToFit(page);
        await expectAccessible(page);
      }
      await page.getByRole('link', { name: 'Ver pendentes' }).click();
      await page.waitForURL('**/admin/approvals');
    }));
});

describeVisits('management', ({ visit }) => {
  it('links to every tool, by keyboard too', () =>
    visit({ viewport: PHONE }, async (page) => {
      await openAs(page, await admin(), '/admin/management');
      await page.getByText('10 categorias visíveis').waitFor();
      await page.getByText(/cidades visíveis$/).waitFor();
      await expectToFit(page);
      await expectAccessible(page);
      await page.getByRole('link', { name: 'Características' }).focus();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await page.waitForURL('**/admin/rejections*');
    }));
});

describeVisits('the administrator’s dashboard', ({ visit }) => {
  it('changes the own name by keyboard, and closes the dialog after a moment', () =>
    visit({ viewport: PHONE }, async (page) => {
      await openAs(page, await admin(), '/dashboard');
      await page.getByText(/aprovadas$/).waitFor();
      await expectAccessible(page);
      const open = page.getByRole('button', { name: 'Editar perfil' });
      await open.focus();
      await page.keyboard.press('Enter');
      const modal = page.getByRole('dialog', { name: 'Editar perfil' });
      const name = modal.getByLabel('Nome completo');
      const before = await name.inputValue();
      await name.fill('');
      await page.keyboard.press('Enter');
      await modal.getByText('Nome é obrigatório').waitFor();
      await name.fill('Ana Prado');
      await expectAccessible(page);
      await name.press('Enter');
      await page.getByText('Perfil atualizado com sucesso!').waitFor();
      await modal.waitFor({ state: 'detached' });
      await page.waitForFunction(() => document.activeElement?.textContent === 'Editar perfil');
      await expectToFit(page);
      await (await asAdmin())('PUT', '/auth/profile', {
        name: before,
        email: (await admin()).user.email,
      });
    }));

  it('removes the demonstration data with one click and a confirmation', async () => {
    // In a program of its own: other tests need the demonstration data.
    const program = await startProgram();
    try {
      await visit({ viewport: PHONE, baseURL: program.url }, async (page) => {
        await openAs(page, await logInAsAdmin(program.url), '/dashboard');
        await page.getByRole('button', { name: 'Remover dados de demonstração' }).click();
        const modal = page.getByRole('dialog');
        await modal.getByText('Isto não pode ser desfeito.').waitFor();
        await expectAccessible(page);
        await modal.getByRole('button', { name: 'Remover tudo' }).click();
        await page.getByText(/^Removidos: /).waitFor();
        await page.getByText('Nenhuma empresa ainda').waitFor();
        await page.getByText('Os dados de demonstração foram removidos').waitFor();
        await expectAccessible(page);
      });
    } finally {
      await program.stop();
    }
  });
});

describeVisits('the site’s statistics', ({ visit }) => {
  it('are rendered without browser errors, for each period, and saved as a file', () =>
    visit({ viewport: PHONE }, async (page) => {
      await openAs(page, await admin(), '/admin/statistics');
      await page.locator('.recharts-line').nth(4).waitFor({ state: 'attached' });
      await page.getByRole('table', { name: 'Cidades com mais empresas' }).waitFor();
      for (const size of [PHONE, DESKTOP]) {
        await page.setViewportSize(size);
        await expectToFit(page);
        await expectAccessible(page);
      }
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Exportar CSV' }).click();
      expect((await download).suggestedFilename()).toBe('estatisticas-30d.csv');
      await page.getByRole('link', { name: '90 dias' }).click();
      await page.waitForURL('**/admin/statistics?period=90d');
      await page.getByText(/^Últimos 90 dias: /).waitFor();
      await page.getByRole('button', { name: 'Ver tabela: Visualizações' }).press('Enter');
      await page.getByRole('columnheader', { name: 'Semana' }).first().waitFor();
    }));
});
