import type { Page } from 'playwright-core';
import { generateCompanies } from '../../../e2e/helpers/import-file.ts';
import { emptyScene, failedScene, loadingScene, wordsScene } from '../../admin-scenes.ts';
import { change, FAILED, fail, hold, refuse } from '../../intercept.ts';
import type { Scene } from '../../scene.ts';
import { enterAsAdmin, enterAsOwner } from '../../sign-in.ts';

const START = '/admin/import';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name }).waitFor();

const choose = (page: Page, name: string, text: string) =>
  page
    .getByLabel('Escolher arquivo CSV')
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });

/** Uploads a file with problems and waits for its columns. */
async function upload(page: Page): Promise<void> {
  await choose(page, 'lojas-do-interior-de-sao-paulo.csv', generateCompanies(Date.now() % 1e9, 400, 60).text);
  await heading(page, 'Qual é o campo de cada coluna?');
}

/** Uploads and checks a file. */
async function check(page: Page): Promise<void> {
  await upload(page);
  await page.getByLabel('Campo da coluna loja').selectOption({ label: 'Nome' });
  await page.getByRole('button', { name: 'Conferir arquivo' }).click();
  await heading(page, 'Resultado da conferência');
  await page.getByRole('table').waitFor();
}

/** Checks a file, then shows the import with `changes`. */
const shown =
  (changes: object, title: string) =>
  async (page: Page): Promise<void> => {
    await check(page);
    await change(page, 'CompanyImport', ({ adminImport }) => Object.assign(adminImport, changes));
    await page.reload();
    await heading(page, title);
    await page.getByText('Carregando…').first().waitFor({ state: 'detached' });
    // Later requests would be pending when the page is closed.
    await hold(page, 'CompanyImport');
  };

const state = (name: string, changes: object, title: string): Scene => ({
  name: `admin-import-${name}`,
  path: START,
  before: enterAsAdmin,
  act: shown(changes, title),
});

const COUNTS = { rowsRead: 6_500, rowsCreated: 6_310, rowsUpdated: 104, rowsUnchanged: 46 };

/** Import in the browser: the file, its columns, the check, the run, what came of it. */
export const scenes: Scene[] = [
  emptyScene('admin-import-empty', START, ['AdminImports', 'adminImports'], 'Nenhuma importação ainda'),
  {
    name: 'admin-import-list',
    path: START,
    before: enterAsAdmin,
    async act(page) {
      await check(page);
      await change(page, 'AdminImports', ({ adminImports }) => {
        const [first] = adminImports.items;
        const row = (id: string, status: string, more: object = {}) => ({
          ...first,
          ...COUNTS,
          id,
          status,
          fileName: `lojas-${id}.csv`,
          ...more,
        });
        adminImports.items = [
          row('908', 'running', { percent: 62 }),
          row('907', 'checking', { percent: 8, rowsCreated: 120 }),
          row('906', 'checked'),
          row('905', 'uploaded', { rowsRead: 0, rowsCreated: 0, rowsUpdated: 0, rowsRefused: 0 }),
          row('904', 'done'),
          row('903', 'stopped'),
          row('902', 'undone'),
          row('901', 'done', { isOfBrowser: false, fileName: 'negocios.csv' }),
          row('900', 'cancelled'),
        ];
        Object.assign(adminImports, { total: 40, lastPage: 3 });
      });
      await page.goto(START);
      await page.getByRole('link', { name: 'lojas-908.csv' }).waitFor();
    },
  },
  loadingScene('admin-import-list-loading', START, 'AdminImports'),
  failedScene('admin-import-list-failed', START, 'AdminImports', 'Erro ao carregar as importações'),
  {
    name: 'admin-import-sending',
    path: START,
    before: enterAsAdmin,
    async act(page) {
      await hold(page, 'CreateImport');
      await page.route('**/graphql*', (route) =>
        route.request().headers()['content-type']?.startsWith('multipart/')
          ? new Promise<void>(() => undefined)
          : route.fallback(),
      );
      await choose(page, 'lojas.csv', 'nome;categoria;cidade\nA;Varejo;Campinas\n');
      await page.getByText('Enviando lojas.csv…').waitFor();
    },
  },
  {
    name: 'admin-import-refused-file',
    path: START,
    before: enterAsAdmin,
    async act(page) {
      await choose(page, 'lojas.xlsx', 'PK');
      await page.getByText('Isto é uma planilha.').waitFor();
    },
  },
  {
    name: 'admin-import-columns',
    path: START,
    before: enterAsAdmin,
    async act(page) {
      await upload(page);
      await page.getByRole('button', { name: 'Conferir arquivo' }).click();
      await page.getByText('Falta uma coluna obrigatória: nome.').waitFor();
    },
  },
  {
    name: 'admin-import-discard',
    path: START,
    viewportOnly: true,
    before: enterAsAdmin,
    async act(page) {
      await upload(page);
      await page.getByRole('button', { name: 'Descartar arquivo' }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  { name: 'admin-import-checked', path: START, before: enterAsAdmin, act: check },
  {
    name: 'admin-import-problems-failed',
    path: START,
    expected: FAILED,
    before: enterAsAdmin,
    async act(page) {
      await check(page);
      await fail(page, 'ImportProblems');
      await page.reload();
      await page.getByText('Erro ao carregar os problemas do arquivo').waitFor();
    },
  },
  state(
    'nothing-new',
    { rowsCreated: 0, rowsUpdated: 0, rowsUnchanged: 400, rowsRefused: 0, warnings: 0 },
    'Resultado da conferência',
  ),
  state('checking', { status: 'checking', percent: 31, rowsRead: 2_000 }, 'Conferindo o arquivo'),
  state('running', { ...COUNTS, status: 'running', percent: 62 }, 'Importando empresas'),
  state('stopping', { ...COUNTS, status: 'running', percent: 62, isStopping: true }, 'Importando empresas'),
  state(
    'stopped',
    {
      ...COUNTS,
      status: 'stopped',
      error: 'O trabalho foi interrompido por um erro do servidor; tente outra vez.',
    },
    'Importação interrompida',
  ),
  state('done', { ...COUNTS, status: 'done' }, 'Importação concluída'),
  state('undoing', { ...COUNTS, status: 'undoing' }, 'Desfazendo a importação'),
  state('undone', { ...COUNTS, status: 'undone' }, 'Importação desfeita'),
  state('cancelled', { status: 'cancelled' }, 'Arquivo descartado'),
  state('of-command-line', { ...COUNTS, status: 'done', isOfBrowser: false }, 'Importação concluída'),
  {
    name: 'admin-import-undo',
    path: START,
    viewportOnly: true,
    before: enterAsAdmin,
    async act(page) {
      await shown({ ...COUNTS, status: 'done' }, 'Importação concluída')(page);
      await refuse(
        page,
        'UndoImport',
        'CONFLICT',
        '12 destas empresas já têm dono, avaliações, mensagens ou pedidos. A importação não pode ser desfeita.',
      );
      await page.getByRole('button', { name: 'Desfazer importação' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Desfazer importação' }).click();
      await page.getByText('12 destas empresas').waitFor();
    },
  },
  wordsScene('admin-import-missing', `${START}?import=999999`, 'Importação não encontrada'),
  failedScene('admin-import-failed', `${START}?import=1`, 'CompanyImport', 'Erro ao carregar a importação'),
  {
    name: 'admin-import-others',
    path: START,
    before: enterAsOwner,
    act: (page) => page.getByText('Acesso não autorizado').waitFor(),
  },
];
