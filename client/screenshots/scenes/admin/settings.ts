import { failedScene, loadingScene, withAdmin, wordsScene } from '../../admin-scenes.ts';
import { change, FAILED, fail } from '../../intercept.ts';
import type { Scene } from '../../scene.ts';
import { enterAsAdmin } from '../../sign-in.ts';

const SETTINGS = '/admin/settings';

/** The settings of the site, in the administration. */
export const scenes: Scene[] = [
  wordsScene('admin-settings', SETTINGS, 'Nome do site'),
  {
    name: 'admin-settings-system',
    path: `${SETTINGS}?window=system`,
    before: enterAsAdmin,
    viewportOnly: true,
    act: (page) => page.getByLabel('Nome do site').waitFor(),
  },
  {
    name: 'admin-settings-policy',
    path: `${SETTINGS}?window=policy`,
    before: enterAsAdmin,
    viewportOnly: true,
    act: (page) => page.getByLabel('Prazo para decidir').waitFor(),
  },
  loadingScene('admin-settings-loading', SETTINGS, 'SettingsOfSite'),
  failedScene(
    'admin-settings-failed',
    SETTINGS,
    'SettingsOfSite',
    'Erro ao carregar dados do painel administrativo',
  ),
  {
    name: 'admin-settings-refused',
    path: `${SETTINGS}?window=system`,
    viewportOnly: true,
    expected: FAILED,
    before: withAdmin((page) => fail(page, 'UpdateSystemSettings')),
    async act(page) {
      await page.getByLabel('Nome do site').fill('Guia da Serra');
      await page.getByRole('button', { name: 'Salvar configurações' }).click();
      await page.getByText('Erro ao salvar configurações').waitFor();
    },
  },
  {
    name: 'admin-settings-policy-refused',
    path: `${SETTINGS}?window=policy`,
    viewportOnly: true,
    expected: FAILED,
    before: withAdmin((page) => fail(page, 'UpdateApprovalPolicy')),
    async act(page) {
      await page.getByLabel('Exigir telefone válido').check();
      await page.getByRole('button', { name: 'Salvar políticas' }).click();
      await page.getByText('Erro ao salvar políticas').waitFor();
    },
  },
  {
    name: 'admin-settings-leaving',
    path: `${SETTINGS}?window=system`,
    viewportOnly: true,
    before: enterAsAdmin,
    async act(page) {
      await page.getByLabel('Nome do site').fill('Guia da Serra');
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Descartar alterações' }).waitFor();
    },
  },
  {
    name: 'admin-settings-maintenance',
    path: SETTINGS,
    viewportOnly: true,
    before: enterAsAdmin,
    async act(page) {
      await page.getByRole('button', { name: 'Ativar modo de manutenção' }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'admin-settings-in-maintenance',
    path: SETTINGS,
    before: withAdmin((page) =>
      change(page, 'SettingsOfSite', ({ adminSystemSettings }) => {
        Object.assign(adminSystemSettings, { maintenanceMode: true, autoApproveCompanies: true });
      }),
    ),
    act: (page) => page.getByRole('button', { name: 'Reabrir o site' }).waitFor(),
  },
];
