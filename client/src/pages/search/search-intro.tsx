import { formatOptions } from '../../domain/companies/format-estimate.ts';
import { formatCityState } from '../../lib/format.ts';
import type { SearchQuery } from './search.gen.ts';
import classes from './search-page.module.css';
import { isFiltered, type SearchRequest } from './search-request.ts';

type Listed = SearchQuery['companies']['items'];

const hasRatings = (items: Listed): boolean => items.some(({ totalRatings }) => totalRatings > 0);

/** Returns 'telefones, endereços e avaliações': only what some of the listed companies have; empty for nothing. */
export function detailsOf(items: Listed): string {
  const parts = [
    ...(items.some(({ phone }) => phone) ? ['telefones'] : []),
    ...(items.some(({ address }) => address) ? ['endereços'] : []),
    ...(hasRatings(items) ? ['avaliações'] : []),
  ];
  const last = parts.pop() ?? '';
  return parts.length > 0 ? `${parts.join(', ')} e ${last}` : last;
}

interface SearchIntroProps {
  request: SearchRequest;
  /** The requested city as titles name it. */
  city: string;
  /** What is searched, such as "Padarias". */
  subject: string | undefined;
  found: SearchQuery['companies'] | undefined;
}

/** Introduces the search: a sentence about the category or kind, the city, or the whole site. */
export function SearchIntro({ request, city: named, subject, found }: SearchIntroProps) {
  if (!isFiltered(request)) {
    return (
      <section className={classes.intro} aria-labelledby="intro-title">
        <h2 id="intro-title">Encontre a empresa certa</h2>
        <p>Digite um nome, um serviço ou uma cidade. Abaixo, as empresas em destaque.</p>
      </section>
    );
  }
  // Not while a text is searched either: shown with the results, it would push them down.
  if (request.q || found?.items.length === 0) return null;
  const city = named && found?.matchedCity ? formatCityState(found.matchedCity) : named;
  const place = city
    ? ` em ${city}`
    : request.near
      ? ' perto de você'
      : request.city
        ? ''
        : ' em todo o Brasil';
  const items = found?.items ?? [];
  const details = detailsOf(items);
  return (
    <p className={classes.lead}>
      {subject ?? 'Empresas e serviços'}
      {place}
      {found && `: ${formatOptions(found)}`}.{details && ` Veja ${details}.`}
      {request.order === 'rating' &&
        found?.total !== 1 &&
        hasRatings(items) &&
        ' As primeiras são as mais bem avaliadas.'}
    </p>
  );
}
