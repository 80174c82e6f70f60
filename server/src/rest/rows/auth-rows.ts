import { userSchema } from '../json/user-json.ts';
import { complete, done, flat, sentence } from '../route/answers.ts';
import { like, namedShape, text } from '../route/json-schema.ts';
import { param } from '../route/parameter.ts';
import { forEverybody, forSignedIn, type Route } from '../route/route.ts';
import { CONFIRMATION_DIFFERS, email, NAME, NEW_EMAIL, PASSWORDS, password } from './account-form.ts';

const SESSION = flat(
  namedShape('Session', {
    user: userSchema,
    token: like(
      text,
      'f3kQ8n0uVw2Xy5Zb7Cd9Ef1Gh3Ij5Kl7Mn9Op1Qr3St',
      'Vai no cabeçalho Authorization de cada pedido.',
    ),
  }),
);
const USER = { user: complete(userSchema), data: complete(userSchema) };

export const AUTH_ROWS: Route[] = [
  forEverybody.post('/auth/login', {
    summary: 'Abre uma sessão.',
    field: 'login',
    body: [
      email('Maiúsculas e minúsculas não fazem diferença.'),
      password('password', 'A senha da conta.'),
      param(
        'otp',
        'string',
        'Só com a verificação em duas etapas: um código do aplicativo autenticador ou um de recuperação. Se falta, não confere ou já foi usado, a resposta é 401 com o código SECOND_FACTOR_REQUIRED.',
        { maxLength: 40, example: '123456' },
      ),
      param(
        'remember',
        'boolean',
        'A sessão dura 30 dias, em vez de 1; a de administradores, até 12 horas.',
        { default: false, example: true },
      ),
    ],
    response: { ...sentence('Login realizado com sucesso!'), ...SESSION },
    failures: {
      401: 'E-mail ou senha não conferem.',
      403: 'Conta desativada. Entre em contato com o administrador.',
    },
  }),
  forEverybody.post('/auth/register', {
    summary: 'Cria uma conta de empresa e abre uma sessão.',
    field: 'register',
    body: [
      NAME,
      NEW_EMAIL,
      param('role', 'string', 'Ignorado: a conta é sempre de empresa.', {
        argument: null,
        example: 'company',
      }),
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
        read: ({ body }) => body.flag('terms') ?? false,
      }),
    ],
    response: { ...sentence('Cadastro realizado com sucesso!'), ...SESSION },
    failures: { 422: CONFIRMATION_DIFFERS },
  }),
  forSignedIn.post('/auth/logout', {
    summary: 'Encerra a sessão do token.',
    field: 'logout',
    response: done('Você saiu da sua conta.'),
  }),
  forSignedIn.get('/auth/user', {
    summary: 'A conta do token.',
    field: 'viewer',
    operationId: 'getUser',
    response: USER,
  }),
  forSignedIn.put('/auth/profile', {
    summary: 'Muda o nome e o e-mail da conta. Um novo e-mail pede a senha e precisa ser confirmado.',
    field: 'updateProfile',
    body: [
      NAME,
      email('O de agora ou um novo.'),
      { ...password('current_password', 'Só para trocar o e-mail.'), required: false },
    ],
    response: { ...sentence('Perfil atualizado com sucesso!'), ...USER },
    failures: { 409: 'O e-mail acaba de ser alterado em outro lugar. Recarregue a página e confira.' },
  }),
  forSignedIn.put('/auth/password', {
    summary: 'Muda a senha e encerra as outras sessões da conta.',
    field: 'changePassword',
    body: [password('current_password', 'A senha de agora.', 'a-senha-de-antes'), ...PASSWORDS],
    response: done('Senha alterada com sucesso!'),
    failures: {
      409: 'A senha acaba de ser alterada em outro lugar. Recarregue a página e confira.',
      422: { current_password: 'A senha atual não confere.' },
    },
  }),
];
