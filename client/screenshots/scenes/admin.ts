import type { Page } from 'playwright-core';
import { change, FAILED, fail, hold } from '../intercept.ts';
import { askAsAdmin, COMPANY, enterAsAdmin, enterAsOwner, enterWithCompany } from '../owner-house.ts';
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
    path: '/admin?tab=approvals',
    before: asAdmin,
    act: (page) => page.getByRole('table').waitFor(),
  },
  {
    name: 'admin-approvals-empty',
    path: '/admin?tab=approvals',
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
    path: '/admin?tab=approvals',
    before: enterAsAdmin,
    async act(page) {
      await hold(page, 'PendingCompanies');
      await page.goto('/admin?tab=approvals');
      await page.getByText('Carregando…').waitFor({ state: 'attached' });
    },
  },
  {
    name: 'admin-approvals-failed',
    path: '/admin?tab=approvals',
    expected: FAILED,
    async before(page) {
      await enterAsAdmin(page);
      await fail(page, 'PendingCompanies');
    },
    act: (page) => page.getByText('Erro ao carregar empresas').waitFor(),
  },
  {
    name: 'admin-approvals-selected',
    path: '/admin?tab=approvals',
    before: asAdmin,
    async act(page) {
      await page.getByRole('checkbox', { name: 'Selecionar todas desta página' }).check();
      await page.getByRole('button', { name: 'Aprovar selecionadas' }).waitFor();
    },
  },
  {
    name: 'admin-approvals-overdue',
    path: '/admin?tab=approvals',
    async before(page) {
      await asAdmin(page);
      await change(page, 'PendingCompanies', ({ pendingCompanies }) => {
        const [first] = pendingCompanies.items;
        Object.assign(first, {
          isOverdue: true,
          duplicates: [
            { __typename: 'Company', id: '1', name: 'Padaria Trigo de Ouro' },
            { __typename: 'Company', id: '2', name: 'Padaria do Trigo' },
          ],
        });
      });
    },
    act: (page) => page.getByText('Atrasada').waitFor(),
  },
  {
    name: 'admin-approvals-changed',
    path: '/admin?tab=approvals&view=changed',
    async before(page) {
      const ask = await enterAsOwner(page);
      const { data } = await ask('POST', '/companies', COMPANY);
      await (await askAsAdmin(page))('POST', `/admin/companies/${data.id}/approve`);
      await ask('PUT', `/companies/${data.id}`, {
        phone: '(19) 99555-0199',
        description: 'Pães, bolos e tortas salgadas.',
      });
      await enterAsAdmin(page);
    },
    act: (page) => page.getByRole('table').waitFor(),
  },
  {
    name: 'admin-approvals-claims-empty',
    path: '/admin?tab=approvals&view=claims&status=rejected',
    before: enterAsAdmin,
    act: (page) => page.getByText('Nenhum pedido').waitFor(),
  },
  {
    name: 'admin-reject',
    path: '/admin?tab=approvals',
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
    name: 'admin-plan-requests-decided',
    path: '/admin?tab=plan-requests&status=all',
    async before(page) {
      await asAdmin(page);
      // The newest three, one of each kind.
      await change(page, 'PlanRequests', ({ planRequests }) => {
        const [first] = planRequests.items;
        const decidedAt = first.requestedAt;
        const current = { ...first.currentPlan, id: '901', name: 'Básico', price: 29.9 };
        planRequests.items = [
          first,
          { ...first, id: '902', status: 'approved', decidedAt, currentPlan: current, message: null },
          {
            ...first,
            id: '903',
            status: 'rejected',
            decidedAt,
            adminNotes: 'O plano Rede não aceita novos clientes até janeiro. Peça de novo depois.',
          },
        ];
        Object.assign(planRequests, { total: 3, lastPage: 1 });
      });
    },
    act: (page) => page.getByText('Resposta:').waitFor(),
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
    name: 'admin-companies-none',
    path: '/admin?tab=companies&q=zzzzzz',
    before: enterAsAdmin,
    act: (page) => page.getByText('Nenhuma empresa encontrada').waitFor(),
  },
  {
    name: 'admin-mails-failed',
    path: '/admin?tab=mails',
    async before(page) {
      await asAdmin(page);
      await change(page, 'Mails', ({ mails }) => {
        const [first, second, third] = mails.items;
        Object.assign(first, { status: 'failed', attempts: 10, lastError: 'Caixa postal cheia (552)' });
        Object.assign(second, { status: 'sent', attempts: 1, sentAt: second.createdAt });
        Object.assign(mails, { isDelivering: true, items: [first, second, third], total: 3, lastPage: 1 });
      });
    },
    act: (page) => page.getByText('Caixa postal cheia').waitFor(),
  },
  {
    name: 'admin-mails',
    path: '/admin?tab=mails',
    before: asAdmin,
    act: (page) => page.getByRole('table').waitFor(),
  },
  {
    name: 'admin-refused',
    path: '/admin?tab=approvals',
    before: enterAsOwner,
    act: (page) => page.getByText('Acesso restrito').waitFor(),
  },
  {
    name: 'settings',
    path: '/settings',
    before: enterAsAdmin,
    act: (page) => page.getByLabel(/^API Key/).waitFor(),
  },
  {
    name: 'settings-key',
    path: '/settings',
    async before(page) {
      await enterAsAdmin(page);
      await page.addInitScript(() => {
        // The map's frame runs this too, and may not.
        if (location.pathname === '/settings') localStorage.setItem('maps_api_key', 'uma-chave-de-exemplo');
      });
      await page.route('https://www.google.com/**', (route) =>
        route.fulfill({ contentType: 'text/html', body: '<title>Mapa</title><p>Mapa de exemplo' }),
      );
    },
    expected: /localStorage/,
    async act(page) {
      await page.getByTitle('Mapa de Praça da Sé').waitFor();
      await page.evaluate(() => {
        Storage.prototype.removeItem = () => {
          throw new Error('blocked');
        };
      });
      await page.getByRole('button', { name: 'Remover chave' }).click();
      await page.getByText('Erro ao salvar a API Key. Tente novamente.').waitFor();
    },
  },
  {
    name: 'admin-mails-none',
    path: '/admin?tab=mails&q=zzzzzz',
    before: enterAsAdmin,
    act: (page) => page.getByText('Nenhum e-mail encontrado').waitFor(),
  },
];
