import type { Page } from 'playwright-core';
import { ADMIN } from '../../e2e/helpers/program.ts';
import type { Scene } from '../scene.ts';

/** Findings in GraphiQL and its editors, which are not ours. */
const EDITORS = /graphiql|monaco|\.mtk|^nested-interactive: li/;

async function opened(page: Page): Promise<void> {
  await page.locator('.graphiql-editor .monaco-editor').first().waitFor();
  await page.getByRole('heading', { name: 'Visitante' }).waitFor();
}

export const scenes: Scene[] = [
  { name: 'playground', path: '/playground', act: opened, viewportOnly: true, axeExcept: EDITORS },
  {
    name: 'playground-login',
    path: '/playground',
    viewportOnly: true,
    axeExcept: EDITORS,
    act: async (page) => {
      await opened(page);
      await page.getByRole('button', { name: 'Entrar', exact: true }).click();
      await page.getByLabel('Senha').waitFor();
    },
  },
  {
    name: 'playground-documentation',
    path: '/playground',
    viewportOnly: true,
    axeExcept: EDITORS,
    act: async (page) => {
      await opened(page);
      await page.getByRole('button', { name: 'Entrar', exact: true }).click();
      await page.getByLabel('E-mail').fill(ADMIN.email);
      await page.getByLabel('Senha').fill(ADMIN.password);
      await page.getByRole('dialog').getByRole('button', { name: 'Entrar', exact: true }).click();
      await page.getByText('· Administrador').waitFor();
      await page.getByRole('button', { name: /Documentation/ }).click();
      await page.getByText('Root Types').waitFor();
    },
  },
];
