import { expect, it } from 'vitest';
import { expectAccessible } from './helpers/expect-accessible.ts';
import { describeVisits, hydrated, SIZES } from './helpers/visit.ts';

describeVisits('a company over the list', ({ visit }) => {
  for (const { name, ...viewport } of SIZES) {
    it(`opens, takes a rating and a message, and closes by Back (${name})`, () =>
      visit({ viewport }, async (page) => {
        await page.goto('/search?category=4');
        await hydrated(page);
        const first = page.getByRole('article').first();
        const company = (await first.getByRole('heading').textContent()) ?? '';
        await page.mouse.wheel(0, 300);
        await first.getByRole('link', { name: /^Ver detalhes/ }).click();
        const modal = page.getByRole('dialog');
        await modal.getByRole('heading', { name: company }).waitFor();
        await modal.getByText('Descrição').waitFor();
        expect(new URL(page.url()).searchParams.get('company')).toMatch(/^\d+$/);
        expect(await modal.getByRole('button', { name: `Mapa de ${company}` }).count()).toBe(1);
        await modal.getByRole('radio', { name: /^5 estrelas/ }).check({ force: true });
        await modal.getByRole('button', { name: 'Enviar avaliação' }).click();
        await modal.getByText('Você já avaliou esta empresa').waitFor();
        await modal.getByRole('button', { name: 'Enviar mensagem' }).click();
        await modal.getByRole('heading', { name: `Mensagem para ${company}` }).waitFor();
        await modal.getByLabel('Nome').fill('Iara Souza');
        await modal.getByLabel('E-mail').fill('iara@exemplo.com.br');
        await modal.getByRole('textbox', { name: 'Mensagem' }).fill('Bom dia! Há horário amanhã?');
        await modal.getByRole('button', { name: 'Enviar mensagem' }).click();
        await modal.getByText('Mensagem enviada com sucesso!').waitFor();
        await page.goBack();
        await modal.waitFor({ state: 'detached' });
        await page.waitForURL('**/search?category=4');
      }));
  }

  it('is used by keyboard alone, and returns the focus', () =>
    visit({ viewport: SIZES[1] }, async (page) => {
      await page.goto('/search?q=padaria');
      await hydrated(page);
      const details = page.getByRole('link', { name: /^Ver detalhes/ }).first();
      await details.focus();
      await page.keyboard.press('Enter');
      const modal = page.getByRole('dialog');
      await modal.getByText('Descrição').waitFor();
      for (let presses = 0; presses < 30; presses++) {
        await page.keyboard.press('Tab');
        expect(await modal.evaluate((box) => box.contains(document.activeElement))).toBe(true);
      }
      await page.keyboard.press('Escape');
      await modal.waitFor({ state: 'detached' });
      await page.waitForFunction(() =>
        document.activeElement?.getAttribute('aria-label')?.startsWith('Ver detalhes'),
      );
    }));

  it('opens from its URL, and closes to the list', () =>
    visit({ viewport: SIZES[0] }, async (page) => {
      await page.goto('/search?q=padaria&company=2');
      await page.getByRole('dialog').getByText('Descrição').waitFor();
      await page.getByRole('button', { name: 'Fechar' }).click();
      await page.waitForURL('**/search?q=padaria');
    }));

  it('axe finds nothing in it', () =>
    visit({ viewport: SIZES[0] }, async (page) => {
      for (const query of ['company=2', 'company=2&message=1']) {
        await page.goto(`/search?q=padaria&${query}`);
        await page
          .getByRole('dialog')
          .getByText(query.includes('message') ? 'Ver detalhes da empresa' : 'Descrição')
          .waitFor();
        await expectAccessible(page);
      }
    }));
});
