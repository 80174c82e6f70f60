import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type Answers, inTurn } from '../../testing/answers.ts';
import { pageOf } from '../../testing/fixtures/admin.ts';
import { categoryRow } from '../../testing/fixtures/catalog.ts';
import { chooseAction, openFilters } from '../../testing/list-steps.ts';
import { renderSite } from '../../testing/render.tsx';
import { CategoryList } from './admin-categories-page.tsx';

const categories = (...rows: object[]) => pageOf('adminCategories', rows);
const open = (answers: Answers, query = '') =>
  renderSite(<CategoryList />, { answers, path: `/admin/categories${query}` });
const button = (name: string) => screen.findByRole('button', { name });
const broken = { error: { code: 'INTERNAL_SERVER_ERROR' } };
const taken = { name: ['Já existe uma categoria com este nome.'] };

it('shows offered and hidden categories, with links to their companies', async () => {
  const { user } = open({
    AdminCategories: categories(
      categoryRow('3', 'Alimentação', { companiesCount: 1234 }),
      categoryRow('4', 'Saúde', { isVisible: false, companiesCount: 1 }),
      categoryRow('5', 'Pets'),
    ),
  });
  expect(await screen.findByText('3 categorias')).toBeInTheDocument();
  const rows = screen.getAllByRole('row').slice(1);
  expect(rows[0]).toHaveTextContent(/Alimentação.*1\.234 empresas.*Visível/);
  expect(rows[1]).toHaveTextContent(/Saúde.*1 empresa.*Oculta/);
  expect(rows[2]).toHaveTextContent(/Pets.*Nenhuma/);
  expect(screen.getByRole('link', { name: '1.234 empresas' })).toLinkTo('/admin/companies?category=3');
  await user.click(await button('Mais ações: Saúde'));
  expect(screen.getByRole('menuitem', { name: 'Mostrar' })).toBeInTheDocument();
  expect(screen.getByRole('menuitem', { name: 'Histórico' })).toLinkTo(
    '/admin/audit?type=category&subject=4',
  );
});

it('searches and sorts on the server, from the URL', async () => {
  const { user, asked, location } = open({ AdminCategories: categories() }, '?page=3');
  await screen.findByText('Nenhuma categoria ainda');
  expect(asked.at(-1)?.variables).toEqual({ q: null, isVisible: null, order: 'name', page: 3, perPage: 25 });
  await openFilters(user);
  await user.selectOptions(screen.getByLabelText('Ordem'), 'Mais empresas');
  await waitFor(() => expect(location.path).toBe('/admin/categories?order=companies'));
  await user.type(screen.getByLabelText('Buscar categoria'), 'saude');
  expect(await screen.findByText('Nenhuma categoria encontrada')).toBeInTheDocument();
  expect(asked.at(-1)?.variables).toEqual({
    q: 'saude',
    isVisible: null,
    order: 'companies',
    page: 1,
    perPage: 25,
  });
  await user.click(await button('Limpar filtros'));
  await waitFor(() => expect(location.path).toBe('/admin/categories?order=companies'));
});

it("adds a category, with the server's errors beside the field", async () => {
  const { user, asked } = open({
    AdminCategories: inTurn(categories(), categories(categoryRow('11', 'Pets'))),
    CreateCategory: inTurn(
      { error: { code: 'BAD_USER_INPUT', message: 'Já existe.', fields: taken } },
      broken,
      { data: { createCategory: categoryRow('11', 'Pets') } },
    ),
  });
  await user.click(await button('Adicionar categoria'));
  const modal = within(await screen.findByRole('dialog'));
  const field = modal.getByLabelText(/^Nome/);
  const add = modal.getByRole('button', { name: 'Adicionar categoria' });
  await user.click(add);
  expect(await modal.findByText('Nome é obrigatório')).toBeInTheDocument();
  expect(asked.has('CreateCategory')).toBe(false);
  await user.type(field, ' Pets ');
  await user.click(add);
  expect(await modal.findByText('Já existe uma categoria com este nome.')).toBeInTheDocument();
  expect(field).toHaveFocus();
  await user.click(add);
  expect(await modal.findByText('Erro ao salvar categoria')).toBeInTheDocument();
  await user.click(add);
  expect(await screen.findByText('Pets foi adicionada.')).toBeInTheDocument();
  expect(await screen.findByRole('rowheader', { name: 'Pets' })).toBeInTheDocument();
  expect(asked.last('CreateCategory')).toEqual({
    input: { name: 'Pets' },
  });
});

it('renames a category', async () => {
  const { user, asked } = open({
    AdminCategories: inTurn(
      categories(categoryRow('3', 'Comida')),
      categories(categoryRow('3', 'Alimentação')),
    ),
    UpdateCategory: { data: { updateCategory: categoryRow('3', 'Alimentação') } },
  });
  await chooseAction(user, 'Comida', 'Renomear');
  const modal = within(await screen.findByRole('dialog', { name: 'Renomear Comida' }));
  await user.clear(modal.getByLabelText(/^Nome/));
  await user.type(modal.getByLabelText(/^Nome/), 'Alimentação');
  await user.click(modal.getByRole('button', { name: 'Salvar' }));
  expect(await screen.findByText('A categoria agora se chama Alimentação.')).toBeInTheDocument();
  expect(asked.last('UpdateCategory')).toEqual({
    id: '3',
    input: { name: 'Alimentação' },
  });
});

it('hides and shows, which the toast undoes, and reports errors', async () => {
  const [shown, hidden] = [categoryRow('3', 'Pets'), categoryRow('3', 'Pets', { isVisible: false })];
  const { user, asked } = open({
    AdminCategories: inTurn(
      categories(shown),
      categories(hidden),
      categories(shown),
      categories(hidden),
      categories(shown),
    ),
    UpdateCategory: inTurn(
      { data: { updateCategory: hidden } },
      { data: { updateCategory: shown } },
      { data: { updateCategory: hidden } },
      { data: { updateCategory: shown } },
      broken,
    ),
  });
  const visible = () =>
    asked.flatMap(({ name, variables }) =>
      name === 'UpdateCategory' ? [(variables.input as { isVisible: boolean }).isVisible] : [],
    );
  await chooseAction(user, 'Pets', 'Ocultar');
  await user.click(await screen.findByRole('button', { name: 'Desfazer: Pets não é mais oferecida.' }));
  expect(await screen.findByText('Visível')).toBeInTheDocument();
  expect(visible()).toEqual([false, true]);
  await chooseAction(user, 'Pets', 'Ocultar');
  expect(await screen.findByText('Oculta')).toBeInTheDocument();
  await chooseAction(user, 'Pets', 'Mostrar');
  expect(await screen.findByText('Pets voltou a ser oferecida.')).toBeInTheDocument();
  await chooseAction(user, 'Pets', 'Ocultar');
  expect(await screen.findByText('Erro ao salvar categoria')).toBeInTheDocument();
});

it('asks before a category that companies use is hidden', async () => {
  const used = categoryRow('3', 'Pets', { companiesCount: 1234 });
  const { user, asked } = open({
    AdminCategories: categories(used),
    UpdateCategory: { data: { updateCategory: { ...used, isVisible: false } } },
  });
  await chooseAction(user, 'Pets', 'Ocultar');
  const modal = await screen.findByRole('dialog', { name: 'Ocultar Pets?' });
  expect(modal).toHaveTextContent(
    'A categoria deixa de ser oferecida em buscas e cadastros. As 1.234 empresas desta categoria continuam no ar.',
  );
  expect(asked.has('UpdateCategory')).toBe(false);
  await user.click(within(modal).getByRole('button', { name: 'Ocultar categoria' }));
  expect(await screen.findByText('Pets não é mais oferecida.')).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('explains in advance why a category in use cannot be removed, and hides it instead', async () => {
  const used = categoryRow('3', 'Pets', { companiesCount: 2 });
  const { user, asked } = open({
    AdminCategories: categories(used),
    UpdateCategory: { data: { updateCategory: { ...used, isVisible: false } } },
  });
  await chooseAction(user, 'Pets', 'Remover');
  const modal = within(await screen.findByRole('dialog', { name: 'Não é possível remover Pets' }));
  expect(modal.getByRole('link', { name: '2 empresas' })).toLinkTo('/admin/companies?category=3');
  expect(modal.queryByRole('button', { name: 'Remover categoria' })).not.toBeInTheDocument();
  await user.click(modal.getByRole('button', { name: 'Ocultar categoria' }));
  expect(await screen.findByText('Pets não é mais oferecida.')).toBeInTheDocument();
  expect(asked.has('DeleteCategory')).toBe(false);
});

it('explains in the singular why a category of one company cannot be removed', async () => {
  const { user } = open({ AdminCategories: categories(categoryRow('3', 'Pets', { companiesCount: 1 })) });
  await chooseAction(user, 'Pets', 'Remover');
  const modal = await screen.findByRole('dialog', { name: 'Não é possível remover Pets' });
  expect(modal).toHaveTextContent('ainda tem 1 empresa. Mude-a de categoria antes de remover.');
});

it('confirms a removal, which fails when a company has used it meanwhile', async () => {
  const { user } = open({
    AdminCategories: inTurn(categories(categoryRow('3', 'Pets')), categories()),
    DeleteCategory: inTurn(
      { error: { code: 'CONFLICT', message: 'Há empresas nesta categoria. Oculte-a em vez de remover.' } },
      broken,
      { data: { deleteCategory: { __typename: 'Deletion', id: '1' } } },
    ),
  });
  await chooseAction(user, 'Pets', 'Remover');
  const modal = within(await screen.findByRole('dialog', { name: 'Remover Pets?' }));
  expect(modal.getByText(/Isto não pode ser desfeito/)).toBeInTheDocument();
  const remove = modal.getByRole('button', { name: 'Remover categoria' });
  await user.click(remove);
  expect(
    await modal.findByText('Há empresas nesta categoria. Oculte-a em vez de remover.'),
  ).toBeInTheDocument();
  await user.click(remove);
  expect(await modal.findByText('Erro ao remover categoria')).toBeInTheDocument();
  await user.click(remove);
  expect(await screen.findByText('Pets foi removida.')).toBeInTheDocument();
  expect(await screen.findByText('Nenhuma categoria ainda')).toBeInTheDocument();
});

it('removes the row of a category that another administrator has removed', async () => {
  const { user } = open({
    AdminCategories: inTurn(categories(categoryRow('3', 'Pets')), categories()),
    DeleteCategory: { error: { code: 'NOT_FOUND', message: 'Categoria não encontrada.' } },
  });
  await chooseAction(user, 'Pets', 'Remover');
  await user.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remover categoria' }),
  );
  expect(await screen.findByText('Categoria não encontrada.')).toBeInTheDocument();
  expect(await screen.findByText('Nenhuma categoria ainda')).toBeInTheDocument();
});

it('reports a failed request and retries it', async () => {
  const { user } = open({ AdminCategories: inTurn(broken, categories(categoryRow('3', 'Pets'))) });
  expect(await screen.findByText('Erro ao carregar categorias')).toBeInTheDocument();
  await user.click(await button('Tentar novamente'));
  expect(await screen.findByText('1 categoria')).toBeInTheDocument();
});

it('redirects from a page beyond the end to the last one', async () => {
  const { location } = open(
    { AdminCategories: pageOf('adminCategories', [], { page: 3, lastPage: 2, total: 30 }) },
    '?page=3&order=companies',
  );
  await waitFor(() => expect(location.path).toBe('/admin/categories?page=2&order=companies'));
});
