import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { account, haveSession } from '../../testing/account.ts';
import { inTurn } from '../../testing/answers.ts';
import { inbox } from '../../testing/fixtures/inbox.ts';
import {
  myCompanies,
  NO_COMPANY,
  ownCompany,
  ownerCompanies,
  ownerStats,
  secondCompany,
} from '../../testing/fixtures/my-companies.ts';
import { renderSite } from '../../testing/render.tsx';
import { openDashboard } from '../../testing/screens/dashboard.tsx';
import { page as userDashboardPage } from './user-dashboard-page.tsx';

beforeEach(() => haveSession());

it('is for company accounts only', async () => {
  const { Component } = userDashboardPage;
  renderSite(<Component />, { answers: { Viewer: { data: { viewer: account({ role: 'admin' }) } } } });
  expect(await screen.findByRole('heading', { name: 'Acesso Negado' })).toBeInTheDocument();
  expect(screen.getByText('Esta página é apenas para empresas.')).toBeInTheDocument();
});

it('shows the figures, the company and the profile', async () => {
  openDashboard();
  expect(await screen.findByText('1.234')).toBeInTheDocument();
  for (const text of ['Visualizações', 'Avaliação média', '4,5', 'Total de avaliações', '2 não lidas']) {
    expect(screen.getByText(text)).toBeInTheDocument();
  }
  for (const text of ['Aprovada', 'Padaria Trigo de Ouro', 'Grátis', '1/5', '87%', '156']) {
    expect(screen.getByText(text)).toBeInTheDocument();
  }
  expect(screen.getByRole('link', { name: 'Ver página pública' })).toLinkTo('/company/7');
  for (const link of screen.getAllByRole('link', { name: 'Relatórios' }))
    expect(link).toLinkTo('/reports?company=7');
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Cadastrar outra empresa' })).toBeInTheDocument();
});

it('says that there are no ratings yet', async () => {
  openDashboard({ OwnerStats: ownerStats({ satisfactionRate: null, averageRating: 0, ratingsCount: 0 }) });
  expect(await screen.findByText('ainda sem avaliações')).toBeInTheDocument();
  expect(screen.getByText('0,0')).toBeInTheDocument();
});

it('lists the parts of the company with what is there or missing, and opens its messages', async () => {
  const { user } = openDashboard({ Inbox: inbox() });
  const parts = within(await screen.findByRole('list', { name: 'Editar Empresa' })).getAllByRole('link');
  expect(parts.map(({ textContent }) => textContent)).toEqual([
    'DadosPadaria Trigo de Ouro · Alimentação',
    expect.stringMatching(/^Contato\(19\) 99555-0100 · /),
    'HorárioFalta: horário',
    'Serviços e preçosBolo de milho',
    'Fotos0 fotos',
    'CaracterísticasWi-Fi para clientes',
  ]);
  expect(parts[2]).toLinkTo('/user-dashboard?company=7&editar=horario');
  await user.click(screen.getByRole('button', { name: /^Mensagens/ }));
  expect(
    await screen.findByRole('dialog', { name: 'Mensagens · Padaria Trigo de Ouro' }),
  ).toBeInTheDocument();
});

it("explains to a pending company's owner why there is no public page", async () => {
  const { user } = openDashboard({
    MyCompanies: myCompanies({ status: 'pending', company: ownCompany({ isApproved: false }) }),
  });
  expect(await screen.findByText('Aguardando Aprovação')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Ver página pública' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Ver página pública' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Sua empresa ainda não foi aprovada.');
});

it('links to the registration without a company', async () => {
  openDashboard({ MyCompanies: myCompanies(NO_COMPANY) });
  expect(await screen.findByRole('heading', { name: 'Nenhuma Empresa Cadastrada' })).toBeInTheDocument();
  expect(screen.getByText('Empresa não cadastrada')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Cadastrar empresa' })).toLinkTo('/register-company');
  expect(screen.getByText('0/5')).toBeInTheDocument();
});

it('shows the reason of a rejection and a link to try again', async () => {
  const rejection = {
    __typename: 'CompanyRejection',
    id: '3',
    reason: 'O endereço não existe.',
    createdAt: '2026-11-10T12:00:00.000Z',
    typed: { __typename: 'RejectedCompany', name: 'Padaria Sem Rua' },
  };
  openDashboard({ MyCompanies: myCompanies({ ...NO_COMPANY, status: 'rejected', rejection }) });
  expect(await screen.findByText(/só o logo precisa ser escolhido outra vez/)).toBeInTheDocument();
  expect(await screen.findByText('Rejeitada')).toBeInTheDocument();
  expect(screen.getByText(/O endereço não existe\./)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Corrigir e enviar de novo' })).toLinkTo('/register-company');
});

it.each([true, false])(
  'shows that it is inactive, approved or not (%s), and the e-mail unconfirmed',
  async (isApproved) => {
    openDashboard(
      { MyCompanies: myCompanies({ company: ownCompany({ isActive: false, isApproved }) }) },
      { isEmailConfirmed: false },
    );
    expect(await screen.findByText(/Esta empresa está inativa/)).toBeInTheDocument();
    expect(screen.getByText('Inativa')).toBeInTheDocument();
    expect(screen.queryByText(/Depois da aprovação/)).not.toBeInTheDocument();
    expect(screen.queryByText('Aprovada')).not.toBeInTheDocument();
    expect(screen.getByText(/Seu e-mail ainda não foi confirmado/)).toBeInTheDocument();
  },
);

it('offers a retry when the company or its figures cannot be loaded', async () => {
  const broken = { error: { code: 'INTERNAL_SERVER_ERROR', message: 'Boom' } };
  const { user } = openDashboard({
    MyCompanies: inTurn(broken, myCompanies()),
    OwnerStats: inTurn(broken, ownerStats()),
  });
  expect(
    await screen.findByRole('heading', { name: 'Erro ao carregar dados da empresa' }),
  ).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Tentar Novamente' }));
  expect(await screen.findByText('Erro ao carregar estatísticas do dashboard')).toBeInTheDocument();
  expect(screen.getByText('Padaria Trigo de Ouro')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByText('1.234')).toBeInTheDocument();
});

it('links back from a company of another owner', async () => {
  const error = { code: 'NOT_FOUND', message: 'Empresa não encontrada.' };
  openDashboard({ MyCompanies: { error } }, {}, '/user-dashboard?company=99');
  expect(await screen.findByText('Esta empresa não está na sua conta.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Ver minhas empresas' })).toLinkTo('/user-dashboard');
});

it('switches between companies by URL, and hides adding at the limit', async () => {
  const companies = [ownCompany(), secondCompany()];
  const answer = ({ companyId }: Record<string, unknown>) =>
    myCompanies({
      companiesOwned: 2,
      companiesTotal: 2,
      companiesAllowed: 2,
      company: companyId === '8' ? secondCompany() : ownCompany(),
    });
  const { user, location } = openDashboard({
    MyCompanies: answer,
    OwnerCompanies: ownerCompanies(companies),
  });
  expect(await screen.findByRole('heading', { name: 'Padaria Trigo de Ouro' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Cadastrar outra empresa' })).not.toBeInTheDocument();
  expect(screen.getByText(/^Este guia permite até 2 empresas por conta/)).toBeInTheDocument();
  await screen.findByRole('option', { name: /^Padaria da Praça/ });
  await user.selectOptions(
    screen.getByRole('combobox', { name: 'Empresa mostrada' }),
    'Padaria da Praça, Campinas - SP',
  );
  expect(await screen.findByRole('heading', { name: 'Padaria da Praça' })).toBeInTheDocument();
  expect(location.path).toBe('/user-dashboard?company=8');
});

it('leads to all ratings where there are some', async () => {
  const { unmount } = openDashboard();
  expect(await screen.findByRole('link', { name: 'Ver todas as avaliações' })).toLinkTo(
    '/company/7#avaliacoes',
  );
  unmount();
  openDashboard({ OwnerStats: ownerStats({ ratingsCount: 0 }) });
  expect(await screen.findByText('Ainda sem avaliações')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Ver todas as avaliações' })).not.toBeInTheDocument();
});

it('shows what is secondary closed on phones, and loads it once it is opened', async () => {
  const { user, asked } = openDashboard({}, {}, '/user-dashboard', true);
  await screen.findByRole('heading', { name: 'Pessoas' });
  expect(screen.queryByText('Rua das Magnólias, 482,')).not.toBeInTheDocument();
  expect(asked.filter(({ name }) => ['CompanyPeople', 'CompanyPromotion'].includes(name))).toEqual([]);
  await user.click(screen.getByRole('heading', { name: 'Pessoas' }));
  expect(await screen.findByText(/Só você cuida desta empresa/)).toBeInTheDocument();
});

it('shows the company looked at last, and forgets one that is not the owner’s any more', async () => {
  localStorage.setItem('empresa-mostrada:7', '8');
  const gone = { error: { code: 'NOT_FOUND', message: 'Empresa não encontrada.' } };
  const { asked } = openDashboard({ MyCompanies: inTurn(gone, myCompanies()) });
  expect(await screen.findByRole('heading', { name: 'Padaria Trigo de Ouro' })).toBeInTheDocument();
  expect(asked.of('MyCompanies')).toEqual([{ companyId: '8' }, {}]);
  expect(localStorage.getItem('empresa-mostrada:7')).toBe('7');
});

it('has the main ways in a bar, with the number of unread messages', async () => {
  const OwnerUnread = ownerCompanies([ownCompany()], { waiting: 3 });
  const { user } = openDashboard({ OwnerUnread, Inbox: inbox() });
  const bar = within(await screen.findByRole('navigation', { name: 'Atalhos da empresa' }));
  expect(bar.getByRole('link', { name: 'Painel' })).toHaveAttribute('aria-current', 'page');
  expect(bar.getByRole('link', { name: 'Relatórios' })).toLinkTo('/reports?company=7');
  expect(bar.getByRole('link', { name: 'Minha página' })).toLinkTo('/company/7');
  await user.click(bar.getByRole('link', { name: '3 não lidas: Mensagens' }));
  expect(
    await screen.findByRole('dialog', { name: 'Mensagens · Padaria Trigo de Ouro' }),
  ).toBeInTheDocument();
});

it('searches for the company to show where there are many', async () => {
  const companyOf = ({ companyId }: Record<string, unknown>) =>
    myCompanies({ companiesTotal: 40, company: companyId === '8' ? secondCompany() : ownCompany() });
  const found = ({ q, page }: Record<string, unknown>) =>
    q
      ? ownerCompanies([secondCompany()], { waiting: 2 })
      : ownerCompanies([ownCompany()], { total: 40, page: Number(page), lastPage: 3 });
  const { user, location, asked } = openDashboard({ MyCompanies: companyOf, OwnerCompanies: found });
  await user.click(await screen.findByRole('button', { name: 'Padaria Trigo de Ouro, Campinas - SP' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Trocar de empresa' }));
  await user.click(dialog.getByRole('button', { name: 'Página 2' }));
  await waitFor(() => expect(asked.at(-1)?.variables).toEqual({ q: '', page: 2 }));
  await user.type(dialog.getByLabelText('Nome da empresa'), 'praca');
  await user.click(
    await dialog.findByRole('button', { name: 'Padaria da Praça, Campinas - SP (2 para responder)' }),
  );
  expect(await screen.findByRole('heading', { name: 'Padaria da Praça' })).toBeInTheDocument();
  expect(location.path).toBe('/user-dashboard?company=8');
});
