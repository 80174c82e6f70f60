import { screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { account, haveSession } from '../../testing/account.ts';
import type { Answers } from '../../testing/answers.ts';
import { renderSite } from '../../testing/render.tsx';
import { page } from './invitation-page.tsx';

const invitation = (changes = {}) => ({
  data: {
    invitation: {
      __typename: 'Invitation',
      companyId: '7',
      companyName: 'Padaria Trigo de Ouro',
      part: 'attendant',
      inviterName: 'Rosa Lima',
      state: 'open',
      maskedEmail: 'b…@exemplo.com.br',
      isForViewer: null,
      ...changes,
    },
  },
});
const open = (answers: Answers) =>
  renderSite(
    <Routes>
      <Route path="/convite/:token" element={<page.Component />} />
      <Route path="*" element={<p>Outra página</p>} />
    </Routes>,
    { path: '/convite/um-link', answers: { Viewer: { data: { viewer: account() } }, ...answers } },
  );

it('leads somebody without a session to the login or a new account, and back', async () => {
  open({ Invitation: invitation() });
  expect(await screen.findByText(/convidou você para participar de/)).toHaveTextContent(
    'Rosa Lima convidou você para participar de Padaria Trigo de Ouro como Atendente.',
  );
  expect(screen.getByText(/entre com a conta de b…@exemplo.com.br/)).toBeInTheDocument();
  const next = encodeURIComponent('/convite/um-link');
  expect(screen.getByRole('link', { name: 'Entrar' })).toLinkTo(`/login?next=${next}`);
  expect(screen.getByRole('link', { name: 'Criar conta' })).toLinkTo(`/register?next=${next}`);
  expect(screen.queryByRole('button', { name: 'Aceitar convite' })).not.toBeInTheDocument();
});

it('accepts for the account that it is for, and opens the panel of that company', async () => {
  haveSession();
  const { user, location, asked } = open({
    Invitation: invitation({ isForViewer: true }),
    AcceptInvitation: {
      data: {
        acceptInvitation: {
          __typename: 'Company',
          id: '7',
          name: 'Padaria Trigo de Ouro',
          part: 'attendant',
          permissions: ['see'],
        },
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Aceitar convite' }));
  expect(await screen.findByText('Você agora é Atendente de Padaria Trigo de Ouro.')).toBeInTheDocument();
  await waitFor(() => expect(location.path).toBe('/user-dashboard?company=7'));
  expect(asked.first('AcceptInvitation')).toEqual({ token: 'um-link' });
});

it('shows the message when accepting fails', async () => {
  haveSession();
  const message = 'Este convite venceu. Peça outro a quem convidou você.';
  const { user } = open({
    Invitation: invitation({ isForViewer: true }),
    AcceptInvitation: { error: { code: 'CONFLICT', message } },
  });
  await user.click(await screen.findByRole('button', { name: 'Aceitar convite' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
});

it('names the e-mail that it is for to another account, which can be left', async () => {
  haveSession();
  const { user, location } = open({
    Invitation: invitation({ isForViewer: false }),
    Logout: { data: { logout: { __typename: 'Session', id: '1' } } },
  });
  expect(await screen.findByText(/Este convite é para/)).toHaveTextContent(
    'Este convite é para b…@exemplo.com.br, e você entrou como rosa@exemplo.com.br.',
  );
  await user.click(screen.getByRole('button', { name: 'Entrar com outra conta' }));
  await screen.findByText('Outra página');
  expect(location.path).toBe(`/login?next=${encodeURIComponent('/convite/um-link')}`);
});

it.each([
  ['expired', 'Este convite venceu. Peça outro a quem convidou você.'],
  ['accepted', 'Este convite já foi aceito: cada convite vale uma vez.'],
])('says that an invitation is %s', async (state, text) => {
  open({ Invitation: invitation({ state, maskedEmail: null }) });
  expect(await screen.findByText(text)).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Criar conta' })).not.toBeInTheDocument();
});

it('says that an invitation is unknown, and tries again after other errors', async () => {
  const message = 'Este convite não existe ou foi cancelado. Peça outro a quem convidou você.';
  open({ Invitation: { error: { code: 'NOT_FOUND', message } } });
  expect(await screen.findByText(message)).toBeInTheDocument();
});

it('offers to try again when the invitation could not be read', async () => {
  open({ Invitation: { error: { code: 'INTERNAL_SERVER_ERROR', message: 'Boom' } } });
  expect(await screen.findByText('Não foi possível abrir o convite.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Tentar novamente' })).toBeInTheDocument();
});
