import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { haveSession } from '../../testing/account.ts';
import { type Answers, inTurn } from '../../testing/answers.ts';
import { pageOf } from '../../testing/fixtures/admin.ts';
import { userRow } from '../../testing/fixtures/users.ts';
import { chooseAction, openFilters } from '../../testing/list-steps.ts';
import { renderSite } from '../../testing/render.tsx';
import { siteWithoutMail } from '../../testing/site-fixtures.ts';
import { UserList } from './admin-users-page.tsx';

const users = (...rows: object[]) => pageOf('adminUsers', rows);
const open = (answers: Answers, query = '') => {
  haveSession({ id: '1', name: 'Ana Reis', role: 'admin' });
  return renderSite(<UserList />, { answers, path: `/admin/users${query}` });
};
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const own = userRow('1', 'Ana Reis', { role: 'admin' });
const rosa = userRow('2', 'Rosa Lima', { companiesCount: 2 });
const ivo = userRow('3', 'Ivo Melo', { isActive: false, isEmailConfirmed: false, role: 'user' });
const REFUSED = { error: { code: 'CONFLICT', message: 'É preciso haver ao menos um administrador ativo.' } };
const BROKEN = { error: { code: 'INTERNAL_SERVER_ERROR' } };

it('lists the accounts, with links to their companies', async () => {
  open({ Users: users(own, rosa, ivo) });
  const rowOf = async (name: RegExp) => (await screen.findByRole('rowheader', { name })).closest('tr');
  expect(await rowOf(/Rosa Lima/)).toHaveTextContent(
    /rosa@exemplo.*Empresa.*Grátis.*2 empresas.*04\/11\/2026.*Ativo/,
  );
  expect(await rowOf(/Ivo Melo/)).toHaveTextContent(/E-mail não confirmado.*Usuário.*—.*Nenhuma.*Inativo/);
  expect(await rowOf(/Ana Reis/)).toHaveTextContent(/Administrador.*Sua conta/);
  expect(screen.getByRole('link', { name: '2 empresas' })).toLinkTo(
    '/admin/companies?q=rosa%40exemplo.com.br',
  );
  expect(screen.getByRole('checkbox', { name: 'Selecionar Ana Reis' })).toBeDisabled();
  expect(screen.getByText('3 usuários')).toBeInTheDocument();
});

it('stores search, role, status and order in the URL', async () => {
  const { user, asked, location } = open({ Users: users() });
  expect(await screen.findByText('Nenhum usuário encontrado')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Limpar filtros' })).not.toBeInTheDocument();
  await openFilters(user);
  await user.selectOptions(screen.getByLabelText('Papel'), 'Toda a administração');
  await user.selectOptions(screen.getByLabelText('Situação'), 'Inativo');
  await user.selectOptions(screen.getByLabelText('Ordem'), 'Nome, de A a Z');
  await user.type(screen.getByLabelText('Buscar usuário'), 'rosa');
  await waitFor(() =>
    expect(location.path).toBe('/admin/users?role=admin&status=inactive&order=name&q=rosa'),
  );
  await waitFor(() =>
    expect(asked.at(-1)?.variables).toEqual({
      q: 'rosa',
      role: 'admin',
      adminRole: null,
      isActive: false,
      order: 'name',
      page: 1,
      perPage: 25,
    }),
  );
  await user.click(screen.getByRole('button', { name: 'Limpar filtros' }));
  await waitFor(() => expect(location.path).toBe('/admin/users?order=name'));
});

it.each([
  ['company', { role: 'company', adminRole: null }],
  ['administrator', { role: null, adminRole: 'administrator' }],
  ['moderator', { role: null, adminRole: 'moderator' }],
  ['reader', { role: null, adminRole: 'reader' }],
])('filters by the role that the list shows: %s', async (role, variables) => {
  const { asked } = open({ Users: users() }, `?role=${role}`);
  await screen.findByText('Nenhum usuário encontrado');
  expect(asked.first('Users')).toMatchObject(variables);
});

it('reports a failed request and retries it', async () => {
  const { user } = open({ Users: inTurn(BROKEN, users(rosa)) });
  expect(await screen.findByText('Erro ao carregar usuários')).toBeInTheDocument();
  await user.click(await button('Tentar novamente'));
  expect(await screen.findByText('Rosa Lima')).toBeInTheDocument();
});

it('redirects from a page beyond the end to the last one', async () => {
  const { location } = open({ Users: pageOf('adminUsers', [], { page: 9, lastPage: 2 }) }, '?page=9');
  await waitFor(() => expect(location.path).toBe('/admin/users?page=2'));
});

it("creates an account, with the server's errors beside their fields", async () => {
  const { user, asked } = open({
    Users: users(own),
    CreateUser: inTurn(
      {
        error: {
          code: 'BAD_USER_INPUT',
          message: 'Confira os campos.',
          fields: { email: ['Este e-mail já tem uma conta.'] },
        },
      },
      BROKEN,
      { data: { createUser: userRow('9', 'Bia Sá') } },
    ),
  });
  await user.click(await button('Novo usuário'));
  const modal = within(await screen.findByRole('dialog'));
  const create = modal.getByRole('button', { name: 'Criar usuário' });
  await user.click(create);
  expect(modal.getByText('Nome é obrigatório')).toBeInTheDocument();
  expect(modal.getByText('Email é obrigatório')).toBeInTheDocument();
  expect(modal.getByText('A senha precisa de pelo menos 8 caracteres')).toBeInTheDocument();
  const fill = async (label: RegExp, text: string) => {
    await user.clear(modal.getByLabelText(label));
    await user.click(modal.getByLabelText(label));
    await user.paste(text);
  };
  await fill(/^Nome completo/, ' Bia Sá ');
  await fill(/^E-mail/, 'bia@exemplo.com.br');
  await fill(/^Senha/, 'jabuticaba-7');
  await fill(/^Confirmar senha/, 'jabuticaba-8');
  await user.click(create);
  expect(modal.getByText('As senhas não coincidem')).toBeInTheDocument();
  await fill(/^Confirmar senha/, 'jabuticaba-7');
  await user.selectOptions(modal.getByLabelText(/^Papel/), 'Administrador');
  expect(modal.getByText(/Administradores podem tudo/)).toBeInTheDocument();
  await user.selectOptions(modal.getByLabelText(/^Na administração/), 'Leitor: vê listas e estatísticas');
  expect(modal.queryByText(/Administradores podem tudo/)).toBeNull();
  await user.click(create);
  expect(await modal.findByText('Este e-mail já tem uma conta.')).toBeInTheDocument();
  expect(modal.getByLabelText(/^E-mail/)).toHaveFocus();
  await user.click(create);
  expect(await modal.findByText('Erro ao salvar usuário')).toBeInTheDocument();
  await user.click(create);
  expect(await screen.findByText('A conta de Bia Sá foi criada.')).toBeInTheDocument();
  expect(asked.last('CreateUser')?.input).toEqual({
    name: 'Bia Sá',
    email: 'bia@exemplo.com.br',
    role: 'admin',
    adminRole: 'reader',
    password: 'jabuticaba-7',
    passwordConfirmation: 'jabuticaba-7',
  });
  await waitFor(() => expect(asked.at(-1)?.name).toBe('Users'));
});

it('asks before what was typed is lost', async () => {
  const { user } = open({ Users: users(rosa) });
  await chooseAction(user, 'Rosa Lima', 'Editar');
  const modal = within(await screen.findByRole('dialog'));
  await user.type(modal.getByLabelText(/^Nome completo/), ' Souza');
  await user.keyboard('{Escape}');
  expect(modal.getByText('Há alterações que não foram salvas.')).toBeInTheDocument();
  await user.click(modal.getByRole('button', { name: 'Continuar editando' }));
  expect(modal.getByLabelText(/^Nome completo/)).toHaveValue('Rosa Lima Souza');
  await user.click(modal.getByRole('button', { name: 'Cancelar' }));
  await user.click(modal.getByRole('button', { name: 'Descartar alterações' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(await button('Mais ações: Rosa Lima')).toHaveFocus();
});

it('updates the own name in the header; the own role is fixed', async () => {
  const renamed = { ...own, name: 'Ana Prado' };
  const { user, asked } = open({ Users: users(own), UpdateUser: { data: { updateUser: renamed } } });
  await chooseAction(user, 'Ana Reis', 'Editar');
  const modal = within(await screen.findByRole('dialog'));
  expect(modal.getByLabelText(/^Papel/)).toBeDisabled();
  await user.clear(modal.getByLabelText(/^Nome completo/));
  await user.type(modal.getByLabelText(/^Nome completo/), 'Ana Prado');
  await user.click(modal.getByRole('button', { name: 'Salvar alterações' }));
  expect(await screen.findByText('Os dados de Ana Prado foram salvos.')).toBeInTheDocument();
  expect(JSON.parse(localStorage.getItem('user') ?? '')).toMatchObject({ name: 'Ana Prado' });
  expect(asked.first('UpdateUser')?.input.role).toBe('admin');
});

it('says what another role of an account ends', async () => {
  const { user } = open({ Users: users(rosa) });
  await chooseAction(user, 'Rosa Lima', 'Editar');
  const ofRosa = within(await screen.findByRole('dialog'));
  expect(ofRosa.queryByText(/deixam de valer/)).toBeNull();
  await user.selectOptions(ofRosa.getByLabelText(/^Papel/), 'Usuário');
  expect(
    ofRosa.getByText('Com outro papel, as chaves de API desta conta deixam de valer.'),
  ).toBeInTheDocument();
  await user.selectOptions(ofRosa.getByLabelText(/^Papel/), 'Empresa');
  expect(ofRosa.queryByText(/deixam de valer/)).toBeNull();
});

it('says what another role in the administration changes', async () => {
  const bia = userRow('4', 'Bia Sá', { role: 'admin', adminRole: 'moderator' });
  const { user } = open({ Users: users(bia) });
  await chooseAction(user, 'Bia Sá', 'Editar');
  const ofBia = within(await screen.findByRole('dialog'));
  await user.selectOptions(ofBia.getByLabelText(/^Na administração/), 'Leitor: vê listas e estatísticas');
  expect(ofBia.getByText(/^O novo papel na administração vale ao salvar/)).toBeInTheDocument();
  await user.selectOptions(ofBia.getByLabelText(/^Papel/), 'Empresa');
  expect(ofBia.getByText(/^A conta deixa a administração\./)).toBeInTheDocument();
});

it('promises no confirmation where no mail is sent', async () => {
  const { user } = open({ ...siteWithoutMail(), Users: users(own) });
  await chooseAction(user, 'Ana Reis', 'Editar');
  expect(await screen.findByText(/^Um e-mail novo fica sem confirmação/)).toBeInTheDocument();
});

it('explains which actions the own account lacks', async () => {
  const { user } = open({ Users: users(own), AdminUser: { data: { adminUser: own } } });
  await user.click(await screen.findByRole('link', { name: 'Ana Reis' }));
  const details = within(await screen.findByRole('complementary', { name: 'Ana Reis' }));
  expect(details.getByText(/Você não pode desativá-la/)).toBeInTheDocument();
  expect(details.getByRole('link', { name: 'Meu perfil' })).toLinkTo('/profile');
  for (const name of ['Definir senha', 'Desativar conta', 'Remover usuário']) {
    expect(details.queryByRole('button', { name })).not.toBeInTheDocument();
  }
});

const passwordModal = async () => within(await screen.findByRole('dialog', { name: 'Definir senha' }));

it('mails a link for a new password by default, and says to whom', async () => {
  const link = { __typename: 'MailedLink', email: 'r…@exemplo.com.br', validSeconds: 3600 };
  const { user, asked } = open({
    Users: users(rosa),
    SendPasswordLink: inTurn(BROKEN, { data: { sendPasswordLink: link } }),
  });
  await chooseAction(user, 'Rosa Lima', 'Definir senha');
  const modal = await passwordModal();
  expect(modal.getByRole('radio', { name: /^Enviar link para criar nova senha/ })).toBeChecked();
  expect(modal.queryByLabelText(/^Nova senha/)).not.toBeInTheDocument();
  await user.click(modal.getByRole('button', { name: 'Enviar link' }));
  expect(await modal.findByText(/^Não foi possível enviar o link agora/)).toBeInTheDocument();
  await user.click(modal.getByRole('button', { name: 'Enviar link' }));
  expect(await screen.findByText('O link vai para r…@exemplo.com.br e vale por 1 hora.')).toBeInTheDocument();
  expect(asked.at(-1)).toEqual({ name: 'SendPasswordLink', variables: { id: '2' } });
});

it.each([
  ['no mail is sent', siteWithoutMail(), rosa, /ainda não envia e-mails/],
  ['the account is deactivated', {}, userRow('2', 'Rosa Lima', { isActive: false }), /está desativada/],
])('offers only a typed password where %s', async (_, answers, row, why) => {
  const { user } = open({ ...answers, Users: users(row) });
  await chooseAction(user, 'Rosa Lima', 'Definir senha');
  const modal = await passwordModal();
  expect(await modal.findByText(why)).toBeInTheDocument();
  expect(modal.queryByRole('radio')).not.toBeInTheDocument();
  expect(modal.getByLabelText(/^Nova senha/)).toBeInTheDocument();
});

it('invites to the administration, and sends an open invitation again', async () => {
  const ivo = userRow('5', 'Ivo Melo', { role: 'admin', adminRole: 'moderator', isInvited: true });
  const taken = { error: { code: 'CONFLICT', message: 'Este e-mail já tem uma conta.' } };
  const { user, asked } = open({
    Users: inTurn(users(own), users(own, ivo)),
    InviteAdministrator: inTurn(taken, { data: { inviteAdministrator: ivo } }),
  });
  await user.click(await button('Convidar para a administração'));
  const modal = within(await screen.findByRole('dialog', { name: 'Convidar para a administração' }));
  const send = modal.getByRole('button', { name: 'Enviar convite' });
  await user.click(send);
  expect(modal.getByText('Nome é obrigatório')).toBeInTheDocument();
  expect(modal.getByText('Email é obrigatório')).toBeInTheDocument();
  await user.type(modal.getByLabelText(/^Nome completo/), 'Ivo Melo');
  await user.type(modal.getByLabelText(/^E-mail/), 'ivo@exemplo.com.br');
  await user.click(send);
  expect(await modal.findByText('Este e-mail já tem uma conta.')).toBeInTheDocument();
  await user.click(send);
  expect(
    await screen.findByText('O convite vai para ivo@exemplo.com.br e vale por 7 dias.'),
  ).toBeInTheDocument();
  expect(asked.last('InviteAdministrator')).toEqual({
    input: { name: 'Ivo Melo', email: 'ivo@exemplo.com.br', adminRole: 'moderator' },
  });
  expect(await screen.findAllByText('Convite enviado')).not.toEqual([]);
  await chooseAction(user, 'Ivo Melo', 'Definir senha');
  expect((await passwordModal()).getByRole('radio', { name: /^Enviar o convite de novo/ })).toBeChecked();
});

it('says what to do instead of inviting where no mail is sent', async () => {
  const { user } = open({ ...siteWithoutMail(), Users: users(own) });
  await user.click(await button('Convidar para a administração'));
  expect(await screen.findByText(/o convite não chegaria\. Use “Novo usuário”/)).toBeInTheDocument();
});

it('sets a password', async () => {
  const { user, asked } = open({
    Users: users(rosa),
    SetUserPassword: inTurn(BROKEN, {
      data: { setUserPassword: { __typename: 'User', id: '2', isInvited: false } },
    }),
  });
  await chooseAction(user, 'Rosa Lima', 'Definir senha');
  const modal = await passwordModal();
  await user.click(modal.getByRole('radio', { name: /^Digitar a senha agora/ }));
  for (const label of [/^Nova senha/, /^Confirmar nova senha/]) {
    await user.click(modal.getByLabelText(label));
    await user.paste('pitanga-serrana-7');
  }
  await user.click(modal.getByRole('button', { name: 'Definir senha' }));
  expect(await modal.findByText('Erro ao salvar usuário')).toBeInTheDocument();
  await user.click(modal.getByRole('button', { name: 'Definir senha' }));
  expect(await screen.findByText('Rosa Lima tem uma senha nova.')).toBeInTheDocument();
  expect(asked.at(-1)).toMatchObject({
    name: 'SetUserPassword',
    variables: { id: '2', password: 'pitanga-serrana-7' },
  });
  expect(await button('Mais ações: Rosa Lima')).toHaveFocus();
});

it('changes the plan', async () => {
  const plan = { __typename: 'Plan', id: '4', name: 'Rede', price: '199.90' };
  const { user, asked } = open({
    Users: users(rosa),
    UserPlanOptions: {
      data: {
        adminPlans: { __typename: 'PlanPage', items: [{ ...plan, companiesAllowed: 20, isActive: false }] },
      },
    },
    SetUserPlan: { data: { setUserPlan: { ...rosa, plan } } },
  });
  await chooseAction(user, 'Rosa Lima', 'Mudar plano');
  const choice = await screen.findByLabelText('Plano');
  expect(
    within(choice)
      .getAllByRole('option')
      .map(({ textContent }) => textContent?.replace(/\s/g, ' ')),
  ).toEqual(['Padrão (Grátis)', 'Rede · R$ 199,90/mês · até 20 empresas · inativo']);
  await user.selectOptions(choice, '4');
  await user.click(await button('Salvar plano'));
  expect(await screen.findByText('Rosa Lima agora tem o plano Rede.')).toBeInTheDocument();
  expect(asked.first('SetUserPlan')).toEqual({ id: '2', planId: '4' });
});

it('removes an account after listing what is removed with it', async () => {
  const { user } = open({
    Users: inTurn(users(rosa), users()),
    UserCompanies: {
      data: {
        adminCompanies: {
          __typename: 'AdminCompanyPage',
          items: [
            { __typename: 'Company', id: '5', name: 'Padaria Trigo', ownerEmail: 'rosa@exemplo.com.br' },
            { __typename: 'Company', id: '6', name: 'De outra pessoa', ownerEmail: 'outra@exemplo.com.br' },
          ],
        },
      },
    },
    DeleteUser: inTurn(BROKEN, REFUSED, { data: { deleteUser: { __typename: 'Deletion', id: '2' } } }),
  });
  await chooseAction(user, 'Rosa Lima', 'Remover usuário');
  const modal = within(await screen.findByRole('dialog', { name: 'Remover usuário' }));
  expect(await modal.findByText('Padaria Trigo')).toBeInTheDocument();
  expect(modal.queryByText('De outra pessoa')).not.toBeInTheDocument();
  expect(modal.getByText('e mais 1 empresa')).toBeInTheDocument();
  expect(modal.getByText(/2 empresas vinculadas também serão removidas permanentemente/)).toBeInTheDocument();
  expect(modal.getByText(/Esta ação não pode ser desfeita/)).toBeInTheDocument();
  const remove = modal.getByRole('button', { name: 'Remover usuário' });
  await user.click(remove);
  expect(await modal.findByText('Erro ao remover usuário')).toBeInTheDocument();
  await user.click(remove);
  expect(await modal.findByText('É preciso haver ao menos um administrador ativo.')).toBeInTheDocument();
  await user.click(remove);
  expect(await screen.findByText('A conta de Rosa Lima foi removida.')).toBeInTheDocument();
  expect(await screen.findByText('Nenhum usuário encontrado')).toBeInTheDocument();
});
