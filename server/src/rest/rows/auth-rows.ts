import { shape, text } from '../json/json-schema.ts';
import { USER_FIELDS, type UserFields, userJson, userSchema } from '../json/user-json.ts';
import type { Route } from '../route.ts';

const signedIn = ({ user, token }: { user: UserFields; token: string }, message: string) => {
  const person = userJson(user);
  return { message, user: person, token, data: { user: person, token } };
};
const signedInSchema = {
  message: text,
  user: userSchema,
  token: text,
  data: shape({ user: userSchema, token: text }),
};

export const AUTH_ROWS: Route[] = [
  {
    method: 'POST',
    path: '/auth/login',
    summary: 'Opens a session.',
    who: 'everybody',
    operation: `mutation RestLogin($input: LoginInput!) { login(input: $input) { token user { ${USER_FIELDS} } } }`,
    body: [
      { name: 'email', type: 'string', required: true },
      { name: 'password', type: 'string', required: true },
      { name: 'remember', type: 'boolean', description: '30 days instead of 1.' },
    ],
    variables: ({ body }) => ({
      input: {
        email: body.required('email'),
        password: body.required('password'),
        remember: body.flag('remember') ?? false,
      },
    }),
    respond: ({ login }) => signedIn(login, 'Login realizado com sucesso!'),
    response: signedInSchema,
  },
  {
    method: 'POST',
    path: '/auth/register',
    summary: 'Makes a company account and opens a session.',
    who: 'everybody',
    operation: `mutation RestRegister($input: RegisterInput!) { register(input: $input) { token user { ${USER_FIELDS} } } }`,
    body: [
      { name: 'name', type: 'string', required: true },
      { name: 'email', type: 'string', required: true },
      { name: 'role', type: 'string', description: 'Ignored: the account is a company account.' },
      { name: 'company_name', type: 'string' },
      { name: 'password', type: 'string', required: true },
      { name: 'password_confirmation', type: 'string', required: true },
      { name: 'terms', type: 'boolean', required: true },
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
    response: signedInSchema,
  },
  {
    method: 'POST',
    path: '/auth/logout',
    summary: 'Ends the session of the token.',
    who: 'signed in',
    operation: 'mutation RestLogout { logout }',
    variables: () => ({}),
    respond: () => ({ message: 'Você saiu da sua conta.', data: null }),
    response: { message: text, data: { type: 'null' } },
  },
  {
    method: 'GET',
    path: '/auth/user',
    summary: 'The account behind the token.',
    who: 'signed in',
    operation: `query RestViewer { viewer { ${USER_FIELDS} } }`,
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
    summary: 'Changes name and e-mail; a new e-mail asks for the password and must be confirmed again.',
    who: 'signed in',
    operation: `mutation RestUpdateProfile($input: UpdateProfileInput!) { updateProfile(input: $input) { ${USER_FIELDS} } }`,
    body: [
      { name: 'name', type: 'string', required: true },
      { name: 'email', type: 'string', required: true },
      { name: 'current_password', type: 'string', description: 'Needed for a new e-mail only.' },
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
    response: { message: text, user: userSchema, data: userSchema },
  },
  {
    method: 'PUT',
    path: '/auth/password',
    summary: 'Changes the password; all other sessions end.',
    who: 'signed in',
    operation: 'mutation RestChangePassword($input: ChangePasswordInput!) { changePassword(input: $input) }',
    body: [
      { name: 'current_password', type: 'string', required: true },
      { name: 'password', type: 'string', required: true },
      { name: 'password_confirmation', type: 'string', required: true },
    ],
    variables: ({ body }) => ({
      input: {
        currentPassword: body.required('current_password'),
        password: body.required('password'),
        passwordConfirmation: body.required('password_confirmation'),
      },
    }),
    respond: () => ({ message: 'Senha alterada com sucesso!', data: null }),
    response: { message: text, data: { type: 'null' } },
  },
];
