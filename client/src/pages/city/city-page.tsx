import { Link, matchPath, useLocation } from 'react-router-dom';
import { CompanyContact } from '../../domain/companies/company-contact.tsx';
import { CompanyGrid, CompanyGridSkeleton } from '../../domain/companies/company-grid.tsx';
import { breadcrumbJsonLd } from '../../domain/site/breadcrumb-json-ld.ts';
import type { Page } from '../../domain/site/page.ts';
import { usePageHead } from '../../domain/site/page-head.ts';
import { useSite } from '../../domain/site/use-site.ts';
import { formatAmount, formatCity, formatCityState } from '../../lib/format.ts';
import { cityPath } from '../../lib/shared-links.ts';
import { paths, patterns } from '../../paths.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { RetryNotice } from '../../ui/feedback/retry-notice.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { LinkList } from '../../ui/link-list.tsx';
import { Stars } from '../../ui/stars.tsx';
import {
  CityCompaniesDocument,
  type CityCompaniesQuery,
  CityDocument,
  type CityQuery,
  useCityCompaniesQuery,
  useCityQuery,
} from './city.gen.ts';
import classes from './city-page.module.css';

/** The same companies as those above. */
const FEW = 4;

type Cards = CityCompaniesQuery['newest']['items'];

const DAY = new Intl.DateTimeFormat('pt-BR', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
});

/** Returns the variables of the queries: 'campinas - SP' of `/cidade/sp/campinas`. */
const variablesOf = ({ state = '', city = '' }: Readonly<Record<string, string | undefined>>) => ({
  city: `${city.replaceAll('-', ' ')} - ${state.toUpperCase()}`,
});

interface CardsProps {
  id: string;
  title: string;
  companies: Cards | undefined;
  isLoading: boolean;
  /** Said where there are none. */
  empty: string;
  more?: { text: string; path: string } | undefined;
}

/** Shows companies of the city below a title, with the way to all of them. */
function Companies({ id, title, companies, isLoading, empty, more }: CardsProps) {
  return (
    <section className={classes.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {companies?.length ? <CompanyGrid companies={companies} /> : null}
      {companies?.length === 0 && <p className={classes.none}>{empty}</p>}
      {isLoading && <CompanyGridSkeleton count={4} />}
      {more && (
        <LinkButton to={more.path} variant="default">
          {more.text}
        </LinkButton>
      )}
    </section>
  );
}

/** Shows the kinds of the city, each with its best rated companies. */
function Kinds({ kinds, city }: { kinds: CityQuery['cityPage']['kinds']; city: string }) {
  if (kinds.length === 0) return null;
  return (
    <section className={classes.section} aria-labelledby="best-title">
      <h2 id="best-title">Mais bem avaliadas por segmento</h2>
      <ul className={classes.kinds}>
        {kinds.map(({ kind, companies }) => (
          <li key={kind.id} className={classes.kind}>
            <h3>
              <Link to={paths.search({ kind: kind.slug, city })} discover="none">
                {kind.plural}
              </Link>
            </h3>
            <ol className={classes.best}>
              {companies.map((company) => (
                <li key={company.id}>
                  <Link to={paths.company(company.id)} discover="none">
                    {company.name}
                  </Link>
                  <Stars average={company.averageRating} total={company.totalRatings} />
                </li>
              ))}
            </ol>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Returns '24/12, 20h' of '2026-12-24T20:00'. */
const untilText = (time: string): string =>
  time.replace(
    /^\d+-(\d+)-(\d+)T0?(\d+):(\d+)$/,
    (_time, month, day, hour, minute) => `${day}/${month}, ${hour}h${minute === '00' ? '' : minute}`,
  );

/** Shows who is on duty, such as the pharmacy of the night. */
function OnDuty({ shifts }: { shifts: CityQuery['cityPage']['onDuty'] }) {
  if (shifts.length === 0) return null;
  return (
    <section className={classes.section} aria-labelledby="duty-title">
      <h2 id="duty-title">De plantão agora</h2>
      <ul className={classes.kinds}>
        {shifts.map(({ id, until, company }) => (
          <li key={id} className={classes.kind}>
            <h3>
              <Link to={paths.company(company.id)} discover="none">
                {company.name}
              </Link>
            </h3>
            <p>De plantão até {untilText(until)}</p>
            <CompanyContact {...company} isBrief />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Shows what a visitor of a city asks for first, on one sheet when printed. */
function CityView({
  page,
  cards,
}: {
  page: CityQuery['cityPage'];
  cards: ReturnType<typeof useCityCompaniesQuery>;
}) {
  const { city, companies, kinds, missingKinds, holidays } = page;
  const name = formatCity(city);
  if (companies === 0 && kinds.length === 0) {
    return (
      <EmptyState title={`Ainda não há empresas em ${formatCityState(city)}`} level={1}>
        <p>Conhece quem atende aí? Cadastre ou peça para a empresa se cadastrar: é grátis.</p>
        <LinkButton to={paths.registerCompany()}>Cadastrar a primeira</LinkButton>
      </EmptyState>
    );
  }
  const open = cards.data?.open;
  return (
    <>
      <div className={classes.head}>
        <h1>{formatCityState(city)}</h1>
        <p>
          {formatAmount(companies, 'empresa', 'empresas')} para encontrar, com horário, telefone e avaliações.
        </p>
        <div className={classes.ways}>
          <LinkButton to={paths.search({ city: name })}>Buscar em {city.name}</LinkButton>
          <LinkButton to={`${patterns.askQuotes}?${new URLSearchParams({ city: name })}`} variant="light">
            Pedir a várias empresas
          </LinkButton>
        </div>
      </div>
      {cards.failure && <RetryNotice text="Erro ao carregar empresas" retry={cards.refetch} />}
      <OnDuty shifts={page.onDuty} />
      <Companies
        id="open-title"
        title="Abertas agora"
        companies={open?.items}
        isLoading={cards.loading}
        empty="Nenhuma empresa que informou o horário está aberta neste momento."
        more={
          open && open.total > open.items.length
            ? { text: 'Ver todas as abertas', path: paths.search({ city: name, open: 'agora' }) }
            : undefined
        }
      />
      <Kinds kinds={kinds} city={name} />
      {companies > FEW && (
        <Companies
          id="newest-title"
          title="Novas no guia"
          companies={cards.data?.newest.items}
          isLoading={cards.loading}
          empty="Nenhuma empresa nova."
        />
      )}
      {holidays.length > 0 && (
        <section className={classes.section} aria-labelledby="holidays-title">
          <h2 id="holidays-title">Feriados deste mês</h2>
          <ul className={classes.holidays}>
            {holidays.map((holiday) => (
              <li key={holiday.date}>
                <strong>{DAY.format(new Date(holiday.date))}</strong>: {holiday.name}
              </li>
            ))}
          </ul>
        </section>
      )}
      {missingKinds.length > 0 && (
        <section className={classes.section} aria-labelledby="missing-title">
          <h2 id="missing-title">O que falta nesta cidade</h2>
          <p>
            Procuradas em outras cidades e sem nenhuma empresa aqui:{' '}
            {missingKinds.map(({ name: kind }) => kind).join(', ')}.
          </p>
          <LinkButton to={paths.registerCompany()} variant="default">
            Cadastrar uma empresa
          </LinkButton>
        </section>
      )}
      <LinkList
        id="kinds-title"
        title={`Segmentos em ${city.name}`}
        links={kinds.map(({ kind }) => ({
          key: kind.id,
          text: kind.plural,
          path: paths.search({ kind: kind.slug, city: name }),
        }))}
      />
    </>
  );
}

function CityPage() {
  const params = matchPath(patterns.city, useLocation().pathname)?.params ?? {};
  const variables = variablesOf(params);
  const { data, loading, failure, refetch } = useCityQuery({ variables });
  const cards = useCityCompaniesQuery({ variables });
  const site = useSite();
  const page = data?.cityPage;
  const isEmpty = !page || (page.companies === 0 && page.kinds.length === 0);
  const place = page ? formatCity(page.city) : 'Cidade não encontrada';
  usePageHead({
    title: page
      ? `Empresas em ${place}: abertas agora, telefones e avaliações · ${site.siteName}`
      : `${place} · ${site.siteName}`,
    description: page
      ? `O que está aberto agora em ${place}, as mais bem avaliadas por segmento, as novas e os feriados do mês.`
      : site.siteDescription,
    canonical: page ? cityPath(page.city) : paths.search(),
    siteName: site.siteName,
    noindex: isEmpty,
    ...(!isEmpty && {
      jsonLd: (origin: string) => [
        breadcrumbJsonLd(
          [
            { name: site.siteName, path: paths.home() },
            { name: place, path: cityPath(page.city) },
          ],
          origin,
        ),
      ],
    }),
  });
  return (
    <div className={classes.page}>
      {page && <CityView page={page} cards={cards} />}
      {loading && <CompanyGridSkeleton count={8} />}
      {failure && failure.code !== 'NOT_FOUND' && (
        <RetryNotice text="Erro ao carregar a cidade" retry={refetch} />
      )}
      {failure?.code === 'NOT_FOUND' && (
        <EmptyState title="Cidade não encontrada" level={1}>
          <p>Confira o nome e o estado no endereço, ou busque a cidade pelo nome.</p>
          <LinkButton to={paths.search()}>Buscar empresas</LinkButton>
        </EmptyState>
      )}
    </div>
  );
}

export const page: Page = {
  Component: CityPage,
  isCompleteWithoutScripts: ({ search }) => !search.has('company'),
  queries: ({ params }) => [
    { document: CityDocument, variables: variablesOf(params) },
    { document: CityCompaniesDocument, variables: variablesOf(params), isOptional: true },
  ],
};
