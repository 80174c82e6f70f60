import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type Answers, inTurn } from '../../testing/answers.ts';
import { pageOf, planRow } from '../../testing/fixtures/admin.ts';
import { chooseAction, openFilters } from '../../testing/list-steps.ts';
import { renderSite } from '../../testing/render.tsx';
import { PlanManager } from './admin-plans-page.tsx';

const plans = (...rows: object[]) => pageOf('adminPlans', rows);
const setting = (maxCompaniesPerUser: number) => ({
  data: { adminSystemSettings: { __typename: 'SystemSettings', maxCompaniesPerUser } },
});
/** The active plans, of which the one with the id is the default. */
const withDefault = (chosen: string, ...ids: string[]) =>
  pageOf(
    'plans',
    ids.map((id) => ({ __typename: 'Plan', id, isDefault: id === chosen })),
  );
const open = (answers: Answers) =>
  renderSite(<PlanManager />, {
    answers: { CompaniesSetting: setting(100), DefaultPlan: withDefault(''), ...answers },
    path: '/admin/plans',
  });
const button = (name: string) => screen.findByRole('button', { name });
const field = (name: RegExp) => screen.getByLabelText(name);
type User = ReturnType<typeof open>['user'];
const fill = async (user: User, label: RegExp, text: string) => {
  await user.clear(field(label));
  await user.click(field(label));
  await user.paste(text);
};
const BROKEN = { error: { code: 'INTERNAL_SERVER_ERROR' } };

it('shows the plans, and the form only on demand', async () => {
  open({ AdminPlans: plans(planRow('1', 'Rede', { usersCount: 3, isActive: false })) });
  const row = (await screen.findByRole('rowheader', { name: /^Rede/ })).closest('tr');
  expect(row).toHaveTextContent(/R\$\s49,90\/mês.*até 5.*Destaque na busca, Suporte.*3.*Inativo/);
  expect(screen.queryByRole('form')).not.toBeInTheDocument();
});

it('creates a plan from the defaults, one feature per line', async () => {
  const { user, asked } = open({
    AdminPlans: inTurn(plans(), plans(planRow('8', 'Bairro'))),
    CreatePlan: inTurn(BROKEN, { data: { createPlan: planRow('8', 'Bairro') } }),
  });
  expect(await screen.findByText('Nenhum plano ainda')).toBeInTheDocument();
  await user.click(await button('Novo Plano'));
  expect(field(/^Nome/)).toHaveFocus();
  expect(field(/^Preço/)).toHaveValue(0);
  expect(field(/^Preço/)).toHaveAttribute('step', '0.01');
  expect(field(/^Máximo de empresas/)).toHaveValue(5);
  expect(screen.getByRole('checkbox', { name: /^Ativo/ })).toBeChecked();
  await user.click(await button('Criar plano'));
  expect(screen.getByText('Nome é obrigatório')).toBeInTheDocument();
  await fill(user, /^Nome/, ' Bairro ');
  await fill(user, /^Preço/, '29.999');
  await fill(user, /^Máximo de empresas/, '1001');
  await fill(user, /^Recursos/, 'Mapa, fotos');
  await user.click(await button('Criar plano'));
  expect(screen.getByText(/^Informe um preço de 0 a 999\.999,99/)).toBeInTheDocument();
  expect(screen.getByText('O plano permite de 1 a 1.000 empresas.')).toBeInTheDocument();
  expect(screen.getByText('Cada recurso tem de 1 a 100 caracteres, sem vírgula.')).toBeInTheDocument();
  await fill(user, /^Preço/, '29.9');
  await fill(user, /^Máximo de empresas/, '3');
  await fill(user, /^Recursos/, 'Mapa\n\n Fotos ');
  await user.click(await button('Criar plano'));
  expect(await screen.findByText('Erro ao salvar plano')).toBeInTheDocument();
  await user.click(await button('Criar plano'));
  expect(await screen.findByText('O plano Bairro foi criado.')).toBeInTheDocument();
  expect(asked.first('CreatePlan')?.input).toEqual({
    name: 'Bairro',
    price: '29.9',
    maxCompanies: 3,
    photoLimit: 5,
    features: ['Mapa', 'Fotos'],
    isActive: true,
    hasPoster: true,
    hasBadge: true,
    hasYearReports: true,
  });
  expect(screen.queryByRole('form')).not.toBeInTheDocument();
  expect(await screen.findByRole('rowheader', { name: /^Bairro/ })).toBeInTheDocument();
});

it('warns of a plan with more companies than the setting allows', async () => {
  const { user } = open({ AdminPlans: plans(), CompaniesSetting: setting(5) });
  await user.click(await button('Novo Plano'));
  await fill(user, /^Máximo de empresas/, '6');
  expect(await screen.findByText(/permitem até 5 empresas por conta/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Configurações' })).toLinkTo('/admin/settings');
  await fill(user, /^Máximo de empresas/, '5');
  expect(screen.queryByText(/permitem até 5 empresas por conta/)).not.toBeInTheDocument();
});

it('edits a plan, says who is affected, and asks before changes are lost', async () => {
  const { user, asked } = open({
    AdminPlans: plans(planRow('1', 'Rede', { usersCount: 3 }), planRow('2', 'Solo')),
    UpdatePlan: { data: { updatePlan: planRow('2', 'Solo', { price: '19.00' }) } },
  });
  await chooseAction(user, 'plano Rede', 'Editar');
  expect(screen.getByText(/^3 contas têm este plano/)).toBeInTheDocument();
  expect(field(/^Recursos/)).toHaveValue('Destaque na busca\nSuporte');
  await user.type(field(/^Nome/), ' Nacional');
  await user.keyboard('{Escape}');
  expect(await screen.findByText('Há alterações que não foram salvas.')).toBeInTheDocument();
  await user.click(await button('Continuar editando'));
  expect(field(/^Nome/)).toHaveValue('Rede Nacional');
  await user.keyboard('{Escape}');
  await user.click(await button('Descartar alterações'));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await chooseAction(user, 'plano Solo', 'Editar');
  expect(await screen.findByRole('heading', { name: 'Editar plano Solo' })).toBeInTheDocument();
  expect(screen.queryByText(/este plano\. Preço/)).not.toBeInTheDocument();
  await fill(user, /^Preço/, '19');
  await user.click(await button('Salvar alterações'));
  expect(await screen.findByText('O plano Solo foi salvo.')).toBeInTheDocument();
  expect(asked.first('UpdatePlan')).toMatchObject({
    id: '2',
    input: { price: '19' },
  });
});

it('says of a plan that accounts have why it is not removed', async () => {
  const { user } = open({ AdminPlans: plans(planRow('1', 'Rede', { usersCount: 2 })) });
  await chooseAction(user, 'plano Rede', 'Remover');
  const modal = within(await screen.findByRole('dialog', { name: 'Não é possível remover Rede' }));
  expect(modal.getByText(/^2 contas têm este plano\. Desative-o/)).toBeInTheDocument();
  expect(modal.queryByRole('button', { name: 'Remover plano' })).not.toBeInTheDocument();
});

it('offers the removal of a plan whose last account has another one meanwhile', async () => {
  const { user } = open({
    AdminPlans: inTurn(plans(planRow('1', 'Rede', { usersCount: 1 })), plans(planRow('1', 'Rede'))),
  });
  await chooseAction(user, 'plano Rede', 'Remover');
  expect(await screen.findByRole('dialog', { name: 'Remover plano?' })).toBeInTheDocument();
});

it('says one company of a plan in the singular', async () => {
  open({ AdminPlans: plans(planRow('1', 'Solo', { maxCompanies: 1 })) });
  const row = (await screen.findByRole('rowheader', { name: /^Solo/ })).closest('tr');
  expect(row).toHaveTextContent(/até 1 empresa(?!s)/);
});

it('confirms the removal of a plan, and says why it is impossible', async () => {
  const { user } = open({
    AdminPlans: inTurn(plans(planRow('1', 'Rede')), plans(planRow('1', 'Rede')), plans()),
    DeletePlan: inTurn(
      {
        error: {
          code: 'CONFLICT',
          message: 'Este plano é usado ou foi solicitado por alguém. Desative-o em vez de remover.',
        },
      },
      { data: { deletePlan: { __typename: 'Deletion', id: '1' } } },
    ),
  });
  await chooseAction(user, 'plano Rede', 'Remover');
  const modal = within(await screen.findByRole('dialog', { name: 'Remover plano?' }));
  await user.click(modal.getByRole('button', { name: 'Remover plano' }));
  expect(await modal.findByText(/^Este plano é usado/)).toBeInTheDocument();
  await user.click(modal.getByRole('button', { name: 'Remover plano' }));
  expect(await screen.findByText('O plano Rede foi removido.')).toBeInTheDocument();
  expect(await screen.findByText('Nenhum plano ainda')).toBeInTheDocument();
});

it('reports a failed request, and filters without results', async () => {
  const { user, location } = open({ AdminPlans: inTurn(BROKEN, plans()) });
  expect(await screen.findByText('Erro ao carregar planos')).toBeInTheDocument();
  await user.click(await button('Tentar novamente'));
  await screen.findByText('Nenhum plano ainda');
  await openFilters(user);
  await user.selectOptions(screen.getByLabelText('Situação'), 'Inativo');
  expect(await screen.findByText('Nenhum plano encontrado')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Limpar filtros' }));
  await waitFor(() => expect(location.path).toBe('/admin/plans'));
});

it('marks the plan of new accounts, and changes it, which the toast undoes', async () => {
  const basic = planRow('1', 'Grátis', { isDefault: true });
  const network = planRow('2', 'Rede');
  const { user, asked } = open({
    AdminPlans: inTurn(
      plans(basic, network, planRow('3', 'Antigo', { isActive: false })),
      plans({ ...basic, isDefault: false }, { ...network, isDefault: true }),
      plans(basic, network),
    ),
    DefaultPlan: inTurn(withDefault('1', '1', '2'), withDefault('2', '1', '2'), withDefault('1', '1', '2')),
    SetDefaultPlan: inTurn(
      BROKEN,
      { data: { setDefaultPlan: { ...network, isDefault: true } } },
      { data: { setDefaultPlan: basic } },
    ),
  });
  expect((await screen.findByText('Padrão')).closest('tr')).toHaveTextContent(/^Grátis/);
  await user.click(await button('Mais ações: plano Antigo'));
  expect(screen.getByRole('menuitem', { name: 'Editar' })).toBeInTheDocument();
  expect(screen.queryByRole('menuitem', { name: 'Tornar padrão' })).not.toBeInTheDocument();
  await user.keyboard('{Escape}');
  await chooseAction(user, 'plano Rede', 'Tornar padrão');
  expect(await screen.findByText('Erro ao salvar plano')).toBeInTheDocument();
  await chooseAction(user, 'plano Rede', 'Tornar padrão');
  expect(await screen.findByText('Contas novas começam agora com o plano Rede.')).toBeInTheDocument();
  expect(asked.first('SetDefaultPlan')).toEqual({ id: '2' });
  await waitFor(() => expect(screen.getByText('Padrão').closest('tr')).toHaveTextContent(/^Rede/));
  await user.click(screen.getByRole('button', { name: /^Desfazer: Contas novas/ }));
  await waitFor(() => expect(screen.getByText('Padrão').closest('tr')).toHaveTextContent(/^Grátis/));
  expect(asked.last('SetDefaultPlan')).toEqual({ id: '1' });
});

it('tells of plans that promise more companies than the setting lets through', async () => {
  open({ AdminPlans: plans(planRow('2', 'Rede', { maxCompanies: 100, companiesAllowed: 5 })) });
  const warning = await screen.findByText(/O plano Rede promete mais empresas/);
  const table = screen.getByRole('table', { name: 'Planos' });
  expect(warning.compareDocumentPosition(table)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
  expect(screen.getByText('5 valem hoje')).toBeInTheDocument();
});
