import { PAGE_PARAMETERS, pageOf } from '../json/page-json.ts';
import { ROLES, userSchema } from '../json/user-json.ts';
import { complete, done, sentence, sentenceBy } from '../route/answers.ts';
import { integer, like, namedShape } from '../route/json-schema.ts';
import { ifSent, param } from '../route/parameter.ts';
import { forAdmins, type Route } from '../route/route.ts';
import { CONFIRMATION_DIFFERS, NAME, NEW_EMAIL, PASSWORDS, ROLE } from './account-form.ts';

const ORDERS = ['newest', 'oldest', 'name', 'email'] as const;
const managedSchema = namedShape('ManagedUser', {
  ...userSchema.properties,
  companies_count: like(integer, 1),
});
const MANAGED = { user: complete(managedSchema), data: complete(managedSchema) };
const UNKNOWN = 'Usuário não encontrado.';
const LAST = 'É preciso haver ao menos um administrador ativo.';

/** What administrators do with accounts. */
export const ADMIN_USER_ROWS: Route[] = [
  forAdmins.get('/admin/users', {
    summary: 'As contas, as mais novas primeiro, se não se pede outra ordem.',
    field: 'adminUsers',
    operationId: 'listUsers',
    query: [
      param('q', 'string', 'Parte do nome ou do e-mail.', { example: 'rosa' }),
      param('role', 'string', 'Todas, se faltar.', { enum: ROLES, example: 'company' }),
      param('is_active', 'boolean', 'Todas, se faltar.', { example: true }),
      param('order', 'string', 'O que vem primeiro.', { enum: ORDERS, default: 'newest', example: 'name' }),
      ...PAGE_PARAMETERS,
    ],
    response: pageOf('ManagedUserPage', managedSchema),
  }),
  forAdmins.post('/admin/users', {
    summary: 'Cria uma conta de qualquer papel.',
    field: 'createUser',
    body: [
      NAME,
      NEW_EMAIL,
      ROLE,
      ...PASSWORDS,
      param('plan_id', 'id', 'O plano padrão, se faltar.', { minimum: 1 }),
    ],
    response: { ...sentence('Usuário criado com sucesso!'), ...MANAGED },
    failures: { 422: CONFIRMATION_DIFFERS },
  }),
  forAdmins.put('/admin/users/{id}', {
    summary: 'Muda nome, e-mail e papel; o que falta fica como está.',
    field: 'updateUser',
    body: [NAME, NEW_EMAIL, ROLE].map(ifSent),
    response: { ...sentence('Usuário atualizado com sucesso!'), ...MANAGED },
    failures: { 404: UNKNOWN, 409: LAST },
  }),
  forAdmins.delete('/admin/users/{id}', {
    summary: 'Remove uma conta com todas as empresas dela, para sempre.',
    field: 'deleteUser',
    operationId: 'removeUser',
    response: done('Usuário removido com sucesso!'),
    failures: { 404: UNKNOWN, 409: LAST },
  }),
  forAdmins.put('/admin/users/{id}/password', {
    summary: 'Dá uma senha nova a uma conta e encerra as sessões dela.',
    field: 'setUserPassword',
    body: PASSWORDS,
    response: done('Senha alterada com sucesso!'),
    failures: { 404: UNKNOWN, 422: CONFIRMATION_DIFFERS },
  }),
  forAdmins.patch('/admin/users/{id}/status', {
    summary: 'Ativa ou desativa uma conta; desativar encerra as sessões dela.',
    field: 'setUserActive',
    body: [param('is_active', 'boolean', 'Falso impede de entrar.', { required: true, example: true })],
    response: { ...sentenceBy('isActive', 'Usuário ativado.', 'Usuário desativado.'), ...MANAGED },
    failures: { 404: UNKNOWN, 409: LAST },
  }),
  forAdmins.put('/admin/users/{id}/plan', {
    summary: 'Dá outro plano a uma conta; o padrão, com `plan_id` nulo ou vazio.',
    field: 'setUserPlan',
    body: [
      param('plan_id', 'id', 'O número do plano; nulo ou vazio, o plano padrão.', {
        nullable: true,
        required: true,
        minimum: 1,
        example: 2,
      }),
    ],
    response: { ...sentence('Plano alterado com sucesso!'), ...MANAGED },
    failures: { 404: UNKNOWN, 422: { plan_id: 'Plano não encontrado.' } },
  }),
];
