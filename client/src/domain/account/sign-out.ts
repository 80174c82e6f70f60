import type { ApolloClient } from '@apollo/client';
import { closeSession } from '../../api/close-session.ts';
import { readToken } from '../../api/stored-token.ts';
import { COMPANY_DRAFT, writeStored } from '../../lib/stored-json.ts';
import { LogoutDocument } from './viewer.gen.ts';

/** Timeout: without an answer the session ends in this browser alone. */
const TIMEOUT_MS = 2_000;

/** Ends the session on the server and in this browser; in the browser also when the server does not answer. */
export async function signOut(client: ApolloClient): Promise<void> {
  const token = readToken();
  const answered = client.mutate({ mutation: LogoutDocument }).then(
    () => undefined,
    // The session then ends on the server by its age.
    () => undefined,
  );
  const timeout = new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS));
  await Promise.race([answered, timeout]);
  // Another tab may have opened a session meanwhile.
  if (readToken() !== token) return;
  writeStored(COMPANY_DRAFT, null);
  closeSession();
}
