import { integer, type JsonSchema, text } from '../json/json-schema.ts';
import { PAGE_FIELDS, PAGE_PARAMETERS, pageJson, pageSchema, pageVariables } from '../json/page-json.ts';
import { ROLES, USER_FIELDS, type UserFields, userJson, userSchema } from '../json/user-json.ts';
import type { Route } from '../route.ts';

const ORDERS = ['newest', 'oldest', 'name', 'email'] as const;
const MANAGED_FIELDS = `${USER_FIELDS} companiesCount`;

const managedJson = (user: UserFields & { companiesCount: number }) => ({
  ...userJson(user),
  companies_count: user.companiesCount,
});
const managedSchema: JsonSchema = {
  ...userSchema,
  properties: { ...userSchema.properties, companies_count: integer },
  required: [...(userSchema.required ?? []), 'companies_count'],
};
const written = (user: UserFields & { companiesCount: number }, message: string) => {
  const person = managedJson(user);
  return { message, user: person, data: person };
};
const writtenSchema = { message: text, user: managedSchema, data: managedSchema };
const doneSchema = { message: text, data: { type: 'null' } };

/** What administrators do with accounts (SPEC section 7). */
export const ADMIN_USER_ROWS: Route[] = [
  {
    method: 'GET',
    path: '/admin/users',
    summary: 'Accounts, the newest first unless asked otherwise.',
    who: 'admin',
    operation: `query RestUsers($q: String, $role: Role, $isActive: Boolean, $order: UserOrder!,
        $page: Int!, $perPage: Int!) {
      users(q: $q, role: $role, isActive: $isActive, order: $order, page: $page, perPage: $perPage) {
        ${PAGE_FIELDS} items { ${MANAGED_FIELDS} }
      }
    }`,
    query: [
      { name: 'q', type: 'string', description: 'Part of the name or e-mail.' },
      { name: 'role', type: 'string', enum: ROLES, description: 'All when absent.' },
      { name: 'is_active', type: 'boolean', description: 'All when absent.' },
      { name: 'order', type: 'string', enum: ORDERS, description: '`newest` when absent.' },
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
    response: { data: pageSchema(managedSchema) },
  },
  {
    method: 'POST',
    path: '/admin/users',
    summary: 'Makes an account of any role.',
    who: 'admin',
    operation: `mutation RestCreateUser($input: CreateUserInput!) { createUser(input: $input) { ${MANAGED_FIELDS} } }`,
    body: [
      { name: 'name', type: 'string', required: true },
      { name: 'email', type: 'string', required: true },
      { name: 'role', type: 'string', required: true, enum: ROLES },
      { name: 'password', type: 'string', required: true },
      { name: 'password_confirmation', type: 'string', required: true },
      { name: 'plan_id', type: 'integer', description: 'The default plan when absent.' },
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
    response: writtenSchema,
  },
  {
    method: 'PUT',
    path: '/admin/users/{id}',
    summary: 'Changes name, e-mail and role; what is absent stays.',
    who: 'admin',
    operation: `mutation RestUpdateUser($id: ID!, $input: UpdateUserInput!) {
      updateUser(id: $id, input: $input) { ${MANAGED_FIELDS} }
    }`,
    body: [
      { name: 'name', type: 'string' },
      { name: 'email', type: 'string' },
      { name: 'role', type: 'string', enum: ROLES },
    ],
    variables: ({ params, body }) => ({
      id: params.id,
      input: {
        ...(body.has('name') && { name: body.required('name') }),
        ...(body.has('email') && { email: body.required('email') }),
        ...(body.has('role') && { role: body.requiredOneOf('role', ROLES) }),
      },
    }),
    respond: ({ updateUser }) => written(updateUser, 'Usuário atualizado com sucesso!'),
    response: writtenSchema,
  },
  {
    method: 'DELETE',
    path: '/admin/users/{id}',
    summary: 'Removes an account with all its companies, for good.',
    who: 'admin',
    operation: 'mutation RestRemoveUser($id: ID!) { removeUser(id: $id) }',
    variables: ({ params }) => ({ id: params.id }),
    respond: () => ({ message: 'Usuário removido com sucesso!', data: null }),
    response: doneSchema,
  },
  {
    method: 'PUT',
    path: '/admin/users/{id}/password',
    summary: 'Sets a password; all sessions of the account end.',
    who: 'admin',
    operation: `mutation RestSetUserPassword($id: ID!, $password: String!, $passwordConfirmation: String!) {
      setUserPassword(id: $id, password: $password, passwordConfirmation: $passwordConfirmation)
    }`,
    body: [
      { name: 'password', type: 'string', required: true },
      { name: 'password_confirmation', type: 'string', required: true },
    ],
    variables: ({ params, body }) => ({
      id: params.id,
      password: body.required('password'),
      passwordConfirmation: body.required('password_confirmation'),
    }),
    respond: () => ({ message: 'Senha alterada com sucesso!', data: null }),
    response: doneSchema,
  },
  {
    method: 'PATCH',
    path: '/admin/users/{id}/status',
    summary: 'Keeps an account out, which ends its sessions, or lets it in.',
    who: 'admin',
    operation: `mutation RestSetUserActive($id: ID!, $isActive: Boolean!) {
      setUserActive(id: $id, isActive: $isActive) { ${MANAGED_FIELDS} }
    }`,
    body: [{ name: 'is_active', type: 'boolean', required: true }],
    variables: ({ params, body }) => ({ id: params.id, isActive: body.requiredFlag('is_active') }),
    respond: ({ setUserActive }) =>
      written(setUserActive, setUserActive.isActive ? 'Usuário ativado.' : 'Usuário desativado.'),
    response: writtenSchema,
  },
  {
    method: 'PUT',
    path: '/admin/users/{id}/plan',
    summary: 'Gives an account another plan; the default without `plan_id`.',
    who: 'admin',
    operation: `mutation RestSetUserPlan($id: ID!, $planId: ID) {
      setUserPlan(id: $id, planId: $planId) { ${MANAGED_FIELDS} }
    }`,
    body: [{ name: 'plan_id', type: 'integer' }],
    variables: ({ params, body }) => ({ id: params.id, planId: body.text('plan_id') }),
    respond: ({ setUserPlan }) => written(setUserPlan, 'Plano alterado com sucesso!'),
    response: writtenSchema,
  },
];
