import { useEffect, useEffectEvent, useState } from 'react';
import { formatCity } from '../../lib/format.ts';
import { type CitiesQuery, useCitiesQuery } from './cities.gen.ts';
import { namesCity } from './names-city.ts';

/**
 * Returns the function that notes what a field of a city is left with; an empty text takes that back. Calls `pick` for
 * the whole name of a city: with its state, or with the name alone where several cities have it.
 */
export function useWholeCity(pick: (city: string) => void): (left: string) => void {
  const [left, setLeft] = useState('');
  const { data } = useCitiesQuery({ variables: { q: left }, skip: left === '' });
  const pickWhole = useEffectEvent(({ cities }: CitiesQuery) => {
    const [city, ...others] = cities.filter((one) => namesCity(left, one));
    setLeft('');
    if (city) pick(others.length === 0 ? formatCity(city) : city.name);
  });
  useEffect(() => {
    if (data) pickWhole(data);
  }, [data]);
  return setLeft;
}
