import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { Icon } from '../../components/icon.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { cityTextOf, SearchText } from '../../features/search/search-text.tsx';
import { useSite } from '../../features/site/use-site.ts';
import type { Page } from '../../lib/page.ts';
import { usePageHead } from '../../lib/page-head.ts';
import { paths } from '../../paths.ts';
import { Blurbs } from './blurbs.tsx';
import { HomeDocument, useHomeQuery } from './home.gen.ts';
import { homeFacts } from './home-facts.ts';
import classes from './home-page.module.css';
import { StatisticsStrip } from './statistics-strip.tsx';
import { Waves } from './waves.tsx';

function HeroSearch() {
  const [text, setText] = useState('');
  const navigate = useNavigate();
  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is too young for phones still in use
    <form
      role="search"
      className={classes.search}
      action={paths.search()}
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== '') navigate(paths.search({ q: text }));
      }}
    >
      <SearchText
        size="lg"
        label="O que você procura?"
        placeholder="Padaria, dentista, eletricista em Campinas…"
        leftSection={<Icon name="search" size={20} />}
        value={text}
        onChange={setText}
        onPick={({ companyId, categoryId, ...offered }) => {
          if (companyId) navigate(paths.company(companyId));
          else if (categoryId) navigate(paths.search({ category: categoryId }));
          else navigate(paths.search({ city: cityTextOf({ companyId, categoryId, ...offered }) }));
        }}
      />
      <Button type="submit" size="lg" className={classes.submit}>
        Buscar
      </Button>
    </form>
  );
}

function Categories({ categories }: { categories: readonly { id: string; name: string }[] }) {
  if (categories.length === 0) return null;
  return (
    <section className={classes.section} aria-labelledby="categories-title">
      <h2 id="categories-title">Explore por categoria</h2>
      <ul className={classes.categories}>
        {categories.map(({ id, name }) => (
          <li key={id}>
            <Link className={classes.category} to={paths.search({ category: id })}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function HomePage() {
  const site = useSite();
  const { data, loading } = useHomeQuery();
  usePageHead({
    title: `${site.siteName} · Empresas e serviços perto de você`,
    description: site.siteDescription,
    canonical: paths.home(),
    siteName: site.siteName,
    facts: homeFacts(site.siteName, site.siteDescription),
  });
  return (
    <>
      <section className={classes.hero} aria-labelledby="hero-title">
        <Waves className={classes.waves} />
        <div className={classes.inner}>
          <h1 id="hero-title" className={classes.title}>
            De quem você precisa hoje?
          </h1>
          <p className={classes.lead}>{site.siteDescription}</p>
          <HeroSearch />
        </div>
      </section>
      <StatisticsStrip statistics={data?.siteStatistics} loading={loading} />
      <Categories categories={data?.categories ?? []} />
      <Blurbs />
      <section className={classes.call} aria-labelledby="call-title">
        <h2 id="call-title">Comece por aqui</h2>
        <p>Veja quem atende na sua cidade ou conheça as empresas que os clientes mais recomendam.</p>
        <div className={classes.buttons}>
          <LinkButton to={paths.search()}>Buscar empresas</LinkButton>
          <LinkButton to={paths.search({ order: 'rating' })} look="default">
            Ver as mais bem avaliadas
          </LinkButton>
        </div>
      </section>
    </>
  );
}

export const homePage: Page = {
  Component: HomePage,
  queries: () => [{ document: HomeDocument, variables: {} }],
};
