import { fileURLToPath } from 'node:url';
import { readCsv } from './csv.mjs';
import { mistype, soundAlikes, splits } from './misspell.mjs';
import { cepSpellings, cnpjSpellings, localPhoneSpellings, phoneSpellings } from './numbers.mjs';
import { fold, NOISE, SMALL, STATES } from './text.mjs';

/**
 * Each kind makes a query of an establishment, or null where it cannot: `q` as typed; `said`, the same before mistakes
 * and additions; and the `fields` of which it is made.
 */
const plain = (parts, fields) => {
  const said = parts.join(' ');
  return { q: said, said, fields };
};

/** A register's abbreviation in front of a name is left out by three in four. */
const nameOf = (one, { random }) =>
  random() < 0.75 ? { text: one.bare, field: 'bare' } : { text: one.spoken, field: 'spoken' };

const withName = (make) => (one, tools) => {
  const { text, field } = nameOf(one, tools);
  return make(text, field, one, tools);
};

/** The type of a street as people shorten it, in one query of four. */
const streetOf = ({ street }, { random }) =>
  random() < 0.75 ? street : street.replace(/^avenida\b/i, 'av').replace(/^rua\b/i, 'r');

/** A name, in half of the queries with the city or the neighbourhood, as needed to tell it from others. */
const named = withName((text, field, { city, neighborhood }, { random }) => {
  const place = random();
  if (place < 0.5) return { name: text, rest: '', fields: [field] };
  if (place < 0.75 || !neighborhood) return { name: text, rest: ` ${city}`, fields: [field, 'city'] };
  return { name: text, rest: ` ${neighborhood}`, fields: [field, 'neighborhood'] };
});

const isLong = (least) => (word) => word.length >= least && /^\p{L}+$/u.test(word);

/** Replaces some of a name's words: `change` takes them and returns those that take their places, or null. */
const damaged = (change) => (one, tools) => {
  const { name, rest, fields } = named(one, tools);
  const words = change(fold(name).split(/\s+/), tools);
  return words && { q: words.join(' ') + rest, said: name + rest, fields, isDamaged: true };
};

/** Changes up to `most` words for which `ways` has something else. */
const respell = (words, { random, pick }, least, most, ways) => {
  const open = [...words.keys()].filter((at) => isLong(least)(words[at]) && ways(words[at]).length > 0);
  const changed = [...words];
  for (let count = 0; count < most && open.length > 0; count++) {
    const [at] = open.splice(Math.floor(random() * open.length), 1);
    changed[at] = pick(ways(words[at]));
  }
  return changed.join(' ') === words.join(' ') ? null : changed;
};

const twoErrors = (words, { random }) => {
  const open = [...words.keys()].filter((at) => isLong(5)(words[at]));
  if (open.length < 2) return null;
  const changed = [...words];
  for (let count = 0; count < 2; count++) {
    const [at] = open.splice(Math.floor(random() * open.length), 1);
    changed[at] = mistype(words[at], random);
    if (changed[at] === words[at]) return null;
  }
  return changed;
};

const joined = (words, { pick }) => {
  const canJoin = (word) => isLong(3)(word) && !SMALL.has(word);
  const open = [...words.keys()].slice(1).filter((at) => canJoin(words[at - 1]) && canJoin(words[at]));
  if (open.length === 0) return null;
  const at = pick(open);
  return [...words.slice(0, at - 1), words[at - 1] + words[at], ...words.slice(at + 1)];
};

const spelled =
  (field, spellings) =>
  (one, { pick }) => {
    if (!one[field]) return null;
    return { q: pick(spellings(one[field])), said: null, fields: [field] };
  };

/** The last word, of which only the beginning is typed. */
const halfTyped = (one, tools) => {
  const { text, field } = nameOf(one, tools);
  const words = text.split(/\s+/);
  const last = words.at(-1);
  if (words.length < 2 || !isLong(4)(last)) return null;
  const letters = 2 + Math.floor(tools.random() * (last.length - 3));
  const q = [...words.slice(0, -1), last.slice(0, letters)].join(' ');
  return { q, said: words.slice(0, -1).join(' '), fields: [field] };
};

const oneError = (words, tools) => respell(words, tools, 4, 1, (word) => [mistype(word, tools.random)]);

const MUNICIPALITIES = new URL('../../server/src/database/setup/seeds/municipalities.csv', import.meta.url);
const CITIES = new Set(readCsv(fileURLToPath(MUNICIPALITIES)).map(({ name }) => fold(name)));

/** An everyday word of the main activity with a place; those of the place with such an activity are its rivals. */
const activityIn =
  (place, ...fields) =>
  (one, { pick, wordsFor }) => {
    const words = wordsFor?.(one) ?? [];
    if (words.length === 0 || fields.some((field) => !one[field])) return null;
    // A neighbourhood with the name of a city means the city.
    if (fields.includes('neighborhood') && CITIES.has(fold(one.neighborhood))) return null;
    const { word, isMeant } = pick(words);
    const isThere = (other) => fields.every((field) => fold(other[field]) === fold(one[field]));
    return {
      q: place(word, one),
      said: null,
      fields: ['id'],
      isRival: (other) => isThere(other) && isMeant(other),
    };
  };

/** Asked only of establishments whose activities are known. */
export const OF_ACTIVITIES = {
  'kind + city': activityIn((word, { city }) => `${word} ${city}`, 'city', 'state'),
  "kind, 'em', city + state": activityIn(
    (word, { city, state }) => `${word} em ${city} ${state}`,
    'city',
    'state',
  ),
  'kind + neighbourhood + city': activityIn(
    (word, { neighborhood, city }) => `${word} ${neighborhood} ${city}`,
    'neighborhood',
    'city',
    'state',
  ),
  "kind, 'em', neighbourhood": activityIn(
    (word, { neighborhood }) => `${word} em ${neighborhood}`,
    'neighborhood',
  ),
};

/** Names as they are typed: asked beside the others of the register's establishments. */
export const OF_NAMES = {
  'name alone': withName((text, field) => plain([text], [field])),
  'half-typed name': halfTyped,
  'one typing error': damaged(oneError),
  'street + city': (one, tools) =>
    one.street ? plain([streetOf(one, tools), one.city], ['street', 'city']) : null,
};

export const KINDS = {
  'name + neighbourhood': withName((text, field, { neighborhood }) =>
    neighborhood ? plain([text, neighborhood], [field, 'neighborhood']) : null,
  ),
  'name + city + state': withName((text, field, { city, state }, { random }) => {
    const isShort = random() < 0.75 || fold(STATES[state]) === fold(city);
    return plain([text, city, isShort ? state : STATES[state]], [field, 'city', 'state']);
  }),
  "name, 'em', city": withName((text, field, { city, state }, { random }) =>
    random() < 0.5
      ? plain([text, 'em', city], [field, 'city'])
      : plain([text, 'em', city, state], [field, 'city', 'state']),
  ),
  'name + street': withName((text, field, one, { random }) => {
    if (!one.street) return null;
    const street = random() < 0.7 ? one.street : one.street.replace(/^(avenida|rua|rodovia|estrada)\s+/i, '');
    return plain([text, street], [field, 'street']);
  }),
  'street + number': (one, tools) => {
    if (!one.number || !one.street) return null;
    const street = streetOf(one, tools);
    const q = `${street}${tools.random() < 0.5 ? ' ' : ', '}${one.number}`;
    return tools.random() < 0.5
      ? { q, said: `${one.street} ${one.number}`, fields: ['street', 'number'] }
      : {
          q: `${q} ${one.city}`,
          said: `${one.street} ${one.number} ${one.city}`,
          fields: ['street', 'number', 'city'],
        };
  },
  'postal code': spelled('cep', cepSpellings),
  phone: (one, tools) =>
    tools.random() < 2 / 3
      ? spelled('phone', phoneSpellings)(one, tools)
      : spelled('localPhone', localPhoneSpellings)(one, tools),
  CNPJ: spelled('cnpj', cnpjSpellings),
  'legal name + city': ({ legalName, spokenLegal, spoken, city }, { random }) => {
    if (!spokenLegal || spokenLegal === spoken) return null;
    return random() < 0.75
      ? plain([spokenLegal, city], ['spokenLegal', 'city'])
      : plain([legalName, city], ['legalName', 'city']);
  },
  'one word too many': (one, tools) => {
    const { name, rest, fields } = named(one, tools);
    const word = tools.pick(NOISE);
    const said = name + rest;
    return { q: tools.random() < 0.75 ? `${said} ${word}` : `${word} ${said}`, said, fields };
  },
  'two typing errors': damaged(twoErrors),
  'as it sounds': damaged((words, tools) =>
    respell(words, tools, 4, tools.random() < 0.6 ? 1 : 2, soundAlikes),
  ),
  'words run together': damaged(joined),
  'a word split in two': damaged((words, tools) => respell(words, tools, 7, 1, splits)),
};
