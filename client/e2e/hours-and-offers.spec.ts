import { expect, it } from 'vitest';
import { openAs } from './helpers/accounts.ts';
import { approvedCompany } from './helpers/admin-data.ts';
import { askAt } from './helpers/api-requests.ts';
import { expectAccessible } from './helpers/expect-accessible.ts';
import { siteUrl } from './helpers/site-url.ts';
import { describeVisits, hydrated, SIZES } from './helpers/visit.ts';

const [PHONE] = SIZES;

describeVisits('hours and offers of a company', ({ visit }) => {
  it('are entered by the owner, seen and filtered by visitors', () =>
    visit({ mayShift: true, viewport: PHONE }, async (page) => {
      const { id, name, owner } = await approvedCompany('Padaria da Hora');
      await openAs(page, owner, '/user-dashboard');
      const form = page.getByRole('form', { name: 'Dados da empresa' });
      const openPart = (name: RegExp) => page.getByRole('link', { name }).press('Enter');
      const save = async () => {
        await form.getByRole('button', { name: 'Salvar alterações' }).click();
        await page.waitForURL('**/user-dashboard');
      };
      await openPart(/^Horário/);
      await form.getByRole('button', { name: 'Comercial' }).press('Enter');
      await form.getByLabel('Terça, abre').fill('07:30');
      await form.getByRole('button', { name: 'Terça: copiar' }).press('Enter');
      await page.getByRole('menuitem', { name: 'Para segunda a sexta' }).press('Enter');
      expect(await form.getByLabel('Sexta, abre').inputValue()).toBe('07:30');
      // The bar of buttons covers nothing at the end of the page.
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      await expectAccessible(page);
      await save();
      await openPart(/^Características/);
      await form.getByLabel('Entrega', { exact: true }).check();
      await save();
      await openPart(/^Serviços e preços/);
      await form.getByRole('button', { name: 'Adicionar serviço ou produto' }).press('Enter');
      await form.getByLabel('Serviço ou produto', { exact: true }).fill('Bolo de fubá');
      await form.getByLabel('Preço em reais (opcional)').fill('32,50');
      await expectAccessible(page);
      await save();

      await page.goto(`/company/${id}`);
      await hydrated(page);
      await page.locator('summary', { hasText: 'Hoje' }).press('Enter');
      // Not all five days are holidays.
      await page
        .getByRole('row', { name: /7h30 às 18h/ })
        .first()
        .waitFor();
      expect(await page.getByText('Bolo de fubá').locator('..').textContent()).toMatch(/R\$\s32,50/);
      await page.getByRole('main').getByText('Entrega', { exact: true }).waitFor();
      await expectAccessible(page);

      await askAt(siteUrl(), owner.token)('PUT', `/companies/${id}`, { opening_hours: '24/7' });
      await page.goto(`/search?q=${encodeURIComponent(name)}&category=3`);
      await page.getByRole('link', { name: 'Aberto agora' }).click();
      await page.waitForURL('**aberto=agora**');
      await page.getByRole('link', { name: 'Entrega', exact: true }).click();
      await page.waitForURL('**attributes=**');
      const card = page.getByRole('article').filter({ has: page.getByRole('link', { name, exact: true }) });
      await card.getByText('Aberto agora · 24 horas').waitFor();
    }));
});
