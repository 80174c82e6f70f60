import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { inTurn } from '../../testing/answers.ts';
import { openFilters } from '../../testing/list-steps.ts';
import { broken, choices, entry, log, openAudit, person } from '../../testing/screens/audit-list.tsx';

it('filters on the server, from the URL', async () => {
  const { user, asked, location } = openAudit({
    AuditEntries: log(entry('1', 'company.approve')),
    AuditPeople: {
      data: { adminUsers: { __typename: 'UserPage', items: [person.data.adminUser] } },
    },
  });
  await screen.findByText('1 registro');
  expect(asked.first('AuditEntries')).toEqual({
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
    expect(asked.last('AuditEntries')).toMatchObject({
      action: 'company.',
      subjectType: 'company',
      actorId: '1',
      from: '2026-11-01',
      until: '2026-11-30',
    }),
  );
  await user.click(await screen.findByRole('button', { name: 'Remover filtro: Feito por Ana Reis' }));
  await waitFor(() => expect(location.path).not.toContain('actor'));
});

it('filters by one subject from a link, and clears the filter', async () => {
  const { user, asked, location } = openAudit(
    { AuditEntries: log(entry('1', 'company.approve', { subjectName: 'Padaria' })) },
    '?type=company&subject=7',
  );
  const drop = await screen.findByRole('button', { name: 'Remover filtro: Empresa: Padaria' });
  expect(asked[0]?.variables).toMatchObject({ subjectType: 'company', subjectId: '7' });
  await user.click(drop);
  await waitFor(() => expect(location.path).toBe('/admin/audit?type=company'));
});

it('accepts an unknown action and shows it as chosen', async () => {
  const { asked, user } = openAudit({ AuditEntries: log() }, '?action=company.old&type=shop');
  expect(await screen.findByText('Nenhum registro encontrado')).toBeInTheDocument();
  expect(asked[0]?.variables).toMatchObject({ action: 'company.old', subjectType: 'shop' });
  await openFilters(user);
  expect(screen.getByLabelText('Ação')).toHaveDisplayValue('company.old');
  expect(screen.getByLabelText('Objeto')).toHaveDisplayValue('shop');
});

it('ignores invalid values of the URL', async () => {
  const { asked } = openAudit({ AuditEntries: log() }, '?type=X Y&subject=7&actor=abc&from=ontem&action=%27');
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
  const { user, location } = openAudit(
    {
      AuditEntries: log(),
      AuditPerson: { error: { code: 'NOT_FOUND', message: 'Usuário não encontrado.' } },
    },
    '?actor=44',
  );
  expect(await screen.findByText('Nenhum registro encontrado')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Remover filtro: Feito por conta nº 44' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Limpar filtros' }));
  await waitFor(() => expect(location.path).toBe('/admin/audit'));
});

it('keeps the filters usable when the log could not be loaded', async () => {
  const { user, location } = openAudit(
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
  const { user } = openAudit(
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
