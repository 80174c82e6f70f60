import { Link } from 'react-router-dom';
import { useSession } from '../../api/session.ts';
import { useCitiesQuery } from '../../domain/cities/cities.gen.ts';
import { useClosedCompanyQuery } from '../../domain/companies/closed-company.gen.ts';
import { CompanyGrid } from '../../domain/companies/company-grid.tsx';
import { formatCity, formatCityState, formatDay } from '../../lib/format.ts';
import { distancesFrom } from '../../lib/format-distance.ts';
import { paths, type SearchFilter } from '../../paths.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import classes from './empty-results.module.css';
import type { SearchQuery } from './search.gen.ts';
import { cnpjIn, isUnknownCity, type SearchRequest } from './search-request.ts';

type ResultPage = SearchQuery['companies'];

const MOST_CITIES = 4;

interface EmptyResultsProps {
  request: SearchRequest;
  results: ResultPage;
  /** What each card can do. */
  card: Pick<Parameters<typeof CompanyGrid>[0], 'cornerOf' | 'onOpen'>;
}

/** Returns wider searches, each with the text of its link. */
function offersFor(request: SearchRequest, { matchedKind }: ResultPage) {
  const { q, category, kind, city, literal, open, attributes, near, radius, area } = request;
  const offers: [string, SearchFilter][] = [];
  if (open) offers.push(['Buscar com qualquer horário', { open: '' }]);
  if (attributes) offers.push(['Buscar sem as características', { attributes: '' }]);
  if (near && radius) offers.push(['Buscar a qualquer distância', { radius: 0 }]);
  if (area) offers.push(['Buscar fora desta área', { area: '' }]);
  if (literal) offers.push(['Buscar também palavras parecidas', { literal: false }]);
  if (kind && !matchedKind) {
    const words = `${q} ${kind.replaceAll('-', ' ')}`;
    offers.push(['Buscar estas palavras', { q: words, kind: '' }]);
  }
  if (city) offers.push(['Buscar em todo o Brasil', { city: '' }]);
  if (category) offers.push(['Buscar em todas as categorias', { category: '' }]);
  if (kind) offers.push(['Buscar em todos os segmentos', { kind: '' }]);
  return offers;
}

const OTHER_WORDS = 'Tente outras palavras, outra cidade ou todas as categorias.';

/** Says what a search without results was about, and what to do. */
function leadOf(request: SearchRequest, results: ResultPage): string {
  const { city, kind, open } = request;
  const { matchedKind } = results;
  if (isUnknownCity(request, results)) return `Não há uma cidade chamada "${city}" no guia.`;
  if (kind && !matchedKind) {
    return 'Este segmento não existe. Escolha um da lista que aparece ao digitar no campo, ou busque pelas palavras.';
  }
  if (open === 'agora') return 'Nenhuma empresa que combine com a busca está aberta agora.';
  if (open === 'domingo') return 'Nenhuma empresa que combine com a busca abre no domingo.';
  return OTHER_WORDS;
}

/** Returns whether a search is for a kind, anywhere or in a city, and nothing else, so that there is none of the kind. */
const hasNoneOfKind = ({ open, attributes, near, area }: SearchRequest, results: ResultPage): boolean =>
  open + attributes + near + area === '' && results.matchedKind !== null && results.isFullyMatched;

/** Returns the heading of companies beside an empty search, and what they have to do with it. */
function nearbyTexts(request: SearchRequest, results: ResultPage): { title: string; reason: string } {
  const { nearby, matchedCity, matchedKind } = results;
  const city = matchedCity && formatCityState(matchedCity);
  const nearest = city ? `, a começar pelas mais próximas de ${city}` : '';
  const title = 'Resultados próximos';
  if (nearby?.reason === 'sameText')
    return { title, reason: `Empresas parecidas com o que você procura${nearest}.` };
  if (city && matchedKind && hasNoneOfKind(request, results)) {
    const kinds = matchedKind.plural.charAt(0).toLowerCase() + matchedKind.plural.slice(1);
    return { title: `Em ${city} ainda não há ${kinds}. Os mais próximos:`, reason: '' };
  }
  return { title, reason: `Empresas ${matchedKind ? 'do mesmo segmento' : 'da mesma categoria'}${nearest}.` };
}

/** Offers to search for kinds that people may mean. */
function KindOffers({ request, results }: { request: SearchRequest; results: ResultPage }) {
  const { relatedKinds, matchedCity } = results;
  if (relatedKinds.length === 0) return null;
  const city = request.city || (matchedCity ? formatCity(matchedCity) : '');
  return (
    <div className={classes.offers}>
      <span>Segmentos parecidos{matchedCity && ` em ${matchedCity.name}`}</span>
      {relatedKinds.map(({ id, slug, name }) => (
        <LinkButton key={id} to={paths.search({ kind: slug, city })} variant="light">
          {name}
        </LinkButton>
      ))}
    </div>
  );
}

/** Offers to search in cities whose names are like the typed one. */
function CityOffers({ request }: { request: SearchRequest }) {
  const { data } = useCitiesQuery({ variables: { q: request.city } });
  const cities = data?.cities.slice(0, MOST_CITIES) ?? [];
  if (cities.length === 0) return null;
  return (
    <div className={classes.offers}>
      <span>Você quis dizer</span>
      {cities.map((city) => (
        <LinkButton
          key={city.id}
          to={paths.search({ ...request, page: 1, city: formatCity(city) })}
          variant="light"
        >
          {formatCity(city)}
        </LinkButton>
      ))}
    </div>
  );
}

/** Wider searches, kinds that people may mean, and a way to add the company. */
function Offers({ request, results }: { request: SearchRequest; results: ResultPage }) {
  const session = useSession();
  return (
    <>
      <KindOffers request={request} results={results} />
      <div className={classes.offers}>
        {offersFor(request, results).map(([text, change]) => (
          <LinkButton key={text} to={paths.search({ ...request, page: 1, ...change })} variant="light">
            {text}
          </LinkButton>
        ))}
        <LinkButton to={paths.home()} variant="subtle">
          Voltar ao início
        </LinkButton>
      </div>
      {session?.user.role !== 'admin' && (
        <div className={classes.offers}>
          <span>A empresa que você procura não está aqui?</span>
          <LinkButton to={paths.register(paths.registerCompany(request.q))} variant="default">
            {hasNoneOfKind(request, results) ? 'Cadastre a primeira empresa' : 'Cadastre esta empresa'}
          </LinkButton>
        </div>
      )}
    </>
  );
}

/** Says that the company with the CNPJ that was searched for has closed. */
function ClosedByCnpj({ q }: { q: string }) {
  const cnpj = cnpjIn(q);
  const { data } = useClosedCompanyQuery({ variables: { idOrCnpj: cnpj ?? '' }, skip: cnpj === null });
  const closed = data?.closedCompany;
  if (!closed) return null;
  return (
    <p>
      <Link to={paths.company(closed.id)}>{closed.name}</Link>, de {formatCityState(closed.city)}, foi
      encerrada na Receita em {formatDay(closed.closedOn)}.
    </p>
  );
}

/** Shows a search without results: what is near, wider searches, a way to add the company. */
export function EmptyResults({ request, results, card }: EmptyResultsProps) {
  const { nearby, matchedCity } = results;
  const hasNearby = nearby !== null && nearby.items.length > 0;
  const lead = leadOf(request, results);
  const { title, reason } = nearbyTexts(request, results);
  return (
    <>
      <EmptyState title="Nenhum resultado encontrado" {...(hasNearby && { drawing: null })}>
        {(!hasNearby || lead !== OTHER_WORDS) && <p>{lead}</p>}
        <ClosedByCnpj q={request.q} />
        {isUnknownCity(request, results) && <CityOffers request={request} />}
        {!hasNearby && <Offers request={request} results={results} />}
      </EmptyState>
      {hasNearby && (
        <section className={classes.nearby} aria-labelledby="nearby-title">
          <h2 id="nearby-title">{title}</h2>
          {reason && <p>{reason}</p>}
          <CompanyGrid
            near={request.near}
            distances={matchedCity ? distancesFrom(matchedCity.name, nearby.kilometres) : undefined}
            companies={nearby.items}
            isList={request.view === 'list'}
            {...card}
          />
          <Offers request={request} results={results} />
        </section>
      )}
    </>
  );
}
