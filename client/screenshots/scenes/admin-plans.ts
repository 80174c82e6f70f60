import { change, FAILED, fail } from '../intercept.ts';
import { enterAsAdmin } from '../owner-house.ts';
import type { Scene } from '../scene.ts';

/** The plan manager. */
export const scenes: Scene[] = [
  {
    name: 'admin-plans',
    path: '/admin/plans',
    before: enterAsAdmin,
    act: (page) => page.getByRole('table').waitFor(),
  },
  {
    name: 'admin-plans-new',
    path: '/admin/plans',
    before: enterAsAdmin,
    async act(page) {
      await page.getByRole('button', { name: 'Novo Plano' }).click();
      await page.getByLabel('Recursos').fill('Fotos, mapa');
      await page.getByRole('button', { name: 'Criar plano' }).click();
      await page.getByText('Nome é obrigatório').waitFor();
    },
  },
  {
    name: 'admin-plans-edit',
    path: '/admin/plans',
    async before(page) {
      await enterAsAdmin(page);
      await change(page, 'ManagedPlans', ({ plans }) => {
        Object.assign(plans.items[0], { usersCount: 12 });
      });
    },
    async act(page) {
      await page
        .getByRole('button', { name: /^Editar plano/ })
        .first()
        .click();
      await page.getByText(/^12 contas/).waitFor();
    },
  },
  {
    name: 'admin-plans-empty',
    path: '/admin/plans',
    async before(page) {
      await enterAsAdmin(page);
      await change(page, 'ManagedPlans', ({ plans }) => {
        Object.assign(plans, { items: [], total: 0, lastPage: 1 });
      });
    },
    act: (page) => page.getByText('Nenhum plano ainda').waitFor(),
  },
  {
    name: 'admin-plans-none',
    path: '/admin/plans?q=zzzzzz',
    before: enterAsAdmin,
    act: (page) => page.getByText('Nenhum plano encontrado').waitFor(),
  },
  {
    name: 'admin-plans-failed',
    path: '/admin/plans',
    expected: FAILED,
    async before(page) {
      await enterAsAdmin(page);
      await fail(page, 'ManagedPlans');
    },
    act: (page) => page.getByText('Erro ao carregar planos').waitFor(),
  },
  {
    name: 'admin-plans-remove',
    path: '/admin/plans',
    windowOnly: true,
    before: enterAsAdmin,
    async act(page) {
      await page
        .getByRole('button', { name: /^Remover plano/ })
        .first()
        .click();
      await page.getByRole('dialog', { name: 'Remover plano?' }).waitFor();
    },
  },
];
