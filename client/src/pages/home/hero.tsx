import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { CityInput } from '../../domain/cities/city-input.tsx';
import { rememberMyCity, useMyCity } from '../../features/search/my-city.ts';
import { NearMe } from '../../features/search/near-me.tsx';
import { rememberSearch } from '../../features/search/recent-searches.ts';
import { SearchInput } from '../../features/search/search-input.tsx';
import { formatCity, formatCityState } from '../../lib/format.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { Pavement } from '../../ui/drawings/pavement.tsx';
import { Icon } from '../../ui/icon.tsx';
import classes from './hero.module.css';
import type { HomeLinksQuery } from './home.gen.ts';
import { Street } from './street.tsx';

/** Number that fits into one line beside the drawing. */
const SHORTCUTS = 3;

/** Asks what and where. A picked city is remembered in this browser; from then on it only puts its companies first. */
function HeroSearch() {
  const [text, setText] = useState('');
  const myCity = useMyCity();
  const [typedCity, setTypedCity] = useState<string>();
  const city = typedCity ?? myCity;
  const where = typedCity?.trim() ?? '';
  const navigate = useNavigate();
  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is missing in browsers still in use
    <form
      role="search"
      className={classes.search}
      action={paths.search()}
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() === '') {
          event.currentTarget.querySelector('input')?.focus();
          return;
        }
        const path = paths.search({ q: text, city: where });
        if (typedCity === '') rememberMyCity('');
        rememberSearch({ text, detail: where, path });
        navigate(path);
      }}
    >
      <SearchInput
        size="lg"
        label="O que você procura?"
        placeholder="Padaria, dentista, eletricista em Campinas…"
        leftSection={<Icon name="search" size={20} />}
        value={text}
        onChange={setText}
        city={where}
        onPick={({ path }) => navigate(path)}
      />
      <CityInput
        label="Onde?"
        size="lg"
        leftSection={<Icon name="pin" size={20} />}
        value={city}
        onChange={setTypedCity}
        onPick={(cityName) => {
          setTypedCity(cityName);
          rememberMyCity(cityName);
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
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      <path
        className={classes.far}
        d="M0 200C140 130 260 130 400 190S620 210 700 150 800 24 880 24s120 130 200 150 150-60 220-60 90 40 140 60v116H0z"
      />
      <path className={classes.near} d="M0 250c180-70 330-40 500-20s330-70 520-40 300 20 420-10v120H0z" />
    </svg>
  );
}

type City = Pick<HomeLinksQuery['searchLinks']['cities'][number], 'id' | 'name' | 'state'>;

/** Placeholders about as long as the cities, so that nothing below jumps. */
const EXPECTED: readonly City[] = [
  { id: '1', name: 'São Paulo', state: 'SP' },
  { id: '2', name: 'Belo Horizonte', state: 'MG' },
  { id: '3', name: 'Rio de Janeiro', state: 'RJ' },
];

function Shortcuts({ cities }: { cities: readonly City[] | undefined }) {
  const isKnown = cities !== undefined && cities.length > 0;
  const shortcuts = isKnown ? cities : EXPECTED;
  return (
    <nav className={classes.shortcuts} aria-labelledby="shortcuts-title" data-waiting={!isKnown || undefined}>
      <p id="shortcuts-title">Empresas em:</p>
      <ul className={classes.links}>
        {shortcuts.slice(0, SHORTCUTS).map((city) => (
          <li key={city.id}>
            <Link to={paths.search({ city: formatCity(city) })}>{formatCityState(city)}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface HeroProps {
  description: string;
  /** The cities with the most companies, as links; undefined until they are known. */
  cities: readonly City[] | undefined;
}

/** Shows the site's description, its search, and a drawing of a street of shops. */
export function Hero({ description, cities }: HeroProps) {
  return (
    <section className={classes.hero} aria-labelledby="hero-title">
      <Hills />
      <div className={classes.inner}>
        <h1 id="hero-title" className={classes.title}>
          De quem você precisa hoje?
        </h1>
        <p className={classes.lead}>{description}</p>
        <HeroSearch />
        <NearMe />
        <Shortcuts cities={cities} />
      </div>
      <Street />
      <Pavement />
    </section>
  );
}
