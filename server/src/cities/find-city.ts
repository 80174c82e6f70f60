import type { Reader, Statement } from '../database/statement.ts';
import STATES from '../shared/brazil/states.json';
import { normalizeText } from '../shared/text/normalize-text.ts';
import NAMES from './city-names.json';

export interface NamedCity {
  id: number;
  name: string;
  state: string;
  ibgeCode: number | null;
  population: number;
}

/** Spellings and older names that are not IBGE's: normalized 'name|STATE' → IBGE code. */
export const CITY_SPELLINGS: Readonly<Record<string, number>> = NAMES.spellings;
/** The same, and by the name alone; null where several states have it. */
export const SPELLINGS = new Map<string, number | null>();
for (const [key, code] of Object.entries(CITY_SPELLINGS)) {
  const [name = ''] = key.split('|');
  SPELLINGS.set(key, code).set(name, SPELLINGS.has(name) ? null : code);
}
const STATE_CODES: Readonly<Record<string, string>> = STATES;
const BRASILIA = '5300108';
/** Administrative regions that addresses name in place of Brasília. */
const BRASILIA_REGIONS = new Set(NAMES.brasiliaRegions);

/** Finds the city that a row names; null when it is unknown or ambiguous. */
export type FindCity = (
  row: { ibge: string; city: string; state: string },
  /** The id of the city that was said to be meant; it wins. */
  chosenId?: number,
) => NamedCity | null;

/** Returns the city that a row names as one text: 'Campina - SP', or the IBGE code. */
export const cityText = ({ ibge, city, state }: Parameters<FindCity>[0]): string =>
  [city, state].filter((text) => text !== '').join(' - ') || ibge;

/**
 * Finds by IBGE code (seven digits, or six without the check digit); else by name and state without regard to case,
 * accents, spaces and apostrophes; else by a known other spelling; else by sound, where only one in the state
 * matches. Without a state the most populous city wins, and another spelling counts where one state has it.
 */
export function cityFinder(cities: readonly NamedCity[]): FindCity {
  const byCode = new Map<string, NamedCity>();
  const byName = new Map<string, NamedCity>();
  const byId = new Map(cities.map((city) => [city.id, city]));
  const bySound = new Map<string, NamedCity | null>();
  for (const city of [...cities].sort((a, b) => b.population - a.population)) {
    if (city.ibgeCode !== null) {
      byCode.set(String(city.ibgeCode), city);
      byCode.set(String(city.ibgeCode).slice(0, 6), city);
    }
    const name = joined(city.name);
    for (const key of [name, `${name}|${city.state}`]) if (!byName.has(key)) byName.set(key, city);
    const sound = `${soundOf(city.name)}|${city.state}`;
    bySound.set(sound, bySound.has(sound) ? null : city);
  }
  const byCodeOf = (code: number | null | undefined) => (code ? byCode.get(String(code)) : undefined);

  return (row, chosenId) => {
    const chosen = chosenId === undefined ? undefined : byId.get(chosenId);
    if (chosen) return chosen;
    const coded = byCode.get(row.ibge.replace(/\D/g, ''));
    if (coded) return coded;
    const { name, state } = splitCity(row.city, row.state);
    if (name === '') return null;
    const inState = state && `|${state}`;
    return (
      byName.get(joined(name) + inState) ??
      byCodeOf(SPELLINGS.get(normalizeText(name) + inState)) ??
      (state === 'DF' && BRASILIA_REGIONS.has(normalizeText(name)) ? byCode.get(BRASILIA) : undefined) ??
      bySound.get(soundOf(name) + inState) ??
      null
    );
  };
}

/** No city's name ends with a word that is a state's letters. */
const ENDS_WITH_LETTERS = /^(.*\S)(?:\s*[-–—/,(]\s*|\s+)(\p{L}{2})\s*\)?$/u;
/** The hyphen of 'Ji-Paraná' has no spaces. */
const ENDS_WITH_STATE = /^(.*\S)(?:\s[-–—]\s|\s*[/,(])\s*(\p{L}[\p{L} ]{3,})\s*\)?$/u;

/**
 * Splits a city from its state: 'Campinas - SP', 'Campinas/SP', 'Campinas (SP)', 'Campinas, São Paulo', 'campinas sp'. The state of
 * the second text wins, as letters or name: 'SP', 'São Paulo', 'Estado de São Paulo'. `state` is empty where none is named.
 */
export function splitCity(city: string, state = ''): { name: string; state: string } {
  const text = city.trim();
  const [, name = '', end = ''] = ENDS_WITH_LETTERS.exec(text) ?? ENDS_WITH_STATE.exec(text) ?? [];
  const ofText = stateCode(end);
  if (state.trim() === '') return ofText ? { name, state: ofText } : { name: text, state: '' };
  const code = stateCode(state) || state.trim().toUpperCase();
  return { name: ofText === code ? name : text, state: code };
}

/** Returns the letters of a state by its letters or name; empty for another text. */
function stateCode(text: string): string {
  const name = normalizeText(text).replace(/^(?:estado|uf) (?:d[aeo] )?/, '');
  return STATE_CODES[name] ?? (ALL_STATES.has(name.toUpperCase()) ? name.toUpperCase() : '');
}

const ALL_STATES = new Set(Object.values(STATE_CODES));

function joined(name: string): string {
  return normalizeText(name).replaceAll(' ', '');
}

/** Returns the name without particles, doubled letters and the letters that old spellings exchange. */
function soundOf(name: string): string {
  return normalizeText(name.replace(/\bd\s?['’´`]\s?/gi, 'd '))
    .replace(/\bd(?=oeste\b|agua\b)/g, '')
    .split(' ')
    .filter((word) => !/^(d|da|das|de|do|dos|e)$/.test(word))
    .join('')
    .replace(/th/g, 't')
    .replace(/ph/g, 'f')
    .replace(/g(?=[ei])/g, 'j')
    .replace(/z/g, 's')
    .replace(/y/g, 'i')
    .replace(/w/g, 'v')
    .replace(/(.)\1+/g, '$1');
}

const COLUMNS = 'id, name, state, ibge_code AS "ibgeCode", population';
const ALL: Statement = { name: 'cities_all', text: `SELECT ${COLUMNS} FROM cities` };
/** Those of the state $1, without one those whose names begin with $2; and the one of the code $3. */
const LIKELY: Statement = {
  name: 'cities_likely',
  text: `SELECT ${COLUMNS} FROM cities WHERE state = $1
         UNION SELECT ${COLUMNS} FROM cities
           WHERE $1 = '' AND search_fold(name) COLLATE "C" >= $2 AND search_fold(name) COLLATE "C" < $2 || U&'\\+10FFFF'
         UNION SELECT ${COLUMNS} FROM cities WHERE ibge_code = $3`,
};

/** Returns the IBGE codes of the cities that have another name which begins with the text: 'buz' is Armação dos Búzios. */
export function codesBegun(text: string): number[] {
  const begun = normalizeText(text);
  if (begun.length < 3) return [];
  return Object.entries(CITY_SPELLINGS).flatMap(([name, code]) => (name.startsWith(begun) ? [code] : []));
}

/** Returns how cities of this database are found, hidden ones too; for many names. */
export const allCities = async (reader: Reader): Promise<FindCity> =>
  cityFinder(await reader.query<NamedCity>(ALL, []));

/** Returns the city, also a hidden one, that a text names by another spelling; null where none is certain. */
export async function respeltCity(reader: Reader, text: string, state = ''): Promise<NamedCity | null> {
  const names = splitCity(text, state);
  const name = normalizeText(names.name);
  if (name === '') return null;
  const code =
    names.state === 'DF' ? Number(BRASILIA) : SPELLINGS.get(names.state ? `${name}|${names.state}` : name);
  const likely = await reader.query<NamedCity>(LIKELY, [names.state, name.charAt(0), code ?? null]);
  return cityFinder(likely)({ city: text, state, ibge: '' });
}
