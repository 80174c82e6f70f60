import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type Answers, inTurn } from '../../testing/answers.ts';
import { renderSite } from '../../testing/render.tsx';
import { page } from './unsubscribe-page.tsx';

const open = (path: string, answers: Answers = {}) => renderSite(<page.Component />, { path, answers });
const set = (isOn: boolean) => ({
  data: { setWeeklyMailByLink: { __typename: 'WeeklyMailSetting', isOn } },
});

it('ends the weekly mail on opening, and takes it back', async () => {
  const { user, asked } = open('/unsubscribe?token=7.abc', {
    SetWeeklyMailByLink: inTurn(set(false), set(true)),
  });
  expect(await screen.findByText('Pronto: você não receberá mais o resumo semanal.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Voltar a receber' }));
  expect(await screen.findByText('Você continua recebendo o resumo semanal.')).toBeInTheDocument();
  expect(asked.of('SetWeeklyMailByLink')).toEqual([
    { token: '7.abc', isOn: false },
    { token: '7.abc', isOn: true },
  ]);
});

it.each(['?token=errado', ''])('leads to the profile from an invalid link (%s)', async (search) => {
  open(`/unsubscribe${search}`, { SetWeeklyMailByLink: { error: { code: 'BAD_USER_INPUT' } } });
  expect(await screen.findByText(/Este link não é válido/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Ir para o meu perfil' })).toLinkTo('/profile');
});

it('can be retried after a failure', async () => {
  const { user } = open('/unsubscribe?token=7.abc', {
    SetWeeklyMailByLink: inTurn({ error: { code: 'INTERNAL_SERVER_ERROR' } }, set(false)),
  });
  await user.click(await screen.findByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByText(/^Pronto/)).toBeInTheDocument();
});
