import { ApolloClient, ApolloLink, gql, InMemoryCache } from '@apollo/client';
import { of, throwError } from 'rxjs';
import { expect, it } from 'vitest';
import { UnreachableError } from '../errors.ts';
import { retryLink } from './retry-link.ts';

const QUERY = gql`
  query Ask {
    ping
  }
`;
const MUTATION = gql`
  mutation Change {
    ping
  }
`;
const transient = () =>
  of({ errors: [{ message: 'Já volta.', extensions: { code: 'SERVICE_UNAVAILABLE' } }] });

function clientWith(...answers: (() => ReturnType<ApolloLink.RequestHandler>)[]) {
  let tries = 0;
  const server = new ApolloLink(() => answers[Math.min(tries++, answers.length - 1)]?.() ?? of({ data: {} }));
  const client = new ApolloClient({
    cache: new InMemoryCache(),
    link: ApolloLink.from([retryLink(0), server]),
  });
  return { client, tries: () => tries };
}

it('retries a query once after a transient error', async () => {
  const { client, tries } = clientWith(transient, () => of({ data: { ping: 'pong' } }));
  expect((await client.query({ query: QUERY })).data).toEqual({ ping: 'pong' });
  expect(tries()).toBe(2);
});

it.each([
  ['a response', transient],
  ['the network', () => throwError(() => new UnreachableError())],
])('gives up after the second failure of %s', async (_name, answer) => {
  const { client, tries } = clientWith(answer);
  await expect(client.query({ query: QUERY })).rejects.toThrow();
  expect(tries()).toBe(2);
});

it('does not retry after another error', async () => {
  const { client, tries } = clientWith(() =>
    of({ errors: [{ message: '', extensions: { code: 'NOT_FOUND' } }] }),
  );
  await expect(client.query({ query: QUERY })).rejects.toThrow();
  expect(tries()).toBe(1);
});

it('never sends a mutation twice', async () => {
  const { client, tries } = clientWith(transient);
  await expect(client.mutate({ mutation: MUTATION })).rejects.toThrow();
  expect(tries()).toBe(1);
});
