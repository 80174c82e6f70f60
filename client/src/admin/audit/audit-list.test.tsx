import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { inTurn } from '../../testing/answers.ts';
import { changeOf } from '../../testing/fixtures/admin.ts';
import { renderSite } from '../../testing/render.tsx';
import { broken, choices, entry, log, logPage, openAudit } from '../../testing/screens/audit-list.tsx';
import { AuditList } from './admin-audit-page.tsx';

it('shows an entry as a sentence with links to actor and subject', async () => {
  const approval = { actionText: 'aprovou a empresa', subjectName: 'Padaria', subjectText: 'Padaria' };
  openAudit({ AuditEntries: log(entry('1', 'company.approve', approval)) });
  const head = await screen.findByRole('rowheader');
  expect(head).toHaveTextContent('Ana Reis aprovou a empresa Padaria');
  expect(within(head).getByRole('link', { name: 'Ana Reis' })).toLinkTo('/admin/audit?actor=1');
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
  openAudit({ AuditEntries: log(entry('1', `${kind}.update`, changes)) });
  const head = await screen.findByRole('rowheader');
  const [, subject] = within(head).getAllByRole('link');
  expect(subject?.getAttribute('href') ?? undefined).toBe(path);
});

it('has no links for actions of the system on everything', async () => {
  const changes = { actorId: null, actorText: 'O sistema', actionText: 'criou os dados', subjectText: null };
  openAudit({ AuditEntries: log(entry('1', 'demo_data_created', changes)) });
  const head = await screen.findByRole('rowheader');
  expect(head).toHaveTextContent('O sistema criou os dados');
  expect(within(head).queryByRole('link')).toBeNull();
});

it('shows time, address and the changed fields', async () => {
  const { user } = openAudit({
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
  openAudit({
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
  const { user, asked, location } = openAudit({ AuditEntries: log(entry('1', 'company.approve')) });
  await user.type(await screen.findByLabelText('Buscar no registro'), 'padaria');
  await waitFor(() => expect(location.path).toBe('/admin/audit?q=padaria'));
  await waitFor(() => expect(asked.last('AuditEntries')?.q).toBe('padaria'));
});

it('reports a failed request and retries it', async () => {
  const { user } = openAudit({ AuditEntries: inTurn(broken, log(entry('1', 'plan.create'))) });
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
  expect(asked.of('AuditEntries')).toHaveLength(2);
  expect(asked.of('AuditChoices')).toHaveLength(1);
});

it('says "mais de" for an estimate, and redirects from a page beyond the end', async () => {
  const many = (page: number, ...rows: object[]) =>
    logPage(rows, { page, total: 20_000, totalIsExact: false });
  const { location } = openAudit(
    { AuditEntries: inTurn(many(9), many(1, entry('1', 'plan.create'))) },
    '?page=9&type=plan',
  );
  expect(await screen.findByText('mais de 100.000 registros')).toBeInTheDocument();
  expect(location.path).toBe('/admin/audit?type=plan');
});

it('opens an entry that is on another page, and says when there is none', async () => {
  const approval = { actionText: 'aprovou a empresa', subjectText: 'Padaria' };
  const AuditEntry = { data: { adminAuditEntry: entry('9', 'company.approve', approval) } };
  const { asked, unmount } = openAudit(
    { AuditEntries: log(entry('1', 'plan.create')), AuditEntry },
    '?item=9',
  );
  const title = /aprovou a empresa Padaria/;
  expect(await screen.findByRole('complementary', { name: title })).toHaveTextContent('198.51.100.7');
  expect(asked.first('AuditEntry')).toEqual({ id: '9' });
  unmount();
  openAudit(
    { AuditEntries: log(entry('1', 'plan.create')), AuditEntry: { error: { code: 'NOT_FOUND' } } },
    '?item=9',
  );
  expect(await screen.findByText('Não está mais aqui: alguém já removeu ou resolveu.')).toBeInTheDocument();
});

it('asks for no entry that is on the page', async () => {
  const { user, asked } = openAudit({ AuditEntries: log(entry('1', 'plan.create')) });
  await user.click(await screen.findByRole('link', { name: 'Detalhes' }));
  expect(await screen.findByRole('complementary')).toHaveTextContent('198.51.100.7');
  expect(asked.map(({ name }) => name)).not.toContain('AuditEntry');
});
