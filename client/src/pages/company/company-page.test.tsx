import { act, screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { beforeAll, expect, it } from 'vitest';
import { openSession } from '../../api/session.ts';
import { type Answers, inTurn } from '../../testing/answers.ts';
import { renderSite } from '../../testing/render.tsx';
import { company, ratingCheck, site } from '../../testing/site-fixtures.ts';
import { loadDeferred } from '../../ui/hydration/deferred.tsx';
import type { CompanyQuery } from './company.gen.ts';
import { page as companyPage } from './company-page.tsx';
import { CompanyView } from './company-view.tsx';

const { Component } = companyPage;
beforeAll(loadDeferred);

function open(answers: Answers) {
  return renderSite(
    <Routes>
      <Route path="/company/:id" element={<Component />} />
    </Routes>,
    { path: '/company/7', answers },
  );
}
const asking = (search: string) =>
  companyPage.queries?.({ params: { id: '7' }, search: new URLSearchParams(search) })?.[0]?.variables;
const belonging = (permissions: readonly string[] | null): Answers => ({
  BelongsToCompany: { data: { company: { __typename: 'Company', id: '7', permissions } } },
});
const given = (changes = {}): Answers => ({ Company: { data: { company: company(changes) } } });

it('shows the company with its ratings, and sets the title', async () => {
  open(given());
  expect(await screen.findByRole('heading', { name: 'Padaria Trigo de Ouro', level: 1 })).toBeInTheDocument();
  expect(screen.getByText('Pão quentinho.')).toBeInTheDocument();
  expect(screen.getByText('03/11/2026')).toBeInTheDocument();
  expect(screen.getByText('Mapa não disponível')).toBeInTheDocument();
  expect(screen.getByText('Em breve: empresas similares')).toBeInTheDocument();
  expect(document.title).toBe('Padaria Trigo de Ouro · Alimentação em Campinas - SP · Guia da Cidade');
});

it('links back to the search, also after a reload', () => {
  renderSite(
    <CompanyView
      company={company()}
      site={site()}
      isOld={false}
      ratingsState="shown"
      reload={async () => {}}
    />,
    {
      path: '/company/7',
      keptState: { from: '/search?q=padaria' },
    },
  );
  expect(screen.getByRole('link', { name: 'Voltar para a busca' })).toLinkTo('/search?q=padaria');
});

it("formats the plan's price as in Brazil", async () => {
  open(
    given({
      plan: {
        __typename: 'Plan',
        id: '2',
        name: 'Essencial',
        price: '29.90',
        companiesAllowed: 10,
        features: ['Página com logo'],
      },
    }),
  );
  expect(await screen.findByText('Ativo')).toBeInTheDocument();
  expect(screen.getByText(/R\$\s29,90/)).toHaveTextContent('/mês');
  expect(screen.getByText('Até 10 empresas')).toBeInTheDocument();
});

it('warns of a pending company, without ratings and messages', async () => {
  open(given({ isApproved: false }));
  expect(
    await screen.findByText(
      'Esta empresa está aguardando aprovação. As informações podem estar sujeitas a alterações.',
    ),
  ).toBeInTheDocument();
  expect(screen.getByText('As avaliações abrem depois da aprovação.')).toBeInTheDocument();
  expect(screen.queryByText(/Seja a primeira pessoa/)).not.toBeInTheDocument();
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Enviar mensagem' })).not.toBeInTheDocument();
});

it('shows its owner and members a pending company whole, with its forms disabled', async () => {
  openSession({
    token: 't',
    user: { id: '5', name: 'Rosa Lima', email: 'rosa@exemplo.com.br', role: 'company' },
  });
  open({ ...given({ isApproved: false }), ...belonging(['see']) });
  const later = 'Abre para os visitantes depois da aprovação.';
  const parts = await screen.findAllByRole('group', { name: later });
  expect(parts).toHaveLength(3);
  for (const name of ['Corrigir dados', 'Enviar mensagem']) {
    expect(screen.getByRole('button', { name })).toBeDisabled();
  }
  for (const name of ['Nome', 'Mensagem']) {
    expect(screen.getByRole('textbox', { name: new RegExp(`^${name}`) })).toBeDisabled();
  }
  for (const star of screen.getAllByRole('radio')) expect(star).toBeDisabled();
  expect(screen.queryByText('As avaliações abrem depois da aprovação.')).not.toBeInTheDocument();
});

it.each([
  ['may edit', ['see', 'edit', 'messages'], 'Editar no painel'],
  ['may only answer', ['see', 'messages'], 'Ler mensagens'],
  ['may only see it', ['see'], 'Abrir no painel'],
])('leads who %s to the panel, in place of writing to the company', async (_who, permissions, name) => {
  openSession({
    token: 't',
    user: { id: '5', name: 'Rosa Lima', email: 'rosa@exemplo.com.br', role: 'company' },
  });
  open({ ...given(), ...belonging(permissions) });
  expect(await screen.findByRole('link', { name })).toLinkTo('/user-dashboard?company=7');
  expect(screen.queryAllByRole('button', { name: 'Corrigir dados' })).toHaveLength(
    permissions.includes('edit') ? 0 : 1,
  );
  expect(screen.queryByRole('link', { name: /^(Escrever|Mensagem)/ })).not.toBeInTheDocument();
  expect(screen.queryAllByRole('link', { name: 'Ler mensagens' })).toHaveLength(
    permissions.includes('messages') ? 1 : 0,
  );
  expect(screen.getByText('Você cuida desta empresa: quem avalia são os clientes.')).toBeInTheDocument();
  expect(screen.getByText('Você cuida desta empresa: quem escreve são os clientes.')).toBeInTheDocument();
});

it('says that an inactive company is hidden from others, without forms', async () => {
  open(given({ isActive: false }));
  expect(
    await screen.findByText(
      'Esta empresa está inativa: só quem cuida dela e a administração veem esta página.',
    ),
  ).toBeInTheDocument();
  expect(screen.getByText('Pão quentinho.')).toBeInTheDocument();
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /mensagem|salvar/i })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /^(mensagem|avaliar)$/i })).not.toBeInTheDocument();
});

it('leads from each kind to its companies in the city', async () => {
  const kind = (id: string, slug: string, name: string) =>
    ({ __typename: 'Kind', id, slug, name, schemaType: null }) as CompanyQuery['company']['kinds'][number];
  open(given({ kinds: [kind('1', 'padaria', 'Padaria'), kind('2', 'pizzaria', 'Pizzaria')] }));
  const list = within(await screen.findByRole('list', { name: 'Segmentos' }));
  const links = list.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['Padaria', '/search?kind=padaria&city=Campinas+-+SP'],
    ['Pizzaria', '/search?kind=pizzaria&city=Campinas+-+SP'],
  ]);
});

it('leaves out missing data', async () => {
  open(given({ description: '' }));
  expect(await screen.findByRole('heading', { name: 'Avaliações' })).toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: 'Sobre a empresa' })).not.toBeInTheDocument();
  expect(screen.queryByRole('list', { name: 'Segmentos' })).not.toBeInTheDocument();
});

it.each([true, false])('leads to the message form where messages are read (%s)', async (readsMessages) => {
  open(given({ readsMessages, whatsappUrl: null, phoneUrl: null }));
  await screen.findByRole('heading', { name: 'Envie uma mensagem' });
  expect(screen.queryAllByRole('link', { name: /^(Mensagem|Escrever para a empresa)$/ })).toHaveLength(
    readsMessages ? 2 : 0,
  );
});

it('offers claiming a company without owner', async () => {
  open(given({ hasOwner: false }));
  expect(await screen.findByRole('heading', { name: 'Esta empresa é sua?' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Enviar mensagem' })).not.toBeInTheDocument();
  const back = encodeURIComponent('/company/7#responsavel');
  expect(screen.getByRole('link', { name: 'Cadastre-se' })).toLinkTo(`/register?next=${back}`);
  expect(screen.getByRole('link', { name: 'entre na sua conta' })).toLinkTo(`/login?next=${back}`);
});

it('lets only company accounts claim it', async () => {
  const user = { id: '5', name: 'Rosa Lima', email: 'rosa@exemplo.com.br' };
  openSession({ token: 't', user: { ...user, role: 'company' } });
  open({
    ...given({ hasOwner: false }),
    ...belonging(null),
    LastClaim: { data: { myClaimPage: { __typename: 'ClaimPage', items: [] } } },
  });
  expect(await screen.findByRole('button', { name: 'Pedir para assumir esta empresa' })).toBeInTheDocument();
  act(() => openSession({ token: 't', user: { ...user, role: 'user' } }));
  expect(screen.queryByRole('heading', { name: 'Esta empresa é sua?' })).not.toBeInTheDocument();
});

it('says since when a company has been closed, and offers others of its city', async () => {
  const city = { __typename: 'City', id: '9', name: 'Campinas', state: 'SP' };
  const closedCompany = {
    __typename: 'ClosedCompany',
    id: '7',
    name: 'Padaria',
    city,
    closedOn: '2026-10-31',
  };
  open({ Company: { error: { code: 'NOT_FOUND' } }, ClosedCompany: { data: { closedCompany } } });
  expect(await screen.findByText(/Encerrada na Receita em 31\/10\/2026/)).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Padaria');
  expect(screen.getByRole('link', { name: /Buscar em Campinas/ })).toBeInTheDocument();
});

it.each(['NOT_FOUND', 'BAD_REQUEST'])('says that there is no company (%s)', async (code) => {
  open({ Company: { error: { code } }, ClosedCompany: { data: { closedCompany: null } } });
  expect(await screen.findByRole('heading', { name: 'Empresa não encontrada' })).toBeInTheDocument();
});

it('requests the ratings in the order of the URL, else in the default one', () => {
  expect(asking('order=best&page=2')).toEqual({ id: '7', ratingsPage: 2, ratingsOrder: 'best' });
  expect(asking('order=none')).toEqual({ id: '7', ratingsPage: 1, ratingsOrder: 'useful' });
});

it.each([
  ['the owner', true],
  ['another company account', false],
])('checks once whether %s can rate, and uses the result everywhere', async (_who, isOwner) => {
  const user = { id: '5', name: 'Rosa Lima', email: 'rosa@exemplo.com.br', role: 'company' as const };
  openSession({ token: 't', user });
  const none = { __typename: 'RatingPage', items: [], page: 1, lastPage: 1, total: 0 };
  const { asked } = open({
    ...given({ ratings: none as unknown as ReturnType<typeof company>['ratings'] }),
    ...belonging(isOwner ? ['see'] : null),
    RatingCheck: { data: { ratingCheck: ratingCheck({ isOwner }) } },
  });
  await screen.findByRole('heading', { name: 'Avaliações' });
  if (isOwner) await screen.findByText('Você cuida desta empresa: quem avalia são os clientes.');
  else expect(await screen.findAllByRole('radio')).toHaveLength(5);
  expect(screen.queryAllByRole('link', { name: 'Avaliar' })).toHaveLength(isOwner ? 0 : 1);
  expect(screen.queryAllByText(/Seja a primeira pessoa!/)).toHaveLength(isOwner ? 0 : 1);
  expect(asked.of('RatingCheck')).toHaveLength(1);
});

it('takes who cares for it by either answer', async () => {
  const user = { id: '5', name: 'Rosa Lima', email: 'rosa@exemplo.com.br', role: 'company' as const };
  openSession({ token: 't', user });
  open({
    ...given(),
    BelongsToCompany: { error: { code: 'SERVICE_UNAVAILABLE' } },
    RatingCheck: { data: { ratingCheck: ratingCheck({ isOwner: true }) } },
  });
  expect(
    await screen.findByText('Você cuida desta empresa: quem escreve são os clientes.'),
  ).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /^(Escrever|Mensagem)/ })).not.toBeInTheDocument();
});

it('keeps the previous ratings while others load, and reports a failure', async () => {
  const one = company();
  const ratings = { ...one.ratings, lastPage: 2, total: 6 };
  const first = { data: { company: { ...one, ratings } } };
  const failed = { error: { code: 'SERVICE_UNAVAILABLE' } };
  const worst = inTurn(failed, { pending: true });
  const answer = ({ ratingsOrder }: { ratingsOrder?: string }) =>
    ratingsOrder === 'worst' ? worst() : first;
  const { user } = open({ Company: answer });
  const list = () => screen.getByText('Pão quentinho.').closest('ul');
  await user.selectOptions(await screen.findByLabelText('Ordem das avaliações'), 'Piores notas');
  const words = 'Não foi possível atualizar agora. Abaixo estão as avaliações de antes.';
  const notice = (await screen.findByText(words)).closest<HTMLElement>('[role=status]');
  expect(list()).toHaveAttribute('aria-busy', 'false');
  if (notice) await user.click(within(notice).getByRole('button', { name: 'Tentar novamente' }));
  expect(screen.queryByText(words)).not.toBeInTheDocument();
  expect(list()).toHaveAttribute('aria-busy', 'true');
});

it('takes in one press whether a company without hours is open, and says when it was last seen open', async () => {
  const now = new Date().toISOString();
  const seen = { recordOpeningSighting: { __typename: 'Company', id: '7', lastSeenOpenAt: now } };
  const { user, asked } = open({
    ...given({ lastSeenOpenAt: new Date(Date.now() - 3 * 24 * 3_600_000 - 60_000).toISOString() }),
    RecordOpeningSighting: inTurn(
      { error: { code: 'RATE_LIMITED', message: 'Espere um pouco.' } },
      { data: seen },
    ),
  });
  expect(await screen.findByText(/^Horário não informado, visto aberto há 3 dias\./)).toBeInTheDocument();
  const closed = screen.getByRole('button', { name: 'Estava fechado' });
  await user.click(closed);
  expect(await screen.findByText('Espere um pouco.')).toBeInTheDocument();
  expect(asked.last('RecordOpeningSighting')).toEqual({ companyId: '7', isOpen: false });
  await user.click(screen.getByRole('button', { name: 'Estava aberto agora' }));
  expect(await screen.findByText(/visto aberto hoje/)).toBeInTheDocument();
  expect(asked.last('RecordOpeningSighting')).toEqual({ companyId: '7', isOpen: true });
  expect(closed).toBeDisabled();
});
