import type { ApolloClient } from '@apollo/client';
import { failureOf } from '../../lib/apollo/errors.ts';
import { closeSession, openSession, readToken } from '../../lib/session.ts';
import { ViewerDocument } from './viewer.gen.ts';

/**
 * Asks the server who is signed in: at start, and when it refused somebody. A void session is forgotten; while
 * the server cannot be asked it stays as it is.
 */
export async function checkSession(client: ApolloClient): Promise<void> {
  const token = readToken();
  if (token === null) return;
  try {
    const { data } = await client.query({ query: ViewerDocument, fetchPolicy: 'network-only' });
    if (data && readToken() === token) openSession({ token, user: data.viewer });
  } catch (error) {
    // Of the same session: another one may have been opened meanwhile.
    if (failureOf(error).code === 'UNAUTHENTICATED' && readToken() === token) closeSession();
  }
}
