import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { openSession } from '../../api/session.ts';
import { type Answers, inTurn } from '../../testing/answers.ts';
import { companyFormAnswers, ownCompany } from '../../testing/fixtures/company-form.ts';
import { renderSite } from '../../testing/render.tsx';
import { site } from '../../testing/site-fixtures.ts';
import { listenBeforeRouter } from '../../ui/navigation/popstate-handlers.ts';
import { page as registerCompanyPage } from './register-company-page.tsx';

const account = {
  __typename: 'User',
  id: '5',
  name: 'Rosa Lima',
  email: 'rosa@exemplo.com.br',
  role: 'company' as const,
  companyName: 'Padaria da Rosa',
  adminRole: null,
  capabilities: [],
  isEmailConfirmed: true,
  hasSecondFactor: false,
  needsSecondFactor: false,
  createdAt: '2026-11-01T12:00:00.000Z',
  plan: null,
};
const home = (changes = {}) => ({
  data: {
    myCompanies: {
      __typename: 'MyCompanies',
      companiesAllowed: 5,
      isLimitedByPlan: false,
      companiesOwned: 0,
      rejection: null,
      ...changes,
    },
  },
});
const TYPED = {
  __typename: 'TypedCompany',
  name: 'Padaria Trigo de Ouro',
  description: 'Pães.',
  categoryId: '3',
  kinds: [],
  cep: null,
  address: 'Rua das Magnólias, 482',
  city: 'Campinas',
  state: 'SP',
  phone: '(19) 99555-0100',
  contactType: 'whatsapp',
  email: 'contato@trigo.exemplo.com.br',
  website: null,
  instagram: null,
  facebook: null,
  ifood: null,
  foundedYear: null,
  areaServed: null,
  openingHours: null,
  attributeIds: ['10'],
  offers: [{ name: 'Bolo', description: null, priceCents: 3_200, isFrom: true }],
};
const rejection = {
  __typename: 'CompanyRejection',
  id: '3',
  reason: 'Confira o endereço.',
  createdAt: '2026-11-10T12:00:00.000Z',
  typed: TYPED,
};

const NO_SAME = {
  SameCompanies: { data: { companies: { __typename: 'CompanyPage', isFullyMatched: false, items: [] } } },
};

beforeAll(listenBeforeRouter);
beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, '');
  openSession({ token: 'key', user: account });
});

const step = (name: string) => screen.findByRole('heading', { name });
const FIRST = 'Passo 1 de 3 O que é e onde fica';
const SECOND = 'Passo 2 de 3 Como falar com a empresa';
const THIRD = 'Passo 3 de 3 Como ela aparece';
const goOn = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Continuar' }));

/** Goes through the steps, whose fields are filled in; returns the button that sends the form. */
async function lastButton(user: UserEvent): Promise<HTMLElement> {
  await goOn(user);
  await step(SECOND);
  await goOn(user);
  return screen.findByRole('button', { name: 'Cadastrar empresa' });
}

function open(answers: Answers, path = '/register-company') {
  const { Component } = registerCompanyPage;
  return renderSite(<Component />, {
    path,
    answers: { ...companyFormAnswers(), ...NO_SAME, Viewer: { data: { viewer: account } }, ...answers },
  });
}

it("starts with the account's data", async () => {
  open({ RegisterCompanyHome: home() });
  expect(await screen.findByLabelText(/^Nome/)).toHaveValue('Padaria da Rosa');
  expect(screen.getByLabelText(/^E-mail/)).toHaveValue('rosa@exemplo.com.br');
  expect(screen.getByText(/será verificada pela nossa equipe antes da publicação/)).toBeInTheDocument();
});

it('starts with the name that was searched for', async () => {
  open({ RegisterCompanyHome: home() }, '/register-company?name=Doces+da+Lia');
  expect(await screen.findByLabelText(/^Nome/)).toHaveValue('Doces da Lia');
});

it('starts with the rejected values, sends exactly the fields, and opens the dashboard', async () => {
  const { user, asked, location } = open({
    RegisterCompanyHome: home({ rejection }),
    CreateCompany: { data: { createCompany: ownCompany({ id: '12', isApproved: false }) } },
  });
  expect(await screen.findByText('Motivo: Confira o endereço.')).toBeInTheDocument();
  expect(screen.getByText(/Se havia um logo, escolha-o outra vez/)).toBeInTheDocument();
  await screen.findByRole('option', { name: 'Alimentação' });
  await user.click(await lastButton(user));
  await waitFor(() => expect(location.path).toBe('/user-dashboard?company=12'));
  expect(screen.getByText('Empresa enviada! Ela está em verificação.')).toBeInTheDocument();
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
  const { user, asked } = open({
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
  const { asked } = open({ RegisterCompanyHome: home({ rejection }), SameCompanies: same(false, true) });
  await waitFor(() => expect(asked.has('SameCompanies')).toBe(true));
  await screen.findByRole('option', { name: 'Alimentação' });
  expect(screen.queryByText(/empresa parecida/)).not.toBeInTheDocument();
});

it('leads to the page of a company that is refused as registered, and to the administration', async () => {
  const { user } = open({
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
  const { user } = open({
    RegisterCompanyHome: home({ rejection }),
    CreateCompany: { error: { code: 'CONFLICT', message: 'Esta empresa já está cadastrada.' } },
  });
  await screen.findByRole('option', { name: 'Alimentação' });
  await user.click(await lastButton(user));
  expect(await screen.findByText(/ainda não está publicada/)).toHaveTextContent('fale@guia.exemplo.com.br');
});

it('shows the form until it is left, and creates one company for two presses', async () => {
  const { user, asked, location } = open({
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
  open({ RegisterCompanyHome: home({ companiesOwned: 1, companiesAllowed: 1, isLimitedByPlan: true }) });
  expect(await screen.findByText('Você chegou ao limite de empresas')).toBeInTheDocument();
  expect(
    screen.getByText(/^Seu plano permite até 1 empresa\. Para cadastrar mais, peça outro plano ou fale com/),
  ).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Ir para o painel' })).toLinkTo('/user-dashboard');
  expect(screen.queryByLabelText(/^Nome/)).not.toBeInTheDocument();
});

it('says whom to ask when the setting is the limit and no plan would help', async () => {
  open({ RegisterCompanyHome: home({ companiesOwned: 1, companiesAllowed: 1 }) });
  expect(await screen.findByText(/^Este guia permite até 1 empresa por conta\. Fale com/)).toHaveTextContent(
    'fale@guia.exemplo.com.br',
  );
  expect(screen.queryByText(/outro plano/)).not.toBeInTheDocument();
});

it('promises no mail where none is sent', async () => {
  open({
    RegisterCompanyHome: home(),
    Site: { data: { publicSettings: { ...site(), sendsEmails: false } } },
  });
  expect(await screen.findByText(/Veja no seu painel quando estiver no ar/)).toBeInTheDocument();
  expect(screen.queryByText(/Avisamos por e-mail/)).not.toBeInTheDocument();
});

it('reports a failed request and retries it', async () => {
  const { user } = open({
    RegisterCompanyHome: inTurn({ error: { code: 'INTERNAL_SERVER_ERROR' } }, home()),
  });
  expect(await screen.findByText('Erro ao carregar dados da empresa')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Tentar Novamente' }));
  expect(await screen.findByLabelText(/^Nome/)).toBeInTheDocument();
});

it('says to accounts of another role what is needed', async () => {
  open({ Viewer: { data: { viewer: { ...account, role: 'user' } } } });
  expect(await screen.findByRole('heading', { name: 'Acesso não autorizado' })).toBeInTheDocument();
  expect(screen.getByText('Você não tem permissão para acessar esta página.')).toBeInTheDocument();
  expect(
    screen.getByText(/^Para cadastrar uma empresa é preciso uma conta de empresa\./),
  ).toBeInTheDocument();
});

it('shows the errors of each step in it, and focuses its first wrong field, else its heading', async () => {
  const { user, asked } = open({ RegisterCompanyHome: home() });
  expect(await step(FIRST)).toBeVisible();
  await goOn(user);
  expect(await screen.findByText('Categoria é obrigatória')).toBeVisible();
  expect(screen.getByLabelText(/^Categoria/)).toHaveFocus();
  expect(screen.queryByText('Telefone é obrigatório')).not.toBeInTheDocument();
  await user.selectOptions(screen.getByLabelText(/^Categoria/), await screen.findByText('Alimentação'));
  await user.type(screen.getByLabelText(/^Cidade/), 'Campinas');
  await goOn(user);
  expect(await step(SECOND)).toHaveFocus();
  expect(screen.getByLabelText(/^Nome/)).not.toBeVisible();
  await goOn(user);
  expect(await screen.findByText('Telefone é obrigatório')).toBeVisible();
  expect(screen.getByLabelText(/^Telefone/)).toHaveFocus();
  await user.type(screen.getByLabelText(/^Telefone/), '1932321010');
  await user.type(screen.getByLabelText('Ano de fundação'), '99');
  await goOn(user);
  await waitFor(() => expect(screen.getByLabelText('Ano de fundação')).toHaveFocus());
  expect(screen.getByLabelText('Ano de fundação')).toBeVisible();
  await user.clear(screen.getByLabelText('Ano de fundação'));
  await goOn(user);
  expect(await step(THIRD)).toHaveFocus();
  expect(screen.getByLabelText(/^Descrição/)).toHaveAttribute(
    'placeholder',
    expect.stringMatching(/^Ex\.: Pães/),
  );
  await user.click(screen.getByRole('button', { name: 'Cadastrar empresa' }));
  expect(await screen.findByText('Descrição é obrigatória')).toBeVisible();
  expect(asked.some(({ name }) => name === 'CreateCompany')).toBe(false);
});

it('goes back by the button and by the browser, with all that was filled in', async () => {
  const { user, location } = open({ RegisterCompanyHome: home({ rejection }) });
  await screen.findByRole('option', { name: 'Alimentação' });
  await lastButton(user);
  await user.click(screen.getByRole('button', { name: 'Voltar' }));
  expect(await step(SECOND)).toHaveFocus();
  expect(screen.getByLabelText(/^Telefone/)).toHaveValue(TYPED.phone);
  await user.type(screen.getByLabelText('Instagram'), '@trigo');
  history.back();
  expect(await step(FIRST)).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Voltar' })).not.toBeInTheDocument();
  expect(location.path).toBe('/register-company');
  await goOn(user);
  expect(await step(SECOND)).toBeVisible();
  expect(screen.getByLabelText('Instagram')).toHaveValue('@trigo');
});

it('returns to the step of a field that the server refuses', async () => {
  const { user } = open({
    RegisterCompanyHome: home({ rejection }),
    CreateCompany: {
      error: {
        code: 'BAD_USER_INPUT',
        message: 'Cidade não encontrada.',
        fields: { city: ['Cidade não encontrada.'] },
      },
    },
  });
  await screen.findByRole('option', { name: 'Alimentação' });
  await user.click(await lastButton(user));
  expect(await step(FIRST)).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText(/^Cidade/)).toHaveFocus());
});

it('continues a draft of the account at its step, or begins again', async () => {
  const first = open({ RegisterCompanyHome: home({ rejection }) });
  await screen.findByRole('option', { name: 'Alimentação' });
  const leave = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  await first.user.type(screen.getByLabelText(/^Endereço/), ' B');
  expect(leave()).toBe(false);
  await goOn(first.user);
  await step(SECOND);
  expect(leave()).toBe(true);
  first.unmount();
  history.replaceState(null, '');
  const { user } = open({ RegisterCompanyHome: home({ rejection }) });
  expect(await step(SECOND)).toBeVisible();
  expect(screen.getByText('Continuamos de onde você parou.')).toBeInTheDocument();
  expect(screen.getByLabelText(/^Telefone/)).toHaveValue(TYPED.phone);
  expect(screen.getByLabelText(/^Endereço/)).toHaveValue(`${TYPED.address} B`);
  await user.click(screen.getByRole('button', { name: 'Começar de novo' }));
  expect(await step(FIRST)).toBeVisible();
  expect(screen.getByLabelText(/^Nome/)).toHaveValue(TYPED.name);
  expect(localStorage.getItem('company-draft')).toBeNull();
});

it('drops a draft that was begun before a rejection', async () => {
  const draft = { accountId: '5', values: { name: 'Doceria' }, step: 1, rejectedAt: null };
  localStorage.setItem('company-draft', JSON.stringify(draft));
  open({ RegisterCompanyHome: home({ rejection }) });
  expect(await step(FIRST)).toBeVisible();
  expect(screen.getByLabelText(/^Nome/)).toHaveValue(TYPED.name);
});

it('drops the draft of another account, and its own once the company is sent', async () => {
  const draft = (accountId: string) =>
    localStorage.setItem(
      'company-draft',
      JSON.stringify({ accountId, values: { name: 'Doceria' }, step: 1, rejectedAt: null }),
    );
  draft('6');
  const { user, location } = open({
    RegisterCompanyHome: home({ rejection }),
    CreateCompany: { data: { createCompany: ownCompany({ id: '12', isApproved: false }) } },
  });
  await screen.findByRole('option', { name: 'Alimentação' });
  expect(localStorage.getItem('company-draft')).toBeNull();
  const button = await lastButton(user);
  expect(localStorage.getItem('company-draft')).toContain(TYPED.name);
  await user.click(button);
  await waitFor(() => expect(location.path).toBe('/user-dashboard?company=12'));
  expect(localStorage.getItem('company-draft')).toBeNull();
});

it('takes a mobile for WhatsApp and a landline for a phone, until somebody has chosen', async () => {
  const values = { name: 'Doceria', categoryId: '3', city: 'Campinas' };
  const draft = { accountId: '5', values, step: 1, rejectedAt: null };
  localStorage.setItem('company-draft', JSON.stringify(draft));
  const { user } = open({ RegisterCompanyHome: home() });
  const phone = await screen.findByLabelText(/^Telefone/);
  const type = screen.getByLabelText(/^Este número é de/);
  await user.type(phone, '19995550100');
  expect(type).toHaveValue('whatsapp');
  await user.clear(phone);
  await user.type(phone, '1932321010');
  expect(type).toHaveValue('phone');
  await user.selectOptions(type, 'whatsapp');
  await user.type(phone, '{Backspace}1');
  expect(type).toHaveValue('whatsapp');
});
