import { serverAudits } from 'graphql-http';
import { beforeAll, describe, expect, test } from 'vitest';
import { testApp } from '../helpers/test-app.ts';

const guia = testApp({ NODE_ENV: 'production' });
let url: string;
let token: string | undefined;
beforeAll(async () => {
  await guia.app.listen({ port: 0, host: '127.0.0.1' });
  const address = guia.app.server.address();
  url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/graphql`;
});

/** A GET needs a header that forms and images of other sites cannot send. */
const NO_FORM = { status: 'notice', reason: 'Response status code is not 200' };
/** Parse and validation errors are 400, whatever type is accepted. */
const DECIDED = { status: 'warn', reason: 'Response status code is not 200' };
/** Deliberate deviations from what the audit allows (notice) or recommends (warn), with its reason. */
const OTHERWISE: Record<string, { status: string; reason: string }> = {
  '5A70': NO_FORM,
  D6D5: NO_FORM,
  '6A70': NO_FORM,
  '572B': DECIDED,
  FDE2: DECIDED,
  // Its query is invalid: it declares a variable without using it. A valid one is tested below.
  '7B9B': DECIDED,
};

describe('GraphQL over HTTP, by the audit of graphql-http', () => {
  // Some checks use introspection, which is for administrators.
  const asAdmin = async (input: string, init: RequestInit = {}) => {
    token ??= await guia.adminToken();
    return fetch(input, { ...init, headers: { ...init.headers, authorization: `Bearer ${token}` } });
  };
  const audits = serverAudits({ url: () => url, fetchFn: asAdmin });

  test('has at least 61 checks', () => {
    expect(audits.length).toBeGreaterThanOrEqual(61);
  });

  test.each(audits.map((audit) => [`${audit.id} ${audit.name}`, audit] as const))(
    '%s',
    async (_name, audit) => {
      const result = await audit.fn();
      const reason = 'reason' in result ? result.reason : '';
      expect({ status: result.status, reason }).toEqual(OTHERWISE[audit.id] ?? { status: 'ok', reason: '' });
    },
  );

  test.each([
    ['application/json', 200],
    ['application/graphql-response+json', 400],
  ])(
    '7B9B and 86EE with a valid query: a wrong variable is, as %s, %i without data',
    async (type, status) => {
      const query = 'query CoerceFailure($id: ID!) { company(id: $id) { id } }';
      const reply = await asAdmin(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: type },
        body: JSON.stringify({ query, variables: { id: null } }),
      });
      expect(reply.status).toBe(status);
      expect(reply.headers.get('content-type')).toBe(`${type}; charset=utf-8`);
      expect(Object.keys((await reply.json()) as object)).toEqual(['errors']);
    },
  );
});
