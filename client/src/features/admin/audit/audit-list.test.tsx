import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { type Answers, inTurn } from '../../../testing/answers.ts';
import { renderSite } from '../../../testing/render.tsx';
import { pageOf } from '../admin-samples.ts';
import { AuditList } from './audit-list.tsx';

const change = (field: string, before: string | null, after: string | null) => ({
  __typename: 'FieldChange',
  field,
  before,
  after,
});

/** An entry of the log, as the server gives it. */
const entry = (id: string, action: string, changes = {}) => ({
  __typename: 'AuditRecord',
  id,
  actorId: '1',
  actorEmail: 'ana@exemplo.com.br',
  actorName: 'Ana Reis',
  action,
  subjectType: action.split('.')[0],
  subjectId: '7',
  subjectName: null as string | null,
  address: '198.51.100.7',
  createdAt: '2026-11-04T12:05:00.000Z',
  changes: [] as object[],
  ...changes,
});
const log = (...rows: object[]) => pageOf('auditEntries', rows, { totalIsExact: true });
const person = {
  data: { user: { __typename: 'User', id: '1', name: 'Ana Reis', email: 'ana@exemplo.com.br' } },
};
const open = (answers: Answers, query = '') =>
  renderSite(<AuditList />, { answers: { AuditPerson: person, ...answers }, path: `/admin/audit${query}` });
const broken = { error: { code: 'INTERNAL_SERVER_ERROR' } };

it.each([
  ['company.approve', { subjectName: 'Padaria' }, 'Ana Reis aprovou a empresa Padaria', '/company/7'],
  [
    'company.remove',
    { changes: [change('name', 'Bar K', null)] },
    'Ana Reis removeu a empresa Bar K',
    undefined,
  ],
  [
    'company.message-access',
    { subjectName: 'Bar K', changes: [change('hasMessageAccess', 'false', 'true')] },
    'Ana Reis liberou o acesso às mensagens da empresa Bar K',
    '/company/7',
  ],
  [
    'company.message-access',
    { subjectName: 'Bar K', changes: [change('hasMessageAccess', 'true', 'false')] },
    'Ana Reis tirou o acesso às mensagens da empresa Bar K',
    '/company/7',
  ],
  [
    'company-claim.approve',
    { subjectName: 'Bar K', changes: [change('companyId', 'Bar K (nº 12)', 'Bar K (nº 12)')] },
    'Ana Reis aceitou o pedido de responsável da empresa Bar K',
    '/company/12',
  ],
  [
    'user.plan',
    { subjectName: 'Rosa Lima' },
    'Ana Reis mudou o plano de Rosa Lima',
    '/admin?tab=users&q=Rosa+Lima',
  ],
  ['user.password', {}, 'Ana Reis definiu uma nova senha para usuário nº 7', undefined],
  ['plan.update', { subjectName: 'Rede' }, 'Ana Reis alterou o plano Rede', '/admin/plans'],
  [
    'plan-request.reject',
    { subjectName: 'Rosa Lima' },
    'Ana Reis rejeitou a solicitação de plano de Rosa Lima',
    '/admin?tab=plan-requests&status=all',
  ],
  [
    'rating.hide',
    { subjectName: 'Bar K', changes: [change('companyId', 'Bar K (nº 12)', null)] },
    'Ana Reis ocultou a avaliação nº 7 da empresa Bar K',
    '/admin/ratings?company=12',
  ],
  ['message.erase', {}, 'Ana Reis apagou a mensagem nº 7', undefined],
  [
    'category.update',
    { subjectName: 'Saúde' },
    'Ana Reis alterou a categoria Saúde',
    '/admin/categories?q=Sa%C3%BAde',
  ],
  [
    'city.create',
    { subjectName: 'Barão Geraldo - SP' },
    'Ana Reis adicionou a cidade Barão Geraldo - SP',
    '/admin/cities?q=Bar%C3%A3o+Geraldo',
  ],
  [
    'import.run',
    { subjectName: 'empresas.csv' },
    'Ana Reis iniciou a importação empresas.csv',
    '/admin/import',
  ],
  ['mail.retry', {}, 'Ana Reis mandou enviar de novo o e-mail nº 7', '/admin?tab=mails'],
  ['settings.update', {}, 'Ana Reis alterou as configurações do sistema', undefined],
  ['novel.action', {}, 'Ana Reis fez "novel.action" em nº 7', undefined],
])('tells %s in a sentence (%#)', async (action, changes, sentence, path) => {
  open({ AuditEntries: log(entry('1', action, changes)) });
  const [head] = await screen.findAllByRole('rowheader');
  expect(head).toHaveTextContent(sentence);
  const links = within(head as HTMLElement).getAllByRole('link');
  expect(links[0]).toHaveAttribute('href', '/admin/audit?actor=1');
  expect(links[1]?.getAttribute('href') ?? undefined).toBe(path);
});

it.each([
  [{ actorId: null, actorName: null, actorEmail: null }, 'O sistema'],
  [{ actorName: null }, 'ana@exemplo.com.br'],
  [{ actorName: null, actorEmail: null }, 'Conta encerrada (nº 1)'],
])('names who it was (%#)', async (changes, text) => {
  open({ AuditEntries: log(entry('1', 'settings.update', changes)) });
  expect(await screen.findByRole('rowheader')).toHaveTextContent(
    `${text} alterou as configurações do sistema`,
  );
});

it('shows when, from where, and what changed field by field', async () => {
  open({
    AuditEntries: log(
      entry('1', 'user.plan', { changes: [change('planId', null, 'Rede')] }),
      entry('2', 'category.update', {
        changes: [change('name', 'Pets', 'Pets'), change('isVisible', 'true', 'false')],
        address: null,
      }),
      entry('3', 'company.reject', {
        changes: ['name', 'email', 'phone']
          .map((field) => change(field, 'x', null))
          .concat(change('reason', null, 'Duplicada.')),
      }),
    ),
  });
  expect(await screen.findByText('3 registros')).toBeInTheDocument();
  const rows = screen.getAllByRole('row').slice(1);
  expect(rows[0]).toHaveTextContent(/04\/11\/2026 09:05.*198\.51\.100\.7.*Plano.*vazio.*Rede/);
  expect(rows[1]).toHaveTextContent(/—.*Visível.*Sim.*Não/);
  expect(rows[1]).not.toHaveTextContent('Nome');
  expect(rows[2]).toHaveTextContent(/4 campos.*Motivo.*Duplicada\./);
  expect(rows[2]).not.toHaveTextContent('vazio');
});

it('filters on the server, by the address', async () => {
  const { user, asked, place } = open({
    AuditEntries: log(entry('1', 'company.approve')),
    AuditPeople: {
      data: { users: { __typename: 'UserPage', items: [person.data.user] } },
    },
  });
  await screen.findByText('1 registro');
  expect(asked.find(({ name }) => name === 'AuditEntries')?.variables).toEqual({
    action: null,
    subjectType: null,
    subjectId: null,
    actorId: null,
    from: null,
    until: null,
    page: 1,
  });
  await user.selectOptions(screen.getByLabelText('Ação'), 'Empresas: todas');
  await waitFor(() => expect(place.path).toBe('/admin/audit?action=company.'));
  await user.selectOptions(screen.getByLabelText('Feito em'), 'Empresa');
  await user.type(screen.getByLabelText('De'), '2026-11-01');
  await user.type(screen.getByLabelText('Até'), '2026-11-30');
  await user.type(screen.getByLabelText('Feito por'), 'ana');
  await user.click(await screen.findByRole('option', { name: /Ana Reis/ }));
  await waitFor(() =>
    expect(place.path).toBe(
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
  await waitFor(() => expect(place.path).not.toContain('actor'));
});

it('is narrowed to one thing by a link, and widened again', async () => {
  const { user, asked, place } = open(
    { AuditEntries: log(entry('1', 'company.approve', { subjectName: 'Padaria' })) },
    '?type=company&subject=7',
  );
  const drop = await screen.findByRole('button', { name: 'Retirar o filtro: Empresa: Padaria' });
  expect(asked[0]?.variables).toMatchObject({ subjectType: 'company', subjectId: '7' });
  await user.click(drop);
  await waitFor(() => expect(place.path).toBe('/admin/audit?type=company'));
});

it('leaves out what makes no sense in the address', async () => {
  const { asked } = open({ AuditEntries: log() }, '?type=xyz&subject=7&actor=abc&from=ontem&action=drop');
  expect(await screen.findByText('Nada registrado ainda')).toBeInTheDocument();
  expect(asked[0]?.variables).toMatchObject({
    action: null,
    subjectType: null,
    subjectId: null,
    actorId: null,
    from: null,
  });
});

it('shows the way on where nothing fits, and names somebody who is gone by the number', async () => {
  const { user, place } = open(
    {
      AuditEntries: log(),
      AuditPerson: { error: { code: 'NOT_FOUND', message: 'Usuário não encontrado.' } },
    },
    '?actor=44',
  );
  expect(await screen.findByText('Nenhum registro encontrado')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Retirar o filtro: Feito por conta nº 44' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Limpar filtros' }));
  await waitFor(() => expect(place.path).toBe('/admin/audit'));
});

it('says that the log could not be loaded, and loads it', async () => {
  const { user } = open({ AuditEntries: inTurn(broken, log(entry('1', 'plan.create'))) });
  expect(await screen.findByText('Erro ao carregar o registro de ações')).toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByText('1 registro')).toBeInTheDocument();
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

it('is asked for anew whenever it is opened, and once', async () => {
  const { asked, user } = renderSite(<Closable />, {
    answers: { AuditEntries: inTurn(log(), log(entry('1', 'plan.create', { subjectName: 'Rede' }))) },
    path: '/admin/audit',
  });
  await screen.findByText('Nada registrado ainda');
  await user.click(screen.getByRole('button', { name: 'Abrir e fechar' }));
  await user.click(screen.getByRole('button', { name: 'Abrir e fechar' }));
  expect(await screen.findByText('1 registro')).toBeInTheDocument();
  expect(asked).toHaveLength(2);
});

it('says "cerca de" where the number is an estimate, and leads from a page that is no more', async () => {
  const many = (page: number, ...rows: object[]) =>
    pageOf('auditEntries', rows, { page, total: 20_000, totalIsExact: false });
  const { place } = open(
    { AuditEntries: inTurn(many(9), many(1, entry('1', 'plan.create'))) },
    '?page=9&type=plan',
  );
  expect(await screen.findByText('cerca de 20.000 registros')).toBeInTheDocument();
  expect(place.path).toBe('/admin/audit?type=plan');
});
