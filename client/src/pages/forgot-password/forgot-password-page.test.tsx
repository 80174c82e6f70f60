import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderSite } from '../../testing/render.tsx';
import { site } from '../../testing/site-fixtures.ts';
import { page as forgotPasswordPage } from './forgot-password-page.tsx';

const open = (sendsEmails: boolean) =>
  renderSite(<forgotPasswordPage.Component />, {
    path: '/forgot-password',
    answers: {
      Site: { data: { publicSettings: { ...site(), sendsEmails } } },
      RequestPasswordReset: {
        data: { requestPasswordReset: { __typename: 'MailedLink', email: 'rosa@exemplo.com.br' } },
      },
    },
  });
const NONE = /Este site ainda não envia e-mails; fale com/;
const expectContact = async () =>
  expect(
    within(await screen.findByText(NONE)).getByRole('link', { name: 'fale@guia.exemplo.com.br' }),
  ).toHaveAttribute('href', 'mailto:fale@guia.exemplo.com.br');

it('says that a link was sent, to an account that may not be there', async () => {
  const { user } = open(true);
  await user.type(await screen.findByLabelText(/^E-mail da sua conta/), 'rosa@exemplo.com.br{Enter}');
  expect(await screen.findByText(/enviamos para ele um link/)).toHaveTextContent('rosa@exemplo.com.br');
  expect(screen.queryByText(NONE)).not.toBeInTheDocument();
});

it('says before and after that no mail is sent, and whom to ask', async () => {
  const { user } = open(false);
  await expectContact();
  expect(screen.getByRole('button', { name: 'Guardar pedido' })).toBeInTheDocument();
  await user.type(screen.getByLabelText(/^E-mail da sua conta/), 'rosa@exemplo.com.br{Enter}');
  expect(await screen.findByText(/o pedido ficou guardado/)).toBeInTheDocument();
  await expectContact();
  expect(screen.queryByText(/enviamos/)).not.toBeInTheDocument();
});
