import { describe, expect, test } from 'vitest';
import { testApp } from '../helpers/test-app.ts';
import { JSON_TYPE, RESPONSE_TYPE } from './over-http/send-graphql.ts';

const guia = testApp();

const UNKNOWN_KEY = `guia_live_${'a'.repeat(36)}`;
const FORM = { 'content-type': 'multipart/form-data; boundary=x', 'apollo-require-preflight': 'true' };
const QUERY = { query: '{ categories { id } }' };

describe.each([
  ['an unknown API key', { authorization: `Bearer ${UNKNOWN_KEY}` }, QUERY, 'UNAUTHENTICATED', 401, 200],
  ['a file of nobody', FORM, '--x--\r\n', 'UNAUTHENTICATED', 401, 200],
  ['a broken body', { 'content-type': JSON_TYPE }, '{', 'BAD_REQUEST', 400, 400],
] as const)(
  '%s has the type that is accepted, and its status',
  (_what, headers, payload, code, own, asJson) => {
    test.each([
      [RESPONSE_TYPE, own],
      [JSON_TYPE, asJson],
    ])('%s', async (accept, status) => {
      const reply = await guia.app.inject({
        method: 'POST',
        url: '/graphql',
        headers: { accept, ...headers },
        payload,
      });
      expect(reply.statusCode).toBe(status);
      expect(reply.headers['content-type']).toBe(`${accept}; charset=utf-8`);
      expect(reply.headers['www-authenticate']).toBe(status === 401 ? 'Bearer' : undefined);
      expect(reply.json()).toMatchObject({ errors: [{ extensions: { code } }] });
      expect(reply.json()).not.toHaveProperty('data');
    });
  },
);
