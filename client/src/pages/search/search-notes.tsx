import { Link } from 'react-router-dom';
import { formatCity } from '../../lib/format.ts';
import { paths } from '../../paths.ts';
import { deferred } from '../../ui/hydration/deferred.tsx';
import type { SearchQuery } from './search.gen.ts';
import { hasLanding } from './search-json-ld.ts';
import classes from './search-page.module.css';
import { type SearchRequest, searchTitle } from './search-request.ts';

const SearchSteps = deferred(async () => (await import('./search-steps.tsx')).SearchSteps);

type ResultPage = SearchQuery['companies'];

interface NamedKindProps {
  request: SearchRequest;
  kind: NonNullable<ResultPage['matchedKind']>;
  matchedCity: ResultPage['matchedCity'];
}

/** Offers the kind of business that the text names as a filter, with the city that it names. */
function NamedKind({ request, kind, matchedCity }: NamedKindProps) {
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

interface SearchNotesProps {
  request: SearchRequest;
  results: ResultPage | undefined;
}

/** Says how the text was understood: corrections, and the kind that it names. */
export function SearchNotes({ request, results }: SearchNotesProps) {
  return (
    <div className={classes.notes} role="status">
      {(results?.correction || results?.steps[0]) && <SearchSteps request={request} companies={results} />}
      {results?.matchedKind && hasLanding(results) && request.q && !request.kind && (
        <NamedKind request={request} kind={results.matchedKind} matchedCity={results.matchedCity} />
      )}
    </div>
  );
}
