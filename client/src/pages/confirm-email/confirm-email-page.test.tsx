import { screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { expect, it } from 'vitest';
import { useViewer } from '../../domain/account/use-viewer.ts';
import { account, haveSession } from '../../testing/account.ts';
import { type Answers, inTurn } from '../../testing/answers.ts';
import { renderSite } from '../../testing/render.tsx';
import { page as confirmEmailPage } from './confirm-email-page.tsx';

const { Component } = confirmEmailPage;
// Effects run twice here, as they do in development: the link works once.
const open = (token: string, answers: Answers = {}) =>
  renderSite(
    <StrictMode>
      <Component />
    </StrictMode>,
    { path: `/confirm-email${token && `?token=${token}`}`, answers },
  );
const confirmed = { data: { confirmEmail: { __typename: 'User', id: '7', isEmailConfirmed: true } } };

it('confirms once, on opening, and links to the login', async () => {
  const { asked } = open('um', { ConfirmEmail: confirmed });
  expect(screen.getByText('Confirmando seu e-mail…')).toBeInTheDocument();
  expect(await screen.findByText('E-mail confirmado. Obrigado!')).toBeInTheDocument();
  expect(asked.filter(({ name }) => name === 'ConfirmEmail')).toEqual([
    { name: 'ConfirmEmail', variables: { token: 'um' } },
  ]);
  expect(screen.getByRole('link', { name: 'Entrar' })).toLinkTo('/login');
});

function Viewer() {
  const viewer = useViewer();
  return viewer.status === 'in' && <p>{viewer.account.isEmailConfirmed ? 'confirmado' : 'a confirmar'}</p>;
}

it('updates the signed-in account by the answer, and links to its page', async () => {
  const before = { isEmailConfirmed: false };
  haveSession(before);
  const { asked } = renderSite(
    <>
      <Viewer />
      <Component />
    </>,
    {
      path: '/confirm-email?token=dois',
      answers: { ConfirmEmail: confirmed, Viewer: { data: { viewer: account(before) } } },
    },
  );
  const link = await screen.findByRole('link', { name: 'Ir para o meu painel' });
  expect(link).toLinkTo('/user-dashboard');
  expect(await screen.findByText('confirmado')).toBeInTheDocument();
  expect(asked.of('Viewer')).toHaveLength(1);
});

it.each(['usado', ''])('says where to get a new link instead of an invalid one ("%s")', async (token) => {
  const message = 'Este link não vale mais. Peça um novo.';
  open(token, { ConfirmEmail: { error: { code: 'BAD_USER_INPUT', message, fields: { token: [message] } } } });
  expect(await screen.findByText(/Este link não vale mais/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Ir para o meu perfil' })).toLinkTo('/profile');
});

it('can be retried after an internal error', async () => {
  const { user } = open('tres', {
    ConfirmEmail: inTurn({ error: { code: 'INTERNAL_SERVER_ERROR', message: 'Boom' } }, confirmed),
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('Não foi possível confirmar agora.');
  await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByText('E-mail confirmado. Obrigado!')).toBeInTheDocument();
});
