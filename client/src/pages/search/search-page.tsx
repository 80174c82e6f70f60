import { Link, useSearchParams } from 'react-router-dom';
import { useSite } from '../../features/site/use-site.ts';
import { formatResults } from '../../lib/format.ts';
import type { Page } from '../../lib/page.ts';
import { usePageHead } from '../../lib/page-head.ts';
import { paths } from '../../paths.ts';
import { SearchDocument, type SearchQuery, useSearchQuery } from './search.gen.ts';
import { SearchFilters } from './search-filters.tsx';
import classes from './search-page.module.css';
import {
  isFiltered,
  readSearch,
  type SearchRequest,
  searchTitle,
  searchVariables,
} from './search-request.ts';
import { SearchResults } from './search-results.tsx';

/** The word that was corrected, with the way back to what was typed. */
function Correction({ request, companies }: { request: SearchRequest; companies: SearchQuery['companies'] }) {
  if (!companies.correction) return null;
  const { typed, used } = companies.correction;
  return (
    <p>
      Mostrando resultados para <strong>{used}</strong>. Buscar em vez disso{' '}
      <Link to={paths.search({ ...request, q: typed, page: 1, literal: true })}>{typed}</Link>
    </p>
  );
}

function SearchPage() {
  const [params] = useSearchParams();
  const request = readSearch(params);
  const site = useSite();
  const result = useSearchQuery({ variables: searchVariables(request) });
  const { data, previousData } = result;
  const categories = (data ?? previousData)?.categories ?? [];
  const category = categories.find(({ id }) => id === request.category) ?? data?.companies.matchedCategory;
  const filtered = isFiltered(request);
  const title = searchTitle(request, request.category ? category?.name : undefined);
  const count = data && formatResults(data.companies.total, data.companies.totalIsExact);
  usePageHead({
    title: `${title} · ${site.siteName}`,
    description: filtered
      ? `${title}: contato, avaliações e localização no ${site.siteName}.`
      : site.siteDescription,
    canonical: paths.search({ ...request, literal: false }),
    noindex: filtered && data?.companies.total === 0,
  });

  return (
    <div className={classes.page}>
      <h1>{title}</h1>
      <SearchFilters request={request} categories={categories} />
      {!filtered && (
        <section className={classes.intro} aria-labelledby="intro-title">
          <h2 id="intro-title">Encontre a empresa certa</h2>
          <p>
            Digite um nome, um serviço ou uma cidade, mesmo sem acento ou com um erro de digitação. Abaixo, as
            empresas em destaque.
          </p>
        </section>
      )}
      <div className={classes.summary} role="status">
        {filtered && count && <p className={classes.count}>{count}</p>}
        {data && <Correction request={request} companies={data.companies} />}
      </div>
      <SearchResults request={request} result={result} />
    </div>
  );
}

export const searchPage: Page = {
  Component: SearchPage,
  queries: ({ search }) => [{ document: SearchDocument, variables: searchVariables(readSearch(search)) }],
};
