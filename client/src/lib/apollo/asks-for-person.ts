import type { ApolloLink } from '@apollo/client';

/** Searches of accounts, by a part of the name or of the e-mail. */
const SEARCHES = ['Users', 'AuditPeople'];

const hasAddress = (value: unknown): boolean => typeof value === 'string' && value.includes('@');

/** True for what looks for a person: searches of accounts, and everything that names an address of e-mail. */
export const asksForPerson = ({ operationName, variables }: ApolloLink.Operation): boolean =>
  SEARCHES.includes(operationName ?? '') || Object.values(variables).some(hasAddress);
