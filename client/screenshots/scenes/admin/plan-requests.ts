import { press, tableShown, wordsScene } from '../../admin-scenes.ts';
import { change } from '../../intercept.ts';
import { enterWithPending } from '../../pending-data.ts';
import type { Scene } from '../../scene.ts';

/** Plan requests, in the administration. */
export const scenes: Scene[] = [
  {
    name: 'admin-plan-requests',
    path: '/admin/plan-requests',
    before: enterWithPending,
    act: tableShown,
  },
  {
    name: 'admin-plan-requests-decided',
    path: '/admin/plan-requests?status=all',
    async before(page) {
      await enterWithPending(page);
      // The newest three, one of each kind.
      await change(page, 'PlanRequests', ({ adminPlanRequests }) => {
        const [first] = adminPlanRequests.items;
        const decidedAt = first.requestedAt;
        const current = { ...first.currentPlan, id: '901', name: 'Básico', price: '29.90' };
        adminPlanRequests.items = [
          first,
          { ...first, id: '902', status: 'approved', decidedAt, currentPlan: current, message: null },
          {
            ...first,
            id: '903',
            status: 'rejected',
            decidedAt,
            rejectionReason: 'O plano Rede não aceita novos clientes até janeiro. Peça de novo depois.',
          },
        ];
        Object.assign(adminPlanRequests, { total: 3, lastPage: 1 });
      });
    },
    // Narrow tables leave the message out.
    act: (page) => page.getByText('Resposta:').waitFor({ state: 'attached' }),
  },
  {
    name: 'admin-plan-requests-several',
    path: '/admin/plan-requests',
    viewportOnly: true,
    before: enterWithPending,
    async act(page) {
      await page.getByRole('checkbox', { name: 'Selecionar todas desta página' }).check();
      await page.getByRole('button', { name: /^Aprovar \d+$/ }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  wordsScene(
    'admin-plan-requests-empty',
    '/admin/plan-requests?status=all&end=2020-01-01',
    'Nenhuma solicitação',
  ),
  {
    name: 'admin-plan-reject',
    path: '/admin/plan-requests',
    viewportOnly: true,
    before: enterWithPending,
    async act(page) {
      await press(page, /^Rejeitar/);
      await page.getByRole('dialog').getByRole('button', { name: 'Rejeitar solicitação' }).click();
      await page.getByText('O motivo da rejeição é obrigatório.').waitFor();
    },
  },
];
