import { screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { inTurn } from '../../testing/answers.ts';
import { companyFormAnswers, ownCompany } from '../../testing/fixtures/company-form.ts';
import { renderSite } from '../../testing/render.tsx';
import {
  account,
  beginAsOwner,
  home,
  lastButton,
  NO_SAME,
  openRegistration,
  rejection,
  TYPED,
} from '../../testing/screens/register-company.tsx';
import { site } from '../../testing/site-fixtures.ts';
import { page as registerCompanyPage } from './register-company-page.tsx';

beginAsOwner();

it("starts with the account's data", async () => {
  openRegistration({ RegisterCompanyHome: home() });
  expect(await screen.findByLabelText(/^Nome/)).toHaveValue('Padaria da Rosa');
  expect(screen.getByLabelText(/^E-mail/)).toHaveValue('rosa@exemplo.com.br');
  expect(screen.getByText(/administração verifica a sua empresa antes da publicação/)).toBeInTheDocument();
});

it('starts with the name that was searched for', async () => {
  openRegistration({ RegisterCompanyHome: home() }, '/register-company?name=Doces+da+Lia');
  expect(await screen.findByLabelText(/^Nome/)).toHaveValue('Doces da Lia');
});

it('starts with the rejected values, sends exactly the fields, and opens the dashboard', async () => {
  const { user, asked, location } = openRegistration({
    RegisterCompanyHome: home({ rejection }),
    CreateCompany: { data: { createCompany: ownCompany({ id: '12', isApproved: false }) } },
  });
  expect(await screen.findByText('Motivo: Confira o endereço.')).toBeInTheDocument();
  expect(screen.getByText(/Se havia um logo, escolha-o outra vez/)).toBeInTheDocument();
  await screen.findByRole('option', { name: 'Alimentação' });
  await user.click(await lastButton(user));
  await waitFor(() => expect(location.path).toBe('/user-dashboard?company=12'));
  expect(screen.getByText('Empresa enviada! Ela está em análise.')).toBeInTheDocument();
  const { __typename, kinds, ...input } = TYPED;
  expect(asked.first('CreateCompany')).toEqual({ input });
});

const same = (hasOwner: boolean, isFullyMatched = false) => ({
  data: {
    companies: {
      __typename: 'CompanyPage',
      isFullyMatched,
      items: [
        {
          __typename: 'Company',
          id: '21',
          name: 'Padaria Trigo Dourado',
          address: 'Rua das Magnólias, 482',
          hasOwner,
          city: { __typename: 'City', id: '9', name: 'Campinas', state: 'SP' },
        },
      ],
    },
  },
});
const CLAIM = /^É esta\? Assumir esta página/;

it('shows companies like the typed one once name and city are filled, with one request', async () => {
  const { user, asked } = openRegistration({
    RegisterCompanyHome: home(),
    SameCompanies: same(false),
    Cities: { data: { cities: [] } },
  });
  await user.type(await screen.findByLabelText(/^Cidade/), 'Campinas');
  expect(await screen.findByRole('link', { name: CLAIM }, { timeout: 3_000 })).toLinkTo(
    '/company/21#responsavel',
  );
  expect(asked.filter(({ name }) => name === 'SameCompanies')).toEqual([
    { name: 'SameCompanies', variables: { name: 'Padaria da Rosa', city: 'Campinas' } },
  ]);
});

it('shows nothing for a name that is only a kind of business', async () => {
  const { asked } = openRegistration({
    RegisterCompanyHome: home({ rejection }),
    SameCompanies: same(false, true),
  });
  await waitFor(() => expect(asked.has('SameCompanies')).toBe(true));
  await screen.findByRole('option', { name: 'Alimentação' });
  expect(screen.queryByText(/empresa parecida/)).not.toBeInTheDocument();
});

it('leads to the page of a company that is refused as registered, and to the administration', async () => {
  const { user } = openRegistration({
    RegisterCompanyHome: home({ rejection }),
    SameCompanies: same(true),
    CreateCompany: { error: { code: 'CONFLICT', message: 'Esta empresa já está cadastrada.' } },
  });
  await screen.findByRole('option', { name: 'Alimentação' });
  await user.click(await lastButton(user));
  const problem = await screen.findByText('Esta empresa já está cadastrada.');
  const after = await screen.findByRole('link', { name: /^É esta\? Ver a página/ });
  expect(after).toLinkTo('/company/21');
  expect(after.compareDocumentPosition(problem)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.getAllByText(/Já tem responsável/)[1]).toHaveTextContent('(19) 3555-0000');
});

it('names the administration for a refused company that has no public page', async () => {
  const { user } = openRegistration({
    RegisterCompanyHome: home({ rejection }),
    CreateCompany: { error: { code: 'CONFLICT', message: 'Esta empresa já está cadastrada.' } },
  });
  await screen.findByRole('option', { name: 'Alimentação' });
  await user.click(await lastButton(user));
  expect(await screen.findByText(/ainda não está publicada/)).toHaveTextContent('fale@guia.exemplo.com.br');
});

it('shows the form until it is left, and creates one company for two presses', async () => {
  const { user, asked, location } = openRegistration({
    RegisterCompanyHome: inTurn(
      home({ rejection, companiesAllowed: 1 }),
      home({ companiesOwned: 1, companiesAllowed: 1 }),
    ),
    CreateCompany: { data: { createCompany: ownCompany({ id: '12', isApproved: false }) } },
  });
  const asks = (asking: string) => asked.of(asking).length;
  await screen.findByRole('option', { name: 'Alimentação' });
  // The page stays, as it does while the next page's code is loading.
  const button = await lastButton(user);
  await user.click(button);
  await waitFor(() => expect(location.path).toBe('/user-dashboard?company=12'));
  await user.click(button);
  expect(button).toBeInTheDocument();
  expect(asks('CreateCompany')).toBe(1);
  expect(asks('RegisterCompanyHome')).toBe(1);
});

it('evicts the cached companies when it is left', async () => {
  const { Component } = registerCompanyPage;
  const { user, client } = renderSite(
    <Routes>
      <Route path="/register-company" element={<Component />} />
      <Route path="*" element={<p>Painel</p>} />
    </Routes>,
    {
      path: '/register-company',
      answers: {
        ...companyFormAnswers(),
        ...NO_SAME,
        Viewer: { data: { viewer: account } },
        RegisterCompanyHome: home({ rejection }),
        CreateCompany: { data: { createCompany: ownCompany({ id: '12', isApproved: false }) } },
      },
    },
  );
  await screen.findByRole('option', { name: 'Alimentação' });
  expect(JSON.stringify(client.cache.extract())).toContain('myCompanies');
  await user.click(await lastButton(user));
  await screen.findByText('Painel');
  expect(JSON.stringify(client.cache.extract())).not.toContain('myCompanies');
});

it('says when no further company is allowed', async () => {
  openRegistration({
    RegisterCompanyHome: home({ companiesOwned: 1, companiesAllowed: 1, isLimitedByPlan: true }),
  });
  expect(await screen.findByText('Você chegou ao limite de empresas')).toBeInTheDocument();
  expect(
    screen.getByText(/^Seu plano permite até 1 empresa\. Para cadastrar mais, peça outro plano ou fale com/),
  ).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Ir para o painel' })).toLinkTo('/user-dashboard');
  expect(screen.queryByLabelText(/^Nome/)).not.toBeInTheDocument();
});

it('says whom to ask when the setting is the limit and no plan would help', async () => {
  openRegistration({ RegisterCompanyHome: home({ companiesOwned: 1, companiesAllowed: 1 }) });
  expect(await screen.findByText(/^Este guia permite até 1 empresa por conta\. Fale com/)).toHaveTextContent(
    'fale@guia.exemplo.com.br',
  );
  expect(screen.queryByText(/outro plano/)).not.toBeInTheDocument();
});

it('promises no mail where none is sent', async () => {
  openRegistration({
    RegisterCompanyHome: home(),
    Site: { data: { publicSettings: { ...site(), sendsEmails: false } } },
  });
  expect(await screen.findByText(/Veja no seu painel quando estiver no ar/)).toBeInTheDocument();
  expect(screen.queryByText(/Avisamos por e-mail/)).not.toBeInTheDocument();
});

it('reports a failed request and retries it', async () => {
  const { user } = openRegistration({
    RegisterCompanyHome: inTurn({ error: { code: 'INTERNAL_SERVER_ERROR' } }, home()),
  });
  expect(await screen.findByText('Erro ao carregar dados da empresa')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Tentar Novamente' }));
  expect(await screen.findByLabelText(/^Nome/)).toBeInTheDocument();
});

it('says to accounts of another role what is needed', async () => {
  openRegistration({ Viewer: { data: { viewer: { ...account, role: 'user' } } } });
  expect(await screen.findByRole('heading', { name: 'Acesso não autorizado' })).toBeInTheDocument();
  expect(screen.getByText('Você não tem permissão para acessar esta página.')).toBeInTheDocument();
  expect(
    screen.getByText(/^Para cadastrar uma empresa é preciso uma conta de empresa\./),
  ).toBeInTheDocument();
});
