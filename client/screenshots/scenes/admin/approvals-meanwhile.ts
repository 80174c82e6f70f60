import type { Page } from 'playwright-core';
import { answerWith, change } from '../../intercept.ts';
import { enterWithNewCompany, enterWithPending } from '../../pending-data.ts';
import type { Scene } from '../../scene.ts';
import { NEW, review, withAges, withJob } from './approvals.ts';

/** Shows that another administrator decided the second row. */
async function withDecided(page: Page): Promise<void> {
  await enterWithPending(page);
  await withAges(page);
  await change(page, 'Work', ({ adminWork: { items } }) => {
    const [, { kind, id }] = items;
    void answerWith(page, 'DecidedWork', {
      adminDecidedWork: [{ __typename: 'DecidedWork', kind, id, decidedText: 'Administrador já aprovou' }],
    });
  });
}

/** What others do while the tab 'Aprovações' is open. */
export const scenes: Scene[] = [
  {
    name: 'admin-approvals-decided',
    path: '/admin/approvals',
    before: withDecided,
    act: (page) => page.getByText('Administrador já aprovou').waitFor(),
  },
  {
    name: 'admin-approvals-decided-beside',
    path: NEW,
    viewportOnly: true,
    before: withDecided,
    async act(page) {
      await review(page, 'Quem pede');
      await page.getByText('Administrador já aprovou').waitFor({ state: 'attached' });
    },
  },
  {
    name: 'admin-approvals-meanwhile',
    path: NEW,
    viewportOnly: true,
    async before(page) {
      await enterWithNewCompany(page);
      await change(page, 'WorkMatterState', ({ adminWorkMatter }) =>
        Object.assign(adminWorkMatter, { changedAt: new Date(Date.now() + 60_000).toISOString() }),
      );
    },
    async act(page) {
      await review(page, 'Quem pede');
      await page.getByText('A empresa mudou enquanto você lia.').waitFor();
    },
  },
  {
    // The typed reason is kept, hidden.
    name: 'admin-approvals-reason-decided',
    path: NEW,
    viewportOnly: true,
    before: enterWithNewCompany,
    async act(page) {
      await review(page, 'Quem pede');
      await page.getByRole('button', { name: 'Rejeitar' }).click();
      await page.getByLabel('Outro motivo').fill('O endereço não existe.');
      await change(page, 'WorkMatterState', ({ adminWorkMatter }) =>
        Object.assign(adminWorkMatter, { isWaiting: false, decidedText: 'Administrador já aprovou' }),
      );
      await page.getByText('Administrador já aprovou').waitFor();
    },
  },
  {
    name: 'admin-approvals-bulk-beside',
    path: NEW,
    viewportOnly: true,
    before: withJob({ status: 'running', processedCount: 96, failedCount: 2, canUndo: false }),
    async act(page) {
      await page.getByRole('link', { name: 'Começar a revisar' }).click();
      await page.getByRole('heading', { name: 'Quem pede' }).waitFor();
      await page.getByRole('button', { name: 'Parar' }).waitFor();
    },
  },
];
