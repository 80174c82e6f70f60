import type { Page } from 'playwright-core';
import {
  chooseAction,
  emptyScene,
  failedScene,
  loadingScene,
  press,
  tableScene,
  tableShown,
  withAdmin,
  wordsScene,
} from '../../admin-scenes.ts';
import { change } from '../../intercept.ts';
import type { Scene } from '../../scene.ts';

const ROW = {
  __typename: 'Rejection',
  id: '9',
  companyId: '70',
  name: 'Bar e Petiscaria do Zé',
  description: 'Petiscos e cerveja gelada.',
  categoryName: 'Alimentação',
  cityName: 'Campinas - SP',
  address: 'Rua das Acácias, 120 - Centro',
  phone: '(19) 3232-1010',
  email: 'contato@bardoze.com.br',
  reason: 'Não conseguimos falar com a empresa pelo telefone ou e-mail informado. Confira e envie de novo.',
  deciderName: 'Ana Lima',
  createdAt: '2026-11-20T14:30:00Z',
  owner: { __typename: 'RejectionOwner', id: '3', name: 'José Dias', email: 'ze@exemplo.com.br' },
};

const withRejections = withAdmin((page: Page) =>
  change(page, 'Rejections', ({ adminRejections }) =>
    Object.assign(adminRejections, {
      items: [ROW, { ...ROW, id: '8', name: 'Loja sem dono', owner: null, reason: null, deciderName: null }],
      total: 2,
    }),
  ),
);

/** Rejected companies and the reasons to choose from. */
export const scenes: Scene[] = [
  { name: 'admin-rejections', path: '/admin/rejections', before: withRejections, act: tableShown },
  {
    name: 'admin-rejections-details',
    path: '/admin/rejections?item=9',
    before: withRejections,
    act: (page) => page.getByRole('complementary', { name: ROW.name }).getByText(ROW.phone).waitFor(),
  },
  {
    name: 'admin-rejections-restore',
    path: '/admin/rejections',
    before: withRejections,
    async act(page) {
      await chooseAction(page, 'Trazer de volta');
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'admin-rejections-several',
    path: '/admin/rejections',
    viewportOnly: true,
    before: withRejections,
    async act(page) {
      await page.getByRole('checkbox', { name: 'Selecionar todas desta página' }).check();
      await page.getByText('2 empresas selecionadas').waitFor();
    },
  },
  emptyScene(
    'admin-rejections-empty',
    '/admin/rejections',
    ['Rejections', 'adminRejections'],
    'Nenhuma empresa rejeitada',
  ),
  wordsScene('admin-rejections-none', '/admin/rejections?q=zzzz', 'Nenhuma empresa rejeitada encontrada'),
  loadingScene('admin-rejections-loading', '/admin/rejections', 'Rejections'),
  failedScene(
    'admin-rejections-failed',
    '/admin/rejections',
    'Rejections',
    'Erro ao carregar empresas rejeitadas',
  ),
  tableScene('admin-reasons', '/admin/reasons'),
  wordsScene('admin-reasons-none', '/admin/reasons?q=zzzz', 'Nenhum motivo encontrado'),
  {
    name: 'admin-reasons-new',
    path: '/admin/reasons',
    before: withAdmin(async () => {}),
    async act(page) {
      await press(page, 'Novo motivo');
      await page.getByRole('dialog').waitFor();
    },
  },
  failedScene('admin-reasons-failed', '/admin/reasons', 'ReasonTemplates', 'Erro ao carregar motivos'),
];
