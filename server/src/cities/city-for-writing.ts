import type { Reader } from '../database/statement.ts';
import { invalid } from '../shared/errors.ts';
import { citiesByIds } from './cities.ts';
import type { City } from './city.ts';
import { matchCities, nearestCities } from './match-cities.ts';

const OFFERED = 3;

/**
 * Returns the city that a text names, the most populous of several; the state may stand in the text, in `state` or in
 * both. BAD_USER_INPUT 'Cidade não encontrada.' with the nearest names.
 */
export async function cityForWriting(reader: Reader, text: string, state: string | null): Promise<City> {
  const [id] = await matchCities(reader, text, state ?? '');
  const [city] = id === undefined ? [] : await citiesByIds(reader, [id]);
  if (city) return city;
  const nearest = await citiesByIds(reader, await nearestCities(reader, text, OFFERED));
  const names = nearest.map((near) => `${near.name} - ${near.state}`);
  const hint = names.length > 0 ? [`Você quis dizer ${names.join(', ')}?`] : [];
  throw invalid({ city: ['Cidade não encontrada.', ...hint] }, 'NOT_FOUND');
}
