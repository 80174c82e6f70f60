import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { Icon } from '../../components/icon.tsx';
import { cityTextOf, SearchText } from '../../features/search/search-text.tsx';
import { paths } from '../../paths.ts';
import classes from './hero.module.css';
import { Street } from './street.tsx';
import { Waves } from './waves.tsx';

/** So many fit into one line beside the drawing. */
const SHORTCUTS = 5;

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

function Hills() {
  return (
    <svg
      className={classes.hills}
      viewBox="0 0 1440 300"
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <path
        className={classes.far}
        d="M0 190C120 120 210 120 330 180S560 210 640 150 760 20 830 20s90 130 170 150 130-70 210-70 120 60 230 70v130H0z"
      />
      <path className={classes.near} d="M0 250c180-70 330-40 500-20s330-70 520-40 300 20 420-10v120H0z" />
    </svg>
  );
}

interface HeroProps {
  description: string;
  /** Ways on for those who do not want to write. */
  categories: readonly { id: string; name: string }[];
}

/** What the site is, its search, and a street as one finds its companies on. */
export function Hero({ description, categories }: HeroProps) {
  return (
    <section className={classes.hero} aria-labelledby="hero-title">
      <Hills />
      <div className={classes.inner}>
        <h1 id="hero-title" className={classes.title}>
          De quem você precisa hoje?
        </h1>
        <p className={classes.lead}>{description}</p>
        <HeroSearch />
        {categories.length > 0 && (
          <div className={classes.shortcuts}>
            <p id="shortcuts-title">Ou vá direto para:</p>
            <ul aria-labelledby="shortcuts-title">
              {categories.slice(0, SHORTCUTS).map(({ id, name }) => (
                <li key={id}>
                  <Link to={paths.search({ category: id })}>{name}</Link>
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
      <Street />
      <div className={classes.pavement}>
        <Waves />
      </div>
    </section>
  );
}
