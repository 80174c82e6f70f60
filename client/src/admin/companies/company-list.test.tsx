import { screen, waitFor, within } from '@testing-library/react';
import { Link, Route, Routes } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { type Answers, inTurn } from '../../testing/answers.ts';
import { companyRow, pageOf } from '../../testing/fixtures/admin.ts';
import { chooseAction, openFilters } from '../../testing/list-steps.ts';
import { renderSite } from '../../testing/render.tsx';
import { categories } from '../../testing/site-fixtures.ts';
import { CompanyList } from './company-list.tsx';
import type { CompanyParts } from './company-modals.ts';

const broken = { error: { code: 'INTERNAL_SERVER_ERROR' } };
const listOf = (rows: object[], changes = {}) =>
  pageOf('adminCompanies', rows, { totalIsExact: true, ...changes });
const bakery = (changes = {}) => companyRow('7', 'Padaria Trigo', changes);
const bar = (changes = {}) =>
  companyRow('8', 'Bar sem dono', { hasOwner: false, ownerName: null, ownerEmail: null, ...changes });

function open(answers: Answers, { search = '', form = vi.fn() as CompanyParts['form'] } = {}) {
  const messages = vi.fn((): null => null);
  const parts: CompanyParts = {
    access: ({ name }) => <span>Acesso de {name}</span>,
    messages,
    form,
  };
  const rendered = renderSite(<CompanyList parts={parts} />, {
    path: `/admin/companies${search}`,
    answers: { CompanyCategories: { data: { categories: categories() } }, ...answers },
  });
  return { ...rendered, messages };
}
const decisions = (done: string[], failed: object[] = []) => ({
  data: { setCompaniesActive: { __typename: 'Decisions', done, failed } },
});
const askedFor = (asked: { name: string; variables: Record<string, unknown> }[], name: string) =>
  asked.filter((one) => one.name === name).map(({ variables }) => variables);
const button = (name: string | RegExp) => screen.findByRole('button', { name });

it('shows owner, state and waiting requests of each company', async () => {
  const { user, messages } = open({
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
  await chooseAction(user, 'Padaria Trigo', 'Mensagens');
  expect(messages).toHaveBeenCalledWith(expect.objectContaining({ id: '7' }), expect.any(Function));
});

it('stores search, filters and order in the URL, and requests them', async () => {
  const santos = { __typename: 'City', id: '5', name: 'Santos', state: 'SP' };
  const { user, location, asked } = open({
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
  await user.click(await screen.findByRole('option', { name: /^Santos/ }));
  await waitFor(() =>
    expect(askedFor(asked, 'AdminCompanies').at(-1)).toEqual({
      q: 'trigo',
      status: 'pending',
      isActive: false,
      hasOwner: true,
      hasMessageAccess: null,
      isMessageAccessRequested: true,
      categoryId: '4',
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
  await user.click(chips.getByRole('button', { name: 'Retirar o filtro: Dono: com dono' }));
  await waitFor(() => expect(location.path).not.toContain('owner='));
  await user.click(screen.getByRole('button', { name: 'Limpar' }));
  await waitFor(() => expect(location.path).toBe('/admin/companies?order=name'));
});

it('offers to clear filters that find nothing; says when there are no companies', async () => {
  const { user, location } = open({ AdminCompanies: listOf([]) }, { search: '?q=zzz' });
  expect(await screen.findByText('Nenhuma empresa encontrada')).toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Limpar filtros' }));
  expect(location.path).toBe('/admin/companies');
  expect(await screen.findByText('Nenhuma empresa ainda')).toBeInTheDocument();
});

it('reports a failed request and retries it', async () => {
  const { user } = open({ AdminCompanies: inTurn(broken, listOf([bakery()])) });
  expect(await screen.findByText('Erro ao carregar empresas')).toBeInTheDocument();
  await user.click(await button('Tentar novamente'));
  expect(await screen.findByRole('link', { name: 'Padaria Trigo' })).toBeInTheDocument();
});

it('redirects from a page beyond the end to the last one', async () => {
  const { location } = open({ AdminCompanies: listOf([], { page: 9, lastPage: 2 }) }, { search: '?page=9' });
  await waitFor(() => expect(location.path).toBe('/admin/companies?page=2'));
});

it('deactivates and activates several, and reports those that failed', async () => {
  const { user, asked } = open({
    AdminCompanies: listOf([
      bakery(),
      bar({ isActive: false }),
      companyRow('9', 'Bar novo', { hasOwner: false }),
    ]),
    SetCompaniesActive: inTurn(
      decisions(['7'], [{ __typename: 'FailedDecision', id: '9', message: 'Empresa não encontrada' }]),
      broken,
      decisions(['8']),
    ),
  });
  await screen.findByRole('table');
  expect(screen.queryByRole('button', { name: /^Desativar/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('checkbox', { name: 'Selecionar Bar sem dono' }));
  expect(screen.getByText('1 empresa selecionada')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Desativar/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('checkbox', { name: 'Selecionar todas desta página' }));
  await user.click(screen.getByRole('button', { name: 'Desativar 2' }));
  const modal = within(await screen.findByRole('dialog', { name: 'Desativar empresas' }));
  expect(modal.getByText(/saem da busca e das listas agora/)).toBeInTheDocument();
  expect(askedFor(asked, 'SetCompaniesActive')).toEqual([]);
  await user.click(modal.getByRole('button', { name: 'Desativar 2 empresas' }));
  expect(await screen.findByText('Padaria Trigo foi desativada.')).toBeInTheDocument();
  // Only the rejected company is left to retry.
  expect(modal.getByText('Bar novo: Empresa não encontrada')).toBeInTheDocument();
  await user.click(modal.getByRole('button', { name: 'Desativar empresa' }));
  expect(await modal.findByText('Erro ao ativar/desativar empresa')).toBeInTheDocument();
  await user.click(modal.getByRole('button', { name: 'Cancelar' }));
  await user.click(await button('Ativar 1'));
  expect(await screen.findByText('Bar sem dono foi ativada.')).toBeInTheDocument();
  expect(askedFor(asked, 'SetCompaniesActive')).toEqual([
    { ids: ['7', '9'], isActive: false },
    { ids: ['9'], isActive: false },
    { ids: ['8'], isActive: true },
  ]);
});

it('deactivates one from its further actions, and restores the focus', async () => {
  const { user, asked } = open({
    AdminCompanies: listOf([bakery()]),
    SetCompaniesActive: decisions(['7']),
  });
  await user.click(await button('Mais ações: Padaria Trigo'));
  expect(screen.getByRole('menuitem', { name: 'Ver avaliações' })).toHaveAttribute(
    'href',
    '/admin/ratings?company=7',
  );
  await user.click(screen.getByRole('menuitem', { name: 'Desativar empresa' }));
  const question = within(await screen.findByRole('dialog', { name: 'Desativar empresa' }));
  expect(question.getByText(/Quem abrir a página dela lê “Empresa não encontrada”/)).toBeInTheDocument();
  expect(question.getByText(/Nada é apagado, e dá para ativar de novo/)).toBeInTheDocument();
  await user.click(question.getByRole('button', { name: 'Desativar empresa' }));
  expect(await screen.findByText('Padaria Trigo foi desativada.')).toBeInTheDocument();
  expect(askedFor(asked, 'SetCompaniesActive')).toEqual([{ ids: ['7'], isActive: false }]);
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Mais ações: Padaria Trigo' })).toHaveFocus(),
  );
});

it("removes a company after naming the owner's removal; a change meanwhile asks again", async () => {
  const { user, asked } = open({
    AdminCompanies: inTurn(
      listOf([bakery({ deletesOwner: false })]),
      listOf([bakery({ deletesOwner: true })]),
      listOf([]),
    ),
    AdminDeleteCompany: inTurn(
      { error: { code: 'CONFLICT', message: 'As empresas do dono mudaram enquanto isso.' } },
      broken,
      { data: { adminDeleteCompany: { __typename: 'Deletion', id: '1' } } },
    ),
  });
  await chooseAction(user, 'Padaria Trigo', 'Remover empresa');
  const modal = within(await screen.findByRole('dialog', { name: 'Remover empresa?' }));
  expect(modal.getByText(/não pode ser desfeita/)).toBeInTheDocument();
  expect(modal.getByText('A conta de Rosa Lima continua.')).toBeInTheDocument();
  await user.click(modal.getByRole('button', { name: 'Remover empresa' }));
  expect(await modal.findByText('As empresas do dono mudaram enquanto isso.')).toBeInTheDocument();
  expect(
    await modal.findByText(/dono vinculado também será removido permanentemente.*Rosa Lima/),
  ).toBeInTheDocument();
  const confirm = modal.getByRole('button', { name: 'Remover empresa e dono' });
  await user.click(confirm);
  expect(await modal.findByText('Erro ao remover empresa')).toBeInTheDocument();
  await user.click(confirm);
  expect(await screen.findByText('Padaria Trigo e a conta do dono foram removidas.')).toBeInTheDocument();
  expect(await screen.findByText('Nenhuma empresa ainda')).toBeInTheDocument();
  expect(askedFor(asked, 'AdminDeleteCompany').map(({ deletesOwner }) => deletesOwner)).toEqual([
    false,
    true,
    true,
  ]);
});

it('opens the form for a new and for an existing company', async () => {
  const form = vi.fn((id: string | undefined) => <p>Formulário de {id ?? 'ninguém'}</p>);
  const { user } = open({ AdminCompanies: listOf([bakery()]) }, { form });
  await user.click(await button('Nova empresa'));
  expect(await screen.findByText('Formulário de ninguém')).toBeInTheDocument();
  await chooseAction(user, 'Padaria Trigo', 'Editar');
  expect(await screen.findByText('Formulário de 7')).toBeInTheDocument();
});

it('opens the form of a new company for a link to it', async () => {
  const form = (id: string | undefined) => <p>Formulário de {id ?? 'ninguém'}</p>;
  const parts = { access: () => null, messages: () => null, city: () => null, form };
  const { user } = renderSite(
    <Routes>
      <Route path="/admin/companies" element={<CompanyList parts={parts} />} />
      <Route
        path="*"
        element={
          <Link to="/admin/companies" state={{ modal: 'create' }}>
            Cadastrar
          </Link>
        }
      />
    </Routes>,
    {
      answers: {
        CompanyCategories: { data: { categories: categories() } },
        AdminCompanies: listOf([bakery()]),
      },
    },
  );
  await user.click(screen.getByRole('link', { name: 'Cadastrar' }));
  expect(await screen.findByText('Formulário de ninguém')).toBeInTheDocument();
});

it('changes the owner’s plan and password by the account of the e-mail', async () => {
  const owner = {
    __typename: 'User',
    id: '70',
    name: 'Rosa Lima',
    email: 'rosa@exemplo.com.br',
    role: 'company',
    adminRole: null,
    isActive: true,
    isEmailConfirmed: true,
    createdAt: '2026-11-04T12:05:00.000Z',
    companiesCount: 1,
    plan: null,
  };
  const { user, asked } = open({
    AdminCompanies: listOf([bakery()]),
    Users: pageOf('adminUsers', [owner]),
    UserPlanOptions: pageOf('adminPlans', [
      { __typename: 'Plan', id: '2', name: 'Rede', price: '199.90', companiesAllowed: 10, isActive: true },
    ]),
    SetUserPlan: {
      data: {
        setUserPlan: { ...owner, plan: { __typename: 'Plan', id: '2', name: 'Rede', price: '199.90' } },
      },
    },
  });
  await chooseAction(user, 'Padaria Trigo', 'Mudar plano');
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Plano' }), '2');
  await user.click(await button('Salvar plano'));
  expect(await screen.findByText('Rosa Lima agora tem o plano Rede.')).toBeInTheDocument();
  expect(askedFor(asked, 'SetUserPlan')).toEqual([{ id: '70', planId: '2' }]);
  await chooseAction(user, 'Padaria Trigo', 'Definir senha');
  expect(await screen.findByRole('dialog', { name: 'Definir senha' })).toHaveTextContent('Rosa Lima');
});
