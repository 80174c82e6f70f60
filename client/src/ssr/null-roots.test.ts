import { ApolloClient, ApolloLink, gql } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { of } from 'rxjs';
import { expect, it } from 'vitest';
import { createCache } from '../api/client/cache.ts';
import { answerQueries } from './page-data.ts';

// Roots that the schema marks as null only on errors have types without null: no reader may get one.
const QUERY = gql`
  query Both {
    there {
      id
    }
    failing {
      id
    }
  }
`;
const MUTATION = gql`
  mutation Both {
    done: change(id: 1) {
      id
    }
    failed: change(id: 2) {
      id
    }
  }
`;
const partial = {
  data: { there: { __typename: 'Thing', id: '1' }, failing: null },
  errors: [{ message: 'Não encontrado.', path: ['failing'], extensions: { code: 'NOT_FOUND' } }],
};

const clientFor = (answer: ApolloLink.Result) =>
  new ApolloClient({ cache: createCache(), link: new ApolloLink(() => of(answer)) });

it('a response with an error is rejected as a whole, and nothing of it is cached', async () => {
  const client = clientFor(partial);
  await expect(client.query({ query: QUERY })).rejects.toThrow(CombinedGraphQLErrors);
  expect(client.cache.extract()).toEqual({});
});

it('a watched query gets no data of a response with an error', async () => {
  const client = clientFor(partial);
  const seen = await new Promise<unknown>((resolve) => {
    client.watchQuery({ query: QUERY }).subscribe((result) => {
      if (!result.loading) resolve({ data: result.data, isError: result.error !== undefined });
    });
  });
  expect(seen).toEqual({ data: undefined, isError: true });
});

it('a mutation with a failed part is rejected, and nothing of it is cached', async () => {
  const client = clientFor({
    data: { done: { __typename: 'Thing', id: '1' }, failed: null },
    errors: partial.errors,
  });
  await expect(client.mutate({ mutation: MUTATION })).rejects.toThrow(CombinedGraphQLErrors);
  expect(client.cache.extract()).toEqual({});
});

it('a page treats a response with an error as failed, without its data', async () => {
  const { ssrData, failure, state } = await answerQueries(
    async () => partial,
    [{ document: QUERY, variables: {} }],
  );
  expect(ssrData.size).toBe(0);
  expect(failure).toMatchObject({ code: 'NOT_FOUND' });
  expect(state).toMatchObject({ cache: {}, answered: [], failures: { 'Both[]': { code: 'NOT_FOUND' } } });
});
