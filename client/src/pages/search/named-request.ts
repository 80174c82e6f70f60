import { namesCity } from './names-city.ts';
import type { SearchQuery } from './search.gen.ts';
import { isUnknownCity, type SearchRequest } from './search-request.ts';

type Found = SearchQuery['companies'];

/** As a city of the site is written in addresses: "Campinas - SP". */
const WITH_STATE = / - [A-Z]{2}$/;

/**
 * Returns the search as titles name it: without a city that is none of the site's, and while results are loading
 * without one that may be none.
 */
export function namedRequest(
  request: SearchRequest,
  now: Found | undefined,
  before: Found | undefined,
): SearchRequest {
  const { city } = request;
  const matched = before?.matchedCity;
  const isKnown = now
    ? !isUnknownCity(request, now)
    : WITH_STATE.test(city) || (!!matched && namesCity(city, matched));
  return isKnown ? request : { ...request, city: '' };
}
