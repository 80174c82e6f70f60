import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { inTurn } from '../../testing/answers.ts';
import { chooseAction, openFilters } from '../../testing/list-steps.ts';
import { askedFor, bakery, bar, listOf, openCompanies } from '../../testing/screens/company-list.tsx';

const broken = { error: { code: 'INTERNAL_SERVER_ERROR' } };
const button = (name: string | RegExp) => screen.findByRole('button', { name });

it('shows owner, state and waiting requests of each company', async () => {
  const { user } = openCompanies({
    AdminCompanies: listOf([
      bakery({
        isMessageAccessRequested: true,
        unreadByAdministration: 2,
        isApproved: false,
        kinds: [
          { __typename: 'Kind', id: '1', name: 'Padaria' },
          { __typename: 'Kind', id: '2', name: 'Confeitaria' },
        ],
        kindsAreGuessed: true,
      }),
      bar({ isActive: false }),
    ]),
  });
  const row = (await screen.findByRole('link', { name: 'Padaria Trigo' })).closest('tr');
  expect(row).toHaveTextContent(
    /Alimentação · Padaria · Confeitaria.*Campinas.*Rosa Lima.*rosa@.*Pendente.*Acesso de Padaria Trigo.*Pediu acesso.*2 não lidas.*04\/11\/2026/,
  );
  expect(screen.getByRole('row', { name: /Bar sem dono.*Sem dono.*Inativa.*—/ })).toBeInTheDocument();
  expect(screen.getByText('2 empresas')).toBeInTheDocument();
  await user.click(await button('Mais ações: Bar sem dono'));
  expect(screen.queryByRole('menuitem', { name: 'Mensagens' })).not.toBeInTheDocument();
  await user.keyboard('{Escape}');
  expect(await button('Mais ações: Bar sem dono')).toHaveFocus();
});

it('opens a conversation in the panel, by an address, and reads the list anew afterwards', async () => {
  const { user, location, asked } = openCompanies({
    AdminCompanies: listOf([bakery()]),
    AdminCompany: { pending: true },
  });
  await screen.findByRole('table');
  await chooseAction(user, 'Padaria Trigo', 'Mensagens');
  const panel = await screen.findByRole('complementary', { name: 'Mensagens · Padaria Trigo' });
  expect(panel).toHaveTextContent('Conversa com Padaria Trigo');
  expect(location.path).toBe('/admin/companies?item=7&part=messages');
  await user.click(within(panel).getByRole('link', { name: 'Ver detalhes' }));
  await screen.findByRole('complementary', { name: 'Padaria Trigo' });
  expect(location.path).toBe('/admin/companies?item=7');
  await waitFor(() => expect(askedFor(asked, 'AdminCompanies')).toHaveLength(2));
  await user.click(within(panel).getByRole('button', { name: 'Mensagens' }));
  expect(await within(panel).findByText('Conversa com Padaria Trigo')).toBeInTheDocument();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(location.path).toBe('/admin/companies'));
});

it('shows the details of a company without an owner, which has no conversation', async () => {
  openCompanies(
    { AdminCompanies: listOf([bar()]), AdminCompany: { pending: true } },
    { search: '?item=8&part=messages' },
  );
  const panel = await screen.findByRole('complementary', { name: /Bar sem dono/ });
  expect(within(panel).getByText('#8')).toBeInTheDocument();
  expect(screen.queryByText('Conversa com Bar sem dono')).not.toBeInTheDocument();
});

it('stores search, filters and order in the URL, and requests them', async () => {
  const santos = { __typename: 'City', id: '5', name: 'Santos', state: 'SP' };
  const { user, location, asked } = openCompanies({
    AdminCompanies: listOf([bakery()]),
    Cities: { data: { cities: [santos] } },
  });
  await screen.findByRole('table');
  await user.type(screen.getByLabelText('Buscar empresa'), 'trigo');
  await waitFor(() => expect(location.path).toContain('q=trigo'));
  await openFilters(user);
  await screen.findByRole('option', { name: 'Saúde' });
  for (const [label, choice] of [
    ['Situação', 'Pendente'],
    ['Visibilidade', 'Inativa'],
    ['Dono', 'Com dono'],
    ['Acesso às mensagens', 'Pediu acesso'],
    ['Categoria', 'Saúde'],
    ['Ordem', 'Nome, de A a Z'],
  ] as const) {
    await user.selectOptions(screen.getByLabelText(label), choice);
  }
  await user.type(screen.getByLabelText('Cidade'), 'sant');
  const suggestion = await screen.findByRole('option', { name: /^Santos/ });
  // Longer than the pause after which other texts count.
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(location.path).not.toContain('city=');
  await user.click(suggestion);
  await waitFor(() =>
    expect(askedFor(asked, 'AdminCompanies').at(-1)).toEqual({
      q: 'trigo',
      status: 'pending',
      isActive: false,
      hasOwner: true,
      hasMessageAccess: null,
      isMessageAccessRequested: true,
      categoryId: '4',
      kindId: null,
      city: 'Santos - SP',
      order: 'name',
      page: 1,
      perPage: 25,
    }),
  );
  expect(location.path).toMatch(/^\/admin\/companies\?/);
  const chips = within(screen.getByRole('list', { name: 'Filtros escolhidos' }));
  expect(chips.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Situação: pendente×',
    'Visibilidade: inativa×',
    'Dono: com dono×',
    'Acesso às mensagens: pediu acesso×',
    'Categoria: Saúde×',
    'Cidade: Santos - SP×',
    'Limpar',
  ]);
  await user.click(chips.getByRole('button', { name: 'Remover filtro: Dono: com dono' }));
  await waitFor(() => expect(location.path).not.toContain('owner='));
  await user.click(screen.getByRole('button', { name: 'Limpar' }));
  await waitFor(() => expect(location.path).toBe('/admin/companies?order=name'));
});

it('offers to clear filters that find nothing; says when there are no companies', async () => {
  const { user, location } = openCompanies({ AdminCompanies: listOf([]) }, { search: '?q=zzz' });
  expect(await screen.findByText('Nenhuma empresa encontrada')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Limpar filtros' }));
  expect(location.path).toBe('/admin/companies');
  expect(await screen.findByText('Nenhuma empresa ainda')).toBeInTheDocument();
});

it('reports a failed request and retries it', async () => {
  const { user } = openCompanies({ AdminCompanies: inTurn(broken, listOf([bakery()])) });
  expect(await screen.findByText('Erro ao carregar empresas')).toBeInTheDocument();
  await user.click(await button('Tentar novamente'));
  expect(await screen.findByRole('link', { name: 'Padaria Trigo' })).toBeInTheDocument();
});

it('redirects from a page beyond the end to the last one', async () => {
  const { location } = openCompanies(
    { AdminCompanies: listOf([], { page: 9, lastPage: 2 }) },
    { search: '?page=9' },
  );
  await waitFor(() => expect(location.path).toBe('/admin/companies?page=2'));
});

it('marks its rows as busy while another page is loading', async () => {
  const { user } = openCompanies({
    AdminCompanies: inTurn(listOf([bakery()], { lastPage: 2, total: 26 }), { pending: true }),
  });
  const next = await screen.findByRole('link', { name: /Próxima/ });
  const rows = () => screen.getByRole('table').closest('[aria-busy]');
  expect(rows()).toBeNull();
  await user.click(next);
  await waitFor(() => expect(rows()).toHaveAttribute('aria-busy', 'true'));
  expect(next).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByRole('link', { name: 'Padaria Trigo' })).toBeInTheDocument();
});

it('stays on its page when the field of the city is left as it was', async () => {
  const { user, location } = openCompanies(
    {
      AdminCompanies: listOf([bakery()], { page: 2, lastPage: 2, total: 26 }),
      // Asked where typing takes long.
      Cities: { data: { cities: [] } },
    },
    { search: '?page=2' },
  );
  await screen.findByRole('table');
  await openFilters(user);
  await user.click(screen.getByLabelText('Cidade'));
  await user.tab();
  expect(location.path).toContain('page=2');
});

it.each([
  ['is left by keyboard', (user: UserEvent) => user.tab()],
  ['is confirmed by Enter', (user: UserEvent) => user.keyboard('{Enter}')],
  ['is left by a press beside the filters', (user: UserEvent) => user.click(document.body)],
])('filters by a typed city once its field %s', async (_, leave) => {
  const { user, location } = openCompanies({
    AdminCompanies: listOf([bakery()]),
    Cities: { data: { cities: [] } },
  });
  await screen.findByRole('table');
  await openFilters(user);
  await user.type(screen.getByLabelText('Cidade'), 'Sant');
  expect(location.path).not.toContain('city=');
  await leave(user);
  await waitFor(() => expect(location.path).toContain('city=Sant'));
});
