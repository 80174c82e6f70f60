import { ApolloClient, ApolloLink, HttpLink } from '@apollo/client';
import { SetContextLink } from '@apollo/client/link/context';
import { ErrorLink } from '@apollo/client/link/error';
import { failureOf } from '../errors.ts';
import { queryAgeLink } from '../links/query-age-link.ts';
import { retryLink } from '../links/retry-link.ts';
import { unreachableLink } from '../links/unreachable-link.ts';
import { uploadLink } from '../links/upload-link.ts';
import { markAnswered } from '../query-age.ts';
import type { PageState } from '../ssr-data.ts';
import { readToken } from '../stored-token.ts';
import { createCache } from './cache.ts';
import { isPersonSearch } from './is-person-search.ts';

/** Operations whose callers handle UNAUTHENTICATED. */
const HANDLED_BY_CALLER = ['Viewer', 'Login'];

/**
 * Shows the maintenance page as soon as any response has the code MAINTENANCE, and calls `onUnauthenticated` when the
 * server rejects the stored session, which may have ended elsewhere or has to get a second factor first.
 */
const errorCodeLink = (onUnauthenticated: (client: ApolloClient) => void) =>
  new ErrorLink(({ error, operation: { client, operationName = '' } }) => {
    const { code } = failureOf(error);
    if (code === 'MAINTENANCE') {
      const id = client.cache.identify({ __typename: 'PublicSettings' });
      if (id) client.cache.modify({ id, fields: { maintenanceMode: () => true } });
    }
    const isRejected = code === 'UNAUTHENTICATED' || code === 'SECOND_FACTOR_SETUP_REQUIRED';
    if (isRejected && !HANDLED_BY_CALLER.includes(operationName) && readToken()) onUnauthenticated(client);
  });

const bearer = () =>
  new SetContextLink(({ headers }) => {
    const token = readToken();
    return token ? { headers: { ...headers, authorization: `Bearer ${token}` } } : {};
  });

const ENDPOINT = { uri: '/graphql', headers: { 'apollo-require-preflight': 'true' } };

/**
 * Queries are sent by GET, so that the server can cache public ones; those that name a person are sent in the body,
 * which no log and no browser history keeps.
 */
const http = () =>
  unreachableLink(
    ApolloLink.split(
      isPersonSearch,
      new HttpLink(ENDPOINT),
      new HttpLink({ ...ENDPOINT, useGETForQueries: true }),
    ),
  );

/** Loads the link for uploads on demand: visitors never send a file. */
async function loadUpload(): Promise<ApolloLink> {
  const [{ default: UploadHttpLink }, { fetchWithProgress }] = await Promise.all([
    import('apollo-upload-client/UploadHttpLink.mjs'),
    import('../links/fetch-with-progress.ts'),
  ]);
  return unreachableLink(new UploadHttpLink({ ...ENDPOINT, fetch: fetchWithProgress }));
}

/** Creates the browser's client from the state embedded in the page. */
export function createBrowserClient(
  state: PageState | undefined,
  onUnauthenticated: (client: ApolloClient) => void,
): ApolloClient {
  const cache = createCache();
  if (state) cache.restore(state.cache as Parameters<typeof cache.restore>[0]);
  const client = new ApolloClient({
    cache,
    link: ApolloLink.from([
      errorCodeLink(onUnauthenticated),
      retryLink(),
      queryAgeLink(),
      bearer(),
      uploadLink(http(), loadUpload),
    ]),
    devtools: { enabled: import.meta.env.DEV },
  });
  for (const key of state?.answered ?? []) markAnswered(client, key);
  return client;
}
