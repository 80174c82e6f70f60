import type { ApolloClient } from '@apollo/client';
import { ErrorLink } from '@apollo/client/link/error';
import { failureOf } from '../errors.ts';
import { readToken } from '../session.ts';

/** Operations whose callers handle UNAUTHENTICATED. */
const HANDLED_BY_CALLER = ['Viewer', 'Login'];

/**
 * Shows the maintenance page as soon as any response has the code MAINTENANCE, and calls `onUnauthenticated` when the
 * server rejects the stored session, which may have ended elsewhere or has to get a second factor first.
 */
export const errorCodeLink = (onUnauthenticated: (client: ApolloClient) => void) =>
  new ErrorLink(({ error, operation: { client, operationName = '' } }) => {
    const { code } = failureOf(error);
    if (code === 'MAINTENANCE') {
      const id = client.cache.identify({ __typename: 'PublicSettings' });
      if (id) client.cache.modify({ id, fields: { maintenanceMode: () => true } });
    }
    const isRejected = code === 'UNAUTHENTICATED' || code === 'SECOND_FACTOR_SETUP_REQUIRED';
    if (isRejected && !HANDLED_BY_CALLER.includes(operationName) && readToken()) onUnauthenticated(client);
  });
