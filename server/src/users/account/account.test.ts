import { expect, test } from 'vitest';
import { fieldMessages } from '../../../test/helpers/ask.ts';
import { startTestApp, testApp } from '../../../test/helpers/test-app.ts';

const guia = testApp({ LIMIT_LOGINS_ADDRESS: '10' });

const FORM = {
  name: 'João Conceição',
  email: 'Joao@Teste.com.br',
  role: 'admin',
  company_name: 'Oficina do João',
  password: 'uma-senha-comprida',
  password_confirmation: 'uma-senha-comprida',
  terms: 'true',
};

test('registers, reads the account, logs out, logs in again', async () => {
  const made = await guia.rest('POST', '/auth/register', FORM);
  expect(made.status).toBe(200);
  expect(made.body.message).toBe('Cadastro realizado com sucesso!');
  expect(made.body.user).toMatchObject({
    name: 'João Conceição',
    role: 'company',
    company_name: 'Oficina do João',
    plan: { name: 'Grátis' },
  });
  expect(made.body.data.token).toBe(made.body.token);
  const { token } = made.body;
  const seen = await guia.rest('GET', '/auth/user', undefined, { token });
  expect(seen.body.data).toEqual(made.body.user);
  expect(seen.headers['cache-control']).toBe('no-store');
  expect((await guia.rest('POST', '/auth/logout', undefined, { token })).status).toBe(200);
  const ended = await guia.rest('GET', '/auth/user', undefined, { token });
  expect(ended.status).toBe(401);
  expect(ended.headers['www-authenticate']).toBe('Bearer');
  const again = await guia.rest('POST', '/auth/login', {
    email: 'JOAO@teste.com.br',
    password: FORM.password,
  });
  expect(again.status).toBe(200);
  expect(again.body.message).toBe('Login realizado com sucesso!');
});

test('a taken e-mail is rejected in any case, also when registered concurrently', async () => {
  const email = 'corrida@teste.com.br';
  const answers = await Promise.all([
    guia.rest('POST', '/auth/register', { ...FORM, email }),
    guia.rest('POST', '/auth/register', { ...FORM, email: email.toUpperCase() }),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  expect(answers.find(({ status }) => status === 422)?.body.errors).toEqual({
    email: ['Este e-mail já tem uma conta. Use outro.'],
  });
});

test.each([
  ['password_confirmation', { password_confirmation: 'outra-coisa-aqui' }, 'As senhas não coincidem'],
  [
    'password',
    { password: 'curta', password_confirmation: 'curta' },
    'A senha precisa de ao menos 8 caracteres.',
  ],
  [
    'password',
    { password: '12345678', password_confirmation: '12345678' },
    'Esta senha é muito conhecida. Escolha outra.',
  ],
  ['terms', { terms: false }, 'É preciso aceitar os termos.'],
  ['name', { name: ' ' }, 'Nome é obrigatório'],
  ['email', { email: 'não é' }, 'Email inválido'],
])('%s: %j is rejected', async (field, wrong, message) => {
  const { status, body } = await guia.rest('POST', '/auth/register', {
    ...FORM,
    email: 'x@teste.com.br',
    ...wrong,
  });
  expect(status).toBe(422);
  expect(body.errors[field]).toContain(message);
});

test('a wrong password and an unknown address get the same response', async () => {
  const { email } = await guia.owner();
  const address = '192.0.2.1';
  const wrong = await guia.rest('POST', '/auth/login', { email, password: 'nao-e-esta' }, { address });
  const unknown = await guia.rest(
    'POST',
    '/auth/login',
    { email: 'n@teste.com.br', password: 'x' },
    { address },
  );
  expect(wrong.status).toBe(401);
  expect(unknown.body).toEqual(wrong.body);
  expect(wrong.body).toEqual({
    success: false,
    code: 'UNAUTHENTICATED',
    message: 'E-mail ou senha não conferem.',
  });
});

test('a deactivated account is reported with the right password only, and its sessions end', async () => {
  const { email, id, token } = await guia.owner();
  await guia.sql`UPDATE users SET is_active = false WHERE id = ${id}`;
  const password = 'segredo-bem-longo';
  const right = await guia.rest('POST', '/auth/login', { email, password });
  expect(right.status).toBe(403);
  expect(right.body.message).toBe('Conta desativada. Entre em contato com o administrador.');
  expect((await guia.rest('POST', '/auth/login', { email, password: 'outra' })).status).toBe(401);
  expect((await guia.rest('GET', '/auth/user', undefined, { token })).status).toBe(401);
});

test('ten failed logins a minute from one address; another address is not limited', async () => {
  const { email } = await guia.owner();
  const attempt = (address: string, password = 'errada') =>
    guia.rest('POST', '/auth/login', { email, password }, { address });
  const answers = await Promise.all(Array.from({ length: 12 }, () => attempt('192.0.2.50')));
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
  const throttled = answers.filter(({ status }) => status === 429);
  expect(throttled).toHaveLength(2);
  expect(Number(throttled[0]?.headers['retry-after'])).toBeGreaterThan(0);
  expect((await attempt('192.0.2.51', 'segredo-bem-longo')).status).toBe(200);
});

test('the longest address that can register can log in; counters hold no typed text', async () => {
  const email = `${'a'.repeat(60)}@${'b'.repeat(60)}.${'c'.repeat(60)}.com.br`;
  const made = await guia.rest('POST', '/auth/register', { ...FORM, email });
  expect(made.status).toBe(200);
  expect((await guia.rest('POST', '/auth/login', { email, password: FORM.password })).status).toBe(200);
  const rows = await guia.sql`SELECT key FROM rate_limits WHERE key LIKE '%aaaa%'`;
  expect(rows).toEqual([]);
});

test('networks of one /48 share four times the hourly limit of one of them', async () => {
  const small = await startTestApp({ LIMIT_REGISTRATIONS: '2' });
  try {
    const statuses = [];
    for (let network = 1; network <= 10; network++) {
      const form = { ...FORM, email: `rede${network}@teste.com.br` };
      const caller = { address: `2001:db8:48:${network}::1` };
      statuses.push((await small.rest('POST', '/auth/register', form, caller)).status);
    }
    expect(statuses).toEqual([...new Array(8).fill(200), 429, 429]);
  } finally {
    await small.close();
  }
});

const TOO_PLAIN = ['Esta senha é muito conhecida. Escolha outra.'];
const withPassword = (password: string) => ({ password, password_confirmation: password });

test.each([
  'senha123',
  'corinthians',
  'Senha@123',
  'flamengo10',
  'brasil2024',
  'rosinha1990',
  'Flor-Tavares!',
  'guiadeempresas1',
  'passer2009',
  'FQRG7cs493',
])(
  'a new account rejects %s: a well-known one, a common word, its own name or e-mail, or the name of the site',
  async (password) => {
    const form = {
      ...FORM,
      name: 'Florisbela Tavares',
      email: 'rosinha.flor@teste.com.br',
      ...withPassword(password),
    };
    const { status, body } = await guia.rest('POST', '/auth/register', form);
    expect(status).toBe(422);
    expect(body.errors).toEqual({ password: TOO_PLAIN });
  },
);

test('a sentence with such a word is accepted', async () => {
  const form = {
    ...FORM,
    email: 'frase@teste.com.br',
    ...withPassword('minha senha favorita de 1998 é azul'),
  };
  expect((await guia.rest('POST', '/auth/register', form)).status).toBe(200);
});

test('every other way to set a password rejects such passwords', async () => {
  const { id, email, token } = await guia.owner('Umbelina Prado');
  const admin = { token: await guia.adminToken() };
  for (const password of ['passer2009', 'Corinthians1910', 'umbelina1']) {
    const twice = { password, passwordConfirmation: password };
    const answers = await Promise.all([
      guia.graphql(
        'mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { id } }',
        { input: { currentPassword: 'segredo-bem-longo', ...twice } },
        { token },
      ),
      guia.graphql(
        'mutation ($id: ID!, $password: String!, $passwordConfirmation: String!) { setUserPassword(id: $id, password: $password, passwordConfirmation: $passwordConfirmation) { id } }',
        { id, ...twice },
        admin,
      ),
      guia.graphql(
        'mutation ($input: CreateUserInput!) { createUser(input: $input) { id } }',
        { input: { name: 'Umbelina', email: `outra-${email}`, role: 'company', ...twice } },
        admin,
      ),
    ]);
    for (const { body } of answers) expect(fieldMessages(body.errors?.[0])).toEqual({ password: TOO_PLAIN });
  }
});
