import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { page as profilePage } from '../../pages/profile/profile-page.tsx';
import { account, haveSession } from '../../testing/account.ts';
import { type Answers, inTurn } from '../../testing/answers.ts';
import { renderSite } from '../../testing/render.tsx';

const CODES = ['AAAA-BBBB-CCCC-DDDD-EEEE-FFFF', 'GGGG-HHHH-IIII-JJJJ-KKKK-LLLL'];
const setup = {
  data: {
    startSecondFactor: {
      __typename: 'SecondFactorSetup',
      secret: 'ABCDEFGHIJKLMNOP',
      uri: 'otpauth://totp/Guia:rosa?secret=ABCDEFGHIJKLMNOP',
      qrSvg: '<svg xmlns="http://www.w3.org/2000/svg"/>',
    },
  },
};
const viewer = (changes: object) => ({ data: { viewer: account(changes) } });

const open = (answers: Answers, changes: object = {}) => {
  haveSession();
  return renderSite(<profilePage.Component />, {
    path: '/profile',
    answers: {
      Viewer: viewer(changes),
      MySessions: { pending: true },
      MyApiKeys: { pending: true },
      ...answers,
    },
  });
};
const modal = () => screen.findByRole('dialog');
const inModal = async (name: string) => within(await modal()).findByRole('button', { name });

it('turns on by password and code, and shows the recovery codes until they are kept', async () => {
  const write = vi.fn(async () => {});
  const { user, asked } = open({
    Viewer: inTurn(viewer({}), viewer({ hasSecondFactor: true })),
    StartSecondFactor: setup,
    ConfirmSecondFactor: inTurn(
      { error: { code: 'BAD_USER_INPUT', message: 'Não confere.', fields: { otp: ['Não confere.'] } } },
      { data: { confirmSecondFactor: { __typename: 'RecoveryCodes', codes: CODES } } },
    ),
  });
  Object.defineProperty(navigator, 'clipboard', { value: { writeText: write }, configurable: true });
  await user.click(await screen.findByRole('button', { name: 'Ativar verificação em duas etapas' }));
  await user.type(await screen.findByLabelText(/^Sua senha/), 'jabuticaba-serrana-7');
  await user.click(await inModal('Continuar'));
  expect(await screen.findByAltText('QR code para o aplicativo autenticador')).toBeInTheDocument();
  expect(screen.getByText('ABCD EFGH IJKL MNOP')).toBeInTheDocument();
  const code = () => screen.getByLabelText(/^Código do aplicativo/);
  await user.type(code(), '111111');
  await user.click(await inModal('Ativar'));
  await waitFor(() => expect(code()).toBeInvalid());
  await user.clear(code());
  await user.type(code(), '123456');
  await user.click(await inModal('Ativar'));
  for (const text of CODES) expect(await screen.findByText(text)).toBeInTheDocument();
  await user.click(await inModal('Pronto'));
  expect(await screen.findByText(/Você ainda não guardou os códigos/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Continuar aqui' }));
  await user.click(await inModal('Copiar códigos'));
  expect(write).toHaveBeenCalledWith(CODES.join('\n'));
  await user.click(await inModal('Pronto'));
  expect(await screen.findByText('Ativada')).toBeInTheDocument();
  expect(asked.last('ConfirmSecondFactor')).toEqual({
    otp: '123456',
  });
});

it('turns off by password and code', async () => {
  const { user, asked } = open(
    {
      DisableSecondFactor: {
        data: { disableSecondFactor: { __typename: 'User', id: '7', hasSecondFactor: false } },
      },
    },
    { hasSecondFactor: true },
  );
  await user.click(await screen.findByRole('button', { name: 'Desativar' }));
  await user.type(await screen.findByLabelText(/^Sua senha/), 'jabuticaba-serrana-7');
  await user.click(await inModal('Desativar'));
  expect(await screen.findByText('Código é obrigatório')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Usar um código de recuperação' }));
  await user.type(screen.getByLabelText(/^Código de recuperação/), 'AAAA-BBBB');
  await user.click(await inModal('Desativar'));
  await waitFor(() =>
    expect(asked.first('DisableSecondFactor')).toEqual({
      password: 'jabuticaba-serrana-7',
      otp: 'AAAA-BBBB',
    }),
  );
  expect(
    await screen.findByRole('button', { name: 'Ativar verificação em duas etapas' }),
  ).toBeInTheDocument();
});

it('stands in place of every page for an administrator who needs it, and gives way once it is on', async () => {
  open({}, { role: 'admin', needsSecondFactor: true });
  expect(await screen.findByRole('heading', { name: 'Antes de continuar' })).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Sessões' })).toBeNull();
});
