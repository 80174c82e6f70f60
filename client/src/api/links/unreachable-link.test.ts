import { ApolloClient, ApolloLink, gql, HttpLink, InMemoryCache } from '@apollo/client';
import { expect, it } from 'vitest';
import { failureOf } from '../errors.ts';
import { retryLink } from './retry-link.ts';
import { unreachableLink } from './unreachable-link.ts';

const QUERY = gql`
  query Ask {
    ping
  }
`;

async function codeOf(fetch: typeof globalThis.fetch): Promise<string> {
  const link = ApolloLink.from([
    retryLink(0),
    unreachableLink(new HttpLink({ uri: 'http://localhost/graphql', fetch })),
  ]);
  const client = new ApolloClient({ cache: new InMemoryCache(), link });
  return client.query({ query: QUERY }).then(
    () => 'answered',
    (error) => failureOf(error).code,
  );
}
const brokenOff = () =>
  Object.assign(new Response(), { text: () => Promise.reject(new TypeError('network error')) });

it.each([
  ['fetch that fails', 'UNREACHABLE', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a response that breaks off', 'UNREACHABLE', async () => brokenOff()],
  ['a page of a proxy', 'INTERNAL_SERVER_ERROR', async () => new Response('<html>', { status: 502 })],
  ['any other error', 'UNKNOWN', () => Promise.reject(new Error('Oops'))],
])('classifies %s as %s', async (_name, code, fetch) => {
  let tries = 0;
  expect(
    await codeOf(() => {
      tries++;
      return fetch();
    }),
  ).toBe(code);
  // Transient errors are retried once.
  expect(tries).toBe(code === 'UNKNOWN' ? 1 : 2);
});
