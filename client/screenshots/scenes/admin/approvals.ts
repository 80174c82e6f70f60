import type { Page } from 'playwright-core';
import { freshContact } from '../../../e2e/helpers/accounts.ts';
import { emptyScene, failedScene, loadingScene, withAdmin, wordsScene } from '../../admin-scenes.ts';
import { answerWith, change } from '../../intercept.ts';
import { enterWithNewCompany, enterWithPending } from '../../pending-data.ts';
import type { Scene } from '../../scene.ts';
import { askAsAdmin, COMPANY, enterAsAdmin, enterAsOwner, enterWithCompany } from '../../sign-in.ts';

export const NEW = '/admin/approvals?kind=newCompany';

/** Opens the first matter of the list. */
export async function review(page: Page, heading: string): Promise<void> {
  await page.getByRole('link', { name: 'Começar a revisar' }).click();
  await page.getByRole('heading', { name: heading, exact: true }).waitFor();
}

/** Ages of the first rows, in days of 7: the first is overdue. */
export const withAges = (page: Page) =>
  change(page, 'Work', ({ adminWork }) => {
    for (const [index, item] of adminWork.items.entries())
      Object.assign(item, {
        waitingSince: new Date(Date.now() - Math.max(0, 8.5 - index * 2) * 86_400_000).toISOString(),
        isOverdue: index === 0,
      });
  });
/** A landscape of 1600 × 1066 for a photo that waits. */
const LANDSCAPE = `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1066"><rect width="1600" height="1066"
  fill="#9cc7e0"/><path d="M0 700 500 300l420 380 240-200 440 260v326H0z" fill="#5d7f63"/><circle cx="1260" cy="240" r="110"
  fill="#f5d98b"/></svg>`;

/** Gives the open matter a photo instead of what it is. */
async function withPhoto(page: Page): Promise<void> {
  await page.route('**/photo-of-the-scene.svg', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: LANDSCAPE }),
  );
  await change(page, 'WorkMatter', ({ adminWorkMatter }) => {
    Object.assign(adminWorkMatter, {
      photo: {
        __typename: 'AdminPhoto',
        photo: {
          __typename: 'CompanyPhoto',
          id: '901',
          caption: 'A vista do terraço',
          placeholder: null,
          crop: null,
          state: 'waiting',
          sizes: [{ __typename: 'PhotoSize', width: 1600, height: 1066, url: '/photo-of-the-scene.svg' }],
        },
        isCaptionChanged: false,
        reports: [],
      },
    });
  });
}

const job = (changes: object) => ({
  __typename: 'BulkJob',
  id: '901',
  kind: 'newCompany',
  action: 'approve',
  status: 'done',
  total: 214,
  processedCount: 214,
  failedCount: 0,
  canUndo: true,
  undoneCount: 0,
  failures: [],
  ...changes,
});
export const withJob = (changes: object) => async (page: Page) => {
  await enterWithPending(page);
  await answerWith(page, 'OwnBulkJobs', { adminBulkJobs: [job(changes)] });
  await answerWith(page, 'BulkJob', { adminBulkJob: job(changes) });
};

/** Signs the administrator in, with more companies waiting than a page has. */
async function enterWithWhole(page: Page): Promise<void> {
  await enterWithPending(page);
  await change(page, 'Work', ({ adminWork }) => Object.assign(adminWork, { total: 214, lastPage: 5 }));
}
async function selectWhole(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: 'Selecionar todas desta página' }).check();
  await page.getByRole('button', { name: 'Selecionar todas as 214' }).click();
}

/** Companies that a scene decides on; others are shown by several at once. */
const ownNames = new WeakMap<Page, string>();
let number = 0;
async function enterWithOwn(page: Page): Promise<void> {
  const name = `Confeitaria Fornada ${++number}`;
  ownNames.set(page, name);
  await enterWithCompany(page, { isApproved: false, name });
  await enterAsAdmin(page);
}

/** The tab 'Aprovações'. */
export const scenes: Scene[] = [
  {
    name: 'admin-approvals',
    path: '/admin/approvals',
    before: enterWithPending,
    act: (page) => page.getByRole('link', { name: 'Começar a revisar' }).waitFor(),
  },
  emptyScene('admin-approvals-empty', '/admin/approvals', ['Work', 'adminWork'], 'Nada espera por aprovação'),
  loadingScene('admin-approvals-loading', '/admin/approvals', 'Work'),
  failedScene(
    'admin-approvals-failed',
    '/admin/approvals',
    'Work',
    'Erro ao carregar dados do painel administrativo',
  ),
  {
    name: 'admin-approvals-selected',
    path: NEW,
    before: enterWithPending,
    async act(page) {
      await page.getByRole('checkbox', { name: 'Selecionar todas desta página' }).check();
      await page.getByRole('button', { name: 'Aprovar' }).waitFor();
    },
  },
  {
    name: 'admin-approvals-whole',
    path: NEW,
    viewportOnly: true,
    before: enterWithWhole,
    act: selectWhole,
  },
  {
    name: 'admin-approvals-whole-question',
    path: NEW,
    viewportOnly: true,
    before: enterWithWhole,
    async act(page) {
      await selectWhole(page);
      await page.getByRole('button', { name: 'Rejeitar', exact: true }).click();
      await page.getByRole('heading', { name: /Por quê\?$/ }).waitFor();
    },
  },
  {
    name: 'admin-approvals-whole-confirm',
    path: NEW,
    viewportOnly: true,
    before: enterWithWhole,
    async act(page) {
      await selectWhole(page);
      await page.getByRole('button', { name: 'Aprovar', exact: true }).click();
      await page.getByRole('dialog').getByText('em segundo plano').waitFor();
    },
  },
  {
    name: 'admin-approvals-bulk-running',
    path: NEW,
    viewportOnly: true,
    before: withJob({ status: 'running', processedCount: 96, failedCount: 2, canUndo: false }),
    act: (page) => page.getByRole('button', { name: 'Parar' }).waitFor(),
  },
  {
    name: 'admin-approvals-bulk',
    path: NEW,
    before: withJob({}),
    act: (page) => page.getByRole('button', { name: 'Desfazer' }).waitFor(),
  },
  {
    name: 'admin-approvals-bulk-chosen',
    path: NEW,
    viewportOnly: true,
    async before(page) {
      const three = { action: 'reject', total: 3, processedCount: 3 };
      const failure = {
        __typename: 'BulkFailure',
        id: '0',
        title: 'Bar do Zé',
        message: 'Esta empresa mudou enquanto isso. Confira de novo antes de decidir.',
      };
      await enterWithPending(page);
      await answerWith(page, 'StartBulkAction', {
        startBulkAction: job({ ...three, status: 'running', canUndo: false }),
      });
      await answerWith(page, 'BulkJob', {
        adminBulkJob: job({ ...three, failedCount: 1, failures: [failure] }),
      });
    },
    async act(page) {
      for (const index of [0, 1, 2])
        await page
          .getByRole('checkbox', { name: /^Selecionar (?!todas)/ })
          .nth(index)
          .check();
      await page.getByRole('button', { name: 'Rejeitar', exact: true }).click();
      await page.getByLabel('Motivos prontos').getByRole('button').first().click();
      await page.getByText('Desfazer só algumas').click();
    },
  },
  {
    name: 'admin-approvals-overdue',
    path: '/admin/approvals',
    async before(page) {
      await enterWithPending(page);
      await withAges(page);
    },
    act: (page) => page.getByText('Atrasada').waitFor(),
  },
  {
    name: 'admin-approvals-review',
    path: NEW,
    before: enterWithNewCompany,
    act: (page) => review(page, 'Quem pede'),
  },
  {
    name: 'admin-approvals-undo',
    path: NEW,
    viewportOnly: true,
    before: enterWithOwn,
    async act(page) {
      await page.goto(`${NEW}&q=${encodeURIComponent(ownNames.get(page) ?? '')}`);
      await review(page, 'Quem pede');
      await page.getByRole('button', { name: 'Aprovar' }).click();
      // It was the last one: the list is shown again.
      await page.getByRole('heading', { name: 'Esperam por você' }).waitFor();
      await page.getByRole('button', { name: /^Desfazer/ }).waitFor();
    },
  },
  {
    name: 'admin-approvals-photo',
    path: NEW,
    async before(page) {
      await enterWithNewCompany(page);
      await withPhoto(page);
    },
    act: (page) => review(page, 'Foto'),
  },
  {
    name: 'admin-approvals-duplicate',
    path: NEW,
    async before(page) {
      await enterWithNewCompany(page);
      await change(page, 'WorkMatter', ({ adminWorkMatter: { company } }) => {
        const address = `${company.address}, Loja 2`;
        company.duplicates = [
          {
            __typename: 'DuplicateCompany',
            reasons: ['phone'],
            company: { ...company, id: `9${company.id}`, name: `${company.name} Ltda`, address },
          },
        ];
      });
    },
    act: (page) => review(page, 'Empresas parecidas'),
  },
  {
    name: 'admin-approvals-changed',
    path: '/admin/approvals?kind=changedCompany',
    async before(page) {
      const ask = await enterAsOwner(page);
      const description = `${COMPANY.description} ${'Servimos também no balcão. '.repeat(9)}`;
      const { data } = await ask('POST', '/companies', { ...COMPANY, ...freshContact(), description });
      await (await askAsAdmin(page))('POST', `/admin/companies/${data.id}/approve`);
      await ask('PUT', `/companies/${data.id}`, {
        phone: '(19) 99555-0199',
        email: 'vendas@trigo.exemplo.com.br',
        address: 'Rua das Magnólias, 500, Cambuí',
        description: `${description.replace('dois dias', 'um dia')}Tortas salgadas por encomenda.`,
      });
      await enterAsAdmin(page);
    },
    act: (page) => review(page, 'O que mudou'),
  },
  {
    name: 'admin-reject',
    path: NEW,
    viewportOnly: true,
    before: enterWithNewCompany,
    async act(page) {
      await review(page, 'Quem pede');
      await page.keyboard.press('r');
      await page.getByRole('heading', { name: 'Rejeitar: por quê?' }).waitFor();
    },
  },
  {
    name: 'admin-approvals-keys',
    path: NEW,
    viewportOnly: true,
    before: withAdmin(async () => undefined),
    async act(page) {
      const sheet = page.getByRole('dialog', { name: 'Atalhos de teclado' });
      // The frame listens once it is hydrated.
      while (!(await sheet.isVisible())) {
        await page.keyboard.press('?');
        await page.waitForTimeout(300);
      }
    },
  },
  wordsScene('admin-approvals-not-found', '/admin/approvals?q=zzzzzz', 'Nada encontrado'),
  {
    name: 'admin-refused',
    path: '/admin/approvals',
    before: enterAsOwner,
    act: (page) => page.getByText('Acesso restrito').waitFor(),
  },
];
