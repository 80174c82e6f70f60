import { ApolloProvider } from '@apollo/client/react';
import { render, screen, waitFor } from '@testing-library/react';
import { expect, expectTypeOf, it, vi } from 'vitest';
import { queryKey } from '../api/query-age.ts';
import { HomeDocument, useHomeQuery } from '../pages/home/home.gen.ts';
import type { useSearchQuery } from '../pages/search/search.gen.ts';
import { inTurn } from './answers.ts';
import { renderSite } from './render.tsx';
import { categories } from './site-fixtures.ts';

const home = () => ({ data: { categories: categories() } });

function Probe() {
  const { data, failure, refetch } = useHomeQuery();
  return (
    <button type="button" onClick={() => refetch()}>
      {failure ? failure.code : (data?.categories[0]?.name ?? 'nada')}
    </button>
  );
}

function DataAndFailure() {
  const { data, failure } = useHomeQuery();
  return <p>{`${data?.categories[0]?.name} ${failure?.code}`}</p>;
}

it('uses a response for five minutes and refetches it when it is used later', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const { asked, client, unmount } = renderSite(<Probe />, { answers: { Home: home() } });
  await screen.findByText('Alimentação');
  unmount();
  const again = () =>
    render(
      <ApolloProvider client={client}>
        <Probe />
      </ApolloProvider>,
    );
  vi.setSystemTime(Date.now() + 4 * 60_000);
  again().unmount();
  expect(asked).toHaveLength(1);
  vi.setSystemTime(Date.now() + 2 * 60_000);
  again();
  expect(screen.getByText('Alimentação')).toBeInTheDocument();
  await waitFor(() => expect(asked).toHaveLength(2));
});

const failed = (code: string) => ({ [queryKey(HomeDocument)]: { code, message: '', fields: {} } });

it('starts from the failure of the server, and queries on refetch', async () => {
  const { asked, user } = renderSite(<Probe />, { answers: { Home: home() }, failures: failed('NOT_FOUND') });
  expect(screen.getByText('NOT_FOUND')).toBeInTheDocument();
  expect(asked).toEqual([]);
  await user.click(screen.getByRole('button'));
  await screen.findByText('Alimentação');
});

it('retries a transient failure of the server by itself', async () => {
  renderSite(<Probe />, { answers: { Home: home() }, failures: failed('SERVICE_UNAVAILABLE') });
  expect(screen.getByText('SERVICE_UNAVAILABLE')).toBeInTheDocument();
  await screen.findByText('Alimentação');
});

it('keeps the old data when refetching fails', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const { client, unmount } = renderSite(<Probe />, {
    answers: { Home: inTurn(home(), { error: { code: 'BAD_REQUEST' } }) },
  });
  await screen.findByText('Alimentação');
  unmount();
  vi.setSystemTime(Date.now() + 6 * 60_000);
  render(
    <ApolloProvider client={client}>
      <DataAndFailure />
    </ApolloProvider>,
  );
  await screen.findByText('Alimentação BAD_REQUEST');
});

it('is typed by the operation', () => {
  type OfHome = Parameters<typeof useHomeQuery>;
  type OfSearch = Parameters<typeof useSearchQuery>;
  expectTypeOf<[]>().toExtend<OfHome>();
  expectTypeOf<[]>().not.toExtend<OfSearch>();
  expectTypeOf<[{ variables: { order: 'name'; page: number; literal: boolean } }]>().toExtend<OfSearch>();
  expectTypeOf<[{ variables: { order: 'best'; page: number; literal: boolean } }]>().not.toExtend<OfSearch>();
  type Home = NonNullable<ReturnType<typeof useHomeQuery>['data']>;
  expectTypeOf<Home['categories'][number]['name']>().toBeString();
});
