import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { haveSession } from '../../testing/account.ts';
import type { Answers, AskedList } from '../../testing/answers.ts';
import { pageOf } from '../../testing/fixtures/admin.ts';
import { bulkJob, listCounts } from '../../testing/fixtures/approvals.ts';
import { userRow } from '../../testing/fixtures/users.ts';
import { promiseWithResolvers } from '../../testing/promise-with-resolvers.ts';
import { renderSite } from '../../testing/render.tsx';
import { UserList } from './admin-users-page.tsx';

const users = (...rows: object[]) => pageOf('adminUsers', rows);
const open = (answers: Answers) => {
  haveSession({ id: '1', name: 'Ana Reis', role: 'admin' });
  return renderSite(<UserList />, { answers, path: '/admin/users' });
};
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const own = userRow('1', 'Ana Reis', { role: 'admin' });
const rosa = userRow('2', 'Rosa Lima', { companiesCount: 2 });
const ivo = userRow('3', 'Ivo Melo', { isActive: false, isEmailConfirmed: false, role: 'user' });
const bia = userRow('4', 'Bia Sá');
const job = (changes: object) => bulkJob({ kind: null, action: 'deactivateAccount', ...changes });
const started = { data: { startBulkAction: job({ total: 2 }) } };
const inputsOf = (asked: AskedList) => asked.of('StartBulkAction').map(({ input }) => input);

it('activates one at once, and deactivates several in the background', async () => {
  const { user, asked } = open({
    Users: users(own, rosa, ivo, bia),
    SetUserActive: { data: { setUserActive: { ...ivo, isActive: true } } },
    StartBulkAction: started,
  });
  await user.click(await screen.findByLabelText('Selecionar todos desta página'));
  expect(screen.getByText('3 usuários selecionados')).toBeInTheDocument();
  await user.click(await button('Ativar 1'));
  expect(await button('Desfazer: A conta de Ivo Melo foi ativada.')).toBeInTheDocument();
  await user.click(screen.getByRole('checkbox', { name: 'Selecionar Ivo Melo' }));
  await user.click(await button('Desativar 2'));
  const modal = within(await screen.findByRole('dialog'));
  expect(modal.getByText('Rosa Lima')).toBeInTheDocument();
  expect(modal.getByText(/Dá para desfazer por dez segundos/)).toBeInTheDocument();
  await user.click(modal.getByRole('button', { name: 'Desativar 2 contas' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.queryByText(/selecionados$/)).not.toBeInTheDocument();
  expect(inputsOf(asked)).toEqual([{ action: 'deactivateAccount', ids: ['2', '4'] }]);
});

it('says why one could not be activated', async () => {
  const { user } = open({
    Users: users(own, ivo),
    SetUserActive: { error: { code: 'INTERNAL_SERVER_ERROR' } },
  });
  await user.click(await screen.findByRole('checkbox', { name: 'Selecionar Ivo Melo' }));
  await user.click(await button('Ativar 1'));
  expect(await screen.findByText('Erro ao ativar/desativar usuário')).toBeInTheDocument();
});

it('deactivates all of a filter once its number is known', async () => {
  const { user, asked } = open({
    Users: pageOf('adminUsers', [own, rosa, bia], { total: 215, lastPage: 9 }),
    ListCount: listCounts(215, { activateAccount: 4, deactivateAccount: 210 }),
    StartBulkAction: started,
  });
  await user.click(await screen.findByLabelText('Selecionar todos desta página'));
  await user.click(await button('Selecionar todos os 215'));
  expect(screen.getByText('215 usuários selecionados, de todas as páginas')).toBeInTheDocument();
  expect(await button('Exportar 215')).toBeInTheDocument();
  expect(await button('Ativar 4')).toBeInTheDocument();
  await user.click(await button('Desativar 210'));
  const modal = within(await screen.findByRole('dialog', { name: 'Desativar 210 contas' }));
  expect(
    modal.getByText(/contas ativas que o filtro mostra, em todas as páginas, menos a sua/),
  ).toBeInTheDocument();
  await user.click(modal.getByRole('button', { name: 'Desativar 210 contas' }));
  await waitFor(() => expect(screen.queryByText(/de todas as páginas/)).not.toBeInTheDocument());
  const filter = { q: null, role: null, adminRole: null, isActive: null };
  expect(inputsOf(asked)).toEqual([{ action: 'deactivateAccount', total: 210, accounts: filter }]);
});

it('offers the undo to nobody who signs in before the answer', async () => {
  const { promise: after, resolve: answer } = promiseWithResolvers<void>();
  const { user, asked } = open({
    Users: users(own, ivo),
    SetUserActive: { data: { setUserActive: { ...ivo, isActive: true } }, after },
  });
  await user.click(await screen.findByRole('checkbox', { name: 'Selecionar Ivo Melo' }));
  await user.click(await button('Ativar 1'));
  act(() => haveSession({ id: '5', name: 'Lia Sá', role: 'admin' }));
  const before = asked.length;
  await act(async () => answer());
  await waitFor(() => expect(asked.slice(before).map(({ name }) => name)).toContain('Users'));
  expect(screen.queryByRole('button', { name: /^Desfazer/ })).not.toBeInTheDocument();
});
