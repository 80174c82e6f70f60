import { Link } from 'react-router-dom';
import { formatList } from '../../lib/format.ts';
import { paths } from '../../paths.ts';
import type { SearchQuery } from './search.gen.ts';
import type { SearchRequest } from './search-request.ts';

interface SearchStepsProps {
  request: SearchRequest;
  companies: SearchQuery['companies'];
}

/** Shows what was searched otherwise than typed, with a link to what was typed. */
export function SearchSteps({ request, companies: { correction, steps } }: SearchStepsProps) {
  const typedPath = paths.search({ ...request, page: 1, literal: true });
  if (correction) {
    const { typed, used } = correction;
    return (
      <p>
        {steps.some(({ kind }) => kind === 'dropped') && 'Nenhuma empresa tem todas as palavras. '}
        Mostrando resultados para <strong>{used}</strong>. Buscar em vez disso{' '}
        <Link to={paths.search({ ...request, q: typed, page: 1, literal: true })}>{typed}</Link>
      </p>
    );
  }
  if (steps.length === 0) return null;
  return (
    <p>
      Também mostramos resultados para <strong>{formatList(steps.map(({ used }) => used))}</strong>. Buscar só{' '}
      <Link to={typedPath}>{request.q}</Link>
    </p>
  );
}
