import type { Page } from '../../domain/site/page.ts';
import { usePageHead } from '../../domain/site/page-head.ts';
import { useSite } from '../../domain/site/use-site.ts';
import { formatCount } from '../../lib/format.ts';
import { paths } from '../../paths.ts';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { LinkList } from '../../ui/link-list.tsx';
import { Categories } from './categories.tsx';
import { Hero } from './hero.tsx';
import {
  HomeDocument,
  HomeLinksDocument,
  type HomeLinksQuery,
  HomeStatisticsDocument,
  type HomeStatisticsQuery,
  useHomeLinksQuery,
  useHomeQuery,
  useHomeStatisticsQuery,
} from './home.gen.ts';
import classes from './home-page.module.css';

const BLURBS: readonly { icon: IconName; title: string; text: string }[] = [
  {
    icon: 'search',
    title: 'Busca que entende você',
    text: 'Escreva do seu jeito: sem acento, pela metade ou com um erro de digitação.',
  },
  {
    icon: 'star',
    title: 'Avaliações de quem foi lá',
    text: 'Compare as notas e os comentários de outros clientes antes de escolher.',
  },
  {
    icon: 'chat',
    title: 'Contato sem intermediário',
    text: 'Ligue, chame no WhatsApp ou mande uma mensagem direto para a empresa.',
  },
];

/** Shows three reasons to use the site. */
function Blurbs() {
  return (
    <section className={classes.blurbs} aria-label="Por que usar">
      {BLURBS.map(({ icon, title, text }) => (
        <div key={title} className={classes.blurb}>
          <span className={classes.icon}>
            <Icon name={icon} size={24} />
          </span>
          <h2 className={classes.title}>{title}</h2>
          <p className={classes.text}>{text}</p>
        </div>
      ))}
    </section>
  );
}

type Kind = HomeLinksQuery['searchLinks']['kinds'][number];

/** Maximum number of links: a few lines on a phone. */
const SHOWN = 8;

/** Placeholders about as long as the names, so that nothing below jumps. */
const EXPECTED: readonly Kind[] = Array.from({ length: SHOWN }, (_, key) => ({
  id: String(key),
  slug: '',
  plural: 'Oficinas mecânicas',
}));

interface KindsProps {
  /** The kinds with the most companies; undefined until they are known. */
  kinds: readonly Kind[] | undefined;
}

/** Links to the most frequent kinds of business. */
function Kinds({ kinds }: KindsProps) {
  if (kinds?.length === 0) return null;
  return (
    <div className={classes.kinds} data-waiting={kinds === undefined || undefined}>
      <LinkList
        id="kinds-title"
        title="Segmentos com mais empresas"
        links={(kinds?.slice(0, SHOWN) ?? EXPECTED).map(({ id, slug, plural }) => ({
          key: id,
          text: plural,
          path: paths.search({ kind: slug }),
        }))}
      />
    </div>
  );
}

/** Shown when the call fails. */
const FALLBACK: HomeStatisticsQuery['siteStatistics'] = {
  companiesCount: 10_000,
  categoriesCount: 50,
  citiesCount: 100,
  satisfactionRate: 99,
};

/** Shows four figures of the site; placeholders have their final size. */
function StatisticsStrip() {
  const { data, loading } = useHomeStatisticsQuery();
  const statistics = data?.siteStatistics ?? FALLBACK;
  const figures = [
    { label: 'Empresas', value: formatCount(statistics.companiesCount) },
    { label: 'Categorias', value: formatCount(statistics.categoriesCount) },
    { label: 'Cidades', value: formatCount(statistics.citiesCount) },
    { label: 'Satisfação', value: `${statistics.satisfactionRate}%` },
  ];
  return (
    <section className={classes.strip} aria-label="O guia em números" aria-busy={loading}>
      <dl className={classes.figures}>
        {figures.map(({ label, value }) => (
          <div key={label} className={classes.figure}>
            <dt className={classes.label}>{label}</dt>
            <dd className={classes.value}>{loading ? '\u00a0' : value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

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
  isCompleteWithoutScripts: ({ search }) => !search.has('company'),
  queries: () => [
    { document: HomeDocument, variables: {} },
    { document: HomeStatisticsDocument, variables: {}, isOptional: true },
    { document: HomeLinksDocument, variables: {}, isOptional: true },
  ],
};

/** Draws the sign in a shop's door; decoration. */
function OpenSign({ className }: { className: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 220 170" aria-hidden="true" focusable="false">
      <path className={classes.cord} d="M60 66 110 14l50 52" />
      <circle className={classes.nail} cx="110" cy="14" r="7" />
      <g transform="rotate(-4 110 100)">
        <rect className={classes.board} x="18" y="62" width="184" height="84" rx="14" />
        <rect className={classes.rim} x="27" y="71" width="166" height="66" rx="8" />
        <text className={classes.word} x="110" y="117">
          ABERTO
        </text>
      </g>
    </svg>
  );
}
