import { expect, it } from 'vitest';
import { freshName, openAs } from '../helpers/accounts.ts';
import { admin } from '../helpers/admin-data.ts';
import { expectAccessible } from '../helpers/expect-accessible.ts';
import { expectTableToFit } from '../helpers/expect-to-fit.ts';
import { chooseAction } from '../helpers/list-steps.ts';
import { siteUrl } from '../helpers/site-url.ts';
import { describeVisits, SIZES } from '../helpers/visit.ts';

const [PHONE, DESKTOP] = SIZES;
/** Of the demonstration: a hairdresser. */
const FOUND = 'Salão Espelho Meu';

/** Returns whether the page of a search, rendered by the server, shows the hairdresser. */
async function finds(q: string): Promise<boolean> {
  const reply = await fetch(new URL(`/search?q=${encodeURIComponent(q)}`, siteUrl()));
  return (await reply.text()).includes(FOUND);
}

describeVisits('kinds of business', ({ visit }) => {
  it('are added, edited and removed', () =>
    visit({ viewport: DESKTOP }, async (page) => {
      const name = freshName('Circo');
      await openAs(page, await admin(), '/admin/kinds');
      await page.getByText(/^\d+ segmentos$/).waitFor();
      await expectAccessible(page);
      await expectTableToFit(page);
      await page.getByRole('button', { name: 'Novo segmento' }).click();
      const modal = page.getByRole('dialog');
      await modal.getByRole('textbox', { name: /^Nome(?! no plural)/ }).fill(name);
      await modal.getByLabel('Categoria').selectOption('Serviços');
      await modal.getByRole('combobox', { name: /mais amplo/ }).fill('salão de festas');
      await modal
        .getByRole('listbox')
        .getByRole('option', { name: /^Salão de festas/ })
        .click();
      await expectAccessible(page);
      await modal.getByRole('button', { name: 'Adicionar segmento' }).click();
      await page.getByText(`${name} foi adicionado.`).waitFor();
      await page.getByLabel('Segmento ou palavra').fill(name);
      await page.getByText('1 segmento', { exact: true }).waitFor();
      await chooseAction(page, name, 'Editar');
      await modal.getByLabel('Tipo do schema.org').fill('Circus');
      await modal.getByRole('button', { name: 'Salvar' }).click();
      await modal.getByRole('alert').getByText('schema.org').waitFor();
      await modal.getByLabel('Tipo do schema.org').fill('EntertainmentBusiness');
      await modal.getByRole('button', { name: 'Salvar' }).click();
      await page.getByText(`${name} foi salvo.`).waitFor();
      await chooseAction(page, name, 'Remover');
      await modal.getByRole('button', { name: 'Remover segmento' }).click();
      await page.getByText(`${name} foi removido.`).waitFor();
      await page.getByText('Nenhum segmento encontrado').waitFor();
    }));

  it('are found by a new word at the next search, and no more once it is undone', () =>
    visit({ viewport: PHONE }, async (page) => {
      await openAs(page, await admin(), '/admin/kinds?q=cabeleireiro');
      await page.getByRole('link', { name: 'Cabeleireiro e salão de beleza', exact: true }).click();
      expect([await finds('tesouras retrô'), await finds('tesouras retrô')]).toEqual([false, false]);
      await page.getByRole('textbox', { name: 'Nova palavra' }).fill('tesoura retrô');
      await page
        .getByRole('heading', { name: 'Empresas de Cabeleireiro e salão de beleza, que também virão' })
        .waitFor();
      await page.getByText(FOUND).waitFor();
      await expectAccessible(page);
      await page.keyboard.press('Enter');
      await page.getByText(/^A busca por “tesoura retrô” encontra/).waitFor();
      expect(await finds('tesouras retrô')).toBe(true);
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Desfazer' }).press('Enter');
      await page.getByText('Desfeito.').waitFor();
      expect(await finds('tesouras retrô')).toBe(false);
    }));
});
