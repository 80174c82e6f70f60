import { expect, it } from 'vitest';
import { registerOwner } from './helpers/accounts.ts';
import { COMPANY, companyFormSetup, goOn } from './helpers/company-form-setup.ts';
import { expectAccessible } from './helpers/expect-accessible.ts';
import { siteUrl } from './helpers/site-url.ts';
import { describeVisits, SIZES } from './helpers/visit.ts';

const [PHONE] = SIZES;
const { asAdmin, ask, open, register } = companyFormSetup();

describeVisits('the kinds of a company', ({ visit }) => {
  it('are chosen by keyboard while registering, and find the company', () =>
    visit({ viewport: PHONE }, async (page) => {
      const owner = await registerOwner(siteUrl());
      await open(page, owner);
      await page.getByLabel('Nome').fill('Espaço da Rosa');
      await page.getByRole('combobox', { name: 'Segmentos' }).pressSequentially('cabelo');
      await page.getByRole('option', { name: /^Cabeleireiro e salão de beleza/, selected: true }).waitFor();
      await page.keyboard.press('Enter');
      await page.getByRole('listitem').filter({ hasText: 'Principal' }).waitFor();
      expect(await page.getByLabel('Categoria').inputValue()).toBe('7');
      await page.keyboard.type('pizza');
      await page.getByRole('option', { name: /^Pizzaria/, selected: true }).waitFor();
      await expectAccessible(page);
      await page.keyboard.press('Enter');
      await page.getByRole('button', { name: 'Tornar principal: Pizzaria' }).waitFor();
      await expectAccessible(page);
      await page.getByRole('combobox', { name: 'Cidade' }).fill('Campinas');
      await goOn(page, 2);
      await page.getByLabel('Telefone').pressSequentially('19995550100');
      await goOn(page, 3);
      await page.getByLabel('Descrição').fill(COMPANY.description);
      await page.getByRole('button', { name: 'Cadastrar empresa' }).click();
      await page.waitForURL(/\/user-dashboard\?company=\d+$/);

      const id = new URL(page.url()).searchParams.get('company');
      await (await asAdmin())('POST', `/admin/companies/${id}/approve`);
      await page.goto(`${siteUrl()}/company/${id}`);
      const kind = page.getByRole('link', { name: 'Cabeleireiro e salão de beleza' });
      expect(await kind.getAttribute('href')).toBe(
        '/search?kind=cabeleireiro-e-salao-de-beleza&city=Campinas+-+SP',
      );
      await expectAccessible(page);
      const found = await page.request.post(`${siteUrl()}/graphql`, {
        data: {
          query:
            '{ companies(kind: "cabeleireiro-e-salao-de-beleza", city: "Campinas - SP", perPage: 100) { items { id } } }',
        },
      });
      const { data } = await found.json();
      expect(data.companies.items.map((company: { id: string }) => company.id)).toContain(id);
    }));

  it('that were guessed are confirmed in the edit form', () =>
    visit({ viewport: PHONE, mayShift: true }, async (page) => {
      const owner = await registerOwner(siteUrl());
      const id = await register(owner, { name: 'Barbearia do Chico' });
      await open(page, owner, '/user-dashboard');
      await page.getByRole('link', { name: /^Dados/ }).click();
      await page.getByText('Sugerido pelo texto: confirme ou troque').waitFor();
      await expectAccessible(page);
      await page.getByRole('form').getByRole('button', { name: 'Confirmar segmentos' }).click();
      await page.getByRole('button', { name: 'Salvar alterações' }).click();
      await page.getByText('Empresa atualizada com sucesso!').waitFor();
      const { body } = await ask(owner.token)('GET', `/companies/${id}`);
      expect(body.data.kinds).toEqual(['Barbearia']);
      await page.getByRole('link', { name: /^Dados/ }).click();
      await page.getByRole('button', { name: 'Remover Barbearia' }).waitFor();
      expect(await page.getByText(/^Sugerido a partir do texto/).count()).toBe(0);
    }));
});
