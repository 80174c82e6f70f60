import type pg from 'pg';
import STATES from '../../shared/brazil/states.json';
import { normalizeText } from '../../shared/text/normalize-text.ts';
import NAMES from './city-names.json';

export interface ImportCity {
  id: number;
  name: string;
  state: string;
  ibgeCode: number | null;
  population: number;
}

/** Spellings and older names that are not IBGE's: normalized 'name|STATE' → IBGE code. */
export const CITY_SPELLINGS: Readonly<Record<string, number>> = NAMES.spellings;
const STATE_CODES: Readonly<Record<string, string>> = STATES;
const BRASILIA = '5300108';
/** Administrative regions that addresses name in place of Brasília. */
const BRASILIA_REGIONS = new Set(NAMES.brasiliaRegions);

/** Finds the city that a row names; null when it is unknown or ambiguous. */
export type FindCity = (
  row: { ibge: string; city: string; state: string },
  /** The id of the city that was said to be meant; it wins. */
  meant?: number,
) => ImportCity | null;

/** Returns the city that a row names as one text: 'Campina - SP', or the IBGE code. */
export const cityText = ({ ibge, city, state }: Parameters<FindCity>[0]): string =>
  [city, state].filter((part) => part !== '').join(' - ') || ibge;

/** Loads all cities: an import needs one a row. */
export async function loadCities(pool: pg.Pool): Promise<ImportCity[]> {
  const result = await pool.query<ImportCity>(
    'SELECT id, name, state, ibge_code AS "ibgeCode", population FROM cities ORDER BY population DESC, id',
  );
  return result.rows;
}

/**
 * Finds by IBGE code (seven digits, or six without the check digit); else by name and state without regard to case,
 * accents, spaces and apostrophes; else by a known other spelling; else by sound, where only one in the state
 * matches. Without a state the most populous city wins.
 */
export function cityFinder(cities: readonly ImportCity[]): FindCity {
  const byCode = new Map<string, ImportCity>();
  const byName = new Map<string, ImportCity>();
  const byId = new Map(cities.map((city) => [city.id, city]));
  const bySound = new Map<string, ImportCity | null>();
  for (const city of [...cities].sort((one, other) => other.population - one.population)) {
    if (city.ibgeCode !== null) {
      byCode.set(String(city.ibgeCode), city);
      byCode.set(String(city.ibgeCode).slice(0, 6), city);
    }
    for (const key of [joined(city.name), `${joined(city.name)}|${city.state}`]) {
      if (!byName.has(key)) byName.set(key, city);
    }
    const sound = `${soundOf(city.name)}|${city.state}`;
    bySound.set(sound, bySound.has(sound) ? null : city);
  }

  return (row, meant) => {
    const said = meant === undefined ? undefined : byId.get(meant);
    if (said) return said;
    const coded = byCode.get(row.ibge.replace(/\D/g, ''));
    if (coded) return coded;
    const [name, state] = nameAndState(row.city, row.state);
    if (name === '') return null;
    if (state === '') return byName.get(joined(name)) ?? null;
    const known = CITY_SPELLINGS[`${normalizeText(name)}|${state}`];
    return (
      byName.get(`${joined(name)}|${state}`) ??
      (known === undefined ? undefined : byCode.get(String(known))) ??
      (state === 'DF' && BRASILIA_REGIONS.has(normalizeText(name)) ? byCode.get(BRASILIA) : undefined) ??
      bySound.get(`${soundOf(name)}|${state}`) ??
      null
    );
  };
}

/** Splits 'Campinas - SP' or 'Campinas/SP' into city and state. */
function nameAndState(city: string, state: string): [name: string, state: string] {
  if (state.trim() !== '') return [city, stateCode(state)];
  const [, name, code] = /^(.*\S)\s*[-–/,(]\s*([A-Za-z]{2})\)?$/.exec(city.trim()) ?? [];
  return name !== undefined && code !== undefined ? [name, code.toUpperCase()] : [city.trim(), ''];
}

function stateCode(state: string): string {
  return STATE_CODES[normalizeText(state)] ?? state.trim().toUpperCase();
}

function joined(name: string): string {
  return normalizeText(name).replaceAll(' ', '');
}

/** Returns the name without particles, doubled letters and the letters that old spellings exchange. */
function soundOf(name: string): string {
  return normalizeText(name)
    .split(' ')
    .filter((word) => !/^(d|da|das|de|do|dos|e)$/.test(word))
    .join('')
    .replace(/th/g, 't')
    .replace(/ph/g, 'f')
    .replace(/z/g, 's')
    .replace(/y/g, 'i')
    .replace(/w/g, 'v')
    .replace(/(.)\1+/g, '$1');
}
