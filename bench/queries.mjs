import { randomOf } from './data/make-row.mjs';

const COMMON =
  'restaurante padaria mercado barbearia farmácia advocacia pizzaria lanchonete salão oficina academia hotel imobiliária contabilidade informática móveis escola transportadora clínica roupas'.split(
    ' ',
  );

function drawing(seed) {
  const random = randomOf(seed);
  const pick = (list) => list[Math.floor(random() * list.length)];
  const misspell = (word) => {
    const at = 1 + Math.floor(random() * (word.length - 2));
    const kind = random();
    if (kind < 0.4) return word.slice(0, at) + word.slice(at + 1);
    if (kind < 0.7) return word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2);
    return word.slice(0, at) + pick([...'aeiosrtlnz']) + word.slice(at + 1);
  };
  return { random, pick, misspell };
}

/**
 * Returns `count` search arguments of each kind, drawn from what is in the database; the same for the
 * same seed.
 */
export async function makeQueries(client, count, seed = 7) {
  const { random, pick, misspell } = drawing(seed);
  const rows = async (sql) => (await client.query(sql)).rows;
  const rare = await rows(
    `SELECT word FROM search_words WHERE documents BETWEEN 1 AND 60 AND length(word) > 4 ORDER BY md5(word) LIMIT 1000`,
  );
  const second = await rows(
    `SELECT word FROM search_words WHERE documents BETWEEN
       (SELECT least(2000, documents / 400) FROM search_lexemes WHERE lexeme = '~') AND 200000 AND length(word) > 3 ORDER BY md5(word) LIMIT 300`,
  );
  const cities = await rows(
    `SELECT name, state FROM cities WHERE population > 0
     ORDER BY population * (0.2 + abs(hashtext(name) % 1000) / 1000.0) DESC LIMIT 300`,
  );
  const categories = await rows('SELECT id, name FROM categories WHERE is_visible ORDER BY id LIMIT 10');
  const city = () => pick(cities.slice(0, Math.ceil(random() ** 2 * cities.length)));
  const prefix = (word) => word.slice(0, 2 + Math.floor(random() * Math.min(6, word.length - 2)));

  const kinds = {
    'rare word': () => ({ q: pick(rare).word }),
    'common word': () => ({ q: pick(COMMON) }),
    'two words': () => ({ q: `${pick(COMMON)} ${pick(second).word}` }),
    prefix: () => ({ q: prefix(random() < 0.5 ? pick(COMMON) : pick(second).word) }),
    'text + city': () => {
      const { name, state } = city();
      return { q: pick(COMMON), city: random() < 0.5 ? name : `${name} - ${state}` };
    },
    'city in the text': () => ({ q: `${pick(COMMON)} ${city().name}` }),
    'text + category': () => ({
      q: pick([...COMMON, pick(rare).word]),
      category: String(pick(categories).id),
    }),
    'city only': () => ({ city: city().name }),
    'category only': () => ({ category: String(pick(categories).id) }),
    nothing: () => ({}),
    'typing error': () => ({ q: misspell(random() < 0.6 ? pick(COMMON) : pick(rare).word) }),
  };
  return Object.fromEntries(
    Object.entries(kinds).map(([kind, make]) => [kind, Array.from({ length: count }, make)]),
  );
}

/** Returns `count` half-typed texts of each kind; the same for the same seed. */
export async function makeHalfTyped(client, count, seed = 11) {
  const { random, pick, misspell } = drawing(seed);
  const texts = async (sql) =>
    (await client.query(`SELECT text FROM (${sql}) drawn (text) ORDER BY md5(text) LIMIT 1000`)).rows.map(
      ({ text }) => text,
    );
  const kinds = await texts('SELECT word FROM kind_words WHERE length(word) > 4');
  const names = await texts('SELECT name FROM companies WHERE id % 997 = 3 AND length(name) > 4');
  const cities = await texts('SELECT name FROM cities WHERE length(name) > 4');
  const neighbourhoods = await texts('SELECT DISTINCT name FROM search_neighbourhoods');
  const half = (text) => text.slice(0, 2 + Math.floor(random() * (text.length - 1)));
  const halfTyped = {
    kind: () => half(pick(kinds)),
    'kind and city': () => `${pick(kinds)} em ${pick(cities).slice(0, 3 + Math.floor(random() * 4))}`,
    company: () => half(pick(names)),
    city: () => half(pick(cities)),
    neighbourhood: () => half(pick(neighbourhoods)),
    'typing error': () => half(misspell(pick([...kinds, ...names, ...cities]))),
  };
  return Object.fromEntries(
    Object.entries(halfTyped).map(([kind, make]) => [kind, Array.from({ length: count }, make)]),
  );
}

/** Returns ids of visible companies; the same for the same seed. */
export async function pickIds(client, count, seed = 9) {
  const { rows } = await client.query(
    `SELECT company_id AS id FROM search_documents ORDER BY md5(company_id::text || $1) LIMIT $2`,
    [String(seed), count],
  );
  return rows.map(({ id }) => id);
}
