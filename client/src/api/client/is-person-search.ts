import type { ApolloLink } from '@apollo/client';

/** Queries whose `q` searches companies and cities; `is-person-search.test.ts` checks that none is missing. */
export const PUBLIC_SEARCHES: readonly string[] = [
  'Search',
  'SearchExplanation',
  'SearchSuggestions',
  'Cities',
  'KindChoices',
];

const hasAddress = (value: unknown): boolean => typeof value === 'string' && value.includes('@');

/**
 * Returns true for an operation that names a person: administrators' searches, which match names of people, and any
 * with an e-mail address among its variables.
 */
export const isPersonSearch = ({ operationName = '', variables }: ApolloLink.Operation): boolean =>
  (Boolean(variables.q) && !PUBLIC_SEARCHES.includes(operationName)) ||
  Object.values(variables).some(hasAddress);
