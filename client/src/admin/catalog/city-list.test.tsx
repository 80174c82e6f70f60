import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type Answers, inTurn } from '../../testing/answers.ts';
import { pageOf } from '../../testing/fixtures/admin.ts';
import { cityRow } from '../../testing/fixtures/catalog.ts';
import { chooseAction, openFilters } from '../../testing/list-steps.ts';
import { renderSite } from '../../testing/render.tsx';
import { CityList } from './admin-cities-page.tsx';

const cities = (...rows: object[]) => pageOf('adminCities', rows);
const open = (answers: Answers, query = '') =>
  renderSite(<CityList />, { answers, path: `/admin/cities${query}` });
const button = (name: string) => screen.findByRole('button', { name });
const broken = { error: { code: 'INTERNAL_SERVER_ERROR' } };

it('shows state, code and inhabitants, with a link to the companies', async () => {
  open({
    AdminCities: cities(
      cityRow('9', 'Campinas', { companiesCount: 12 }),
      cityRow('6000', 'Barão Geraldo', { ibgeCode: null, population: 0, isVisible: false }),
    ),
  });
  const rows = (await screen.findAllByRole('row')).slice(1);
  expect(rows[0]).toHaveTextContent(/Campinas.*SP.*3509502.*1\.187\.974.*12 empresas.*Visível/);
  expect(rows[1]).toHaveTextContent(/Barão Geraldo.*SP.*—.*0.*Nenhuma.*Oculta/);
  expect(screen.getByRole('link', { name: '12 empresas' })).toLinkTo('/admin/companies?city=Campinas+-+SP');
});

it('filters by state, searches and pages on the server, from the URL', async () => {
  const { user, asked, location } = open(
    { AdminCities: pageOf('adminCities', [cityRow('9', 'Campinas')], { lastPage: 223, total: 5_571 }) },
    '?state=XX',
  );
  expect(await screen.findByText('5.571 cidades')).toBeInTheDocument();
  expect(asked.at(-1)?.variables).toEqual({
    q: null,
    state: null,
    isVisible: null,
    order: 'name',
    page: 1,
    perPage: 25,
  });
  expect(screen.getByRole('link', { name: 'Página 223' })).toBeInTheDocument();
  await openFilters(user);
  await user.selectOptions(screen.getByLabelText('Estado'), 'Minas Gerais');
  await waitFor(() => expect(location.path).toBe('/admin/cities?state=MG'));
  await user.type(screen.getByLabelText('Buscar cidade'), 'ouro');
  await waitFor(() =>
    expect(asked.at(-1)?.variables).toEqual({
      q: 'ouro',
      state: 'MG',
      isVisible: null,
      order: 'name',
      page: 1,
      perPage: 25,
    }),
  );
});

it('offers to clear filters that find nothing', async () => {
  const { user, location } = open({ AdminCities: cities() }, '?state=AC&q=zzz');
  expect(await screen.findByText('Nenhuma cidade encontrada')).toBeInTheDocument();
  await user.click(await button('Limpar filtros'));
  await waitFor(() => expect(location.path).toBe('/admin/cities'));
  expect(await screen.findByText('Nenhuma cidade ainda')).toBeInTheDocument();
});

it('filters by visibility', async () => {
  const { user, asked, location } = open({ AdminCities: cities(cityRow('9', 'Campinas')) });
  await openFilters(user);
  await user.selectOptions(await screen.findByLabelText('Situação'), 'Ocultas');
  await waitFor(() => expect(location.path).toBe('/admin/cities?visibility=hidden'));
  expect(await screen.findByText('Situação: ocultas')).toBeInTheDocument();
  await waitFor(() => expect(asked.at(-1)?.variables).toMatchObject({ isVisible: false }));
});

it('adds a city in the chosen state', async () => {
  const { user, asked } = open(
    {
      AdminCities: cities(cityRow('9', 'Campinas')),
      CreateCity: inTurn(
        {
          error: {
            code: 'BAD_USER_INPUT',
            message: 'Já existe.',
            fields: { name: ['Já existe uma cidade com este nome neste estado.'] },
          },
        },
        broken,
        { data: { createCity: cityRow('6000', 'Barão Geraldo') } },
      ),
    },
    '?state=SP',
  );
  await user.click(await button('Nova cidade'));
  const modal = within(await screen.findByRole('dialog', { name: 'Nova cidade' }));
  const add = modal.getByRole('button', { name: 'Adicionar cidade' });
  expect(modal.getByLabelText(/^Estado/)).toHaveValue('SP');
  await user.type(modal.getByLabelText(/^Habitantes/), 'muitos');
  await user.click(add);
  expect(await modal.findByText('Nome é obrigatório')).toBeInTheDocument();
  expect(modal.getByText('Informe um número, como 12.500')).toBeInTheDocument();
  await user.type(modal.getByLabelText(/^Nome/), 'Barão Geraldo');
  await user.clear(modal.getByLabelText(/^Habitantes/));
  await user.type(modal.getByLabelText(/^Habitantes/), '55.000');
  await user.click(add);
  expect(await modal.findByText('Já existe uma cidade com este nome neste estado.')).toBeInTheDocument();
  await user.click(add);
  expect(await modal.findByText('Erro ao salvar cidade')).toBeInTheDocument();
  await user.click(add);
  expect(await screen.findByText(/^Barão Geraldo.*foi adicionada\.$/)).toBeInTheDocument();
  expect(asked.last('CreateCity')).toEqual({
    input: { name: 'Barão Geraldo', state: 'SP', population: 55_000 },
  });
});

it('requires the state of a new city', async () => {
  const { user, asked } = open({ AdminCities: cities(cityRow('9', 'Campinas')) });
  await user.click(await button('Nova cidade'));
  const modal = within(await screen.findByRole('dialog'));
  await user.type(modal.getByLabelText(/^Nome/), 'Vila Nova');
  await user.click(modal.getByRole('button', { name: 'Adicionar cidade' }));
  expect(await modal.findByText('Estado é obrigatório')).toBeInTheDocument();
  expect(asked.has('CreateCity')).toBe(false);
});

it('renames, hides and removes', async () => {
  const row = cityRow('6000', 'Barao Geraldo');
  const renamed = { ...row, name: 'Barão Geraldo' };
  const { user, asked } = open({
    AdminCities: inTurn(cities(row), cities(renamed), cities({ ...renamed, isVisible: false }), cities()),
    UpdateCity: inTurn(
      { data: { updateCity: renamed } },
      { data: { updateCity: { ...renamed, isVisible: false } } },
    ),
    DeleteCity: { data: { deleteCity: { __typename: 'Deletion', id: '1' } } },
  });
  await chooseAction(user, 'Barao Geraldo', 'Renomear');
  const modal = within(await screen.findByRole('dialog'));
  expect(modal.queryByLabelText(/^Estado/)).not.toBeInTheDocument();
  await user.clear(modal.getByLabelText(/^Nome/));
  await user.type(modal.getByLabelText(/^Nome/), 'Barão Geraldo');
  await user.click(modal.getByRole('button', { name: 'Salvar' }));
  expect(await screen.findByText('A cidade agora se chama Barão Geraldo.')).toBeInTheDocument();
  await chooseAction(user, 'Barão Geraldo', 'Ocultar');
  expect(await screen.findByText('Barão Geraldo não é mais oferecida.')).toBeInTheDocument();
  await chooseAction(user, 'Barão Geraldo', 'Remover');
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remover cidade' }));
  expect(await screen.findByText('Barão Geraldo foi removida.')).toBeInTheDocument();
  expect(asked.of('UpdateCity').map(({ input }) => input)).toEqual([
    { name: 'Barão Geraldo' },
    { isVisible: false },
  ]);
});

it('says that a city in use is already hidden', async () => {
  const { user } = open({
    AdminCities: cities(cityRow('9', 'Campinas', { companiesCount: 1, isVisible: false })),
  });
  await chooseAction(user, 'Campinas', 'Remover');
  const modal = within(await screen.findByRole('dialog'));
  expect(modal.getByText(/Esta cidade ainda tem/)).toBeInTheDocument();
  expect(modal.getByText(/já está oculta/)).toBeInTheDocument();
  expect(modal.queryByRole('button', { name: 'Ocultar cidade' })).not.toBeInTheDocument();
});

it('reports a failed request', async () => {
  open({ AdminCities: broken });
  expect(await screen.findByText('Erro ao carregar cidades')).toBeInTheDocument();
});
