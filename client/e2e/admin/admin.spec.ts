import { expect, it } from 'vitest';
import { freshName, openAs, registerOwner } from '../helpers/accounts.ts';
import { admin, adminGraphql, asAdmin } from '../helpers/admin-data.ts';
import { asApi } from '../helpers/api-requests.ts';
import { expectAccessible } from '../helpers/expect-accessible.ts';
import { expectTableToFit, expectToFit } from '../helpers/expect-to-fit.ts';
import { breakDown, FAILED, operationOf } from '../helpers/graphql-operations.ts';
import { openFilters } from '../helpers/list-steps.ts';
import { siteUrl } from '../helpers/site-url.ts';
import { describeVisits, SIZES } from '../helpers/visit.ts';
import { settled } from '../helpers/wait-until-idle.ts';

const [PHONE, DESKTOP] = SIZES;

/** Creates a new owner who requests the most expensive plan. */
async function planRequest() {
  const owner = await registerOwner(siteUrl(), { name: freshName('Dona Íris') });
  const plans = await asApi(siteUrl())('GET', '/plans/active');
  const api = asApi(siteUrl(), owner.token);
  const { body } = await api('POST', '/plan-requests', {
    requested_plan_id: plans.body.data.data.at(-1).id,
    message: 'Abri mais uma loja.',
  });
  return { owner, name: owner.user.name, id: String(body.data.id), api };
}

describeVisits('plan requests', ({ visit }) => {
  it('are filtered in the URL, approved, and rejected with a reason', () =>
    // The lists of decided requests get a row once its ten seconds are over.
    visit({ viewport: PHONE, mayShift: true }, async (page) => {
      const [first, second] = [await planRequest(), await planRequest()];
      await openAs(page, await admin(), '/admin/plan-requests');
      const asked = page.getByRole('row').filter({ hasText: first.name });
      await asked.getByText('Pendente', { exact: true }).waitFor();
      await asked.getByText(/Grátis/).waitFor();
      await page.getByRole('button', { name: `Aprovar solicitação de ${first.name}` }).click();
      await page.getByText(new RegExp(`^Plano .+ aprovado para ${first.name}\\.`)).waitFor();
      await page.getByRole('button', { name: `Rejeitar solicitação de ${second.name}` }).click();
      const modal = page.getByRole('dialog');
      await modal.getByRole('button', { name: 'Rejeitar solicitação' }).click();
      await modal.getByText('O motivo da rejeição é obrigatório.').waitFor();
      await expectAccessible(page);
      await modal.getByLabel('Motivo da rejeição').fill('Plano fechado a novos clientes.');
      await modal.getByRole('button', { name: 'Rejeitar solicitação' }).click();
      await page.getByText(`A solicitação de ${second.name} foi rejeitada.`).waitFor();

      await openFilters(page);
      await page.getByRole('combobox', { name: 'Situação' }).selectOption({ label: 'Rejeitada' });
      await page.waitForURL('**status=rejected**');
      // Cards leave it to the details.
      await page
        .getByText('Resposta: Plano fechado a novos clientes.')
        .first()
        .waitFor({ state: 'attached' });
      expect(await page.getByRole('button', { name: /^Aprovar/ }).count()).toBe(0);
      await page.getByRole('combobox', { name: 'Situação' }).selectOption({ label: 'Aprovada' });
      await page
        .getByRole('row')
        .filter({ hasText: first.name })
        .getByText('Aprovada', { exact: true })
        .waitFor();
      await page.getByLabel('Buscar solicitação').fill(first.name.toUpperCase());
      await page.waitForURL('**q=**');
      await page.getByText('1 solicitação', { exact: true }).waitFor();
      // Key by key, as people do; the same in either order of day and month.
      await openFilters(page);
      await page.getByLabel('Até', { exact: true }).focus();
      await page.keyboard.type('11112020', { delay: 50 });
      await page.waitForURL('**end=2020-11-11**');
      expect(await page.getByLabel('Até', { exact: true }).inputValue()).toBe('2020-11-11');
      await page.getByText('Não há solicitações de plano com estes filtros.').waitFor();
      await expectAccessible(page);
    }));

  it('show the second administrator that the first has decided', () =>
    visit({ viewport: DESKTOP }, async (page) => {
      const request = await planRequest();
      let hears = false;
      await page.route('**/graphql*', (route) =>
        !hears && operationOf(route.request()) === 'DecidedApprovals'
          ? route.fulfill({ json: { data: { adminDecidedWork: [] } } })
          : route.fallback(),
      );
      await openAs(page, await admin(), '/admin/plan-requests');
      const approve = page.getByRole('button', { name: `Aprovar solicitação de ${request.name}` });
      await approve.waitFor();
      await (await asAdmin())('POST', `/admin/plan-requests/${request.id}/approve`);
      await approve.click();
      await page.getByText('Esta solicitação já foi processada anteriormente.').waitFor();
      await page.getByText('Você já aprovou esta solicitação').waitFor();
      await approve.waitFor({ state: 'detached' });

      // Without a press, within seconds.
      hears = true;
      const other = await planRequest();
      await page.reload();
      const row = page.getByRole('row').filter({ hasText: other.name });
      await row.getByRole('button', { name: /^Aprovar/ }).waitFor();
      await adminGraphql('mutation ($id: ID!) { approvePlanRequest(id: $id, undoable: true) { id } }', {
        id: other.id,
      });
      await row.getByText('Você já aprovou').waitFor();
      expect(await row.getByRole('button').count()).toBe(0);
    }));
});

describeVisits('the rest of the administration', ({ visit }) => {
  it('lists queued mails, and says that none are sent', () =>
    visit({ viewport: PHONE }, async (page) => {
      await registerOwner(siteUrl());
      await openAs(page, await admin(), '/admin/mails');
      await page.getByText('ainda não foi configurado (SMTP_URL)').waitFor();
      await page.getByRole('cell', { name: 'Na fila' }).first().waitFor();
      await expectAccessible(page);
      await page.getByLabel('Buscar e-mail').fill('ninguém com este nome');
      await page.getByText('Nenhum e-mail encontrado').waitFor();
      // Last, when there are no rows: reordered rows would count as layout shift.
      await openFilters(page);
      await page.getByLabel('Ordem').selectOption({ label: 'Mais antigos' });
      await page.waitForURL(
        ({ searchParams }) => searchParams.has('q') && searchParams.get('order') === 'oldest',
      );
      await page.getByText('Nenhum e-mail encontrado').waitFor();
    }));

  it('shows every screen on a phone, also by its former address', () =>
    visit({ viewport: { width: 360, height: 740 } }, async (page) => {
      for (const [tab, title] of [
        ['approvals', 'Aprovações'],
        ['plan-requests', 'Solicitações de Plano'],
        ['companies', 'Empresas'],
        ['mails', 'E-mails'],
      ] as const) {
        await openAs(page, await admin(), `/admin?tab=${tab}`);
        await page.waitForURL(`**/admin/${tab}`);
        await page.getByRole('heading', { level: 1, name: title }).waitFor();
        await page
          .getByRole('table')
          .or(page.getByText(/^Nenhuma |^Nada |^Esperam por você$/))
          .first()
          .waitFor();
        await expectToFit(page);
        await page.getByRole('button', { name: 'Mais', exact: true }).click();
        const current = page
          .getByRole('navigation', { name: 'Administração' })
          .locator('[aria-current="page"]');
        expect(await current.textContent()).toContain(tab === 'mails' ? 'Gerenciamento' : title);
        await page.keyboard.press('Escape');
        await current.waitFor({ state: 'hidden' });
      }
    }));

  it('fits between phone and desktop, its header on one line', () =>
    visit({ viewport: { width: 800, height: 900 } }, async (page) => {
      await openAs(page, await admin(), '/admin/companies');
      await page.getByRole('table').waitFor();
      for (const width of [800, 1024, 1270]) {
        await page.setViewportSize({ width, height: 900 });
        await settled(page);
        const header = await page.getByRole('banner').boundingBox();
        expect(header?.height, `${width} px`).toBeLessThan(70);
        await expectTableToFit(page);
      }
    }));

  it('says which lists cannot be loaded, and loads them', () =>
    visit({ viewport: PHONE, expected: FAILED }, async (page) => {
      const mend = await breakDown(page, 'AdminCompanies', 'PlanRequests');
      await openAs(page, await admin(), '/admin/companies');
      await page.getByText('Erro ao carregar empresas').waitFor();
      await page.getByRole('button', { name: 'Mais', exact: true }).click();
      await page.getByRole('link', { name: 'Solicitações de Plano' }).click();
      await page.getByText('Erro ao carregar dados do painel administrativo').waitFor();
      mend();
      await page.getByRole('button', { name: 'Tentar novamente' }).click();
      await page.getByText('Erro ao carregar dados do painel administrativo').waitFor({ state: 'detached' });
    }));

  it('sends others from the settings to their profile, and from the dashboard to theirs', () =>
    visit({ viewport: PHONE }, async (page) => {
      await openAs(page, await registerOwner(siteUrl()), '/settings');
      await page.waitForURL('**/profile');
      await visit({ viewport: PHONE }, async (owners) => {
        await openAs(owners, await registerOwner(siteUrl()), '/dashboard');
        await owners.waitForURL('**/user-dashboard');
      });
    }));
});
