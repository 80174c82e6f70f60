import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type Answers, inTurn } from '../../testing/answers.ts';
import { pageOf } from '../../testing/fixtures/admin.ts';
import { bulkJob } from '../../testing/fixtures/approvals.ts';
import { chooseAction, exportedPath, openFilters } from '../../testing/list-steps.ts';
import { renderSite } from '../../testing/render.tsx';
import { RejectionList } from './admin-rejections-page.tsx';

const rejection = (changes: object = {}) => ({
  __typename: 'Rejection',
  id: '9',
  companyId: '70',
  name: 'Bar do Zé',
  description: 'Petiscos.',
  categoryName: 'Alimentação',
  cityName: 'Campinas - SP',
  address: 'Rua das Acácias, 120',
  phone: '(19) 3232-1010',
  email: 'contato@bardoze.com.br',
  reason: 'Dados falsos',
  deciderName: 'Ana Lima',
  createdAt: '2026-03-01T12:00:00Z',
  owner: { __typename: 'RejectionOwner', id: '3', name: 'José Dias', email: 'ze@exemplo.com.br' },
  ...changes,
});
const RESTORED = {
  data: {
    restoreRejection: {
      __typename: 'RestoredCompany',
      company: { __typename: 'Company', id: '70' },
      notRestored: ['Segmentos'],
    },
  },
};
const CHOICES = {
  data: {
    adminRejectionChoices: {
      __typename: 'RejectionChoices',
      reasons: [{ __typename: 'RejectionReason', text: 'Dados falsos', count: 12 }],
      deciders: [{ __typename: 'RejectionDecider', id: '5', name: 'Ana Lima' }],
    },
  },
};
const open = (answers: Answers, query = '') =>
  renderSite(<RejectionList />, {
    answers: { RejectionChoices: CHOICES, ...answers },
    path: `/admin/rejections${query}`,
  });

it('lists rejected companies with reason and decider, and brings one back', async () => {
  const { user, asked } = open({
    Rejections: pageOf('adminRejections', [
      rejection(),
      rejection({ id: '8', name: 'Loja', reason: null, deciderName: null, owner: null }),
    ]),
    RestoreRejection: RESTORED,
  });
  expect(await screen.findByText('2 empresas rejeitadas')).toBeInTheDocument();
  const [, first, second] = screen.getAllByRole('row');
  expect(first).toHaveTextContent(
    /Bar do Zé.*Alimentação · Campinas - SP.*José Dias.*Dados falsos.*por Ana Lima/,
  );
  expect(second).toHaveTextContent(/Loja.*Sem dono.*Sem motivo/);
  await chooseAction(user, 'Bar do Zé', 'Trazer de volta');
  const modal = within(await screen.findByRole('dialog'));
  expect(modal.getByText(/como estava, com logo e fotos/)).toBeInTheDocument();
  await user.click(modal.getByRole('button', { name: 'Trazer de volta' }));
  expect(
    await screen.findByText('Bar do Zé voltou para Aprovações. Ficou sem: Segmentos.'),
  ).toBeInTheDocument();
  expect(asked.last('RestoreRejection')).toEqual({ id: '9' });
});

it.each(['?page=2', '?page=2&item=9'])(
  'stays on its page when a company is brought back: %s',
  async (query) => {
    const { user, location } = open(
      {
        Rejections: pageOf('adminRejections', [rejection(), rejection({ id: '8', name: 'Loja' })], {
          page: 2,
          lastPage: 3,
          total: 60,
        }),
        RestoreRejection: RESTORED,
      },
      query,
    );
    await chooseAction(user, 'Bar do Zé', 'Trazer de volta');
    const modal = within(await screen.findByRole('dialog', { name: /^Trazer/ }));
    await user.click(modal.getByRole('button', { name: 'Trazer de volta' }));
    expect(await screen.findByText('De volta a Aprovações')).toBeInTheDocument();
    await waitFor(() => expect(location.path).toBe('/admin/rejections?page=2'));
    expect(screen.getByText('De volta a Aprovações')).toBeInTheDocument();
  },
);

it('sorts by a head, and brings several back', async () => {
  const { user, asked, location } = open({
    Rejections: pageOf('adminRejections', [
      rejection(),
      rejection({ id: '8', name: 'Loja' }),
      rejection({ id: '7', name: 'Quitanda' }),
    ]),
    StartBulkAction: {
      data: { startBulkAction: bulkJob({ kind: null, action: 'restoreRejection', total: 2 }) },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Empresa' }));
  await waitFor(() => expect(location.path).toBe('/admin/rejections?order=name'));
  for (const name of ['Bar do Zé', 'Loja'])
    await user.click(await screen.findByRole('checkbox', { name: `Selecionar ${name}` }));
  expect(screen.getByText('2 empresas selecionadas')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Trazer de volta' }));
  const modal = within(await screen.findByRole('dialog', { name: 'Trazer de volta 2 empresas' }));
  await user.click(modal.getByRole('button', { name: 'Trazer de volta' }));
  await waitFor(() => expect(screen.queryByText(/selecionadas?$/)).not.toBeInTheDocument());
  expect(asked.first('StartBulkAction')).toEqual({
    input: { action: 'restoreRejection', ids: ['9', '8'] },
  });
  expect(asked.last('Rejections')?.order).toBe('name');
});

const MORE = { total: 61, lastPage: 3 };
/** A whole search of 60, of which another one is rejected meanwhile. */
const grown = {
  Rejections: inTurn(
    pageOf('adminRejections', [rejection()], { total: 60, lastPage: 3 }),
    pageOf('adminRejections', [rejection({ id: '10', name: 'Nova' }), rejection()], MORE),
  ),
  ListCount: inTurn({ data: { adminListCount: 60 } }, { data: { adminListCount: 61 } }),
  StartBulkAction: inTurn(
    { error: { code: 'CONFLICT', message: 'Agora 61 correspondem ao filtro. Confira e repita.' } },
    { data: { startBulkAction: bulkJob({ kind: null, action: 'restoreRejection', total: 61 }) } },
  ),
};

it('counts all of a search anew when more match than were confirmed', async () => {
  const { user, asked } = open(grown, '?q=bar');
  await user.click(await screen.findByRole('checkbox', { name: 'Selecionar todas desta página' }));
  await user.click(await screen.findByRole('button', { name: 'Selecionar todas as 60' }));
  await user.click(screen.getByRole('button', { name: 'Trazer de volta' }));
  const modal = within(await screen.findByRole('dialog', { name: 'Trazer de volta 60 empresas' }));
  await user.click(modal.getByRole('button', { name: 'Trazer de volta' }));
  expect(await screen.findByText(/^Agora 61 correspondem/)).toBeInTheDocument();
  const again = within(await screen.findByRole('dialog', { name: 'Trazer de volta 61 empresas' }));
  await user.click(again.getByRole('button', { name: 'Trazer de volta' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const sent = asked.filter(({ name }) => name === 'StartBulkAction');
  expect(sent.map(({ variables }) => variables.input)).toEqual(
    [60, 61].map((total) => ({
      action: 'restoreRejection',
      rejections: { q: 'bar', from: null, until: null, reason: null, hasReason: null, deciderId: null },
      total,
    })),
  );
});

it('says what to do when a search finds nothing', async () => {
  const { user, location } = open({ Rejections: pageOf('adminRejections', []) }, '?q=xyz');
  expect(await screen.findByText('Nenhuma empresa rejeitada encontrada')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Limpar filtros' }));
  expect(location.path).toBe('/admin/rejections');
});

it('exports a search in its order', async () => {
  const { user } = open({ Rejections: pageOf('adminRejections', [rejection()]) }, '?q=bar&order=name');
  expect(await exportedPath(user)).toBe('/admin-exports/rejections.csv?q=bar&order=name');
});

it('has more rows a page where more are asked for', async () => {
  const { user, asked, location } = open({
    Rejections: pageOf('adminRejections', [rejection()], { total: 60, lastPage: 3 }),
  });
  await user.selectOptions(await screen.findByLabelText('Linhas por página'), '50');
  expect(location.path).toBe('/admin/rejections?rows=50');
  await waitFor(() => expect(asked.at(-1)?.variables.perPage).toBe(50));
});

it('brings all of a search back once their number is known', async () => {
  const { user, asked } = open(
    {
      Rejections: pageOf('adminRejections', [rejection()], { total: 60, lastPage: 3 }),
      ListCount: { data: { adminListCount: 60 } },
      StartBulkAction: { data: { startBulkAction: bulkJob({ kind: null, action: 'restoreRejection' }) } },
    },
    '?q=bar',
  );
  await user.click(await screen.findByRole('checkbox', { name: 'Selecionar todas desta página' }));
  await user.click(await screen.findByRole('button', { name: 'Selecionar todas as 60' }));
  expect(screen.getByRole('checkbox', { name: 'Selecionar Bar do Zé' })).toBeChecked();
  await user.click(screen.getByRole('checkbox', { name: 'Selecionar Bar do Zé' }));
  expect(screen.queryByText(/de todas as páginas/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('checkbox', { name: 'Selecionar Bar do Zé' }));
  await user.click(screen.getByRole('button', { name: 'Selecionar todas as 60' }));
  await user.click(screen.getByRole('button', { name: 'Trazer de volta' }));
  const modal = within(await screen.findByRole('dialog', { name: 'Trazer de volta 60 empresas' }));
  await user.click(modal.getByRole('button', { name: 'Trazer de volta' }));
  await waitFor(() =>
    expect(asked.last('StartBulkAction')).toEqual({
      input: {
        action: 'restoreRejection',
        total: 60,
        rejections: { q: 'bar', from: null, until: null, reason: null, hasReason: null, deciderId: null },
      },
    }),
  );
});

it('filters by reason and by administrator, in the URL, also of the export', async () => {
  const { user, asked, location } = open({ Rejections: pageOf('adminRejections', [rejection()]) });
  await openFilters(user);
  await user.selectOptions(
    await screen.findByLabelText('Motivo'),
    await screen.findByText('Dados falsos (12)'),
  );
  await waitFor(() => expect(location.path).toBe('/admin/rejections?reason=Dados+falsos'));
  await user.selectOptions(screen.getByLabelText('Quem rejeitou'), 'Ana Lima');
  await waitFor(() =>
    expect(asked.last('Rejections')).toMatchObject({
      reason: 'Dados falsos',
      hasReason: null,
      deciderId: '5',
    }),
  );
  expect(await exportedPath(user)).toMatch(/reason=Dados\+falsos.*deciderId=5/);
  await user.click(screen.getByRole('button', { name: 'Remover filtro: Quem rejeitou: Ana Lima' }));
  await waitFor(() => expect(location.path).toBe('/admin/rejections?reason=Dados+falsos'));
});

it('finds those without a reason, and names a reason and an account that are not offered', async () => {
  const { asked } = open(
    { Rejections: pageOf('adminRejections', [rejection({ reason: null })]) },
    '?reason=none&decider=99',
  );
  expect(await screen.findByText('Motivo: Sem motivo')).toBeInTheDocument();
  expect(screen.getByText('Quem rejeitou: conta nº 99')).toBeInTheDocument();
  expect(asked.first('Rejections')).toMatchObject({
    reason: null,
    hasReason: false,
    deciderId: '99',
  });
});

it('opens a rejected company of another page with all that was typed', async () => {
  const adminRejection = rejection();
  open({ Rejections: pageOf('adminRejections', []), Rejection: { data: { adminRejection } } }, '?item=9');
  const details = await screen.findByRole('complementary', { name: 'Bar do Zé' });
  for (const text of ['Petiscos.', 'Rua das Acácias, 120', '(19) 3232-1010', 'contato@bardoze.com.br'])
    expect(details).toHaveTextContent(text);
});
