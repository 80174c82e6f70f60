import type { ApolloClient } from '@apollo/client';
import { failureOf } from '../../api/errors.ts';
import { openSession, readToken } from '../../api/session.ts';
import { endSession } from './ended-session.ts';
import { ViewerDocument } from './viewer.gen.ts';

/**
 * Asks the server who is signed in: at start, and when it refused somebody. An invalid session is ended here too; while
 * the server cannot be asked it stays as it is.
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

/** The same person has entered again: what was refused meanwhile is asked for once more. */
export async function askFailedAgain(client: ApolloClient): Promise<void> {
  const onQueryUpdated = (query: { getCurrentResult(): { error?: unknown } }) =>
    query.getCurrentResult().error !== undefined;
  // A failure is told by whoever asked.
  await Promise.resolve(client.refetchQueries({ include: 'active', onQueryUpdated })).catch(() => undefined);
}
