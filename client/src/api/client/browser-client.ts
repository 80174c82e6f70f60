import { ApolloClient, ApolloLink, HttpLink } from '@apollo/client';
import { SetContextLink } from '@apollo/client/link/context';
import { maintenanceLink } from '../links/maintenance-link.ts';
import { freshnessLink } from '../links/query-age-link.ts';
import { retryLink } from '../links/retry-link.ts';
import { sessionLink } from '../links/session-link.ts';
import { unreachableLink } from '../links/unreachable-link.ts';
import { uploadLink } from '../links/upload-link.ts';
import { markAnswered } from '../query-age.ts';
import { readToken } from '../session.ts';
import type { PageState } from '../ssr-data.ts';
import { createCache } from './cache.ts';
import { asksForPerson } from './is-person-search.ts';

const bearer = () =>
  new SetContextLink(({ headers }) => {
    const token = readToken();
    return token ? { headers: { ...headers, authorization: `Bearer ${token}` } } : {};
  });

const ENDPOINT = { uri: '/graphql', headers: { 'apollo-require-preflight': 'true' } };

/**
 * Queries go by GET, so that the server can answer those of nobody in particular from memory; what looks for a person
 * goes in the body, which no log and no history of addresses keeps.
 */
const http = () =>
  unreachableLink(
    ApolloLink.split(
      asksForPerson,
      new HttpLink(ENDPOINT),
      new HttpLink({ ...ENDPOINT, useGETForQueries: true }),
    ),
  );

/** Files go as a form. Visitors never send one: its code comes when it is wanted. */
async function loadUpload(): Promise<ApolloLink> {
  const [{ default: UploadHttpLink }, { fetchWithProgress }] = await Promise.all([
    import('apollo-upload-client/UploadHttpLink.mjs'),
    import('../links/fetch-with-progress.ts'),
  ]);
  return unreachableLink(new UploadHttpLink({ ...ENDPOINT, fetch: fetchWithProgress }));
}

/** The browser's client, starting from what the server put into the page. */
export function createBrowserClient(
  state: PageState | undefined,
  onUnauthenticated: (client: ApolloClient) => void,
): ApolloClient {
  const cache = createCache();
  if (state) cache.restore(state.cache as Parameters<typeof cache.restore>[0]);
  const client = new ApolloClient({
    cache,
    link: ApolloLink.from([
      maintenanceLink(),
      sessionLink(onUnauthenticated),
      retryLink(),
      freshnessLink(),
      bearer(),
      uploadLink(http(), loadUpload),
    ]),
    devtools: { enabled: import.meta.env.DEV },
  });
  for (const key of state?.answered ?? []) markAnswered(client, key);
  return client;
}
