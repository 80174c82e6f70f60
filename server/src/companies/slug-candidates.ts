import { randomInt } from 'node:crypto';
import type { City } from '../cities/city.ts';
import { slugify } from '../shared/text/slug.ts';

const NUMBERED = 50;

/** Yields slugs in the order to try them: the name; name and city; numbered; with a random number. */
export function* slugCandidates(name: string, city: Pick<City, 'name' | 'state'>): Generator<string> {
  const short = slugify(name);
  yield short;
  const long = `${short}-${slugify(`${city.name} ${city.state}`)}`;
  yield long;
  for (let number = 2; number <= NUMBERED; number++) yield `${long}-${number}`;
  for (let tries = 0; tries < 5; tries++) yield `${long}-${randomInt(1_000_000, 1_000_000_000)}`;
}
