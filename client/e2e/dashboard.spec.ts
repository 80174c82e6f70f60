import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openAs, registerOwner, type TestSession } from './helpers/accounts.ts';
import { admin, approve, asAdmin } from './helpers/admin-data.ts';
import { asApi, askAt } from './helpers/api-requests.ts';
import { registerCompany } from './helpers/companies.ts';
import { expectAccessible } from './helpers/expect-accessible.ts';
import { siteUrl } from './helpers/site-url.ts';
import { describeVisits, hydrated, SIZES } from './helpers/visit.ts';

/** The server regards headless Chromium's own user agent as a bot's. */
const PERSON = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36';
const PHONE = SIZES[0];
const DESKTOP = SIZES[1];

const register = async ({ token }: TestSession, changes = {}): Promise<string> =>
  (await registerCompany(askAt(siteUrl(), token), changes)).id;

const open = (page: Page, owner: TestSession, path = '/user-dashboard') => openAs(page, owner, path);

async function openPlans(page: Page) {
  await page.getByRole('button', { name: 'Editar Perfil e Planos' }).click();
  await page.getByRole('dialog', { name: 'Editar Perfil e Planos' }).waitFor();
}

describeVisits("the owner's dashboard", ({ visit }) => {
  for (const { name, ...viewport } of SIZES) {
    it(`shows no company, then a pending, a rejected and an approved one (${name})`, () =>
      visit({ viewport }, async (page) => {
        const owner = await registerOwner(siteUrl());
        await open(page, owner);
        await page.getByRole('heading', { name: 'Nenhuma Empresa Cadastrada' }).waitFor();
        await page.getByText('Empresa não cadastrada').waitFor();
        await page.getByText('Seu e-mail ainda não foi confirmado').waitFor();
        expect(
          await page.getByRole('link', { name: 'Cadastrar empresa', exact: true }).getAttribute('href'),
        ).toBe('/register-company');
        await expectAccessible(page);

        const first = await register(owner);
        await page.goto('/user-dashboard?now=pending');
        await page.getByText('Aguardando Aprovação').waitFor();
        await page.getByRole('button', { name: 'Ver página pública' }).click();
        await page.getByRole('alert').getByText('Sua empresa ainda não foi aprovada.').waitFor();
        await expectAccessible(page);

        await (await asAdmin())('DELETE', `/admin/companies/${first}/reject`, {
          reason: 'Falta o endereço.',
        });
        await page.goto('/user-dashboard?now=rejected');
        await page.getByText('Rejeitada').waitFor();
        await page.getByText('Falta o endereço.').waitFor();
        await page.getByRole('link', { name: 'Corrigir e enviar de novo' }).waitFor();
        await expectAccessible(page);

        const second = await register(owner);
        await approve(second);
        await page.goto('/user-dashboard?now=approved');
        await page.getByText('Aprovada', { exact: true }).waitFor();
        await page.getByText('Visualizações').waitFor();
        if (name === 'phone') await page.getByRole('heading', { name: 'Perfil e plano' }).click();
        await page.getByText('1/5').waitFor();
        await page.getByText('ainda sem avaliações').last().waitFor();
        await expectAccessible(page);
        await page.getByRole('link', { name: 'Ver página pública' }).click();
        await page.waitForURL(`**/company/${second}`);
      }));
  }

  it('switches between companies, and removes one after the other, at last the account', () =>
    visit({ viewport: DESKTOP }, async (page) => {
      const owner = await registerOwner(siteUrl());
      await register(owner);
      const other = await register(owner, { name: 'Padaria da Praça', address: 'Praça Central, 1' });
      await open(page, owner);
      await page.getByLabel('Empresa mostrada').selectOption({ label: 'Padaria da Praça, Campinas - SP' });
      await page.waitForURL(`**/user-dashboard?company=${other}`);
      await page.getByRole('heading', { name: 'Padaria da Praça' }).waitFor();
      await page
        .getByRole('link', { name: 'Relatórios' })
        .and(page.locator(`[href$="company=${other}"]`))
        .waitFor();

      // Slow enough that a layout shift is not ascribed to the input before it.
      await page.route(/MyCompanies|HomeStatistics/, async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 700));
        await route.continue();
      });
      await page.getByRole('button', { name: 'Remover empresa' }).click();
      await page.getByText('Isto não pode ser desfeito.').waitFor();
      await page.getByRole('dialog').getByRole('button', { name: 'Remover empresa' }).click();
      await page.getByRole('heading', { name: 'Padaria Trigo de Ouro' }).waitFor();
      expect(await page.getByLabel('Empresa mostrada').count()).toBe(0);

      await page.getByRole('button', { name: 'Remover empresa' }).click();
      await page.getByText('a sua conta também será removida permanentemente').waitFor();
      await expectAccessible(page);
      await page.getByRole('dialog').getByRole('button', { name: 'Remover empresa e conta' }).click();
      await page.waitForURL((url) => url.pathname === '/');
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.waitForFunction(() => localStorage.getItem('token') === null);
    }));
});

describeVisits('a plan', ({ visit }) => {
  it('is requested once, cancelled, and requested again', () =>
    visit({ viewport: PHONE, mayShift: true }, async (page) => {
      await open(page, await registerOwner(siteUrl()));
      await openPlans(page);
      await page.getByText('fale com a administração').waitFor();
      await page.getByText('Plano atual').waitFor();
      await expectAccessible(page);
      const send = page.getByRole('button', { name: 'Solicitar mudança de plano' });
      await send.click();
      await page.getByRole('alert').getByText('Por favor, selecione um plano.').waitFor();
      await page.getByRole('radio', { disabled: false }).first().check();
      await send.click();
      await page
        .getByText(
          'Solicitação enviada com sucesso! O administrador será notificado e analisará sua solicitação.',
        )
        .waitFor();
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await page.getByText('Solicitação em análise').waitFor();

      await page.getByRole('button', { name: 'Conhecer os planos' }).click();
      await page.getByText('não é possível pedir outro plano').waitFor();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Cancelar solicitação' }).click();
      await page.getByRole('heading', { name: 'Cancelar a solicitação?' }).waitFor();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Cancelar solicitação' }).click();
      await page.getByText('Solicitação cancelada.').waitFor();
      await page.getByRole('radio').first().waitFor();
    }));

  it('whose request was rejected is shown with the notes', () =>
    visit({ viewport: DESKTOP }, async (page) => {
      const owner = await registerOwner(siteUrl());
      const ask = asApi(siteUrl(), owner.token);
      const plans = (await ask('GET', '/plans/active')).body.data.data as { id: number; name: string }[];
      const plan_id = plans.find(({ name }) => name !== 'Grátis')?.id;
      const { id } = (await ask('POST', '/plan-requests', { plan_id })).body.data;
      await (await asAdmin())('POST', `/admin/plan-requests/${id}/reject`, {
        admin_notes: 'Falta o pagamento.',
      });
      await open(page, owner);
      await openPlans(page);
      await page.getByText('Falta o pagamento.').waitFor();
      await expectAccessible(page);
    }));
});

describeVisits('a company without owner', ({ visit }) => {
  it('is claimed by a company account and the claim cancelled', () =>
    visit({ viewport: PHONE }, async (page) => {
      const { id } = await registerCompany(askAt(siteUrl(), (await admin()).token), {
        name: 'Oficina do Zé',
      });
      const path = `/company/${id}`;
      await page.goto(path);
      await hydrated(page);
      const back = encodeURIComponent(`${path}#responsavel`);
      const link = page.getByRole('link', { name: 'entre na sua conta' });
      expect(await link.getAttribute('href')).toBe(`/login?next=${back}`);

      // Another document, so that the session is found.
      await page.goto('about:blank');
      await open(page, await registerOwner(siteUrl()), `${path}#responsavel`);
      await page.getByRole('heading', { name: 'Esta empresa é sua?' }).waitFor();
      await page.getByRole('button', { name: 'Pedir para assumir esta empresa' }).click();
      await page.getByLabel('Mensagem para a administração (opcional)').fill('Cuido dela desde 1998.');
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Enviar pedido' }).click();
      await page.getByText('A administração decide').waitFor();
      await expectAccessible(page);
      await page.getByRole('link', { name: 'painel da sua conta' }).click();
      await page.getByText('Sua mensagem: Cuido dela desde 1998.').waitFor();
      await expectAccessible(page);
      await page.getByRole('button', { name: /^Cancelar o pedido/ }).click();
      await page.getByRole('button', { name: 'Cancelar pedido' }).click();
      await page.getByText('Pedido cancelado.').waitFor();
      await page.getByText('Cuido dela desde 1998.').waitFor({ state: 'detached' });
    }));
});

describeVisits('a visit', ({ visit }) => {
  it('is counted with the contacts that were used', () =>
    visit({ viewport: PHONE, userAgent: PERSON }, async (page) => {
      const owner = await registerOwner(siteUrl());
      const id = await register(owner);
      await approve(id);
      const sent: string[] = [];
      page.on('request', (request) => {
        if (!request.url().endsWith('/graphql')) return;
        const { operationName, variables } = request.postDataJSON() as {
          operationName: string;
          variables: { companyId: string; target?: string };
        };
        sent.push([operationName, variables.companyId, variables.target].join(' '));
      });
      await page.goto(`/company/${id}`);
      await hydrated(page);
      // The test cannot open the telephone.
      await page.evaluate(() => document.addEventListener('click', (event) => event.preventDefault()));
      await page.getByRole('link', { name: 'Ligar', exact: true }).click();
      await expect.poll(() => sent).toEqual([`RecordView ${id} `, `RecordClick ${id} phone`]);
      const stats = asApi(siteUrl(), owner.token);
      await expect.poll(async () => (await stats('GET', '/auth/user-company-stats')).body.views).toBe(1);
    }));
});
