import { Link } from 'react-router-dom';
import { formatCity } from '../../lib/format.ts';
import { paths } from '../../paths.ts';
import type { SearchQuery } from './search.gen.ts';
import { type SearchRequest, searchTitle } from './search-request.ts';

interface NamedKindProps {
  request: SearchRequest;
  companies: SearchQuery['companies'];
}

/** Offers the kind of business that the text names as a filter, with the city that it names. */
export function NamedKind({ request, companies: { items, matchedKind, matchedCity } }: NamedKindProps) {
  if (request.kind || !request.q || !matchedKind || items.length === 0) return null;
  const city = request.city || (matchedCity ? formatCity(matchedCity) : '');
  return (
    <p>
      Ver todo o segmento:{' '}
      <Link to={paths.search({ kind: matchedKind.slug, city })}>
        {searchTitle({ ...request, q: '', city }, matchedKind.plural)}
      </Link>
    </p>
  );
}
