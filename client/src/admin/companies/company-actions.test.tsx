import { screen, waitFor, within } from '@testing-library/react';
import { Link, Route, Routes } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { inTurn } from '../../testing/answers.ts';
import { companyRow, pageOf } from '../../testing/fixtures/admin.ts';
import { bulkJob } from '../../testing/fixtures/approvals.ts';
import { userRow } from '../../testing/fixtures/users.ts';
import { chooseAction } from '../../testing/list-steps.ts';
import { renderSite } from '../../testing/render.tsx';
import { askedFor, bakery, bar, listOf, openCompanies } from '../../testing/screens/company-list.tsx';
import { categories } from '../../testing/site-fixtures.ts';
import { CompanyList } from './company-list.tsx';

const broken = { error: { code: 'INTERNAL_SERVER_ERROR' } };
const changed = (id: string, isActive: boolean) => ({
  data: { setCompanyActive: { __typename: 'Company', id, isActive } },
});
const button = (name: string | RegExp) => screen.findByRole('button', { name });

it('deactivates several in the background, and activates the only one at once', async () => {
  const { user, asked } = openCompanies({
    AdminCompanies: listOf([
      bakery(),
      bar({ isActive: false }),
      companyRow('9', 'Bar novo', { hasOwner: false }),
    ]),
    StartBulkAction: inTurn(broken, {
      data: { startBulkAction: bulkJob({ action: 'deactivate', kind: null }) },
    }),
    SetCompanyActive: inTurn(broken, changed('8', true)),
  });
  await screen.findByRole('table');
  expect(screen.queryByRole('button', { name: /^Desativar/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('checkbox', { name: 'Selecionar Bar sem dono' }));
  expect(screen.getByText('1 empresa selecionada')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Desativar/ })).not.toBeInTheDocument();
  await user.click(await button('Ativar 1'));
  expect(await screen.findByText('Erro ao ativar/desativar empresa')).toBeInTheDocument();
  await user.click(await button('Ativar 1'));
  expect(await button('Desfazer: Bar sem dono foi ativada.')).toBeInTheDocument();
  for (const name of ['Bar novo', 'Padaria Trigo'])
    await user.click(screen.getByRole('checkbox', { name: `Selecionar ${name}` }));
  await user.click(screen.getByRole('checkbox', { name: 'Selecionar Bar sem dono' }));
  await user.click(screen.getByRole('button', { name: 'Desativar 2' }));
  const modal = within(await screen.findByRole('dialog', { name: 'Desativar empresas' }));
  expect(modal.getByText(/saem da busca e das listas agora/)).toBeInTheDocument();
  expect(modal.getByText(/Dá para desfazer por dez segundos/)).toBeInTheDocument();
  await user.click(modal.getByRole('button', { name: 'Desativar 2 empresas' }));
  expect(await screen.findByText('Erro ao começar a ação em lote')).toBeInTheDocument();
  await user.click(modal.getByRole('button', { name: 'Desativar 2 empresas' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.queryByText(/selecionadas?$/)).not.toBeInTheDocument();
  expect(askedFor(asked, 'StartBulkAction')).toEqual(
    Array(2).fill({ input: { action: 'deactivate', ids: ['9', '7'] } }),
  );
  expect(askedFor(asked, 'SetCompanyActive')).toEqual(Array(2).fill({ id: '8', isActive: true }));
});

it('deactivates one from its further actions, and restores the focus', async () => {
  const { user, asked } = openCompanies({
    AdminCompanies: listOf([bakery()]),
    SetCompanyActive: changed('7', false),
  });
  await user.click(await button('Mais ações: Padaria Trigo'));
  expect(screen.getByRole('menuitem', { name: 'Ver avaliações' })).toLinkTo('/admin/ratings?company=7');
  await user.click(screen.getByRole('menuitem', { name: 'Desativar empresa' }));
  const question = within(await screen.findByRole('dialog', { name: 'Desativar empresa' }));
  expect(question.getByText(/Quem abrir a página dela lê “Empresa não encontrada”/)).toBeInTheDocument();
  expect(question.getByText(/Nada é apagado, e dá para ativar de novo/)).toBeInTheDocument();
  await user.click(question.getByRole('button', { name: 'Desativar empresa' }));
  expect(await screen.findByText('Padaria Trigo foi desativada.')).toBeInTheDocument();
  expect(askedFor(asked, 'SetCompanyActive')).toEqual([{ id: '7', isActive: false }]);
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Mais ações: Padaria Trigo' })).toHaveFocus(),
  );
});

it('undoes a deactivation by the contrary, and says why it could not', async () => {
  const { user, asked } = openCompanies({
    AdminCompanies: inTurn(
      listOf([bakery()]),
      listOf([bakery({ isActive: false })]),
      listOf([bakery({ isActive: true })]),
    ),
    SetCompanyActive: inTurn(changed('7', false), changed('7', true), changed('7', false), broken),
  });
  await chooseAction(user, 'Padaria Trigo', 'Desativar empresa');
  await user.click(await button('Desativar empresa'));
  const undo = await button('Desfazer: Padaria Trigo foi desativada.');
  expect(await screen.findByText('Inativa')).toBeInTheDocument();
  undo.focus();
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Desfeito.')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByText('Inativa')).not.toBeInTheDocument());
  expect(await button('Mais ações: Padaria Trigo')).toHaveFocus();
  await chooseAction(user, 'Padaria Trigo', 'Desativar empresa');
  await user.click(await button('Desativar empresa'));
  await user.click(await button('Desfazer: Padaria Trigo foi desativada.'));
  expect(await screen.findByText('Erro ao ativar/desativar empresa')).toBeInTheDocument();
  expect(askedFor(asked, 'SetCompanyActive').map(({ isActive }) => isActive)).toEqual([
    false,
    true,
    false,
    true,
  ]);
});

it("removes a company after naming the owner's removal; a change meanwhile asks again", async () => {
  const { user, asked } = openCompanies({
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
  const { user } = openCompanies({ AdminCompanies: listOf([bakery()]) }, { form });
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
      <Route path="/admin/companies" element={<CompanyList slots={parts} />} />
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
  const owner = userRow('70', 'Rosa Lima', { companiesCount: 1 });
  const { user, asked } = openCompanies({
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
