import type { ApolloLink } from '@apollo/client';

/** Queries whose `q` searches companies and cities; `is-person-search.test.ts` checks that none is missing. */
export const PUBLIC_SEARCHES: readonly string[] = [
  'Search',
  'CompaniesOnMap',
  'MapSpot',
  'SearchExplanation',
  'SearchSuggestions',
  'Cities',
  'KindChoices',
  'OwnerCompanies',
];

const hasAddress = (value: unknown): boolean => typeof value === 'string' && value.includes('@');

/** Returns whether a number of degrees has more than the two decimals that may be in an address. */
const isExact = (degrees: unknown): boolean =>
  typeof degrees === 'number' && Math.abs(100 * degrees - Math.round(100 * degrees)) > 1e-6;

/** Returns whether a position is one of the visitor, and exact. */
function isExactPosition(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || !('latitude' in value)) return false;
  const { latitude, longitude } = value as { latitude: unknown; longitude?: unknown };
  return isExact(latitude) || isExact(longitude);
}

/**
 * Returns true for an operation that names a person: administrators' searches, which match names of people, and any
 * with an e-mail address, an exact position or the secret of a link among its variables.
 */
export const isPersonSearch = ({ operationName = '', variables }: ApolloLink.Operation): boolean =>
  'token' in variables ||
  (Boolean(variables.q) && !PUBLIC_SEARCHES.includes(operationName)) ||
  Object.values(variables).some((value) => hasAddress(value) || isExactPosition(value));
