import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { readSession } from '../../api/session.ts';
import { haveSession } from '../../testing/account.ts';
import { type Answers, inTurn } from '../../testing/answers.ts';
import { myCompanies, secondCompany } from '../../testing/fixtures/my-companies.ts';
import { openDashboard } from '../../testing/screens/dashboard.tsx';

beforeEach(() => haveSession());

async function remove(answers: Answers) {
  const opened = openDashboard(answers);
  await opened.user.click(await screen.findByRole('button', { name: 'Remover empresa' }));
  return { ...opened, dialog: within(await screen.findByRole('dialog')) };
}

it('removes the last company with the account, and leaves the page', async () => {
  const { user, dialog, location } = await remove({
    DeleteCompany: { data: { deleteCompany: { __typename: 'Deletion', id: '1' } } },
  });
  expect(dialog.getByText(/a sua conta também será removida permanentemente/)).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Remover empresa e conta' }));
  await waitFor(() => expect(location.path).toBe('/'));
  expect(readSession()).toBeNull();
});

it('removes one of several and stays', async () => {
  const two = myCompanies({ companiesOwned: 2, companiesTotal: 2 });
  const { user, dialog } = await remove({
    MyCompanies: inTurn(two, myCompanies({ company: secondCompany() })),
    DeleteCompany: { data: { deleteCompany: { __typename: 'Deletion', id: '1' } } },
  });
  expect(dialog.queryByText(/a sua conta/)).not.toBeInTheDocument();
  expect(dialog.getByText(/sai do guia de vez/)).toHaveTextContent(/Campinas\s-\W*SP/);
  await user.click(dialog.getByRole('button', { name: 'Remover empresa' }));
  expect(await screen.findByRole('heading', { name: 'Padaria da Praça' })).toBeInTheDocument();
  expect(readSession()).not.toBeNull();
});

it('keeps the error while reloading what another tab has changed', async () => {
  const error = { code: 'CONFLICT', message: 'Suas empresas mudaram. Confira e tente novamente.' };
  const { user, asked } = await remove({
    MyCompanies: inTurn(myCompanies(), { pending: true }),
    DeleteCompany: { error },
  });
  await user.click(screen.getByRole('button', { name: 'Remover empresa e conta' }));
  await waitFor(() => expect(asked.of('MyCompanies')).toHaveLength(2));
  expect(within(screen.getByRole('dialog')).getByRole('alert')).toHaveTextContent(error.message);
});

it('corrects the warning when another tab has added a company', async () => {
  const error = { code: 'CONFLICT', message: 'Suas empresas mudaram. Confira e tente novamente.' };
  const two = myCompanies({ companiesOwned: 2, companiesTotal: 2 });
  const { user, dialog } = await remove({
    MyCompanies: inTurn(myCompanies(), two),
    DeleteCompany: { error },
  });
  await user.click(dialog.getByRole('button', { name: 'Remover empresa e conta' }));
  await waitFor(() => expect(dialog.queryByText(/a sua conta também/)).not.toBeInTheDocument());
  expect(dialog.getByRole('alert')).toHaveTextContent(error.message);
});

it('reports a failed removal', async () => {
  const error = { code: 'INTERNAL_SERVER_ERROR', message: 'Boom' };
  const { user, dialog } = await remove({ DeleteCompany: { error } });
  await user.click(dialog.getByRole('button', { name: 'Remover empresa e conta' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('Erro ao remover empresa');
});
