import type { ApolloLink } from '@apollo/client';

/** Whose `q` looks for companies and cities, as everybody may; `is-person-search.test.ts` holds it complete. */
export const PUBLIC_SEARCHES: readonly string[] = ['Search', 'SearchSuggestions', 'Cities'];

const hasAddress = (value: unknown): boolean => typeof value === 'string' && value.includes('@');

/**
 * True for what looks for a person: every search of administrators, whose lists are found by names of people, and
 * everything that names an address of e-mail.
 */
export const asksForPerson = ({ operationName = '', variables }: ApolloLink.Operation): boolean =>
  (Boolean(variables.q) && !PUBLIC_SEARCHES.includes(operationName)) ||
  Object.values(variables).some(hasAddress);
