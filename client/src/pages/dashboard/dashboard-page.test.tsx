import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { account, haveSession } from '../../testing/account.ts';
import { type Answers, inTurn } from '../../testing/answers.ts';
import { companyFormAnswers, ownCompany } from '../../testing/fixtures/company-form.ts';
import { dashboardAnswer, demoAnswer, newCompany } from '../../testing/fixtures/overview.ts';
import { renderSite } from '../../testing/render.tsx';
import { page as dashboardPage } from './dashboard-page.tsx';

const FAILED = { error: { code: 'INTERNAL_SERVER_ERROR' } };
const admin = account({ role: 'admin', name: 'Ana Prado', email: 'ana@exemplo.com.br' });
const companies = [
  newCompany('21', 'Oficina do Zé', { isApproved: false, ownerName: null }),
  newCompany('20', 'Padaria Trigo de Ouro'),
  newCompany('19', 'Loja Fechada', { isActive: false }),
];

function open(answers: Answers = {}) {
  haveSession(admin);
  return renderSite(<dashboardPage.Component />, {
    path: '/dashboard',
    answers: {
      Viewer: { data: { viewer: admin } },
      AdminDashboard: dashboardAnswer(companies),
      DemoData: demoAnswer(0, 0),
      ...companyFormAnswers(),
      ...answers,
    },
  });
}

it('shows the cards, the newest companies with their state, and a link to the plans', async () => {
  open();
  const pending = (await screen.findByRole('link', { name: 'Oficina do Zé' })).closest('li');
  expect(pending).toHaveTextContent(/Sem dono.*Pendente.*Hoje/);
  expect(screen.getByText('1.997 aprovadas')).toBeInTheDocument();
  expect(screen.getByText('1.200 contas de empresa')).toBeInTheDocument();
  const rows = within(screen.getByRole('region', { name: 'Empresas recentes' })).getAllByRole('listitem');
  expect(rows[1]).toHaveTextContent('Aprovada');
  expect(rows[2]).toHaveTextContent('Inativa');
  expect(screen.getByRole('link', { name: 'Gerenciar planos' })).toLinkTo('/admin/plans');
  expect(screen.queryByText('Dados de demonstração')).not.toBeInTheDocument();
});

it.each([
  [0, '0cuidam do guiaVer quem são'],
  [1, '1cuida do guiaVer quem são'],
  [1_000, '1.000cuidam do guiaVer quem são'],
])('formats %d administrators as singular or plural', async (adminUsers, text) => {
  open({ AdminDashboard: dashboardAnswer(companies, { adminUsers }) });
  await screen.findByText('1.997 aprovadas');
  expect(screen.getByText('Administradores', { selector: 'dt' }).nextElementSibling).toHaveTextContent(text);
});

it('says when there are no companies', async () => {
  open({ AdminDashboard: dashboardAnswer([]) });
  expect(await screen.findByText('Nenhuma empresa ainda')).toBeInTheDocument();
});

it('can be retried after a failure', async () => {
  const { user } = open({ AdminDashboard: inTurn(FAILED, dashboardAnswer(companies)) });
  expect(await screen.findByText('Erro ao carregar estatísticas do dashboard')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByText('2.000')).toBeInTheDocument();
});

it('removes the demo data once, after a confirmation', async () => {
  const { user, asked } = open({
    DemoData: inTurn(demoAnswer(40, 1), demoAnswer(0, 0)),
    DeleteDemoData: inTurn(FAILED, {
      data: { deleteDemoData: { __typename: 'DemoData', companiesCount: 40, usersCount: 1 } },
    }),
  });
  await user.click(await screen.findByRole('button', { name: 'Remover dados de demonstração' }));
  const modal = within(await screen.findByRole('dialog', { name: 'Remover dados de demonstração?' }));
  expect(modal.getByText(/^40 empresas inventadas e 1 conta de demonstração/)).toHaveTextContent(
    'Isto não pode ser desfeito.',
  );
  expect(asked.has('DeleteDemoData')).toBe(false);
  await user.click(modal.getByRole('button', { name: 'Remover tudo' }));
  expect(await modal.findByText(/Não foi possível remover/)).toBeInTheDocument();
  await user.click(modal.getByRole('button', { name: 'Remover tudo' }));
  await screen.findByText('Removidos: 40 empresas inventadas e 1 conta de demonstração.');
  expect(await screen.findByText(/^Os dados de demonstração foram removidos/)).toHaveFocus();
  expect(screen.getByRole('button', { name: 'Remover dados de demonstração' })).toBeDisabled();
  await waitFor(() => expect(asked.of('DemoData')).toHaveLength(2));
  expect(asked.of('AdminDashboard')).toHaveLength(2);
  expect(asked.of('Viewer')).toHaveLength(1);
});

it('changes name and e-mail; a new e-mail requires the password', async () => {
  const { user, asked } = open({
    UpdateProfile: inTurn(
      { error: { code: 'BAD_USER_INPUT', message: 'Confira os campos.', fields: { email: ['Já em uso.'] } } },
      FAILED,
      { data: { updateProfile: { ...admin, name: 'Ana Prado Reis', email: 'reis@exemplo.com.br' } } },
    ),
  });
  await user.click(await screen.findByRole('button', { name: 'Editar perfil' }));
  const modal = within(await screen.findByRole('dialog', { name: 'Editar perfil' }));
  await user.clear(modal.getByLabelText(/^Nome completo/));
  await user.click(modal.getByRole('button', { name: 'Salvar alterações' }));
  expect(modal.getByText('Nome é obrigatório')).toBeInTheDocument();
  expect(modal.queryByLabelText(/^Senha atual/)).not.toBeInTheDocument();
  await user.type(modal.getByLabelText(/^Nome completo/), 'Ana Prado Reis');
  await user.clear(modal.getByLabelText(/^E-mail/));
  await user.type(modal.getByLabelText(/^E-mail/), 'reis@exemplo.com.br');
  await user.click(modal.getByRole('button', { name: 'Salvar alterações' }));
  expect(modal.getByText('Informe a senha atual')).toBeInTheDocument();
  await user.type(modal.getByLabelText(/^Senha atual/), 'pitanga-42');
  await user.click(modal.getByRole('button', { name: 'Salvar alterações' }));
  expect(await modal.findByText('Já em uso.')).toBeInTheDocument();
  await user.click(modal.getByRole('button', { name: 'Salvar alterações' }));
  expect(await modal.findByText('Erro ao salvar perfil')).toBeInTheDocument();
  await user.click(modal.getByRole('button', { name: 'Salvar alterações' }));
  expect(await screen.findByText('Perfil atualizado com sucesso!')).toBeInTheDocument();
  expect(asked.last('UpdateProfile')).toEqual({
    input: { name: 'Ana Prado Reis', email: 'reis@exemplo.com.br', currentPassword: 'pitanga-42' },
  });
  expect(screen.getByRole('dialog')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument(), { timeout: 2_500 });
}, 20_000);

it("creates a company, with the server's errors beside their fields", async () => {
  const made = { ...ownCompany({ id: '30', name: 'Café da Serra' }), ownerEmail: null };
  const { user, asked } = open({
    AdminCreateCompany: inTurn(
      {
        error: {
          code: 'BAD_USER_INPUT',
          message: 'Confira os campos.',
          fields: { city: ['Cidade não encontrada.'] },
        },
      },
      FAILED,
      { data: { adminCreateCompany: made } },
    ),
    AdminDashboard: inTurn(
      dashboardAnswer(companies),
      dashboardAnswer([newCompany('30', 'Café da Serra'), ...companies]),
    ),
  });
  await user.click(await screen.findByRole('button', { name: 'Nova empresa' }));
  const modal = within(await screen.findByRole('dialog', { name: 'Nova empresa' }));
  await user.click(modal.getByRole('button', { name: 'Criar empresa' }));
  expect(modal.getByText('Categoria é obrigatória')).toBeInTheDocument();
  await modal.findByRole('option', { name: 'Saúde' });
  await user.type(modal.getByLabelText(/^Nome/), 'Café da Serra');
  await user.selectOptions(modal.getByLabelText(/^Categoria/), '3');
  await user.click(modal.getByLabelText(/^Cidade/));
  await user.paste('Campinas');
  await user.keyboard('{Escape}');
  expect(await modal.findByRole('button', { name: 'Descartar alterações' })).toBeInTheDocument();
  await user.click(modal.getByRole('button', { name: 'Continuar editando' }));
  const save = () => user.click(modal.getByRole('button', { name: 'Criar empresa' }));
  await save();
  expect(await modal.findByText('Cidade não encontrada.')).toBeInTheDocument();
  await save();
  expect(await modal.findByText('Erro ao criar empresa')).toBeInTheDocument();
  await save();
  expect(await screen.findByText('Empresa criada com sucesso!')).toBeInTheDocument();
  expect(asked.last('AdminCreateCompany')).toMatchObject({
    input: { name: 'Café da Serra', categoryId: '3', city: 'Campinas' },
  });
  expect(await screen.findByRole('link', { name: 'Café da Serra' })).toBeInTheDocument();
}, 30_000);

it('closes the modal of a new company without asking while nothing is typed', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Nova empresa' }));
  await screen.findByRole('dialog');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(vi.isFakeTimers()).toBe(false);
});
