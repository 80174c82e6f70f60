import { expect, test } from 'vitest';
import { admin, testApp } from '../../../test/helpers/test-app.ts';

const guia = testApp({ LIMIT_LOGO_BYTES: '5000', LIMIT_IMPORT_BYTES: '5000' });

const OPERATIONS = JSON.stringify({
  query: 'mutation ($file: Upload!) { createImport(file: $file) { id } }',
  variables: { file: null },
});
const FILE = ['0"; filename="lojas.csv', 'nome;categoria;cidade\r\nLoja;Varejo;Campinas\r\n'] as const;
const MAP = ['map', '{"0":["variables.file"]}'] as const;

async function send(parts: ReadonlyArray<readonly [string, string]>) {
  const form = parts.map(
    ([name, value]) => `--form\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const reply = await guia.app.inject({
    method: 'POST',
    url: '/graphql',
    headers: {
      authorization: `Bearer ${admin.token}`,
      'apollo-require-preflight': 'true',
      'content-type': 'multipart/form-data; boundary=form',
    },
    payload: `${form.join('')}--form--\r\n`,
  });
  return { status: reply.statusCode, body: reply.json() };
}

test('an operation with its file', async () => {
  const { body } = await send([['operations', OPERATIONS], MAP, FILE]);
  expect(body.data.createImport.id).toMatch(/^\d+$/);
});

test.each([
  ['no operation', [MAP, FILE]],
  ['no map', [['operations', OPERATIONS], FILE]],
  ['no file', [['operations', OPERATIONS], MAP]],
  ['a batch', [['operations', `[${OPERATIONS}]`], MAP, FILE]],
  ['an operation that is no JSON', [['operations', '{'], MAP, FILE]],
  ['a path that is not there', [['operations', OPERATIONS], ['map', '{"0":["variables.other"]}'], FILE]],
  ['a path to the query', [['operations', OPERATIONS], ['map', '{"0":["query"]}'], FILE]],
  ['a path into a prototype', [['operations', OPERATIONS], ['map', '{"0":["variables.__proto__.x"]}'], FILE]],
  ['paths that are no list', [['operations', OPERATIONS], ['map', '{"0":"variables.file"}'], FILE]],
] as const)('%s is rejected', async (_what, parts) => {
  const { status, body } = await send(parts);
  expect(status).toBe(400);
  expect(body.errors[0].extensions.code).toBe('BAD_REQUEST');
});

test('a file over the limit is rejected with status 413', async () => {
  const { status, body } = await send([['operations', OPERATIONS], MAP, [FILE[0], 'x'.repeat(5_001)]]);
  expect(status).toBe(413);
  expect(body.errors[0].extensions.code).toBe('PAYLOAD_TOO_LARGE');
});
