import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { haveSession } from '../../testing/account.ts';
import { box, inbox } from '../../testing/fixtures/inbox.ts';
import { openDashboard } from '../../testing/screens/dashboard.tsx';
import { companiesWithoutAccess } from '../../testing/site-fixtures.ts';

beforeEach(() => haveSession());

const closed = box([], { hasAccess: false, message: 'Sem acesso.', unreadCount: 3 });
const ANSWERS = {
  CompaniesWithoutAccess: companiesWithoutAccess([
    {
      __typename: 'OwnerWorkCompany',
      id: '7',
      name: 'Padaria Trigo de Ouro',
      unreadMessages: 3,
      company: { __typename: 'Company', id: '7', isMessageAccessRequested: false },
    },
  ]),
  Inbox: inbox(closed, closed),
  RequestMessageAccess: {
    data: { requestMessageAccess: { __typename: 'Company', id: '7', isMessageAccessRequested: true } },
  },
};

it('says at once that access is requested, and focuses that in place of the button that is gone', async () => {
  const { user } = openDashboard(ANSWERS);
  await user.click(await screen.findByRole('button', { name: 'Pedir acesso às mensagens' }));
  await user.click(await screen.findByRole('button', { name: 'Pedir acesso' }));
  await waitFor(() => expect(screen.getAllByText(/Pedido de acesso enviado: quando/)).toHaveLength(1));
  await user.click(screen.getByRole('button', { name: 'Fechar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.queryByRole('button', { name: 'Pedir acesso às mensagens' })).not.toBeInTheDocument();
  expect(document.activeElement).toHaveTextContent(/Pedido de acesso enviado: quando/);
  expect(document.activeElement).not.toBe(document.body);
});
