import { type ComponentProps, Suspense } from 'react';
import type { QueryResult } from '../../api/hooks.ts';
import { useSession } from '../../api/session.ts';
import { CompanyGrid, CompanyGridSkeleton } from '../../domain/companies/company-grid.tsx';
import { formatNumber } from '../../lib/format.ts';
import { distancesFrom } from '../../lib/format-distance.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { StaleNotice } from '../../ui/feedback/stale-notice.tsx';
import { deferred } from '../../ui/hydration/deferred.tsx';
import { lazyOr } from '../../ui/hydration/lazy-or.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Paging } from '../../ui/list/paging.tsx';
import { type SearchQuery, useSearchQuery } from './search.gen.ts';
import classes from './search-page.module.css';
import { LAST_PAGE, type SearchRequest, searchVariables } from './search-request.ts';

const EmptyResults = deferred(async () => (await import('./empty-results.tsx')).EmptyResults);
const WhyHereButton = lazyOr(
  async () => (await import('./why-here.tsx')).WhyHere,
  () => null,
);
const WhyHere = (props: ComponentProps<typeof WhyHereButton>) => (
  <Suspense fallback={null}>
    <WhyHereButton {...props} />
  </Suspense>
);

interface SearchResultsProps {
  request: SearchRequest;
  result: QueryResult<SearchQuery>;
  /** What each card can do. */
  card: Pick<Parameters<typeof CompanyGrid>[0], 'cornerOf' | 'onOpen'>;
  /** The city of this browser; empty for none. */
  homeCity: string;
}

const SHOWN = 4;

/** Below the companies that are open: those that the search finds and that say no hours, which may be open, too. */
function WithoutHours({ request, card, homeCity }: Omit<SearchResultsProps, 'result'>) {
  const withoutHours = { ...request, open: 'sem-horario', page: 1 } as const;
  const { data } = useSearchQuery({ variables: searchVariables(withoutHours, homeCity) });
  const results = data?.companies;
  if (!results || results.total === 0) return null;
  const { items, total, totalIsExact } = results;
  return (
    <section className={classes.without} aria-labelledby="without-hours-title">
      <h2 id="without-hours-title">
        {totalIsExact ? formatNumber(total) : `Cerca de ${formatNumber(total)}`} sem horário informado: ligue
        antes
      </h2>
      <CompanyGrid
        companies={items.slice(0, SHOWN)}
        near={request.near}
        isList={request.view === 'list'}
        {...card}
      />
      {total > SHOWN && (
        <LinkButton to={paths.search(withoutHours)} variant="light">
          Ver todas sem horário informado
        </LinkButton>
      )}
    </section>
  );
}

type ResultPage = SearchQuery['companies'];

interface ResultSection {
  key: string;
  title: string;
  companies: ResultPage['items'] | NonNullable<ResultPage['nearby']>['items'];
  distances?: string[] | undefined;
}

/** Returns the page in one part, or those of the home city, else those nearest to it, before the others. */
function partsOf(
  { items, nearby, inHomeCity, page, perPage }: ResultPage,
  homeCity: string,
): ResultSection[] {
  if (inHomeCity === null || !homeCity) return [{ key: 'others', title: '', companies: items }];
  const here = Math.max(0, inHomeCity - (page - 1) * perPage);
  const isNear = new Set(nearby?.items.map(({ id }) => id));
  const fields: ResultSection[] = [
    { key: 'here', title: `Em ${homeCity}`, companies: items.slice(0, here) },
    {
      key: 'near',
      title: `Nada em ${homeCity}. Os mais próximos:`,
      companies: nearby?.items ?? [],
      distances: distancesFrom(homeCity, nearby?.kilometres ?? []),
    },
    {
      key: 'others',
      title: inHomeCity === 0 && !nearby ? `Nada em ${homeCity}; em outras cidades` : 'Em outras cidades',
      companies: items.slice(here).filter(({ id }) => !isNear.has(id)),
    },
  ];
  return fields.filter(({ companies }) => companies.length > 0);
}

/** Shows the list in each of its states: loading, failed, empty, loaded. */
export function SearchResults({ request, result, card, homeCity }: SearchResultsProps) {
  const { data, loading, failure, refetch } = result;
  const isExplained = useSession()?.user.role === 'admin' && request.order === 'relevance';
  if (loading) return <CompanyGridSkeleton isList={request.view === 'list'} />;
  if (!data) {
    return (
      <div className={classes.failed}>
        <Notice tone="error" announce>
          Erro ao carregar resultados. Tente novamente.
        </Notice>
        <Button onClick={() => refetch()}>Tentar novamente</Button>
      </div>
    );
  }
  const { items, page, total } = data.companies;
  const lastPage = Math.min(data.companies.lastPage, LAST_PAGE);
  if (items.length === 0 && total > 0) {
    return (
      <EmptyState title="Esta página não existe">
        <p>A busca tem menos resultados do que isso.</p>
        <LinkButton to={paths.search({ ...request, page: lastPage })} variant="light">
          Ver a última página
        </LinkButton>
      </EmptyState>
    );
  }
  const withoutHours = (request.open === 'agora' || request.open === 'domingo') && page >= lastPage && (
    <WithoutHours request={request} card={card} homeCity={homeCity} />
  );
  if (items.length === 0) {
    return (
      <>
        <EmptyResults request={request} results={data.companies} card={card} />
        {withoutHours}
      </>
    );
  }
  return (
    <>
      {failure && <StaleNotice retry={refetch} />}
      {partsOf(data.companies, homeCity).map(({ key, title, companies, distances }) => (
        // A new key per search, so that cards of both results do not move.
        <section
          key={`${key} ${paths.search(request)}`}
          className={classes.part}
          aria-label={title || undefined}
        >
          {title && <h2>{title}</h2>}
          <CompanyGrid
            companies={companies}
            near={request.near}
            distances={distances}
            {...card}
            isList={request.view === 'list'}
            actionOf={
              isExplained
                ? (company) => <WhyHere request={request} results={data.companies} company={company} />
                : undefined
            }
          />
        </section>
      ))}
      <Paging
        label="Páginas de resultados"
        page={page}
        lastPage={lastPage}
        pathOf={(number) => paths.search({ ...request, page: number })}
      />
      {withoutHours}
      {page >= LAST_PAGE && total > LAST_PAGE * items.length && (
        <Notice>Mostramos os 400 primeiros resultados. Refine a busca para ver outros.</Notice>
      )}
    </>
  );
}
