import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { account, haveSession } from '../../testing/account.ts';
import { type Answers, inTurn } from '../../testing/answers.ts';
import { renderSite } from '../../testing/render.tsx';
import { page as profilePage } from './profile-page.tsx';

const session = (id: string, changes: object = {}) => ({
  __typename: 'Session',
  id,
  device: 'Safari no iPhone',
  isCurrent: false,
  createdAt: '2026-11-20T12:00:00.000Z',
  lastUsedAt: '2026-11-21T15:30:00.000Z',
  expiresAt: '2026-12-20T12:00:00.000Z',
  ...changes,
});
const own = session('1', { device: 'Chrome no Windows', isCurrent: true });
const list = (items: object[], changes: object = {}) => ({
  data: {
    mySessions: {
      __typename: 'SessionPage',
      page: 1,
      lastPage: 1,
      total: items.length,
      items,
      ...changes,
    },
  },
});

const open = (answers: Answers) => {
  haveSession();
  return renderSite(<profilePage.Component />, {
    path: '/profile',
    answers: { Viewer: { data: { viewer: account() } }, MyApiKeys: { pending: true }, ...answers },
  });
};
const region = () => screen.findByRole('region', { name: 'Sessões' });
const modal = () => screen.getByRole('dialog');

it('lists the sessions; the present one is marked and cannot be ended here', async () => {
  open({ MySessions: list([own, session('2')]) });
  const [first, second] = await within(await region()).findAllByRole('listitem');
  expect(first).toHaveTextContent('Chrome no WindowsEsta sessãoEm uso agora');
  expect(within(first as HTMLElement).queryByRole('button')).toBeNull();
  expect(second).toHaveTextContent('Safari no iPhone');
  expect(second).toHaveTextContent('Último uso em 21/11/2026 12:30');
  expect(second).toHaveTextContent('Entrou em 20/11/2026 09:00');
  expect(second).toHaveTextContent('Vale até 20/12/2026 09:00');
});

it('ends another session after a confirmation, and focuses the title', async () => {
  const { user, asked } = open({
    MySessions: inTurn(list([own, session('2')]), list([own])),
    EndSession: { data: { endSession: { __typename: 'Session', id: '2' } } },
  });
  await user.click(await screen.findByRole('button', { name: /^Encerrar: Safari no iPhone/ }));
  expect(modal()).toHaveTextContent('Em Safari no iPhone será preciso entrar de novo');
  expect(asked.map(({ name }) => name)).not.toContain('EndSession');
  await user.click(within(modal()).getByRole('button', { name: 'Encerrar sessão' }));
  await waitFor(() => expect(screen.queryByText('Safari no iPhone')).toBeNull());
  expect(asked.first('EndSession')).toEqual({ id: '2' });
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Sessões' })).toHaveFocus());
  expect(screen.queryByRole('button', { name: 'Encerrar todas as outras' })).toBeNull();
});

it('is busy while a session ends, and reports a failure', async () => {
  const { user } = open({
    MySessions: list([own, session('2')]),
    EndSession: inTurn({ error: { code: 'INTERNAL_SERVER_ERROR', message: 'Boom' } }, { pending: true }),
  });
  await user.click(await screen.findByRole('button', { name: /^Encerrar: Safari/ }));
  const press = () => user.click(within(modal()).getByRole('button', { name: 'Encerrar sessão' }));
  await press();
  expect(await within(modal()).findByRole('alert')).toHaveTextContent(
    'Não foi possível encerrar agora. Tente novamente.',
  );
  await press();
  await waitFor(() => expect(within(modal()).getByRole('button', { name: 'Cancelar' })).toBeDisabled());
});

it('accepts a session that has ended elsewhere meanwhile', async () => {
  const { user } = open({
    MySessions: inTurn(list([own, session('2')]), list([own])),
    EndSession: { error: { code: 'NOT_FOUND', message: 'Esta sessão não existe ou já foi encerrada.' } },
  });
  await user.click(await screen.findByRole('button', { name: /^Encerrar: Safari/ }));
  await user.click(within(modal()).getByRole('button', { name: 'Encerrar sessão' }));
  await waitFor(() => expect(screen.queryByText('Safari no iPhone')).toBeNull());
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('ends all others after a confirmation', async () => {
  const { user, asked } = open({
    MySessions: inTurn(list([own, session('2'), session('3')]), list([own])),
    EndOtherSessions: { data: { endOtherSessions: { __typename: 'SessionPage', total: 1 } } },
  });
  await user.click(await screen.findByRole('button', { name: 'Encerrar todas as outras' }));
  await user.click(within(modal()).getByRole('button', { name: 'Encerrar todas as outras' }));
  await waitFor(() => expect(screen.queryByText('Safari no iPhone')).toBeNull());
  expect(asked.map(({ name }) => name)).toContain('EndOtherSessions');
});

it('is paged', async () => {
  const { user, asked } = open({
    MySessions: inTurn(
      list([session('1')], { lastPage: 2, total: 11 }),
      list([session('2')], { page: 2, lastPage: 2, total: 11 }),
    ),
  });
  await user.click(await screen.findByRole('button', { name: 'Página 2' }));
  await waitFor(() => expect(asked.at(-1)).toEqual({ name: 'MySessions', variables: { page: 2 } }));
});

it('reports a failed request and retries it', async () => {
  const { user } = open({
    MySessions: inTurn({ error: { code: 'BAD_REQUEST', message: 'Boom' } }, list([own])),
  });
  const section = within(await region());
  expect(await section.findByRole('alert')).toHaveTextContent('Erro ao carregar as sessões');
  await user.click(section.getByRole('button', { name: 'Tentar novamente' }));
  expect(await section.findByText('Esta sessão')).toBeInTheDocument();
});
