import { expect, it } from 'vitest';
import { axeFindings } from './helpers/axe.ts';
import { describeVisits, hydrated, SIZES } from './helpers/visit.ts';

describeVisits('saved companies', ({ visit }) => {
  for (const { name, ...viewport } of SIZES) {
    it(`are saved by a heart on card and page, and listed (${name})`, () =>
      visit({ viewport }, async (page) => {
        await page.goto('/search?q=padaria');
        await hydrated(page);
        const heart = page.getByRole('button', { name: /^Salvar/ }).first();
        await heart.click();
        await page.getByText('Empresa salva neste navegador.').waitFor();
        expect(await heart.getAttribute('aria-pressed')).toBe('true');
        const company = (await page.getByRole('article').first().getByRole('heading').textContent()) ?? '';

        await page.goto('/company/5');
        await hydrated(page);
        await page
          .getByRole('button', { name: /^Salvar/ })
          .first()
          .click();
        await page.getByText('Empresa salva neste navegador.').waitFor();

        await page.getByRole('link', { name: 'Salvas' }).click();
        await page.getByText('2 empresas salvas').waitFor();
        await page.reload();
        await page.getByText('2 empresas salvas').waitFor();
        expect(await page.getByRole('article').count()).toBe(2);
        expect(await axeFindings(page)).toEqual([]);
        await page.getByRole('button', { name: `Salvar ${company}` }).click();
        await page.getByText('Empresa removida das salvas.').waitFor();
        await page.getByRole('link', { name: 'Buscar empresas' }).first().click();
        await page.waitForURL('**/search');
        await page.getByRole('link', { name: 'Salvas' }).click();
        await page.getByText('1 empresa salva').waitFor();
      }));
  }

  it('a double click saves once and stays saved', () =>
    visit({ viewport: SIZES[1] }, async (page) => {
      let sent = 0;
      page.on('request', (request) => {
        if (request.postData()?.includes('ddSavedCompany(')) sent++;
      });
      await page.goto('/company/6');
      await hydrated(page);
      await page
        .getByRole('button', { name: /^Salvar/ })
        .first()
        .dblclick();
      await page.getByText('Empresa salva neste navegador.').waitFor();
      await page.waitForLoadState('networkidle');
      expect(sent).toBe(1);
    }));

  it('before anything was saved the list says how to', () =>
    visit({ viewport: SIZES[0] }, async (page) => {
      await page.goto('/search?saved=1');
      await page.getByText('Nenhuma empresa salva ainda').waitFor();
      expect(await axeFindings(page)).toEqual([]);
    }));
});
