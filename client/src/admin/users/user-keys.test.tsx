import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { haveSession } from '../../testing/account.ts';
import { type Answers, inTurn } from '../../testing/answers.ts';
import { pageOf } from '../../testing/fixtures/admin.ts';
import { apiKey, keyPage } from '../../testing/fixtures/api-keys.ts';
import { userRow } from '../../testing/fixtures/users.ts';
import { chooseAction } from '../../testing/list-steps.ts';
import { renderSite } from '../../testing/render.tsx';
import { UserList } from './admin-users-page.tsx';

const modal = () => screen.getByRole('dialog');

async function openKeys(answers: Answers) {
  haveSession({ id: '1', name: 'Ana Reis', role: 'admin' });
  const site = renderSite(<UserList />, {
    answers: { Users: pageOf('adminUsers', [userRow('2', 'Rosa Lima')]), ...answers },
    path: '/admin/users',
  });
  await chooseAction(site.user, 'Rosa Lima', 'Chaves de API');
  return site;
}

it("lists an account's API keys and ends one after a confirmation", async () => {
  const { user, asked } = await openKeys({
    AdminApiKeys: inTurn(keyPage('adminApiKeys', [apiKey('5')]), keyPage('adminApiKeys', [])),
    DeleteApiKey: { data: { deleteApiKey: { __typename: 'Deletion', id: '5' } } },
  });
  await user.click(await within(modal()).findByRole('button', { name: /^Encerrar: Site da loja/ }));
  expect(modal()).toHaveTextContent('Encerrar a chave de API?');
  await user.click(within(modal()).getByRole('button', { name: 'Cancelar' }));
  await user.click(await within(modal()).findByRole('button', { name: /^Encerrar: Site da loja/ }));
  await user.click(within(modal()).getByRole('button', { name: 'Encerrar chave' }));
  expect(await within(modal()).findByText('Esta conta não tem chaves de API.')).toBeInTheDocument();
  expect(modal()).toHaveTextContent('Chaves de API de Rosa Lima');
  expect(asked.first('DeleteApiKey')).toEqual({ id: '5' });
  await waitFor(() =>
    expect(asked.at(-1)).toEqual({ name: 'AdminApiKeys', variables: { userId: '2', page: 1 } }),
  );
});

it('reports a failed request and retries it', async () => {
  const { user } = await openKeys({
    AdminApiKeys: inTurn({ error: { code: 'BAD_REQUEST', message: 'Boom' } }, keyPage('adminApiKeys', [])),
  });
  expect(await within(modal()).findByRole('alert')).toHaveTextContent('Erro ao carregar as chaves de API');
  await user.click(within(modal()).getByRole('button', { name: 'Tentar novamente' }));
  expect(await within(modal()).findByText('Esta conta não tem chaves de API.')).toBeInTheDocument();
});
