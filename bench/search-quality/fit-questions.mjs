import { fileURLToPath } from 'node:url';
import { readCsv } from './csv.mjs';
import { wordsOf } from './text.mjs';

const FILE = fileURLToPath(new URL('trades.csv', import.meta.url));
/** Cities of which one without the trade is asked, in turn. */
const CITIES = [
  ['Manaus', 'AM'],
  ['Campinas', 'SP'],
  ['Santos', 'SP'],
  ['Vitória', 'ES'],
  ['Recife', 'PE'],
  ['São Luís', 'MA'],
  ['Palmas', 'TO'],
  ['Londrina', 'PR'],
  ['Feira de Santana', 'BA'],
  ['Mossoró', 'RN'],
  ['Paraíso do Tocantins', 'TO'],
  ['São João del Rei', 'MG'],
];
/** The ways to add a place to a trade, in turn. */
const WAYS = [
  (trade, [city]) => `${trade} em ${city}`,
  (trade, [city]) => `${trade} ${city}`,
  (trade, [city, state]) => `${trade} ${city} ${state}`,
];

const plain = (text) => ` ${wordsOf(text).join(' ')}`;
const placeOf = (city, state) => `${plain(city)} ${state}`;
/** Matches a text in which a word begins as one of the alternatives says. */
const beginnings = (alternatives) => new RegExp(`(?<= )(?:${alternatives})`);

/**
 * Returns what makes three questions of a word: alone, with a city that has an establishment that is wanted, with a city
 * where none fits.
 */
export function askOf(establishments) {
  const places = new Map();
  for (const one of establishments) {
    const place = placeOf(one.city, one.state);
    places.set(place, [...(places.get(place) ?? []), one]);
  }
  return (word, index, { title, isWanted, isFitting, isExact = isFitting }) => {
    const wanted = establishments.filter(isWanted);
    const has = wanted.length > 0 ? wanted[(index * 7) % wanted.length] : null;
    const inCity = (city) => places.get(placeOf(...city)) ?? [];
    const hasNot = CITIES.map((_, turn) => CITIES[(index + turn) % CITIES.length]).find(
      (city) => !inCity(city).some(isFitting),
    );
    const idsOf = (list) => new Set(list.map(({ id }) => id));
    const ask = (kind, city) => {
      const q = city ? WAYS[index % WAYS.length](word, city) : word;
      const list = city ? inCity(city) : establishments;
      return [
        {
          kind,
          q,
          must: idsOf(list.filter(isWanted)),
          fits: idsOf(list.filter(isFitting)),
          exact: idsOf(list.filter(isExact)),
        },
      ];
    };
    return [
      ...ask(`${title} alone`, null),
      ...(has ? ask(`${title} with a city that has it`, [has.city, has.state]) : []),
      ...(hasNot ? ask(`${title} with a city that has none`, hasNot) : []),
    ];
  };
}

/**
 * Makes three questions of each trade. An answer fits if what its company says of itself has the trade's words. One has
 * to come of those whose names or segments say it.
 */
export function fitQuestions(establishments, every = 1) {
  const texts = establishments.map(({ id, columns, city, state }) => ({
    id,
    city,
    state,
    name: plain([columns.name, columns.segment].join(' . ')),
    text: plain(
      [columns.name, columns.segment, columns.description, columns.offers, columns.category].join(' . '),
    ),
  }));
  const ask = askOf(texts);
  const trades = readCsv(FILE).filter((_, index) => index % every === 0);
  return trades.flatMap(({ trade, is, may }, index) => {
    const wanted = beginnings(is);
    const allowed = beginnings(may === '' ? is : `${is}|${may}`);
    return ask(trade, index, {
      title: 'a trade',
      isWanted: ({ name }) => wanted.test(name),
      isFitting: ({ text }) => allowed.test(text),
    });
  });
}

/**
 * Tells whether the first answers fit: the first one does and three of four of the first eight; nothing came if nothing
 * fits.
 */
export function isFit({ must, fits }, ids) {
  if (ids.length === 0) return must.size === 0;
  const first = ids.slice(0, 8);
  return fits.has(first[0]) && first.filter((id) => fits.has(id)).length >= 0.75 * first.length;
}
