import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type Answers, inTurn } from '../../testing/answers.ts';
import { pageOf } from '../../testing/fixtures/admin.ts';
import { kindRow } from '../../testing/fixtures/catalog.ts';
import { chooseAction, openFilters } from '../../testing/list-steps.ts';
import { renderSite } from '../../testing/render.tsx';
import { KindList } from './admin-kinds-page.tsx';

const kinds = (...rows: object[]) => pageOf('adminKinds', rows);
const CATEGORIES = {
  data: {
    categories: [
      { __typename: 'Category', id: '3', name: 'Alimentação' },
      { __typename: 'Category', id: '7', name: 'Serviços' },
    ],
  },
};
const CHOICES = {
  data: {
    kinds: [
      {
        __typename: 'Kind',
        id: '40',
        slug: 'cabeleireiro',
        name: 'Cabeleireiro',
        category: { __typename: 'Category', id: '7', name: 'Serviços' },
      },
    ],
  },
};
const open = (answers: Answers, query = '') =>
  renderSite(<KindList />, {
    answers: { KindCategories: CATEGORIES, KindChoices: CHOICES, ...answers },
    path: `/admin/kinds${query}`,
  });
const button = (name: string) => screen.findByRole('button', { name });
const broken = { error: { code: 'INTERNAL_SERVER_ERROR' } };

it('shows category, words and companies, with links to each', async () => {
  open({
    AdminKinds: kinds(
      kindRow('9', 'Barbearia', { wordsCount: 1234, companiesCount: 2 }),
      kindRow('10', 'Circo', { category: null }),
    ),
  });
  expect(await screen.findByText('2 segmentos')).toBeInTheDocument();
  const rows = screen.getAllByRole('row').slice(1);
  expect(rows[0]).toHaveTextContent(/Barbearia.*Serviços.*1\.234.*2 empresas/);
  expect(rows[1]).toHaveTextContent(/Circo.*Nenhuma.*1.*Nenhuma/);
  expect(screen.getByRole('link', { name: 'Barbearia' })).toLinkTo('/admin/kinds?kind=9');
  expect(screen.getByRole('link', { name: '2 empresas' })).toLinkTo('/search?kind=barbearia');
});

it('searches, filters and sorts on the server, from the URL', async () => {
  const { user, asked, location } = open({ AdminKinds: kinds() }, '?page=3');
  expect(await screen.findByText('Nenhum segmento ainda')).toBeInTheDocument();
  expect(asked.last('AdminKinds')).toEqual({
    q: null,
    categoryId: null,
    order: 'name',
    page: 3,
    perPage: 25,
  });
  await openFilters(user);
  await user.selectOptions(await screen.findByLabelText('Categoria'), 'Serviços');
  await user.selectOptions(screen.getByLabelText('Ordem'), 'Mais palavras');
  await user.type(screen.getByLabelText('Segmento ou palavra'), 'barba');
  await waitFor(() => expect(location.path).toBe('/admin/kinds?category=7&order=words&q=barba'));
  expect(await screen.findByText('Nenhum segmento encontrado')).toBeInTheDocument();
  expect(asked.last('AdminKinds')).toEqual({
    q: 'barba',
    categoryId: '7',
    order: 'words',
    page: 1,
    perPage: 25,
  });
  await user.click(await button('Limpar filtros'));
  await waitFor(() => expect(location.path).toBe('/admin/kinds?order=words'));
});

it("adds a kind below a broader one, with the server's errors beside the field", async () => {
  const { user, asked } = open({
    AdminKinds: inTurn(kinds(), kinds(kindRow('11', 'Barbearia'))),
    CreateKind: inTurn(
      {
        error: {
          code: 'BAD_USER_INPUT',
          message: 'Já existe.',
          fields: { name: ['Já existe um segmento com este nome.'] },
        },
      },
      { data: { createKind: kindRow('11', 'Barbearia') } },
    ),
  });
  await user.click(await button('Novo segmento'));
  const modal = within(await screen.findByRole('dialog', { name: 'Novo segmento' }));
  const add = modal.getByRole('button', { name: 'Adicionar segmento' });
  await user.click(add);
  expect(await modal.findByText('Nome é obrigatório')).toBeInTheDocument();
  expect(modal.getByText('Categoria é obrigatória')).toBeInTheDocument();
  await user.type(modal.getByLabelText(/^Nome(?! no plural)/), ' Barbearia ');
  await user.type(modal.getByLabelText(/plural/), 'Barbearias ');
  await user.selectOptions(modal.getByLabelText(/^Categoria/), 'Serviços');
  await user.type(modal.getByRole('combobox', { name: /mais amplo/ }), 'cabelo');
  await user.click(add);
  expect(await modal.findByText('Escolha um segmento da lista ou deixe em branco.')).toBeInTheDocument();
  await user.type(modal.getByRole('combobox', { name: /mais amplo/ }), 's');
  await user.click(await modal.findByRole('option', { name: /Cabeleireiro/ }));
  await user.click(add);
  expect(await modal.findByText('Já existe um segmento com este nome.')).toBeInTheDocument();
  await user.click(add);
  expect(await screen.findByText('Barbearia foi adicionado.')).toBeInTheDocument();
  expect(await screen.findByRole('rowheader', { name: 'Barbearia' })).toBeInTheDocument();
  expect(asked.last('CreateKind')).toEqual({
    input: { name: 'Barbearia', plural: 'Barbearias', categoryId: '7', broaderId: '40', schemaType: '' },
  });
});

it('edits a kind, whose category may be hidden', async () => {
  const kind = kindRow('9', 'Barba', {
    category: { __typename: 'Category', id: '99', name: 'Antigos' },
    broader: { __typename: 'Kind', id: '40', name: 'Cabeleireiro' },
    schemaType: 'HairSalon',
    plural: 'Barbas',
  });
  const { user, asked } = open({
    AdminKinds: kinds(kind),
    UpdateKind: { data: { updateKind: { ...kind, name: 'Barbearia' } } },
  });
  await chooseAction(user, 'Barba', 'Editar');
  const modal = within(await screen.findByRole('dialog', { name: 'Editar Barba' }));
  expect(modal.getByLabelText(/^Categoria/)).toHaveDisplayValue('Antigos');
  await user.type(modal.getByLabelText(/^Nome(?! no plural)/), 'ria');
  await user.clear(modal.getByRole('combobox', { name: /mais amplo/ }));
  await user.click(modal.getByRole('button', { name: 'Salvar' }));
  expect(await screen.findByText('Barbaria foi salvo.')).toBeInTheDocument();
  expect(asked.last('UpdateKind')).toEqual({
    id: '9',
    input: { name: 'Barbaria', plural: 'Barbas', categoryId: '99', broaderId: '', schemaType: 'HairSalon' },
  });
});

it('removes a kind whose count of companies is old, with a link to them', async () => {
  const { user } = open({
    AdminKinds: inTurn(kinds(kindRow('9', 'Barbearia', { companiesCount: 2 })), kinds()),
    DeleteKind: { data: { deleteKind: { __typename: 'Deletion', id: '9' } } },
  });
  await chooseAction(user, 'Barbearia', 'Remover');
  const modal = within(await screen.findByRole('dialog', { name: 'Remover Barbearia?' }));
  expect(modal.getByRole('link', { name: '2 empresas' })).toLinkTo('/search?kind=barbearia');
  await user.click(modal.getByRole('button', { name: 'Remover segmento' }));
  expect(await screen.findByText('Barbearia foi removido.')).toBeInTheDocument();
});

it('confirms a removal, which fails when a company has the kind meanwhile', async () => {
  const conflict = 'Há empresas neste segmento. Mude-as de segmento antes de remover.';
  const { user } = open({
    AdminKinds: inTurn(kinds(kindRow('9', 'Circo')), kinds()),
    DeleteKind: inTurn({ error: { code: 'CONFLICT', message: conflict } }, broken, {
      data: { deleteKind: { __typename: 'Deletion', id: '9' } },
    }),
  });
  await chooseAction(user, 'Circo', 'Remover');
  const modal = within(await screen.findByRole('dialog', { name: 'Remover Circo?' }));
  const remove = modal.getByRole('button', { name: 'Remover segmento' });
  await user.click(remove);
  expect(await modal.findByText(conflict)).toBeInTheDocument();
  await user.click(remove);
  expect(await modal.findByText('Erro ao remover segmento')).toBeInTheDocument();
  await user.click(remove);
  expect(await screen.findByText('Circo foi removido.')).toBeInTheDocument();
  expect(await screen.findByText('Nenhum segmento ainda')).toBeInTheDocument();
});

it('reports a failed request and retries it', async () => {
  const { user } = open({ AdminKinds: inTurn(broken, kinds(kindRow('9', 'Circo'))) });
  expect(await screen.findByText('Erro ao carregar segmentos')).toBeInTheDocument();
  await user.click(await button('Tentar novamente'));
  expect(await screen.findByText('1 segmento')).toBeInTheDocument();
});
