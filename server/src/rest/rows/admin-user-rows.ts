import { PAGE_FIELDS, PAGE_PARAMETERS, pageJson, pageSchema, pageVariables } from '../json/page-json.ts';
import { ROLES, USER_FIELDS, type UserFields, userJson, userSchema } from '../json/user-json.ts';
import { integer, type JsonSchema, like, named, nothing, text } from '../route/json-schema.ts';
import type { Route } from '../route/route.ts';
import { EMAIL, NAME, PASSWORDS, ROLE } from './account-form.ts';

const ORDERS = ['newest', 'oldest', 'name', 'email'] as const;
const MANAGED_FIELDS = `${USER_FIELDS} companiesCount`;

const managedJson = (user: UserFields & { companiesCount: number }) => ({
  ...userJson(user),
  companies_count: user.companiesCount,
});
const managedSchema: JsonSchema = named('ManagedUser', {
  ...userSchema,
  properties: { ...userSchema.properties, companies_count: like(integer, 1) },
  required: [...(userSchema.required ?? []), 'companies_count'],
});
const written = (user: UserFields & { companiesCount: number }, message: string) => {
  const person = managedJson(user);
  return { message, user: person, data: person };
};
const writtenSchema = (message: string) => ({
  message: like(text, message),
  user: managedSchema,
  data: managedSchema,
});
const doneSchema = (message: string) => ({ message: like(text, message), data: nothing });
const UNKNOWN = 'Usuário não encontrado.';
const LAST = 'É preciso haver ao menos um administrador ativo.';

/** What administrators do with accounts (SPEC section 7). */
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
      { name: 'q', type: 'string', description: 'Parte do nome ou do e-mail.', example: 'rosa' },
      {
        name: 'role',
        type: 'string',
        enum: ROLES,
        description: 'Todas, se faltar.',
        example: 'company',
      },
      { name: 'is_active', type: 'boolean', description: 'Todas, se faltar.', example: true },
      {
        name: 'order',
        type: 'string',
        enum: ORDERS,
        default: 'newest',
        description: 'O que vem primeiro.',
        example: 'name',
      },
      ...PAGE_PARAMETERS,
    ],
    variables: ({ query }) => ({
      q: query.text('q'),
      role: query.oneOf('role', ROLES),
      isActive: query.flag('is_active'),
      order: query.oneOf('order', ORDERS) ?? 'newest',
      ...pageVariables(query),
    }),
    respond: ({ users }) => ({ data: pageJson(users, managedJson) }),
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
      { name: 'plan_id', type: 'integer', minimum: 1, description: 'O plano padrão, se faltar.' },
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
    respond: () => ({ message: 'Usuário removido com sucesso!', data: null }),
    response: doneSchema('Usuário removido com sucesso!'),
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
    respond: () => ({ message: 'Senha alterada com sucesso!', data: null }),
    response: doneSchema('Senha alterada com sucesso!'),
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
    body: [
      {
        name: 'is_active',
        type: 'boolean',
        required: true,
        description: 'Falso impede de entrar.',
        example: true,
      },
    ],
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
      {
        name: 'plan_id',
        type: 'integer',
        nullable: true,
        required: true,
        minimum: 1,
        description: 'O número do plano; nulo ou vazio, o plano padrão.',
        example: 2,
      },
    ],
    variables: ({ params, body }) => ({ id: params.id, planId: body.requiredOrEmpty('plan_id') }),
    respond: ({ setUserPlan }) => written(setUserPlan, 'Plano alterado com sucesso!'),
    response: writtenSchema('Plano alterado com sucesso!'),
    failures: { 404: UNKNOWN, 422: { plan_id: 'Plano não encontrado.' } },
  },
];
