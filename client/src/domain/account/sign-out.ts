import type { ApolloClient } from '@apollo/client';
import { closeSession, readToken } from '../../api/session.ts';
import { LogoutDocument } from './viewer.gen.ts';

/** A network gone silent must not keep anybody signed in on this machine. */
const PATIENCE_MS = 2_000;

/** Ends the session on the server and forgets it here; here also when the server cannot be told. */
export async function signOut(client: ApolloClient): Promise<void> {
  const token = readToken();
  const told = client.mutate({ mutation: LogoutDocument }).then(
    () => undefined,
    // Whoever leaves wants to be out on this machine above all; the session ends by its age.
    () => undefined,
  );
  const enough = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
  await Promise.race([told, enough]);
  // Another tab may have signed somebody in meanwhile.
  if (readToken() === token) closeSession();
}
