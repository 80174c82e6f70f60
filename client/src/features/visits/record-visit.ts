import type { ApolloClient } from '@apollo/client';
import { knownFingerprint } from '../../lib/fingerprint.ts';
import { type ContactTarget, RecordClickDocument, RecordViewDocument } from './visits.gen.ts';

/** A fingerprint is used where there is one; making one takes longer than a visit is worth. */
const visitor = (companyId: string) => ({ companyId, fingerprint: knownFingerprint() });
/** Nobody waits for a count: one that is lost, for whatever reason, is not told to the visitor. */
const lose = () => undefined;

/** The page of a company was opened. */
export const recordView = (client: ApolloClient, companyId: string): Promise<unknown> =>
  client
    .mutate({ mutation: RecordViewDocument, variables: visitor(companyId), fetchPolicy: 'no-cache' })
    .catch(lose);

/** One of its contacts was used. */
export const recordClick = (
  client: ApolloClient,
  companyId: string,
  target: ContactTarget,
): Promise<unknown> =>
  client
    .mutate({
      mutation: RecordClickDocument,
      variables: { ...visitor(companyId), target },
      fetchPolicy: 'no-cache',
    })
    .catch(lose);
