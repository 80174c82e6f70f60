import { Suspense, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import type { QueryResult } from '../../api/hooks.ts';
import { useSession } from '../../api/session.ts';
import { namesCity } from '../../domain/cities/use-whole-city.ts';
import { AttributeChips } from '../../domain/companies/attribute-chips.tsx';
import { formatOptions, formatResults } from '../../domain/companies/format-estimate.ts';
import { usePageHead } from '../../domain/site/page-head.ts';
import { useSite } from '../../domain/site/use-site.ts';
import { ResultsView } from '../../features/results-map/results-view.tsx';
import { useMyCity } from '../../features/search/my-city.ts';
import { MyCityChip } from '../../features/search/my-city-chip.tsx';
import { NearMe } from '../../features/search/near-me.tsx';
import { OpenFilter } from '../../features/search/open-filter.tsx';
import { RadiusFilter } from '../../features/search/radius-filter.tsx';
import { formatCityState } from '../../lib/format.ts';
import { isExactlyKnown } from '../../lib/here.ts';
import { type CompanyOverlay, paths, type SearchFilter } from '../../paths.ts';
import { PartNotLoaded } from '../../ui/feedback/not-loaded.tsx';
import { deferred } from '../../ui/hydration/deferred.tsx';
import { lazyOr } from '../../ui/hydration/lazy-or.tsx';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { type SearchQuery, useSearchQuery } from './search.gen.ts';
import { SearchFilters } from './search-filters.tsx';
import { canonicalSearch, searchJsonLd } from './search-json-ld.ts';
import { SearchNotes } from './search-notes.tsx';
import classes from './search-page.module.css';
import {
  isFiltered,
  isLanding,
  isUnknownCity,
  mapFilter,
  requestedKind,
  type SearchRequest,
  searchTitle,
  searchVariables,
  subjectOf,
  withHours,
} from './search-request.ts';
import { SearchResults } from './search-results.tsx';
import { useCards } from './use-cards.tsx';

type Listed = SearchQuery['companies']['items'];

const hasRatings = (items: Listed): boolean => items.some(({ totalRatings }) => totalRatings > 0);

/** Returns 'telefones, endereços e avaliações': only what some of the listed companies have; empty for nothing. */
function detailsOf(items: Listed): string {
  const details = [
    ...(items.some(({ phone }) => phone) ? ['telefones'] : []),
    ...(items.some(({ address }) => address) ? ['endereços'] : []),
    ...(hasRatings(items) ? ['avaliações'] : []),
  ];
  const last = details.pop() ?? '';
  return details.length > 0 ? `${details.join(', ')} e ${last}` : last;
}

interface SearchIntroProps {
  request: SearchRequest;
  /** The requested city as titles name it. */
  city: string;
  /** What is searched, such as "Padarias". */
  subject: string | undefined;
  results: SearchQuery['companies'] | undefined;
}

/** Introduces the search: a sentence about the category or kind, the city, or the whole site. */
function SearchIntro({ request, city: named, subject, results }: SearchIntroProps) {
  if (!isFiltered(request)) {
    return (
      <section className={classes.intro} aria-labelledby="intro-title">
        <h2 id="intro-title">Encontre a empresa certa</h2>
        <p>Digite um nome, um serviço ou uma cidade. Abaixo, as empresas em destaque.</p>
      </section>
    );
  }
  // Not while a text is searched either: shown with the results, it would push them down.
  if (request.q || results?.items.length === 0) return null;
  const city = named && results?.matchedCity ? formatCityState(results.matchedCity) : named;
  const place = city
    ? ` em ${city}`
    : request.near
      ? ' perto de você'
      : request.city
        ? ''
        : ' em todo o Brasil';
  const items = results?.items ?? [];
  const details = detailsOf(items);
  return (
    <p className={classes.lead}>
      {subject ?? 'Empresas e serviços'}
      {place}
      {results && `: ${formatOptions(results)}`}.{details && ` Veja ${details}.`}
      {request.order === 'rating' &&
        results?.total !== 1 &&
        hasRatings(items) &&
        ' As primeiras são as mais bem avaliadas.'}
    </p>
  );
}

interface View {
  text: string;
  icon: IconName;
  filter: Pick<SearchFilter, 'view' | 'map'>;
}

/** The map has the cards beside it where there is room. On phones cards are lines, so there is no choice between them. */
const VIEWS: readonly View[] = [
  { text: 'Cartões', icon: 'cards', filter: { view: '', map: false } },
  { text: 'Lista', icon: 'list', filter: { view: 'list', map: false } },
  { text: 'Mapa', icon: 'pin', filter: { view: '', map: true } },
];

/** Chooses between cards, lines and map, which is part of the address. */
function ViewLinks({ request }: { request: SearchRequest }) {
  return (
    <nav className={classes.views} aria-label="Forma dos resultados">
      {VIEWS.map(({ text, icon, filter }) => (
        <Link
          key={text}
          className={classes.view}
          to={paths.search({ ...request, ...filter })}
          replace
          preventScrollReset
          discover="none"
          data-view={icon}
          aria-current={
            filter.map === request.map && (filter.map || filter.view === request.view) ? 'true' : undefined
          }
        >
          <Icon name={icon} />
          {text}
        </Link>
      ))}
    </nav>
  );
}

const MyCityChoice = lazyOr(
  async () => (await import('../../features/search/my-city-choice.tsx')).MyCityChoice,
  PartNotLoaded,
);
const SearchLinks = deferred(async () => (await import('./search-links.tsx')).SearchLinks);

type ResultPage = SearchQuery['companies'];

/** As a city of the site is written in addresses: "Campinas - SP". */
const WITH_STATE = / - [A-Z]{2}$/;

/**
 * Returns the search as titles name it: without a city that is none of the site's, and while results are loading
 * without one that may be none.
 */
function namedRequest(
  request: SearchRequest,
  now: ResultPage | undefined,
  before: ResultPage | undefined,
): SearchRequest {
  const { city } = request;
  const matched = before?.matchedCity;
  const isKnown = now
    ? !isUnknownCity(request, now)
    : WITH_STATE.test(city) || (!!matched && namesCity(city, matched));
  return isKnown ? request : { ...request, city: '' };
}

/** Returns the answer; the one before while, or where, the same search with another city of this browser loads or fails. */
function useKept(answer: QueryResult<SearchQuery>, path: string): QueryResult<SearchQuery> {
  const lastKey = useRef('');
  useEffect(() => {
    if (answer.data) lastKey.current = path;
  }, [answer.data, path]);
  const { previousData, loading, failure } = answer;
  if (!(loading || failure) || !previousData || lastKey.current !== path) return answer;
  return { ...answer, data: previousData, loading: false };
}

/** Shows the search with its filters, and the company that is open over it. */
export function SearchView({ request }: { request: SearchRequest }) {
  const site = useSite();
  const { card, isOpen, modalOf } = useCards((overlay?: CompanyOverlay) => paths.search(request, overlay));
  const { q, attributes, open, area, near } = request;
  const [isChoosing, setIsChoosing] = useState(false);
  const myCity = useMyCity();
  // Administrators see the order that they can have explained.
  const homeCity = useSession()?.user.role === 'admin' ? '' : myCity;
  const answer = useSearchQuery({ variables: searchVariables(request, homeCity) });
  const result = useKept(answer, paths.search(request));
  const { data, previousData } = result;
  const results = data?.companies;
  const categories = (data ?? previousData)?.categories ?? [];
  const kind = requestedKind(request, results, previousData?.companies);
  const category = request.category
    ? (categories.find(({ id }) => id === request.category) ?? results?.matchedCategory)
    : null;
  const filtered = isFiltered(request);
  const subject = subjectOf(category, kind);
  const named = namedRequest(request, results, previousData?.companies);
  const title = searchTitle(named, subject);
  const amount = results && isLanding(request) && results.total > 0 ? `: ${formatOptions(results)}` : '';
  const details = results ? detailsOf(results.items) : '';
  usePageHead({
    title: `${title}${request.page > 1 ? ` · Página ${request.page}` : ''} · ${site.siteName}`,
    description: filtered
      ? `${title}${amount}${details && `. Veja ${details}`} no ${site.siteName}.`
      : site.siteDescription,
    canonical: canonicalSearch(request, results),
    siteName: site.siteName,
    // Only a kind, category, city and two of them are landing pages; of texts and other filters there is no end.
    noindex: results?.items.length === 0 || [q, attributes, open, area, near].some((text) => text !== ''),
    ...(results && { jsonLd: searchJsonLd(request, title, results) }),
  });

  const notes = <SearchNotes request={request} results={results} />;
  // Only the list changes its height with what is found: nothing above it moves.
  return (
    <div className={classes.page}>
      {/* What was typed is in the field as well. */}
      <h1 className={request.q && classes.line}>{title}</h1>
      <SearchFilters
        request={request}
        categoryId={request.category && (results?.matchedCategory?.id ?? request.category)}
        categories={categories}
        kindName={kind?.name ?? (results ? request.kind : '')}
        isPaused={isOpen}
      />
      <div className={classes.narrow}>
        {isExactlyKnown(request.near) || <NearMe request={request} />}
        <div className={classes.chips}>
          <MyCityChip isOpen={isChoosing} onToggle={() => setIsChoosing(!isChoosing)} />
          {request.near && <RadiusFilter request={request} />}
          <OpenFilter request={withHours(request, results)} />
          {results && results.attributes.length > 0 && (
            <AttributeChips request={request} attributes={results.attributes} />
          )}
        </div>
      </div>
      {isChoosing && (
        <Suspense fallback={null}>
          <MyCityChoice onDone={() => setIsChoosing(false)} />
        </Suspense>
      )}
      <div className={classes.bar}>
        <p className={classes.count} role="status">
          {filtered && results && formatResults(results)}
        </p>
        {(results?.items.length !== 0 || request.map) && <ViewLinks request={request} />}
      </div>
      {/* On small screens the map is shown in place of the list. */}
      {request.map && notes}
      <ResultsView
        filter={mapFilter(request)}
        area={request.area}
        map={request.map}
        pathOf={(change) => paths.search({ ...request, ...change })}
        companies={results?.items}
        onOpen={card.onOpen}
      >
        <SearchIntro request={request} city={named.city} subject={subject} results={results} />
        {!request.map && notes}
        <SearchResults
          request={withHours(request, results)}
          result={result}
          card={card}
          homeCity={homeCity}
        />
      </ResultsView>
      {results && isLanding(request) && (
        <SearchLinks
          request={named}
          kind={kind}
          category={kind ? kind.category : category}
          isEmpty={results.items.length === 0}
        />
      )}
      {modalOf([...(results?.items ?? []), ...(results?.nearby?.items ?? [])])}
    </div>
  );
}
