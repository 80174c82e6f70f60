import type { ApolloClient } from '@apollo/client';
import { failureOf } from '../../api/errors.ts';
import { openSession } from '../../api/session.ts';
import { readToken } from '../../api/stored-token.ts';
import { endSession } from './ended-session.ts';
import { ViewerDocument } from './viewer.gen.ts';

/**
 * Loads the signed-in user: at start, and after an UNAUTHENTICATED error. Ends an invalid session; without an answer the
 * session stays.
 */
export async function checkSession(client: ApolloClient): Promise<void> {
  const token = readToken();
  if (token === null) return;
  try {
    const { data } = await client.query({ query: ViewerDocument, fetchPolicy: 'network-only' });
    if (data && readToken() === token) openSession({ token, user: data.viewer });
  } catch (error) {
    if (failureOf(error).code === 'UNAUTHENTICATED') endSession(token);
  }
}

/** Refetches the queries that failed; called after the same person has signed in again. */
export async function askFailedAgain(client: ApolloClient): Promise<void> {
  const onQueryUpdated = (query: { getCurrentResult(): { error?: unknown } }) =>
    query.getCurrentResult().error !== undefined;
  // Components show the errors of their queries.
  await Promise.resolve(client.refetchQueries({ include: 'active', onQueryUpdated })).catch(() => undefined);
}
