import { type SelectedUser, USER_FIELDS, userJson, userSchema } from '../json/user-json.ts';
import { like, named, shape, text } from '../route/json-schema.ts';
import { done, param, type Route } from '../route/route.ts';
import { EMAIL, NAME, PASSWORD, PASSWORDS } from './account-form.ts';

const signedIn = ({ user, token }: { user: SelectedUser; token: string }, message: string) => {
  const person = userJson(user);
  return { message, user: person, token, data: { user: person, token } };
};
const token = {
  ...like(text, 'f3kQ8n0uVw2Xy5Zb7Cd9Ef1Gh3Ij5Kl7Mn9Op1Qr3St'),
  description: 'Vai no cabeçalho Authorization de cada pedido.',
};
const signedInSchema = (message: string) => ({
  message: like(text, message),
  user: userSchema,
  token,
  data: named('Session', shape({ user: userSchema, token })),
});

export const AUTH_ROWS: Route[] = [
  {
    method: 'POST',
    path: '/auth/login',
    summary: 'Abre uma sessão.',
    who: 'everybody',
    operation: `mutation RestLogin($input: LoginInput!) { login(input: $input) { token user { ${USER_FIELDS} } } }`,
    body: [
      param('email', 'string', 'Maiúsculas e minúsculas não fazem diferença.', {
        required: true,
        maxLength: 254,
        example: 'rosa@exemplo.com.br',
      }),
      { name: 'password', ...PASSWORD, required: true, description: 'A senha da conta.' },
      param(
        'remember',
        'boolean',
        'A sessão dura 30 dias, em vez de 1; a de administradores, até 12 horas.',
        { default: false, example: true },
      ),
    ],
    variables: ({ body }) => ({
      input: {
        email: body.required('email'),
        password: body.required('password'),
        remember: body.flag('remember') ?? false,
      },
    }),
    respond: ({ login }) => signedIn(login, 'Login realizado com sucesso!'),
    response: signedInSchema('Login realizado com sucesso!'),
    failures: {
      401: 'Credenciais inválidas.',
      403: 'Conta desativada. Entre em contato com o administrador.',
    },
  },
  {
    method: 'POST',
    path: '/auth/register',
    summary: 'Cria uma conta de empresa e abre uma sessão.',
    who: 'everybody',
    operation: `mutation RestRegister($input: RegisterInput!) { register(input: $input) { token user { ${USER_FIELDS} } } }`,
    body: [
      { ...NAME, required: true },
      { ...EMAIL, required: true },
      param('role', 'string', 'Ignorado: a conta é sempre de empresa.', { example: 'company' }),
      param(
        'company_name',
        'string',
        'Fica com a conta e preenche o cadastro da empresa; não cria a empresa.',
        { maxLength: 120, example: 'Padaria Flor do Campo' },
      ),
      ...PASSWORDS,
      param('terms', 'boolean', 'Precisa ser verdadeiro: os termos foram aceitos.', {
        required: true,
        example: true,
      }),
    ],
    variables: ({ body }) => ({
      input: {
        name: body.required('name'),
        email: body.required('email'),
        companyName: body.text('company_name'),
        password: body.required('password'),
        passwordConfirmation: body.required('password_confirmation'),
        terms: body.flag('terms') ?? false,
      },
    }),
    respond: ({ register }) => signedIn(register, 'Cadastro realizado com sucesso!'),
    response: signedInSchema('Cadastro realizado com sucesso!'),
    failures: { 422: { password_confirmation: 'As senhas não coincidem' } },
  },
  {
    method: 'POST',
    path: '/auth/logout',
    summary: 'Encerra a sessão do token.',
    who: 'signed in',
    operation: 'mutation RestLogout { logout }',
    variables: () => ({}),
    ...done('Você saiu da sua conta.'),
  },
  {
    method: 'GET',
    path: '/auth/user',
    summary: 'A conta do token.',
    who: 'signed in',
    operation: `query RestGetUser { viewer { ${USER_FIELDS} } }`,
    variables: () => ({}),
    respond: ({ viewer }) => {
      const user = userJson(viewer);
      return { user, data: user };
    },
    response: { user: userSchema, data: userSchema },
  },
  {
    method: 'PUT',
    path: '/auth/profile',
    summary: 'Muda o nome e o e-mail da conta. Um novo e-mail pede a senha e precisa ser confirmado.',
    who: 'signed in',
    operation: `mutation RestUpdateProfile($input: UpdateProfileInput!) { updateProfile(input: $input) { ${USER_FIELDS} } }`,
    body: [
      { ...NAME, required: true },
      param('email', 'string', 'O de agora ou um novo.', {
        required: true,
        maxLength: 254,
        example: 'rosa@exemplo.com.br',
      }),
      { name: 'current_password', ...PASSWORD, description: 'Só para trocar o e-mail.' },
    ],
    variables: ({ body }) => ({
      input: {
        name: body.required('name'),
        email: body.required('email'),
        currentPassword: body.text('current_password'),
      },
    }),
    respond: ({ updateProfile }) => {
      const user = userJson(updateProfile);
      return { message: 'Perfil atualizado com sucesso!', user, data: user };
    },
    response: {
      message: like(text, 'Perfil atualizado com sucesso!'),
      user: userSchema,
      data: userSchema,
    },
    failures: { 409: 'O e-mail acaba de ser alterado em outro lugar.' },
  },
  {
    method: 'PUT',
    path: '/auth/password',
    summary: 'Muda a senha e encerra as outras sessões da conta.',
    who: 'signed in',
    operation: 'mutation RestChangePassword($input: ChangePasswordInput!) { changePassword(input: $input) }',
    body: [
      {
        name: 'current_password',
        ...PASSWORD,
        required: true,
        description: 'A senha de agora.',
        example: 'a-senha-de-antes',
      },
      ...PASSWORDS,
    ],
    variables: ({ body }) => ({
      input: {
        currentPassword: body.required('current_password'),
        password: body.required('password'),
        passwordConfirmation: body.required('password_confirmation'),
      },
    }),
    ...done('Senha alterada com sucesso!'),
    failures: {
      409: 'A senha acaba de ser alterada em outro lugar.',
      422: { current_password: 'A senha atual não confere.' },
    },
  },
];
