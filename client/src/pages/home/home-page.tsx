import type { Page } from '../../domain/site/page.ts';
import { usePageHead } from '../../domain/site/page-head.ts';
import { useSite } from '../../domain/site/use-site.ts';
import { paths } from '../../paths.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { Blurbs } from './blurbs.tsx';
import { Categories } from './categories.tsx';
import { Hero } from './hero.tsx';
import {
  HomeDocument,
  HomeLinksDocument,
  HomeStatisticsDocument,
  useHomeLinksQuery,
  useHomeQuery,
} from './home.gen.ts';
import classes from './home-page.module.css';
import { Kinds } from './kinds.tsx';
import { OpenSign } from './open-sign.tsx';
import { StatisticsStrip } from './statistics-strip.tsx';

/** Returns the JSON-LD of the site and its search (schema.org). */
const homeJsonLd =
  (siteName: string, description: string) =>
  (origin: string): object[] => [
    {
      '@type': 'WebSite',
      name: siteName,
      description,
      url: origin + paths.home(),
      inLanguage: 'pt-BR',
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: `${origin}${paths.search()}?q={search_term_string}` },
        'query-input': 'required name=search_term_string',
      },
    },
  ];

function HomePage() {
  const site = useSite();
  const { data, failure } = useHomeQuery();
  // Failed ones are asked for again: their place is kept meanwhile.
  const links = useHomeLinksQuery().data?.searchLinks;
  usePageHead({
    title: `${site.siteName} · Empresas e serviços perto de você`,
    description: site.siteDescription,
    canonical: paths.home(),
    siteName: site.siteName,
    jsonLd: homeJsonLd(site.siteName, site.siteDescription),
  });
  return (
    <>
      <Hero description={site.siteDescription} cities={links?.cities} />
      <StatisticsStrip />
      <Categories categories={data?.categories ?? (failure ? [] : undefined)} />
      <Kinds kinds={links?.kinds} />
      <Blurbs />
      <section className={classes.call} aria-labelledby="call-title">
        <div className={classes.words}>
          <h2 id="call-title">Comece por aqui</h2>
          <p>Veja quem atende na sua cidade ou conheça as empresas que os clientes mais recomendam.</p>
          <div className={classes.buttons}>
            <LinkButton to={paths.search()}>Buscar empresas</LinkButton>
            <LinkButton to={paths.search({ order: 'rating' })} variant="default">
              Ver as mais bem avaliadas
            </LinkButton>
          </div>
        </div>
        <OpenSign className={classes.sign} />
      </section>
    </>
  );
}

export const page: Page = {
  Component: HomePage,
  queries: () => [
    { document: HomeDocument, variables: {} },
    { document: HomeStatisticsDocument, variables: {}, isOptional: true },
    { document: HomeLinksDocument, variables: {}, isOptional: true },
  ],
};
