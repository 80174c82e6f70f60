import { expect, it } from 'vitest';
import { freshName, openAs } from '../helpers/accounts.ts';
import { admin } from '../helpers/admin-data.ts';
import { expectAccessible } from '../helpers/expect-accessible.ts';
import { breakDown, FAILED } from '../helpers/graphql-operations.ts';
import { chooseAction } from '../helpers/list-steps.ts';
import { describeVisits, SIZES } from '../helpers/visit.ts';

const [, DESKTOP] = SIZES;

describeVisits('plans', ({ visit }) => {
  it('are created, changed, and removed', () =>
    visit({ viewport: DESKTOP, expected: FAILED }, async (page) => {
      const name = freshName('Bairro');
      await openAs(page, await admin(), '/admin/plans');
      await page.getByRole('table', { name: 'Planos' }).waitFor();
      expect(await page.getByRole('form').count()).toBe(0);
      await page.getByText('/mês').first().waitFor();
      await page.getByRole('button', { name: 'Novo Plano' }).click();
      await expectAccessible(page);
      await page.getByLabel(/^Nome/).fill(name);
      await page.getByLabel('Preço por mês').fill('29.90');
      await page.getByLabel('Recursos').fill('Fotos\nMapa');
      const mend = await breakDown(page, 'CreatePlan');
      await page.getByRole('button', { name: 'Criar plano' }).click();
      await page.getByText('Erro ao salvar plano').waitFor();
      mend();
      await page.getByRole('button', { name: 'Criar plano' }).click();
      await page.getByText(`O plano ${name} foi criado.`).waitFor();
      const row = page.getByRole('row').filter({ hasText: name });
      await row.getByText('R$ 29,90/mês').waitFor();
      await row.getByText('Fotos, Mapa').waitFor();

      await chooseAction(page, `plano ${name}`, 'Editar');
      await page.getByLabel('Ativo', { exact: true }).uncheck();
      await page.getByRole('button', { name: 'Salvar alterações' }).click();
      await row.getByText('Inativo', { exact: true }).waitFor();
      await chooseAction(page, `plano ${name}`, 'Remover');
      const modal = page.getByRole('dialog', { name: 'Remover plano?' });
      await expectAccessible(page);
      await modal.getByRole('button', { name: 'Remover plano' }).click();
      await page.getByText(`O plano ${name} foi removido.`).waitFor();
      await row.waitFor({ state: 'detached' });
    }));
});
