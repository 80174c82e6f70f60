import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ShownAccount } from '../../domain/account/use-may.ts';
import type { Capability } from '../../domain/account/viewer.gen.ts';
import { haveSession } from '../../testing/account.ts';
import { type Answers, inTurn } from '../../testing/answers.ts';
import { companyRow, pageOf } from '../../testing/fixtures/admin.ts';
import { openFilters } from '../../testing/list-steps.ts';
import { renderSite } from '../../testing/render.tsx';
import { categories } from '../../testing/site-fixtures.ts';
import { CompanyList } from './company-list.tsx';

const listOf = (rows: object[], changes = {}) =>
  pageOf('adminCompanies', rows, { totalIsExact: true, ...changes });
const bakery = companyRow('7', 'Padaria Trigo');
const bar = companyRow('8', 'Bar do Zé');
const parts = { access: () => null, messages: () => null, form: () => null };
const alike = {
  __typename: 'DuplicateCompany',
  company: { __typename: 'Company', id: '12', name: 'Bar do José' },
};
const details = ({ id, seesMembers }: Record<string, unknown>) => {
  const row = [bakery, bar].find((one) => one.id === id);
  const more = {
    description: 'Pães.',
    address: null,
    cep: null,
    email: null,
    website: null,
    duplicates: [alike],
  };
  const people = {
    companyMembers: [
      {
        __typename: 'CompanyMember',
        id: '1',
        name: 'Eva Lima',
        email: 'eva@exemplo.com.br',
        part: 'manager',
      },
    ],
    companyInvitations: [
      { __typename: 'CompanyInvitation', id: '1', email: 'bia@exemplo.com.br', part: 'attendant' },
    ],
  };
  return row
    ? { data: { company: { ...row, ...more }, ...(seesMembers === true && people) } }
    : { error: { code: 'NOT_FOUND' } };
};
const ANSWERS: Answers = {
  CompanyCategories: { data: { categories: categories() } },
  FilteredKind: { data: { adminKind: { __typename: 'AdminKind', id: '9', name: 'Veterinária' } } },
  AdminCompany: details,
};
const open = (answers: Answers, query = '') =>
  renderSite(<CompanyList slots={parts} />, {
    path: `/admin/companies${query}`,
    answers: { ...ANSWERS, ...answers },
  });
const NO_DETAILS: Answers = {
  AdminCompanies: listOf([bakery]),
  AdminCompany: { error: { code: 'INTERNAL_SERVER_ERROR' } },
};
const countedAs = (total: number | null) => ({ data: { adminListCount: total } });
const link = (name: string) => screen.findByRole('link', { name });

it('sorts by a head, in the other direction at the second press', async () => {
  const { user, asked, location } = open({ AdminCompanies: listOf([bakery, bar]) });
  const head = (await screen.findByRole('button', { name: 'Empresa' })).closest('th');
  expect(head).toHaveAttribute('aria-sort', 'none');
  expect(screen.getByRole('columnheader', { name: 'Cadastro' })).toHaveAttribute('aria-sort', 'descending');
  await user.click(screen.getByRole('button', { name: 'Empresa' }));
  await waitFor(() => expect(location.path).toBe('/admin/companies?order=name'));
  await user.click(screen.getByRole('button', { name: 'Empresa' }));
  await waitFor(() => expect(location.path).toBe('/admin/companies?order=nameDescending'));
  expect(screen.getByRole('columnheader', { name: 'Empresa' })).toHaveAttribute('aria-sort', 'descending');
  await waitFor(() => expect(asked.at(-1)?.variables.order).toBe('nameDescending'));
});

it('shows who has a part in an open company to those who manage accounts', async () => {
  const shown = async (capabilities: Capability[]) => {
    const { unmount } = renderSite(
      <ShownAccount value={{ capabilities }}>
        <CompanyList slots={parts} />
      </ShownAccount>,
      { path: '/admin/companies?item=8', answers: { ...ANSWERS, AdminCompanies: listOf([bar]) } },
    );
    await screen.findByText('Pães.');
    const texts = screen.queryAllByText(/^(Gerente|Atendente)/).map(({ textContent }) => textContent);
    unmount();
    return texts;
  };
  expect(await shown(['seeLists', 'manageUsers'])).toEqual([
    'Gerente: Eva Lima eva@exemplo.com.br',
    'Atendente: convite para bia@exemplo.com.br',
  ]);
  expect(await shown(['seeLists'])).toEqual([]);
});

it('moves by arrows, selects by space, and opens a row that has an address', async () => {
  const { user, location } = open({ AdminCompanies: listOf([bakery, bar]) });
  (await link('Padaria Trigo')).focus();
  await user.keyboard('{ArrowDown}');
  expect(await link('Bar do Zé')).toHaveFocus();
  await user.keyboard(' ');
  expect(screen.getByRole('checkbox', { name: 'Selecionar Bar do Zé' })).toBeChecked();
  await user.keyboard('{Enter}');
  const panel = await screen.findByRole('complementary', { name: 'Bar do Zé' });
  expect(location.path).toBe('/admin/companies?item=8');
  expect(within(panel).getByRole('heading', { name: 'Bar do Zé' })).toHaveFocus();
  expect(await within(panel).findByText('Pães.')).toBeInTheDocument();
  expect(within(panel).getByRole('link', { name: 'Bar do José' })).toLinkTo('/admin/companies?item=12');
  await user.click(within(panel).getByRole('link', { name: 'Anterior: Padaria Trigo' }));
  expect(await screen.findByRole('complementary', { name: 'Padaria Trigo' })).toBeInTheDocument();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(location.path).toBe('/admin/companies'));
  expect(await link('Padaria Trigo')).toHaveFocus();
});

it('opens a company of another page by its address, and says when there is none', async () => {
  open({ AdminCompanies: listOf([bakery]) }, '?item=8');
  expect(await screen.findByRole('complementary', { name: 'Bar do Zé' })).toBeInTheDocument();
  open({ AdminCompanies: listOf([bakery]) }, '?item=99');
  expect(await screen.findByText('Não está mais aqui: alguém já removeu ou resolveu.')).toBeInTheDocument();
});

it('says that details could not be loaded of a company on the page', async () => {
  open(NO_DETAILS, '?item=7');
  const panel = within(await screen.findByRole('complementary', { name: 'Padaria Trigo' }));
  expect(await panel.findByText('Erro ao carregar os detalhes')).toBeInTheDocument();
});

it('counts all of a search apart from its rows, and offers them all', async () => {
  const many = listOf([bakery], { lastPage: 400, total: 10_000, totalIsExact: false });
  const { user, asked } = open(
    { AdminCompanies: many, ListCount: countedAs(11_188) },
    '?q=padaria&kind=9&active=yes&order=name',
  );
  expect(await screen.findByText('11.188 empresas')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Página 448' })).toBeInTheDocument();
  await user.click(screen.getByRole('checkbox', { name: 'Selecionar todas desta página' }));
  await user.click(screen.getByRole('button', { name: 'Selecionar todas as 11.188' }));
  expect(await screen.findByText('11.188 empresas selecionadas, de todas as páginas')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Ação com todas as 11.188' })).toBeInTheDocument();
  expect(asked.last('ListCount')).toEqual({
    input: {
      companies: {
        q: 'padaria',
        status: null,
        isActive: true,
        hasOwner: null,
        hasMessageAccess: null,
        isMessageAccessRequested: null,
        categoryId: null,
        kindId: '9',
        city: null,
      },
    },
  });
  expect(asked.of('ListCount')).toHaveLength(1);
});

it('says "mais de" until a search is counted, and for more than are counted', async () => {
  const many = listOf([bakery], { lastPage: 400, total: 10_000, totalIsExact: false });
  const counting = open({ AdminCompanies: many, ListCount: { pending: true } }, '?q=padaria');
  expect(await screen.findByText('mais de 1.000 empresas')).toBeInTheDocument();
  counting.unmount();
  const { asked } = open({ AdminCompanies: many, ListCount: countedAs(null) }, '?q=padaria');
  expect(await screen.findByText('mais de 100.000 empresas')).toBeInTheDocument();
  expect(asked.of('ListCount')).toHaveLength(1);
});

const veterinary = { __typename: 'Kind', id: '9', slug: 'veterinaria', name: 'Veterinária', category: null };

it('filters by kind, which is found by a word, named by its chip and removed with it', async () => {
  const { user, asked, location } = open({
    AdminCompanies: listOf([bakery]),
    KindChoices: { data: { kinds: [veterinary] } },
  });
  await openFilters(user);
  await user.type(await screen.findByRole('combobox', { name: 'Segmento' }), 'pet');
  await user.click(await screen.findByRole('option', { name: /Veterinária/ }));
  await waitFor(() => expect(location.path).toBe('/admin/companies?kind=9'));
  await waitFor(() => expect(asked.last('AdminCompanies')?.kindId).toBe('9'));
  await user.click(await screen.findByRole('button', { name: 'Remover filtro: Segmento: Veterinária' }));
  await waitFor(() => expect(location.path).toBe('/admin/companies'));
});

it('asks for the chosen rows a page', async () => {
  const rows = listOf([bakery], { total: 40, lastPage: 2 });
  const { user, asked } = open({ AdminCompanies: rows });
  await user.selectOptions(await screen.findByLabelText('Linhas por página'), '100');
  await waitFor(() => expect(asked.at(-1)?.variables.perPage).toBe(100));
});

it('saves, renames and removes views, which the toast undoes', async () => {
  const { user, location } = open({ AdminCompanies: listOf([bakery]) }, '?status=pending&page=2&item=7');
  await user.click(await screen.findByRole('button', { name: 'Visões' }));
  await user.type(screen.getByLabelText(/^Nome da visão/), 'Na fila');
  await user.click(screen.getByRole('button', { name: 'Salvar visão' }));
  expect(screen.getByRole('link', { name: 'Na fila' })).toLinkTo('/admin/companies?status=pending');
  await user.click(screen.getByRole('button', { name: 'Renomear Na fila' }));
  const name = screen.getByLabelText(/^Novo nome/);
  expect(name).toHaveFocus();
  await user.clear(name);
  await user.type(name, 'Pendentes');
  await user.click(screen.getByRole('button', { name: 'Salvar nome' }));
  expect(screen.getByRole('button', { name: 'Renomear Pendentes' })).toHaveFocus();
  await user.click(screen.getByRole('link', { name: 'Pendentes' }));
  await waitFor(() => expect(location.path).toBe('/admin/companies?status=pending'));
  await user.click(screen.getByRole('button', { name: 'Visões' }));
  await user.click(screen.getByRole('button', { name: 'Remover Pendentes' }));
  expect(screen.queryByRole('link', { name: 'Pendentes' })).not.toBeInTheDocument();
  await user.tab();
  expect(screen.getByLabelText(/^Nome da visão/)).toHaveFocus();
  expect(Object.keys(localStorage).filter((key) => key.startsWith('list-views:'))).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Desfazer: A visão Pendentes foi removida.' }));
  await user.click(screen.getByRole('button', { name: 'Visões' }));
  expect(screen.getByRole('link', { name: 'Pendentes' })).toBeInTheDocument();
});

it('keeps views apart for each administrator of a browser', async () => {
  const signIn = (id: string) => haveSession({ id, name: `Pessoa ${id}`, role: 'admin' });
  signIn('1');
  const first = open({ AdminCompanies: listOf([bakery]) }, '?status=pending');
  await first.user.click(await screen.findByRole('button', { name: 'Visões' }));
  await first.user.type(screen.getByLabelText(/^Nome da visão/), 'Na fila');
  await first.user.click(screen.getByRole('button', { name: 'Salvar visão' }));
  act(() => signIn('2'));
  expect(screen.queryByRole('link', { name: 'Na fila' })).not.toBeInTheDocument();
  act(() => signIn('1'));
  expect(screen.getByRole('link', { name: 'Na fila' })).toBeInTheDocument();
});

it('says "mais de" where the server does not count on', async () => {
  vi.stubGlobal('scrollTo', () => {});
  open({ AdminCompanies: inTurn(listOf([bakery], { total: 140_000, totalIsExact: false })) });
  expect(await screen.findByText('mais de 100.000 empresas')).toBeInTheDocument();
});

it('links to the first pages of a very long list, and says that the list goes on', async () => {
  const page = (number: number) =>
    listOf([bakery], { page: number, lastPage: 40_000, total: 1_000_000, totalIsExact: false });
  const { user } = open({ AdminCompanies: inTurn(page(1), page(400)) }, '?rows=25');
  const last = await screen.findByRole('link', { name: 'Página 400' });
  expect(screen.queryByText(/As páginas terminam aqui/)).not.toBeInTheDocument();
  await user.click(last);
  expect(await screen.findByText(/As páginas terminam aqui, e a lista não/)).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Próxima' })).not.toBeInTheDocument();
});
