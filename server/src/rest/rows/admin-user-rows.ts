import { PAGE_FIELDS, PAGE_PARAMETERS, pageJson, pageSchema, pageVariables } from '../json/page-json.ts';
import { ROLES, type SelectedUser, USER_FIELDS, userJson, userSchema } from '../json/user-json.ts';
import { integer, type JsonSchema, like, named, text } from '../route/json-schema.ts';
import { done, param, type Route } from '../route/route.ts';
import { EMAIL, NAME, PASSWORDS, ROLE } from './account-form.ts';

const ORDERS = ['newest', 'oldest', 'name', 'email'] as const;
const MANAGED_FIELDS = `${USER_FIELDS} companiesCount`;

const managedSchema: JsonSchema = named('ManagedUser', {
  ...userSchema,
  properties: { ...userSchema.properties, companies_count: like(integer, 1) },
  required: [...(userSchema.required ?? []), 'companies_count'],
});
const written = (user: SelectedUser, message: string) => {
  const data = userJson(user);
  return { message, user: data, data };
};
const writtenSchema = (message: string) => ({
  message: like(text, message),
  user: managedSchema,
  data: managedSchema,
});
const UNKNOWN = 'Usuário não encontrado.';
const LAST = 'É preciso haver ao menos um administrador ativo.';

/** What administrators do with accounts. */
export const ADMIN_USER_ROWS: Route[] = [
  {
    method: 'GET',
    path: '/admin/users',
    summary: 'As contas, as mais novas primeiro, se não se pede outra ordem.',
    who: 'admin',
    operation: `query RestListUsers($q: String, $role: Role, $isActive: Boolean, $order: UserOrder!,
        $page: Int!, $perPage: Int!) {
      users(q: $q, role: $role, isActive: $isActive, order: $order, page: $page, perPage: $perPage) {
        ${PAGE_FIELDS} items { ${MANAGED_FIELDS} }
      }
    }`,
    query: [
      param('q', 'string', 'Parte do nome ou do e-mail.', { example: 'rosa' }),
      param('role', 'string', 'Todas, se faltar.', { enum: ROLES, example: 'company' }),
      param('is_active', 'boolean', 'Todas, se faltar.', { example: true }),
      param('order', 'string', 'O que vem primeiro.', { enum: ORDERS, default: 'newest', example: 'name' }),
      ...PAGE_PARAMETERS,
    ],
    variables: ({ query }) => ({
      q: query.text('q'),
      role: query.oneOf('role', ROLES),
      isActive: query.flag('is_active'),
      order: query.oneOf('order', ORDERS) ?? 'newest',
      ...pageVariables(query),
    }),
    respond: ({ users }) => ({ data: pageJson(users, userJson) }),
    response: { data: pageSchema('ManagedUserPage', managedSchema) },
  },
  {
    method: 'POST',
    path: '/admin/users',
    summary: 'Cria uma conta de qualquer papel.',
    who: 'admin',
    operation: `mutation RestCreateUser($input: CreateUserInput!) { createUser(input: $input) { ${MANAGED_FIELDS} } }`,
    body: [
      { ...NAME, required: true },
      { ...EMAIL, required: true },
      { ...ROLE, required: true },
      ...PASSWORDS,
      param('plan_id', 'integer', 'O plano padrão, se faltar.', { minimum: 1 }),
    ],
    variables: ({ body }) => ({
      input: {
        name: body.required('name'),
        email: body.required('email'),
        role: body.requiredOneOf('role', ROLES),
        password: body.required('password'),
        passwordConfirmation: body.required('password_confirmation'),
        planId: body.text('plan_id'),
      },
    }),
    respond: ({ createUser }) => written(createUser, 'Usuário criado com sucesso!'),
    response: writtenSchema('Usuário criado com sucesso!'),
    failures: { 422: { password_confirmation: 'As senhas não coincidem' } },
  },
  {
    method: 'PUT',
    path: '/admin/users/{id}',
    summary: 'Muda nome, e-mail e papel; o que falta fica como está.',
    who: 'admin',
    operation: `mutation RestUpdateUser($id: ID!, $input: UpdateUserInput!) {
      updateUser(id: $id, input: $input) { ${MANAGED_FIELDS} }
    }`,
    body: [NAME, EMAIL, ROLE],
    variables: ({ params, body }) => ({
      id: params.id,
      input: {
        ...(body.has('name') && { name: body.required('name') }),
        ...(body.has('email') && { email: body.required('email') }),
        ...(body.has('role') && { role: body.requiredOneOf('role', ROLES) }),
      },
    }),
    respond: ({ updateUser }) => written(updateUser, 'Usuário atualizado com sucesso!'),
    response: writtenSchema('Usuário atualizado com sucesso!'),
    failures: { 404: UNKNOWN, 409: LAST },
  },
  {
    method: 'DELETE',
    path: '/admin/users/{id}',
    summary: 'Remove uma conta com todas as empresas dela, para sempre.',
    who: 'admin',
    operation: 'mutation RestRemoveUser($id: ID!) { removeUser(id: $id) }',
    variables: ({ params }) => ({ id: params.id }),
    ...done('Usuário removido com sucesso!'),
    failures: { 404: UNKNOWN, 409: LAST },
  },
  {
    method: 'PUT',
    path: '/admin/users/{id}/password',
    summary: 'Dá uma senha nova a uma conta e encerra as sessões dela.',
    who: 'admin',
    operation: `mutation RestSetUserPassword($id: ID!, $password: String!, $passwordConfirmation: String!) {
      setUserPassword(id: $id, password: $password, passwordConfirmation: $passwordConfirmation)
    }`,
    body: PASSWORDS,
    variables: ({ params, body }) => ({
      id: params.id,
      password: body.required('password'),
      passwordConfirmation: body.required('password_confirmation'),
    }),
    ...done('Senha alterada com sucesso!'),
    failures: { 404: UNKNOWN, 422: { password_confirmation: 'As senhas não coincidem' } },
  },
  {
    method: 'PATCH',
    path: '/admin/users/{id}/status',
    summary: 'Ativa ou desativa uma conta; desativar encerra as sessões dela.',
    who: 'admin',
    operation: `mutation RestSetUserActive($id: ID!, $isActive: Boolean!) {
      setUserActive(id: $id, isActive: $isActive) { ${MANAGED_FIELDS} }
    }`,
    body: [param('is_active', 'boolean', 'Falso impede de entrar.', { required: true, example: true })],
    variables: ({ params, body }) => ({ id: params.id, isActive: body.requiredFlag('is_active') }),
    respond: ({ setUserActive }) =>
      written(setUserActive, setUserActive.isActive ? 'Usuário ativado.' : 'Usuário desativado.'),
    response: writtenSchema('Usuário ativado.'),
    failures: { 404: UNKNOWN, 409: LAST },
  },
  {
    method: 'PUT',
    path: '/admin/users/{id}/plan',
    summary: 'Dá outro plano a uma conta; o padrão, com `plan_id` nulo ou vazio.',
    who: 'admin',
    operation: `mutation RestSetUserPlan($id: ID!, $planId: ID) {
      setUserPlan(id: $id, planId: $planId) { ${MANAGED_FIELDS} }
    }`,
    body: [
      param('plan_id', 'integer', 'O número do plano; nulo ou vazio, o plano padrão.', {
        nullable: true,
        required: true,
        minimum: 1,
        example: 2,
      }),
    ],
    variables: ({ params, body }) => ({ id: params.id, planId: body.requiredOrEmpty('plan_id') }),
    respond: ({ setUserPlan }) => written(setUserPlan, 'Plano alterado com sucesso!'),
    response: writtenSchema('Plano alterado com sucesso!'),
    failures: { 404: UNKNOWN, 422: { plan_id: 'Plano não encontrado.' } },
  },
];
