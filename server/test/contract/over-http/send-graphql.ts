import type { TestApp } from '../../helpers/test-app.ts';

export const JSON_TYPE = 'application/json';
export const RESPONSE_TYPE = 'application/graphql-response+json';

interface Asked {
  query: string;
  variables?: Record<string, unknown>;
  accept?: string;
  token?: string;
}

const answerOf = (reply: Awaited<ReturnType<TestApp['app']['inject']>>) => ({
  status: reply.statusCode,
  type: String(reply.headers['content-type']),
  body: reply.json(),
});

/** Returns what sends operations by POST and by GET; the program may not run yet. */
export function senderOf(app: () => TestApp) {
  const post = async ({ query, variables = {}, accept = JSON_TYPE, token }: Asked) =>
    answerOf(
      await app().app.inject({
        method: 'POST',
        url: '/graphql',
        headers: { accept, ...(token && { authorization: `Bearer ${token}` }) },
        payload: { query, variables },
      }),
    );

  const getBy = async (search: Record<string, string>, accept: string) =>
    answerOf(
      await app().app.inject({
        url: `/graphql?${new URLSearchParams(search)}`,
        headers: { accept, 'apollo-require-preflight': 'true' },
      }),
    );

  const get = ({ query, variables = {}, accept = JSON_TYPE }: Asked) =>
    getBy({ query, variables: JSON.stringify(variables) }, accept);

  return { post, get, getBy };
}
