import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { readSession } from '../../api/session.ts';
import { account, haveSession } from '../../testing/account.ts';
import { type Answers, inTurn } from '../../testing/answers.ts';
import { renderSite } from '../../testing/render.tsx';
import { site } from '../../testing/site-fixtures.ts';
import { page as profilePage } from './profile-page.tsx';

type Changes = Parameters<typeof account>[0];

async function open(answers: Answers = {}, changes: Changes = {}) {
  haveSession(changes);
  const site = renderSite(
    <Routes>
      <Route path="/profile" element={<profilePage.Component />} />
      <Route path="/login" element={<h1>Entrar</h1>} />
      <Route path="/" element={<h1>Início</h1>} />
    </Routes>,
    {
      path: '/profile',
      answers: {
        Viewer: { data: { viewer: account(changes) } },
        MySessions: { pending: true },
        MyApiKeys: { pending: true },
        ...answers,
      },
    },
  );
  await screen.findByRole('heading', { name: 'Meu perfil' });
  return site;
}

const field = (label: RegExp) => screen.getByLabelText(label, { selector: 'input' });
const save = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Salvar alterações' }));

async function retype(user: UserEvent, label: RegExp, text: string): Promise<void> {
  await user.clear(field(label));
  if (text !== '') await user.type(field(label), text);
}

const updated = (changes: Changes) => ({ data: { updateProfile: account(changes) } });
const LOGIN_AGAIN = 'Dados atualizados com sucesso. Faça login novamente se alterou o email ou a senha.';

it('saves the name, and updates the header', async () => {
  const { user, asked } = await open({ UpdateProfile: updated({ name: 'Rosa Maria Lima' }) });
  await retype(user, /^Nome completo/, 'Rosa Maria Lima');
  await save(user);
  expect(await screen.findByText('Perfil atualizado com sucesso!')).toBeInTheDocument();
  expect(screen.queryByText(LOGIN_AGAIN)).toBeNull();
  expect(readSession()?.user.name).toBe('Rosa Maria Lima');
  expect(asked.map(({ name }) => name)).not.toContain('ChangePassword');
  expect(asked.first('UpdateProfile')).toEqual({
    input: { name: 'Rosa Maria Lima', email: 'rosa@exemplo.com.br', currentPassword: null },
  });
});

it('requires the password for a new e-mail, which must be confirmed again', async () => {
  const { user, asked } = await open({
    UpdateProfile: updated({ email: 'nova@exemplo.com.br', isEmailConfirmed: false }),
  });
  await retype(user, /^E-mail/, 'nova@exemplo.com.br');
  await save(user);
  expect(await screen.findByText('Informe a senha atual')).toBeInTheDocument();
  expect(field(/^Senha atual/)).toHaveFocus();
  expect(asked.map(({ name }) => name)).not.toContain('UpdateProfile');
  await user.type(field(/^Senha atual/), 'jabuticaba-serrana-7');
  await save(user);
  expect(await screen.findByText(LOGIN_AGAIN)).toBeInTheDocument();
  expect(await screen.findByText(/ainda não foi confirmado/)).toHaveTextContent('nova@exemplo.com.br');
  expect(asked.first('UpdateProfile')).toMatchObject({
    input: { email: 'nova@exemplo.com.br', currentPassword: 'jabuticaba-serrana-7' },
  });
  expect(field(/^Senha atual/)).toHaveValue('');
});

it('treats another case of the address as a new one, like the server', async () => {
  const { user } = await open();
  await retype(user, /^E-mail/, 'Rosa@exemplo.com.br');
  await save(user);
  expect(await screen.findByText('Informe a senha atual')).toBeInTheDocument();
});

it('does not validate the unchanged address of a first start', async () => {
  const { user } = await open(
    { UpdateProfile: updated({ name: 'Ana', email: 'admin@localhost', role: 'admin' }) },
    { email: 'admin@localhost', role: 'admin' },
  );
  await retype(user, /^Nome completo/, 'Ana');
  await save(user);
  await waitFor(() => expect(readSession()?.user.name).toBe('Ana'));
});

it('changes the password only when one is typed, and says that other sessions end', async () => {
  const { user, asked } = await open({
    UpdateProfile: updated({}),
    ChangePassword: { data: { changePassword: { __typename: 'User', id: '1' } } },
  });
  expect(screen.getByText('Suas outras sessões e suas chaves de API serão encerradas.')).toBeInTheDocument();
  await user.type(field(/^Nova senha/), 'jabuticaba-serrana-8');
  await user.type(field(/^Confirmar nova senha/), 'jabuticaba-serrana-9');
  await save(user);
  expect(await screen.findByText('As senhas não coincidem')).toBeInTheDocument();
  expect(screen.getByText('Informe a senha atual')).toBeInTheDocument();
  await user.type(field(/^Senha atual/), 'jabuticaba-serrana-7');
  await retype(user, /^Confirmar nova senha/, 'jabuticaba-serrana-8');
  await save(user);
  expect(await screen.findByText(LOGIN_AGAIN)).toBeInTheDocument();
  expect(asked.first('ChangePassword')).toEqual({
    input: {
      currentPassword: 'jabuticaba-serrana-7',
      password: 'jabuticaba-serrana-8',
      passwordConfirmation: 'jabuticaba-serrana-8',
    },
  });
  expect(field(/^Nova senha/)).toHaveValue('');
});

it("shows the server's message beside its field, and its own text for internal errors", async () => {
  const message = 'Este e-mail já está em uso.';
  const { user } = await open({
    UpdateProfile: inTurn(
      { error: { code: 'BAD_USER_INPUT', message, fields: { email: [message] } } },
      { error: { code: 'INTERNAL_SERVER_ERROR', message: 'Boom' } },
    ),
  });
  await save(user);
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(field(/^E-mail/)).toHaveFocus();
  await retype(user, /^Nome completo/, 'Rosa');
  await save(user);
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Erro ao salvar perfil'));
});

it('sends the confirmation again', async () => {
  const { user } = await open(
    {
      SendEmailConfirmation: {
        data: { sendEmailConfirmation: { __typename: 'MailedLink', email: 'rosa@exemplo.com.br' } },
      },
    },
    { isEmailConfirmed: false },
  );
  await user.click(screen.getByRole('button', { name: 'Enviar confirmação de novo' }));
  expect(await screen.findByText(/Enviamos um novo link/)).toHaveTextContent('rosa@exemplo.com.br');
});

it('promises no link where no mail is sent', async () => {
  await open(
    { Site: { data: { publicSettings: { ...site(), sendsEmails: false } } } },
    { isEmailConfirmed: false },
  );
  expect(
    await screen.findByText(/ainda não foi confirmado\. Este site ainda não envia e-mails; fale com/),
  ).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Enviar confirmação de novo' })).not.toBeInTheDocument();
});

it('shows that the address was confirmed on another device', async () => {
  const { user } = await open(
    {
      SendEmailConfirmation: { error: { code: 'CONFLICT', message: 'Este e-mail já está confirmado.' } },
      Viewer: inTurn(
        { data: { viewer: account({ isEmailConfirmed: false }) } },
        { data: { viewer: account() } },
      ),
    },
    { isEmailConfirmed: false },
  );
  await user.click(screen.getByRole('button', { name: 'Enviar confirmação de novo' }));
  await waitFor(() => expect(screen.queryByText(/ainda não foi confirmado/)).toBeNull());
});

it('downloads all personal data as one file, named after the day in Brazil', async () => {
  const createUrl = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:data');
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue(undefined);
  vi.useFakeTimers({ now: new Date('2026-11-22T01:00:00.000Z'), toFake: ['Date'] });
  const { user } = await open({
    PersonalData: inTurn(
      { error: { code: 'CONFLICT', message: 'Agora não.' } },
      { data: { myPersonalData: { account: 'Rosa' } } },
    ),
  });
  await user.click(screen.getByRole('button', { name: 'Baixar meus dados' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Agora não.');
  await user.click(screen.getByRole('button', { name: 'Baixar meus dados' }));
  await waitFor(() => expect(click).toHaveBeenCalledOnce());
  expect(click.mock.contexts).toEqual([expect.objectContaining({ download: 'meus-dados-2026-11-21.json' })]);
  const file = createUrl.mock.calls[0]?.[0] as Blob;
  expect([file.type, await file.text()]).toEqual(['application/json', '{\n  "account": "Rosa"\n}']);
});

it('closes the account after listing what is removed and asking for the password', async () => {
  const wrong = 'A senha atual não confere.';
  const { user, asked, location } = await open({
    DeleteAccount: inTurn(
      { error: { code: 'BAD_USER_INPUT', message: wrong, fields: { password: [wrong] } } },
      { data: { deleteAccount: { __typename: 'Deletion', id: '1' } } },
    ),
  });
  await user.click(screen.getByRole('button', { name: 'Encerrar conta' }));
  const modal = within(await screen.findByRole('dialog', { name: 'Encerrar conta' }));
  expect(modal.getByText(/todas as suas empresas/)).toBeInTheDocument();
  const confirm = () => user.click(modal.getByRole('button', { name: 'Encerrar conta' }));
  await confirm();
  expect(await modal.findByText('Informe a sua senha')).toBeInTheDocument();
  expect(asked.map(({ name }) => name)).not.toContain('DeleteAccount');
  await user.type(modal.getByLabelText(/^Sua senha/, { selector: 'input' }), 'errada');
  await confirm();
  expect(await modal.findByText(wrong)).toBeInTheDocument();
  await confirm();
  expect(await screen.findByText('Sua conta foi encerrada.')).toBeInTheDocument();
  await waitFor(() => expect(location.path).toBe('/'));
  expect(readSession()).toBeNull();
});

it("explains why the last administrator's account cannot be closed", async () => {
  const message = 'Esta é a última conta de administrador e não pode ser encerrada.';
  const { user } = await open({ DeleteAccount: { error: { code: 'CONFLICT', message } } }, { role: 'admin' });
  await user.click(screen.getByRole('button', { name: 'Encerrar conta' }));
  const modal = within(await screen.findByRole('dialog'));
  expect(modal.queryByText(/todas as suas empresas/)).toBeNull();
  await user.type(modal.getByLabelText(/^Sua senha/, { selector: 'input' }), 'certa');
  await user.click(modal.getByRole('button', { name: 'Encerrar conta' }));
  expect(await modal.findByRole('alert')).toHaveTextContent(message);
});
