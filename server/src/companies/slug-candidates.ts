import { randomInt } from 'node:crypto';
import type { City } from '../cities/city.ts';
import { slugify } from '../shared/text/slug.ts';

const NUMBERED = 50;

/** The name; the name and city; then with a number, and at last one drawn (DECISIONS section 3). */
export function* slugCandidates(name: string, city: Pick<City, 'name' | 'state'>): Generator<string> {
  const short = slugify(name);
  yield short;
  const long = `${short}-${slugify(`${city.name} ${city.state}`)}`;
  yield long;
  for (let number = 2; number <= NUMBERED; number++) yield `${long}-${number}`;
  for (let tries = 0; tries < 5; tries++) yield `${long}-${randomInt(1_000_000, 1_000_000_000)}`;
}
