import { Link } from 'react-router-dom';
import { formatCity } from '../../lib/format.ts';
import { paths } from '../../paths.ts';
import type { SearchQuery } from './search.gen.ts';
import { type SearchRequest, searchTitle } from './search-request.ts';

type Found = SearchQuery['companies'];

interface NamedKindProps {
  request: SearchRequest;
  kind: NonNullable<Found['matchedKind']>;
  matchedCity: Found['matchedCity'];
}

/** Offers the kind of business that the text names as a filter, with the city that it names. */
export function NamedKind({ request, kind, matchedCity }: NamedKindProps) {
  const city = request.city || (matchedCity ? formatCity(matchedCity) : '');
  return (
    <p>
      Ver todo o segmento:{' '}
      <Link to={paths.search({ kind: kind.slug, city })}>
        {searchTitle({ ...request, q: '', city }, kind.plural)}
      </Link>
    </p>
  );
}
