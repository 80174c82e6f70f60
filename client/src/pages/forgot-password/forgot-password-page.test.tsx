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
const NONE = /Este site ainda não envia e-mails/;

it('says that a link was sent, to an account that may not be there', async () => {
  const { user } = open(true);
  await user.type(await screen.findByLabelText(/^E-mail da sua conta/), 'rosa@exemplo.com.br{Enter}');
  expect(await screen.findByText(/enviamos para ele um link/)).toHaveTextContent('rosa@exemplo.com.br');
  expect(screen.queryByText(NONE)).not.toBeInTheDocument();
});

it('gives phone and e-mail of the administration where no mail is sent, and promises none', async () => {
  open(false);
  const way = within(await screen.findByText(NONE));
  expect(way.getByRole('link', { name: '(19) 3555-0000' })).toLinkTo('tel:+551935550000');
  expect(way.getByRole('link', { name: 'fale@guia.exemplo.com.br' })).toLinkTo(
    'mailto:fale@guia.exemplo.com.br',
  );
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.queryByLabelText(/E-mail/)).not.toBeInTheDocument();
});
