import {
  chooseAction,
  emptyScene,
  failedScene,
  tableScene,
  withAdmin,
  wordsScene,
} from '../../admin-scenes.ts';
import { change } from '../../intercept.ts';
import type { Scene } from '../../scene.ts';
import { enterAsAdmin } from '../../sign-in.ts';

/** The plan manager. */
export const scenes: Scene[] = [
  tableScene('admin-plans', '/admin/plans'),
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
    name: 'admin-plans-beyond-setting',
    path: '/admin/plans',
    before: enterAsAdmin,
    async act(page) {
      await page.getByRole('button', { name: 'Novo Plano' }).click();
      await page.getByLabel('Máximo de empresas').fill('50');
      await page.getByText('aumente esse limite em').waitFor();
    },
  },
  {
    name: 'admin-plans-edit',
    path: '/admin/plans',
    viewportOnly: true,
    before: withAdmin((page) =>
      change(page, 'AdminPlans', ({ adminPlans }) => {
        Object.assign(adminPlans.items[0], { usersCount: 12 });
      }),
    ),
    async act(page) {
      await chooseAction(page, 'Editar');
      await page
        .getByRole('dialog')
        .getByText(/^12 contas/)
        .waitFor();
    },
  },
  emptyScene('admin-plans-empty', '/admin/plans', ['AdminPlans', 'adminPlans'], 'Nenhum plano ainda'),
  wordsScene('admin-plans-none', '/admin/plans?q=zzzzzz', 'Nenhum plano encontrado'),
  failedScene('admin-plans-failed', '/admin/plans', 'AdminPlans', 'Erro ao carregar planos'),
  {
    name: 'admin-plans-remove',
    path: '/admin/plans',
    viewportOnly: true,
    before: enterAsAdmin,
    async act(page) {
      await chooseAction(page, 'Remover');
      await page.getByRole('dialog', { name: /^Não é possível remover/ }).waitFor();
    },
  },
];
