import { change } from '../intercept.ts';
import { enterAsAdmin, enterAsOwner } from '../owner-house.ts';
import type { Scene } from '../scene.ts';
import { enterWhereSomethingWaits } from '../something-waits.ts';

/** The administrator's house, as far as it stands, and the settings. */
export const scenes: Scene[] = [
  {
    name: 'admin-plan-requests',
    path: '/admin?tab=plan-requests',
    before: enterWhereSomethingWaits,
    act: (page) => page.getByRole('table').waitFor(),
  },
  {
    name: 'admin-plan-requests-decided',
    path: '/admin?tab=plan-requests&status=all',
    async before(page) {
      await enterWhereSomethingWaits(page);
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
    before: enterWhereSomethingWaits,
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
      await enterWhereSomethingWaits(page);
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
    before: enterWhereSomethingWaits,
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
