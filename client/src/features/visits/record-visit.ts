import type { ApolloClient, DocumentNode, OperationVariables } from '@apollo/client';
import { knownFingerprint } from '../../lib/fingerprint.ts';

/**
 * Counts a visit. The fingerprint is sent only if there is one: computing it takes longer than a visit is worth. A
 * failure is not shown to the visitor.
 */
export const recordVisit = (client: ApolloClient, mutation: DocumentNode, visit: OperationVariables): void =>
  void client
    .mutate({
      mutation,
      variables: { ...visit, fingerprint: knownFingerprint() },
      fetchPolicy: 'no-cache',
    })
    .catch(() => undefined);
