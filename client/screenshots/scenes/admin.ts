import type { Page } from 'playwright-core';
import { change, FAILED, fail, hold } from '../intercept.ts';
import { enterAsAdmin, enterAsOwner, enterWithCompany } from '../owner-house.ts';
import type { Scene } from '../scene.ts';

/** Somebody waits for approval, and somebody for a plan, before the administrator looks. */
async function somethingWaits(page: Page): Promise<void> {
  await enterWithCompany(page, { isApproved: false });
  const ask = await enterAsOwner(page);
  const plans = await ask('GET', '/plans/active');
  await ask('POST', '/plan-requests', { plan_id: plans.data.data.at(-1).id, message: 'Abri mais uma loja.' });
}

/** The last who signs in is who looks. */
async function asAdmin(page: Page): Promise<void> {
  await somethingWaits(page);
  await enterAsAdmin(page);
}

/** The administrator's house, as far as it stands, and the settings. */
export const scenes: Scene[] = [
  {
    name: 'admin-approvals',
    path: '/admin',
    before: asAdmin,
    act: (page) => page.getByRole('table').waitFor(),
  },
  {
    name: 'admin-approvals-empty',
    path: '/admin',
    async before(page) {
      await enterAsAdmin(page);
      await change(page, 'PendingCompanies', ({ pendingCompanies }) => {
        Object.assign(pendingCompanies, { items: [], total: 0, lastPage: 1 });
      });
    },
    act: (page) => page.getByText('Nada espera por aprovação').waitFor(),
  },
  {
    name: 'admin-approvals-loading',
    path: '/settings',
    before: enterAsAdmin,
    async act(page) {
      // Held once the page is there: before, it would never be quiet.
      await hold(page, 'PendingCompanies');
      if ((page.viewportSize()?.width ?? 0) < 900) await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByRole('link', { name: 'Visão Geral' }).click();
      await page.getByText('Carregando…').waitFor();
    },
  },
  {
    name: 'admin-approvals-failed',
    path: '/admin',
    expected: FAILED,
    async before(page) {
      await enterAsAdmin(page);
      await fail(page, 'PendingCompanies');
    },
    act: (page) => page.getByText('Erro ao carregar empresas').waitFor(),
  },
  {
    name: 'admin-reject',
    path: '/admin',
    windowOnly: true,
    before: asAdmin,
    async act(page) {
      await page
        .getByRole('button', { name: /^Rejeitar/ })
        .first()
        .click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'admin-plan-requests',
    path: '/admin?tab=plan-requests',
    before: asAdmin,
    act: (page) => page.getByRole('table').waitFor(),
  },
  {
    name: 'admin-plan-requests-empty',
    path: '/admin?tab=plan-requests&status=all&end=2020-01-01',
    before: enterAsAdmin,
    act: (page) => page.getByText('Nenhuma solicitação').waitFor(),
  },
  {
    name: 'admin-plan-reject',
    path: '/admin?tab=plan-requests',
    windowOnly: true,
    before: asAdmin,
    async act(page) {
      await page
        .getByRole('button', { name: /^Rejeitar/ })
        .first()
        .click();
      await page.getByRole('dialog').getByRole('button', { name: 'Rejeitar solicitação' }).click();
      await page.getByText('O motivo da rejeição é obrigatório.').waitFor();
    },
  },
  {
    name: 'admin-companies',
    path: '/admin?tab=companies',
    before: enterAsAdmin,
    act: (page) => page.getByRole('table').waitFor(),
  },
  {
    name: 'admin-mails',
    path: '/admin?tab=mails',
    before: asAdmin,
    act: (page) => page.getByRole('table').waitFor(),
  },
  {
    name: 'admin-refused',
    path: '/admin',
    before: enterAsOwner,
    act: (page) => page.getByText('Acesso restrito').waitFor(),
  },
  {
    name: 'settings',
    path: '/settings',
    before: enterAsAdmin,
    act: (page) => page.getByLabel(/^API Key/).waitFor(),
  },
];
