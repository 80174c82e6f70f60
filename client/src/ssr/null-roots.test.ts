import { ApolloClient, ApolloLink, gql } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { of } from 'rxjs';
import { expect, it } from 'vitest';
import { createCache } from '../api/client/cache.ts';
import { answerQueries } from './page-data.ts';

// The generated types take a root for null never, where the schema marks it so: all that reads must keep to that.
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

it('an answer with an error is an error as a whole, and nothing of it is kept', async () => {
  const client = clientFor(partial);
  await expect(client.query({ query: QUERY })).rejects.toThrow(CombinedGraphQLErrors);
  expect(client.cache.extract()).toEqual({});
});

it('what watches an answer sees no data of one with an error', async () => {
  const client = clientFor(partial);
  const seen = await new Promise<unknown>((resolve) => {
    client.watchQuery({ query: QUERY }).subscribe((result) => {
      if (!result.loading) resolve({ data: result.data, isError: result.error !== undefined });
    });
  });
  expect(seen).toEqual({ data: undefined, isError: true });
});

it('a mutation of which a part failed is thrown, and nothing of it is kept', async () => {
  const client = clientFor({
    data: { done: { __typename: 'Thing', id: '1' }, failed: null },
    errors: partial.errors,
  });
  await expect(client.mutate({ mutation: MUTATION })).rejects.toThrow(CombinedGraphQLErrors);
  expect(client.cache.extract()).toEqual({});
});

it('a page takes an answer with an error for a failure, with none of its data', async () => {
  const { ssrData, failure, state } = await answerQueries(
    async () => partial,
    [{ document: QUERY, variables: {} }],
  );
  expect(ssrData.size).toBe(0);
  expect(failure).toMatchObject({ code: 'NOT_FOUND' });
  expect(state).toMatchObject({ cache: {}, answered: [], failures: { 'Both[]': { code: 'NOT_FOUND' } } });
});
