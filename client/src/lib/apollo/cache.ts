import { InMemoryCache } from '@apollo/client';
import possible from './possible-types.gen.ts';
import type { StrictTypedTypePolicies } from './type-policies.gen.ts';

/** The settings are one for the whole site; everything else is known by its id or by its arguments. */
const typePolicies: StrictTypedTypePolicies = {
  PublicSettings: { keyFields: [] },
  SiteStatistics: { keyFields: [] },
};

export const createCache = () => new InMemoryCache({ typePolicies, possibleTypes: possible.possibleTypes });
