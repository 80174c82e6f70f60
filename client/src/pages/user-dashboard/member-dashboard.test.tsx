import { screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';
import { account, haveSession } from '../../testing/account.ts';
import { type Answers, inTurn } from '../../testing/answers.ts';
import {
  dashboardAnswers,
  myCompanies,
  NO_COMPANY,
  ownCompany,
  ownerCompanies,
  secondCompany,
} from '../../testing/fixtures/my-companies.ts';
import { renderSite } from '../../testing/render.tsx';
import { Dashboard } from './user-dashboard-page.tsx';

const AS_ATTENDANT = {
  part: 'attendant' as const,
  permissions: ['see', 'seeReports', 'messages', 'answerRatings'],
};
const AS_MANAGER = {
  part: 'manager' as const,
  permissions: ['see', 'seeReports', 'messages', 'answerRatings', 'seeCorrections', 'edit'],
};
const only = (part: object) => myCompanies({ company: ownCompany(part), companiesOwned: 0 });

const open = (answers: Answers) =>
  renderSite(
    <Routes>
      <Route path="/user-dashboard" element={<Dashboard account={account()} />} />
      <Route path="*" element={null} />
    </Routes>,
    { answers: { ...dashboardAnswers(), ...answers }, path: '/user-dashboard' },
  );

beforeEach(() => {
  localStorage.clear();
  haveSession();
});

const OF_OWNER = ['Remover empresa', 'Editar Perfil e Planos', 'Conhecer os planos', 'Convidar'];

it('shows an attendant what attendants may do, and nothing to edit', async () => {
  open({ MyCompanies: only(AS_ATTENDANT) });
  expect(await screen.findByRole('heading', { name: 'Você é Atendente' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'A empresa' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: /^Mensagens/ })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Cadastrar minha empresa' })).toBeInTheDocument();
  for (const name of OF_OWNER) expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  expect(screen.queryByRole('list', { name: 'Editar Empresa' })).not.toBeInTheDocument();
  for (const name of ['Pessoas', /Correções/])
    expect(screen.queryByRole('heading', { name })).not.toBeInTheDocument();
});

it('shows a manager what managers may do', async () => {
  open({ MyCompanies: only(AS_MANAGER) });
  expect(await screen.findByRole('heading', { name: 'Você é Gerente' })).toBeInTheDocument();
  expect(screen.getByRole('list', { name: 'Editar Empresa' })).toBeInTheDocument();
  for (const name of OF_OWNER) expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
});

it('names the part in the switch of companies, and counts only own ones', async () => {
  const companies = [ownCompany(), { ...secondCompany(), ...AS_MANAGER }];
  open({
    MyCompanies: myCompanies({ companiesTotal: 2 }),
    OwnerCompanies: ownerCompanies(companies),
  });
  await screen.findByRole('option', { name: /Gerente/ });
  const labels = within(screen.getByLabelText('Empresa mostrada'))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
  expect(labels).toEqual([
    'Padaria Trigo de Ouro, Campinas - SP',
    'Padaria da Praça, Campinas - SP · Gerente',
  ]);
  expect(screen.getByText('1/5')).toBeInTheDocument();
});

it('leaves the company after saying what that means', async () => {
  const { user, location } = open({
    MyCompanies: inTurn(only(AS_ATTENDANT), myCompanies(NO_COMPANY)),
    LeaveCompany: { data: { leaveCompany: { __typename: 'Deletion', id: '7' } } },
  });
  await user.click(await screen.findByRole('button', { name: 'Sair da empresa' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Sair da empresa?' }));
  expect(dialog.getByText(/Para voltar, peça outro convite ao dono/)).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Sair da empresa' }));
  expect(await screen.findByText('Você saiu de Padaria Trigo de Ouro.')).toBeInTheDocument();
  await waitFor(() => expect(location.path).toBe('/user-dashboard'));
  expect(await screen.findByText('Nenhuma Empresa Cadastrada')).toBeInTheDocument();
});
