import { expect, it } from 'vitest';
import { describeVisits, hydrated, SIZES } from './helpers/visit.ts';

describeVisits('a visitor', ({ visit }) => {
  for (const { name, ...viewport } of SIZES) {
    it(`finds by half a misspelt word, rates once and writes (${name})`, () =>
      visit({ viewport }, async (page) => {
        await page.goto('/');
        await hydrated(page);
        await page.getByRole('combobox', { name: 'O que você procura?' }).fill('dentsta');
        await page.getByRole('button', { name: 'Buscar', exact: true }).click();
        await page.waitForURL('**/search?q=dentsta');
        await page.getByText('Mostrando resultados para').waitFor();
        await page.getByRole('article').first().getByRole('heading').getByRole('link').click();
        await page.waitForURL('**/company/*');

        await page.getByRole('radio', { name: /^4 estrelas/ }).check({ force: true });
        await page.getByLabel('Comentário (opcional)').fill('Atendimento muito cuidadoso. 👏');
        await page.getByText('30/1000').waitFor();
        await page.getByRole('button', { name: 'Enviar avaliação' }).click();
        await page.getByText('Obrigado pela sua avaliação!').waitFor();
        await page.getByText('Você já avaliou esta empresa').waitFor();
        await page.getByText('Atendimento muito cuidadoso. 👏').first().waitFor();

        await page.getByRole('button', { name: 'Alterar sua avaliação' }).click();
        await page.getByRole('radio', { name: /^5 estrelas/ }).check({ force: true });
        expect(await page.getByLabel('Comentário (opcional)').inputValue()).toBe(
          'Atendimento muito cuidadoso. 👏',
        );
        await page.getByLabel('Comentário (opcional)').fill('Melhor ainda da segunda vez.');
        await page.getByRole('button', { name: 'Salvar avaliação' }).click();
        await page.getByText('Sua avaliação foi alterada.').waitFor();
        await page.getByText('Melhor ainda da segunda vez.').first().waitFor();
        await page.getByRole('link', { name: /^5 estrelas: / }).click();
        await page.getByText('Só avaliações com 5 estrelas.').waitFor();
        await page.getByText('Melhor ainda da segunda vez.').first().waitFor();

        await page.reload();
        await page.getByText('Você já avaliou esta empresa').waitFor();
        expect(await page.getByRole('radio').count()).toBe(0);

        await page.getByLabel('Nome').fill('Júlia Araújo');
        await page.getByLabel('E-mail').fill('julia@exemplo.com.br');
        await page.getByRole('textbox', { name: 'Mensagem' }).fill('Olá! Vocês atendem aos sábados?');
        await page.getByRole('button', { name: 'Enviar mensagem' }).click();
        await page.getByText('Mensagem enviada com sucesso!').waitFor();
      }));
  }

  it('moves through the suggestions by keyboard alone', () =>
    visit({ viewport: SIZES[1] }, async (page) => {
      await page.goto('/');
      await hydrated(page);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await page.getByRole('combobox', { name: 'O que você procura?' }).focus();
      await page.keyboard.type('padari');
      await page.getByRole('option').first().waitFor();
      await page.keyboard.press('ArrowDown');
      const wanted = await page.getByRole('option', { selected: true }).textContent();
      await page.keyboard.press('Escape');
      expect(await page.getByRole('option').count()).toBe(0);
      await page.keyboard.press('ArrowDown');
      expect(await page.getByRole('option', { selected: true }).textContent()).toBe(wanted);
      await page.keyboard.press('Enter');
      await page.waitForURL(/company|category=|kind=|city=/);
    }));

  it('returns from a company to the search it was found in', () =>
    visit({ viewport: SIZES[0] }, async (page) => {
      await page.goto('/search?q=padaria&city=Campinas');
      await hydrated(page);
      await page.getByRole('article').first().getByRole('heading').getByRole('link').click();
      await page.getByRole('link', { name: 'Voltar para a busca' }).click();
      await page.waitForURL('**/search?q=padaria&city=Campinas');
    }));

  it('goes from the top of a company to its message form', () =>
    visit({ viewport: SIZES[0] }, async (page) => {
      await page.goto('/company/2#mensagem');
      await page.getByRole('heading', { name: 'Envie uma mensagem' }).waitFor();
      await page.waitForFunction(() => {
        const top = document.getElementById('mensagem')?.getBoundingClientRect().top ?? -1;
        return top >= 0 && top < innerHeight / 2;
      });
    }));

  it('filters, pages and goes back, all in the URL', () =>
    visit({ viewport: SIZES[1] }, async (page) => {
      await page.goto('/search');
      await hydrated(page);
      await page.getByRole('combobox', { name: 'Categoria' }).selectOption({ label: 'Alimentação' });
      await page.waitForURL('**/search?category=3');
      await page.getByRole('heading', { name: 'Empresas de Alimentação', level: 1 }).waitFor();
      await page.goBack();
      await page.getByRole('heading', { name: 'Buscar empresas', level: 1 }).waitFor();
      await page.getByRole('link', { name: 'Próxima' }).click();
      await page.waitForURL('**/search?page=2');
      await page.getByRole('link', { name: 'Página 2' }).and(page.locator('[aria-current=page]')).waitFor();
      await page.waitForFunction(() => scrollY === 0);
      await page.getByRole('combobox', { name: 'O que você procura?' }).fill('padaria');
      await page.waitForURL('**/search?q=padaria');
      await page.getByText('resultado(s) encontrado(s)').waitFor();
    }));
});
