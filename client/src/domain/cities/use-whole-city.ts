import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { formatCity } from '../../lib/format.ts';
import { plainText } from '../../lib/plain-text.ts';
import { isElsewhere } from '../../ui/navigation/browser-entry.ts';
import { type CitiesQuery, useCitiesQuery } from './cities.gen.ts';

/** As the server compares names of cities: `-`, `/` and `,` count as spaces. */
const normalized = (text: string): string =>
  plainText(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Returns whether the text is the whole name of the city, with or without its state. */
export const namesCity = (text: string, { name, state }: { name: string; state: string }): boolean =>
  [name, `${name} ${state}`].some((label) => normalized(label) === normalized(text));

const NONE = { text: '', key: '', isCarried: false };

interface WholeCity {
  /** Notes what the field is left with; an empty text takes that back. */
  leave(text: string): void;
  /** Goes on waiting for the city in the history entry that is navigated to. */
  carry(): void;
  /** True while the cities of the text are loading. */
  isAwaited: boolean;
}

/**
 * Calls `pick` for the whole name of a city that a field is left with: with its state, or with the name alone where several
 * cities have it. Other navigations than those of `carry` end the wait.
 */
export function useWholeCity(pick: (city: string) => void): WholeCity {
  const { key } = useLocation();
  const [leaving, setLeaving] = useState(NONE);
  const { text, isCarried } = leaving;
  const { data } = useCitiesQuery({ variables: { q: text }, skip: text === '' });
  if (text !== '' && leaving.key !== key) setLeaving(isCarried ? { text, key, isCarried: false } : NONE);
  const pickWhole = useEffectEvent(({ cities }: CitiesQuery) => {
    const [city, ...others] = cities.filter((candidate) => namesCity(text, candidate));
    setLeaving(NONE);
    if (city && !isElsewhere(key)) pick(others.length === 0 ? formatCity(city) : city.name);
  });
  useEffect(() => {
    if (data && !isCarried) pickWhole(data);
  }, [data, isCarried]);
  return {
    leave: (cityText) => setLeaving({ ...NONE, text: cityText, key }),
    carry: () => setLeaving((now) => (now.text === '' ? now : { ...now, isCarried: true })),
    isAwaited: text !== '',
  };
}
