import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { type Answers, inTurn } from '../../testing/answers.ts';
import { changeOf, pageOf } from '../../testing/fixtures/admin.ts';
import { openFilters } from '../../testing/list-steps.ts';
import { renderSite } from '../../testing/render.tsx';
import { AuditList } from './audit-list.tsx';

/** Returns an entry of the log as the server sends it. */
const entry = (id: string, action: string, changes = {}) => ({
  __typename: 'AuditEntry',
  id,
  actorId: '1',
  actorText: 'Ana Reis',
  actionText: 'mudou',
  subjectType: action.split('.')[0],
  subjectId: '7',
  subjectName: null as string | null,
  subjectText: 'nº 7' as string | null,
  companyId: null as string | null,
  address: '198.51.100.7',
  createdAt: '2026-11-04T12:05:00.000Z',
  changes: [] as object[],
  ...changes,
});
const adminAuditChoices = {
  __typename: 'AuditChoices',
  actions: [
    {
      __typename: 'AuditActionGroup',
      prefix: 'company.',
      name: 'Empresas',
      actions: [{ __typename: 'AuditAction', action: 'company.approve', name: 'Empresa aprovada' }],
    },
  ],
  subjectTypes: [{ __typename: 'AuditSubjectKind', subjectType: 'company', name: 'Empresa' }],
};
const choices = { AuditChoices: { data: { adminAuditChoices } } };
const logPage = (rows: object[], changes: object) => pageOf('adminAuditEntries', rows, changes);
const log = (...rows: object[]) => logPage(rows, { totalIsExact: true });
const person = {
  data: { adminUser: { __typename: 'User', id: '1', name: 'Ana Reis', email: 'ana@exemplo.com.br' } },
};
const open = (answers: Answers, query = '') =>
  renderSite(<AuditList />, {
    answers: { ...choices, AuditPerson: person, ...answers },
    path: `/admin/audit${query}`,
  });
const broken = { error: { code: 'INTERNAL_SERVER_ERROR' } };

it('shows an entry as a sentence with links to actor and subject', async () => {
  const approval = { actionText: 'aprovou a empresa', subjectName: 'Padaria', subjectText: 'Padaria' };
  open({ AuditEntries: log(entry('1', 'company.approve', approval)) });
  const head = await screen.findByRole('rowheader');
  expect(head).toHaveTextContent('Ana Reis aprovou a empresa Padaria');
  expect(within(head).getByRole('link', { name: 'Ana Reis' })).toHaveAttribute(
    'href',
    '/admin/audit?actor=1',
  );
});

it.each([
  ['company', { subjectName: 'Padaria' }, '/company/7'],
  ['company', {}, undefined],
  ['company-claim', { subjectName: 'Bar K', companyId: '12' }, '/company/12'],
  ['user', { subjectName: 'Rosa Lima' }, '/admin/users?q=Rosa+Lima'],
  ['plan', { subjectName: 'Rede' }, '/admin/plans'],
  ['plan-request', { subjectName: 'Rosa Lima' }, '/admin/plan-requests?status=all'],
  ['rating', { subjectName: 'Bar K', companyId: '12' }, '/admin/ratings?company=12'],
  ['message', {}, undefined],
  ['category', { subjectName: 'Saúde' }, '/admin/categories?q=Sa%C3%BAde'],
  ['kind', { subjectName: 'Barbearia' }, '/admin/kinds?kind=7'],
  ['city', { subjectName: 'Barão Geraldo - SP' }, '/admin/cities?q=Bar%C3%A3o+Geraldo'],
  ['import', { subjectName: 'empresas.csv' }, '/admin/import'],
  ['mail', {}, '/admin/mails'],
  ['novel', { subjectName: 'Algo' }, undefined],
])('links to a %s that still exists (%#)', async (kind, changes, path) => {
  open({ AuditEntries: log(entry('1', `${kind}.update`, changes)) });
  const head = await screen.findByRole('rowheader');
  const [, subject] = within(head).getAllByRole('link');
  expect(subject?.getAttribute('href') ?? undefined).toBe(path);
});

it('has no links for actions of the system on everything', async () => {
  const changes = { actorId: null, actorText: 'O sistema', actionText: 'criou os dados', subjectText: null };
  open({ AuditEntries: log(entry('1', 'demo_data_created', changes)) });
  const head = await screen.findByRole('rowheader');
  expect(head).toHaveTextContent('O sistema criou os dados');
  expect(within(head).queryByRole('link')).toBeNull();
});

it('shows time, address and the changed fields', async () => {
  const { user } = open({
    AuditEntries: log(
      entry('1', 'user.plan', { changes: [changeOf('planId', 'Plano', null, 'Rede')] }),
      entry('2', 'category.update', {
        changes: [changeOf('isVisible', 'Visível', 'Sim', 'Não')],
        address: null,
      }),
      entry('3', 'company.reject', {
        changes: ['name', 'email', 'phone']
          .map((field) => changeOf(field, field, 'x', null, true))
          .concat(changeOf('reason', 'Motivo', null, 'Duplicada.', true)),
      }),
    ),
  });
  expect(await screen.findByText('3 registros')).toBeInTheDocument();
  const rows = screen.getAllByRole('row').slice(1);
  expect(rows[0]).toHaveTextContent(/04\/11\/2026 09:05.*198\.51\.100\.7.*Plano/);
  expect(rows[1]).toHaveTextContent(/—.*Visível/);
  const details = () => screen.getByRole('complementary');
  await user.click(screen.getByRole('link', { name: 'Plano' }));
  expect(details()).toHaveTextContent(/Plano.*vazio.*Rede/);
  await user.click(screen.getByRole('link', { name: /^Próximo/ }));
  expect(details()).toHaveTextContent(/Visível.*Sim.*Não/);
  await user.click(screen.getByRole('link', { name: 'email, phone, Motivo' }));
  expect(details()).toHaveTextContent(/Motivo.*Duplicada\./);
  expect(details()).not.toHaveTextContent('vazio');
});

it('names the fields of an entry, but for a name that has not changed', async () => {
  const name = changeOf('name', 'Nome', null, 'Padaria', true);
  open({
    AuditEntries: log(
      entry('1', 'company.approve', { changes: [name] }),
      entry('2', 'company.reject', {
        changes: [name, changeOf('reason', 'Motivo', null, 'Duplicada.', true)],
      }),
      entry('3', 'company.update', { changes: [changeOf('name', 'Nome', 'Padaria', 'Padaria Trigo')] }),
    ),
  });
  const cells = await screen.findAllByRole('cell', { name: /Detalhes|Motivo|Nome/ });
  expect(cells.map(({ textContent }) => textContent)).toEqual(['Detalhes', 'Motivo', 'Nome']);
});

it('is searched by text', async () => {
  const { user, asked, location } = open({ AuditEntries: log(entry('1', 'company.approve')) });
  await user.type(await screen.findByLabelText('Buscar no registro'), 'padaria');
  await waitFor(() => expect(location.path).toBe('/admin/audit?q=padaria'));
  await waitFor(() =>
    expect(asked.findLast(({ name }) => name === 'AuditEntries')?.variables.q).toBe('padaria'),
  );
});

it('filters on the server, from the URL', async () => {
  const { user, asked, location } = open({
    AuditEntries: log(entry('1', 'company.approve')),
    AuditPeople: {
      data: { adminUsers: { __typename: 'UserPage', items: [person.data.adminUser] } },
    },
  });
  await screen.findByText('1 registro');
  expect(asked.find(({ name }) => name === 'AuditEntries')?.variables).toEqual({
    q: null,
    action: null,
    subjectType: null,
    subjectId: null,
    actorId: null,
    from: null,
    until: null,
    order: 'newest',
    page: 1,
    perPage: 25,
  });
  await openFilters(user);
  // The choices are loaded by a query of their own.
  await screen.findByRole('option', { name: 'Empresas: todas' });
  await user.selectOptions(screen.getByLabelText('Ação'), 'Empresas: todas');
  await waitFor(() => expect(location.path).toBe('/admin/audit?action=company.'));
  await user.selectOptions(screen.getByLabelText('Objeto'), 'Empresa');
  await waitFor(() => expect(location.path).toContain('type=company'));
  // Typed days are debounced.
  await user.type(screen.getByLabelText('De'), '2026-11-01');
  await waitFor(() => expect(location.path).toContain('from=2026-11-01'));
  await user.type(screen.getByLabelText('Até'), '2026-11-30');
  await waitFor(() => expect(location.path).toContain('until=2026-11-30'));
  await user.type(screen.getByLabelText('Feito por'), 'ana');
  await waitFor(() => expect(asked.at(-1)?.name).toBe('AuditPeople'));
  await user.click(await screen.findByRole('option', { name: /Ana Reis/ }));
  await waitFor(() =>
    expect(location.path).toBe(
      '/admin/audit?action=company.&type=company&from=2026-11-01&until=2026-11-30&actor=1',
    ),
  );
  await waitFor(() =>
    expect(asked.findLast(({ name }) => name === 'AuditEntries')?.variables).toMatchObject({
      action: 'company.',
      subjectType: 'company',
      actorId: '1',
      from: '2026-11-01',
      until: '2026-11-30',
    }),
  );
  await user.click(await screen.findByRole('button', { name: 'Retirar o filtro: Feito por Ana Reis' }));
  await waitFor(() => expect(location.path).not.toContain('actor'));
});

it('filters by one subject from a link, and clears the filter', async () => {
  const { user, asked, location } = open(
    { AuditEntries: log(entry('1', 'company.approve', { subjectName: 'Padaria' })) },
    '?type=company&subject=7',
  );
  const drop = await screen.findByRole('button', { name: 'Retirar o filtro: Empresa: Padaria' });
  expect(asked[0]?.variables).toMatchObject({ subjectType: 'company', subjectId: '7' });
  await user.click(drop);
  await waitFor(() => expect(location.path).toBe('/admin/audit?type=company'));
});

it('accepts an unknown action and shows it as chosen', async () => {
  const { asked, user } = open({ AuditEntries: log() }, '?action=company.old&type=shop');
  expect(await screen.findByText('Nenhum registro encontrado')).toBeInTheDocument();
  expect(asked[0]?.variables).toMatchObject({ action: 'company.old', subjectType: 'shop' });
  await openFilters(user);
  expect(screen.getByLabelText('Ação')).toHaveDisplayValue('company.old');
  expect(screen.getByLabelText('Objeto')).toHaveDisplayValue('shop');
});

it('ignores invalid values of the URL', async () => {
  const { asked } = open({ AuditEntries: log() }, '?type=X Y&subject=7&actor=abc&from=ontem&action=%27');
  expect(await screen.findByText('Nada registrado ainda')).toBeInTheDocument();
  expect(asked[0]?.variables).toMatchObject({
    action: null,
    subjectType: null,
    subjectId: null,
    actorId: null,
    from: null,
  });
});

it('offers to clear filters without results, and names a removed actor by id', async () => {
  const { user, location } = open(
    {
      AuditEntries: log(),
      AuditPerson: { error: { code: 'NOT_FOUND', message: 'Usuário não encontrado.' } },
    },
    '?actor=44',
  );
  expect(await screen.findByText('Nenhum registro encontrado')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Retirar o filtro: Feito por conta nº 44' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Limpar filtros' }));
  await waitFor(() => expect(location.path).toBe('/admin/audit'));
});

it('reports a failed request and retries it', async () => {
  const { user } = open({ AuditEntries: inTurn(broken, log(entry('1', 'plan.create'))) });
  expect(await screen.findByText('Erro ao carregar o registro de ações')).toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByText('1 registro')).toBeInTheDocument();
});

it('keeps the filters usable when the log could not be loaded', async () => {
  const { user, location } = open(
    { AuditEntries: inTurn(broken, log(entry('1', 'plan.create'))) },
    '?action=company.approve',
  );
  expect(await screen.findByText('Erro ao carregar o registro de ações')).toBeInTheDocument();
  await openFilters(user);
  await waitFor(() => expect(screen.getByLabelText('Ação')).toHaveDisplayValue('Empresa aprovada'));
  await user.selectOptions(screen.getByLabelText('Ação'), 'Empresas: todas');
  await waitFor(() => expect(location.path).toBe('/admin/audit?action=company.'));
  expect(await screen.findByText('1 registro')).toBeInTheDocument();
});

it('reloads the choices together with the log', async () => {
  const { user } = open(
    {
      AuditChoices: inTurn(broken, choices.AuditChoices),
      AuditEntries: inTurn(broken, log(entry('1', 'plan.create'))),
    },
    '?action=company.approve',
  );
  await user.click(await screen.findByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByText('1 registro')).toBeInTheDocument();
  await openFilters(user);
  await waitFor(() => expect(screen.getByLabelText('Ação')).toHaveDisplayValue('Empresa aprovada'));
});

function Closable() {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setOpen(!isOpen)}>
        Abrir e fechar
      </button>
      {isOpen && <AuditList />}
    </>
  );
}

it('is reloaded once each time it is opened', async () => {
  const { asked, user } = renderSite(<Closable />, {
    answers: {
      ...choices,
      AuditEntries: inTurn(log(), log(entry('1', 'plan.create', { subjectName: 'Rede' }))),
    },
    path: '/admin/audit',
  });
  await screen.findByText('Nada registrado ainda');
  await user.click(screen.getByRole('button', { name: 'Abrir e fechar' }));
  await user.click(screen.getByRole('button', { name: 'Abrir e fechar' }));
  expect(await screen.findByText('1 registro')).toBeInTheDocument();
  expect(asked.filter(({ name }) => name === 'AuditEntries')).toHaveLength(2);
  expect(asked.filter(({ name }) => name === 'AuditChoices')).toHaveLength(1);
});

it('says "mais de" for an estimate, and redirects from a page beyond the end', async () => {
  const many = (page: number, ...rows: object[]) =>
    logPage(rows, { page, total: 20_000, totalIsExact: false });
  const { location } = open(
    { AuditEntries: inTurn(many(9), many(1, entry('1', 'plan.create'))) },
    '?page=9&type=plan',
  );
  expect(await screen.findByText('mais de 100.000 registros')).toBeInTheDocument();
  expect(location.path).toBe('/admin/audit?type=plan');
});
