import { gql } from '@apollo/client';
import { expect, it } from 'vitest';
import { createCache } from './client/cache.ts';
import { invalidate, invalidateResolved } from './invalidation.ts';
import type { MutationName } from './operations.gen.ts';

const sources = import.meta.glob<string>('../**/*.graphql', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const MUTATIONS = Object.values(sources)
  .flatMap((text) => [...text.matchAll(/^mutation (\w+)/gm)])
  .map(([, name]) => name as MutationName);

const QUERY = gql`
  {
    viewer
    publicSettings
    companies(page: 2)
    myCompanies
  }
`;

function filledCache() {
  const cache = createCache();
  cache.writeQuery({
    query: QUERY,
    data: { viewer: 1, publicSettings: 2, companies: 3, myCompanies: 4 },
  });
  return cache;
}
const known = (cache: ReturnType<typeof filledCache>) =>
  Object.keys(cache.extract().ROOT_QUERY ?? {}).filter((key) => key !== '__typename');

it('has an entry for every mutation of the client', () => {
  expect(MUTATIONS.length).toBeGreaterThan(70);
  for (const name of MUTATIONS) invalidate(createCache(), name);
});

it('evicts a root field whatever its arguments', () => {
  const cache = filledCache();
  invalidateResolved(cache, 'ApprovePlanRequest');
  expect(known(cache)).toEqual(['viewer', 'publicSettings', 'myCompanies']);
});

it.each(['ApprovePlanRequest', 'RunImport', 'AddKindWord'] as const)(
  'evicts the kinds with their words and counts of companies: %s',
  (mutation) => {
    const cache = createCache();
    const query = gql`
      {
        viewer
        adminKinds
        adminKind
      }
    `;
    cache.writeQuery({ query, data: { viewer: 1, adminKinds: 2, adminKind: 3 } });
    invalidate(cache, mutation);
    expect(known(cache)).toEqual(['viewer']);
  },
);

it('leaves a deferred mutation to the screen', () => {
  const cache = filledCache();
  invalidateResolved(cache, 'CreateCompany');
  expect(known(cache)).toHaveLength(4);
  invalidate(cache, 'CreateCompany');
  expect(known(cache)).toEqual(['viewer', 'publicSettings']);
});

it('evicts everything but the signed-in user and the public settings', () => {
  const cache = filledCache();
  invalidateResolved(cache, 'DeleteDemoData');
  expect(known(cache)).toEqual(['viewer', 'publicSettings']);
});

it('removes the removed object', () => {
  const cache = createCache();
  const session = { __typename: 'Session', id: '3', device: 'Chrome' };
  const fragment = gql`
    fragment Device on Session {
      device
    }
  `;
  cache.writeFragment({ fragment, id: cache.identify(session) ?? '', data: session });
  invalidateResolved(cache, 'EndSession', { endSession: { id: '3' } });
  expect(cache.extract()).not.toHaveProperty('Session:3');
});
