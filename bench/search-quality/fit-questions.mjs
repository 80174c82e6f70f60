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
 * Makes three questions of each trade: alone, with a city that has it, with a city that has not. An answer fits if what
 * its company says of itself has the trade's words. One has to come of those that `must`: their names or segments say it.
 */
export function fitQuestions(establishments, every = 1) {
  const texts = establishments.map(({ id, columns, city, state }) => ({
    id,
    place: placeOf(city, state),
    said: [city, state],
    name: plain([columns.name, columns.segment].join(' . ')),
    text: plain(
      [columns.name, columns.segment, columns.description, columns.offers, columns.category].join(' . '),
    ),
  }));
  const trades = readCsv(FILE).filter((_, index) => index % every === 0);
  return trades.flatMap(({ trade, is, may }, index) => {
    const wanted = beginnings(is);
    const allowed = beginnings(may === '' ? is : `${is}|${may}`);
    const must = texts.filter(({ name }) => wanted.test(name));
    const fitting = texts.filter(({ text }) => allowed.test(text));
    const within = (list, place) => list.filter((one) => one.place === place);
    const has = must.length > 0 ? must[(index * 7) % must.length] : null;
    const hasNot = CITIES.map((_, turn) => CITIES[(index + turn) % CITIES.length]).find(
      (city) => within(fitting, placeOf(...city)).length === 0,
    );
    const idsOf = (list) => new Set(list.map(({ id }) => id));
    const ask = (kind, city) => {
      const q = city ? WAYS[index % WAYS.length](trade, city) : trade;
      const [ofPlace, fits] = [must, fitting].map((list) => (city ? within(list, placeOf(...city)) : list));
      return [{ kind, q, must: idsOf(ofPlace), fits: idsOf(fits) }];
    };
    return [
      ...ask('a trade alone', null),
      ...(has ? ask('a trade with a city that has it', has.said) : []),
      ...(hasNot ? ask('a trade with a city that has none', hasNot) : []),
    ];
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
