import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ERROR_CODES, FIELD_CODES, isOfDocument, statusOf } from '../../src/shared/error-codes.ts';
import { testApp } from '../helpers/test-app.ts';

const guia = testApp();

const page = readFileSync(new URL('../../../docs/reference/errors.md', import.meta.url), 'utf8');
const rows = page
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) => line.split('|').map((cell) => cell.trim().replaceAll('`', '')));

test('docs/reference/errors.md lists every code once, with its status on REST', () => {
  const documented = rows.flatMap(([, codes = '', rest = '']) =>
    codes.split(', ').map((code) => [code, rest]),
  );
  const inUse = ERROR_CODES.map((code) => [code, isOfDocument(code) ? '' : String(statusOf(code))]);
  expect(documented).toEqual([...inUse, ['PERSISTED_QUERY_NOT_FOUND', '']]);
  const [, listed = ''] = page.split('Codes: ');
  expect([...listed.matchAll(/`([A-Z_]+)`/g)].map(([, code]) => code)).toEqual([...FIELD_CODES]);
});

const REGISTER = 'mutation ($input: RegisterInput!) { register(input: $input) { token } }';
const PERSON = {
  name: 'Ana Lima',
  email: 'ana@teste.com.br',
  password: 'segredo-bem-longo',
  passwordConfirmation: 'segredo-bem-longo',
  terms: true,
};
test.each([
  ['a missing text', { name: '' }, { name: [{ code: 'REQUIRED', message: 'Nome é obrigatório' }] }],
  ['terms not accepted', { terms: false }, { terms: [{ code: 'REQUIRED', message: expect.any(String) }] }],
  [
    'a short password',
    { password: 'curta', passwordConfirmation: 'curta' },
    { password: [{ code: 'TOO_SHORT', message: 'A senha precisa de ao menos 8 caracteres.' }] },
  ],
  [
    'a long name',
    { name: 'a'.repeat(121) },
    { name: [{ code: 'TOO_LONG', message: 'Use no máximo 120 caracteres.' }] },
  ],
  ['a wrong e-mail', { email: 'ana' }, { email: [{ code: 'INVALID', message: 'Email inválido' }] }],
  [
    'a taken e-mail',
    { email: 'admin@teste.com.br' },
    { email: [{ code: 'TAKEN', message: 'Este e-mail já tem uma conta. Use outro.' }] },
  ],
])('%s has a code and a Portuguese message', async (_what, wrong, fields) => {
  const { status, body } = await guia.graphql(REGISTER, { input: { ...PERSON, ...wrong } });
  expect(status).toBe(200);
  const [first] = Object.values(fields)[0] ?? [];
  expect(body.errors).toEqual([
    {
      message: first?.message,
      path: ['register'],
      locations: [{ line: 1, column: 37 }],
      extensions: {
        code: 'BAD_USER_INPUT',
        fields,
        developerMessage: 'Show the messages of "fields" beside each field.',
      },
    },
  ]);
});

test('a wrong variable does not repeat the input, which may hold a password', async () => {
  const { body } = await guia.graphql(REGISTER, { input: { ...PERSON, role: 'company' } });
  expect(body.errors[0].extensions).toEqual({
    code: 'INVALID_VARIABLES',
    developerMessage: 'Variable "$input" is invalid: Field "role" is not defined by type RegisterInput.',
  });
});

test('several fields of different kinds are named together', async () => {
  const admin = { token: await guia.adminToken() };
  const { body } = await guia.graphql(
    'mutation ($input: UpdateSystemSettingsInput!) { updateSystemSettings(input: $input) { siteName } }',
    { input: { siteName: '', maxCompaniesPerUser: 101 } },
    admin,
  );
  expect(body.errors[0].extensions.fields).toEqual({
    siteName: [{ code: 'REQUIRED', message: 'Nome do site é obrigatório' }],
    maxCompaniesPerUser: [{ code: 'OUT_OF_RANGE', message: 'Informe um número de 1 a 100.' }],
  });
});

test('an error has an English developer message in GraphQL, and the same body as ever in REST', async () => {
  const { body } = await guia.graphql('{ viewer { id } }');
  expect(body.errors[0].extensions).toEqual({
    code: 'UNAUTHENTICATED',
    developerMessage: expect.stringMatching(/^Send a valid token/),
  });
  const rest = await guia.rest('POST', '/auth/register', { ...PERSON, name: '' });
  expect(rest.body).toEqual({
    success: false,
    code: 'BAD_USER_INPUT',
    message: 'Nome é obrigatório',
    errors: { name: ['Nome é obrigatório'] },
  });
});
