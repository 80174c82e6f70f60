import type { ApolloClient } from '@apollo/client';
import { closeSession } from '../../lib/session.ts';
import { LogoutDocument } from './viewer.gen.ts';

/** Ends the session on the server and forgets it here; here also when the server cannot be told. */
export async function signOut(client: ApolloClient): Promise<void> {
  try {
    await client.mutate({ mutation: LogoutDocument });
  } catch {
    // Whoever leaves wants to be out on this machine above all; the session ends by its age.
  }
  closeSession();
}
