import type { OperationVariables } from '@apollo/client';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { haveSession } from '../../testing/account.ts';
import type { Answers } from '../../testing/answers.ts';
import { pageOf } from '../../testing/fixtures/admin.ts';
import { userRow } from '../../testing/fixtures/users.ts';
import { renderSite } from '../../testing/render.tsx';
import { UserList } from './user-list.tsx';

const users = (...rows: object[]) => pageOf('adminUsers', rows);
const open = (answers: Answers) => {
  haveSession({ id: '1', name: 'Ana Reis', role: 'admin' });
  return renderSite(<UserList />, { answers, path: '/admin/users' });
};
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const own = userRow('1', 'Ana Reis', { role: 'admin' });
const rosa = userRow('2', 'Rosa Lima', { companiesCount: 2 });
const ivo = userRow('3', 'Ivo Melo', { isActive: false, isEmailConfirmed: false, role: 'user' });
const BROKEN = { error: { code: 'INTERNAL_SERVER_ERROR' } };

it('activates and deactivates several, and reports those that failed', async () => {
  const bia = userRow('4', 'Bia Sá');
  const setActive = ({ id, isActive }: OperationVariables) =>
    id === '4' ? BROKEN : { data: { setUserActive: { ...(id === '2' ? rosa : ivo), isActive } } };
  const { user, asked } = open({
    Users: users(own, rosa, ivo, bia),
    SetUserActive: setActive,
  });
  await user.click(await screen.findByLabelText('Selecionar todos desta página'));
  expect(screen.getByText('3 usuários selecionados')).toBeInTheDocument();
  await user.click(await button('Ativar 1'));
  expect(await button('Desfazer: A conta de Ivo Melo foi ativada.')).toBeInTheDocument();
  await user.click(await button(/^Desativar 3|^Desativar 2/));
  const modal = within(await screen.findByRole('dialog'));
  expect(modal.getByText('Rosa Lima')).toBeInTheDocument();
  await user.click(modal.getByRole('button', { name: /^Desativar \d contas/ }));
  expect(await modal.findByText('Bia Sá: Erro ao ativar/desativar usuário')).toBeInTheDocument();
  expect(asked.filter(({ name }) => name === 'SetUserActive').map(({ variables }) => variables.id)).toEqual(
    expect.arrayContaining(['2', '3', '4']),
  );
});

it('undoes what was done with several accounts', async () => {
  const bia = userRow('4', 'Bia Sá', { isActive: false });
  const setActive = ({ id, isActive }: OperationVariables) => ({
    data: { setUserActive: { ...(id === '3' ? ivo : bia), isActive } },
  });
  const { user, asked } = open({ Users: users(own, rosa, ivo, bia), SetUserActive: setActive });
  await user.click(await screen.findByLabelText('Selecionar todos desta página'));
  await user.click(await button('Ativar 2'));
  await user.click(await button('Desfazer: 2 contas foram ativadas.'));
  expect(await screen.findByText('Desfeito.')).toBeInTheDocument();
  expect(
    asked
      .filter(({ name }) => name === 'SetUserActive')
      .map(({ variables: { id, isActive } }) => [id, isActive]),
  ).toEqual([
    ['3', true],
    ['4', true],
    ['3', false],
    ['4', false],
  ]);
});
