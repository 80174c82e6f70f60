import {
  ADJECTIVES,
  AREA_CODES,
  ENDINGS,
  FIRST_NAMES,
  QUARTERS,
  SAINTS,
  SENTENCES,
  STREETS,
  SURNAMES,
  SYLLABLES,
  TRADES,
} from './words.mjs';

/** Returns a generator of numbers from 0 to 1, the same for the same seed (mulberry32). */
export function randomOf(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Returns a function that draws items in proportion to their weights. */
function weightedDraw(items, weightOf) {
  const sums = [];
  let total = 0;
  for (const item of items) {
    total += weightOf(item);
    sums.push(total);
  }
  return (random) => {
    const point = random() * total;
    let low = 0;
    let high = sums.length - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (sums[middle] < point) low = middle + 1;
      else high = middle;
    }
    return items[low];
  };
}

const capital = (word) => word[0].toUpperCase() + word.slice(1);

const OPENINGS = ['07:00', '07:30', '08:00', '08:30', '09:00', '10:00'];
const CLOSINGS = ['17:00', '17:30', '18:00', '18:30', '19:00', '20:00', '22:00'];
const SHARE_WITH_HOURS = 0.6;

/** Draws opening hours as they are stored; most companies have one of some hundred texts, one in twenty its own dates. */
function drawHours(random) {
  const pick = (list) => list[Math.floor(random() ** 2 * list.length)];
  if (random() >= SHARE_WITH_HOURS) return null;
  const shape = random();
  if (shape < 0.04) return '24/7';
  if (shape < 0.1) return '"by appointment"';
  const holidays = random() < 0.8 ? '; PH off' : '';
  if (shape < 0.25) return `Tu-Su 11:00-15:00,18:00-${pick(['22:00', '23:00', '00:00'])}${holidays}`;
  if (shape < 0.3) return `Th 18:00-23:00; Fr,Sa 18:00-${pick(['02:00', '03:00'])}${holidays}`;
  const week = `Mo-Fr ${pick(OPENINGS)}-${pick(CLOSINGS)}`;
  const saturday = random() < 0.6 ? `; Sa ${pick(OPENINGS)}-${pick(['12:00', '13:00', '14:00'])}` : '';
  const sunday = random() < 0.12 ? `; Su 09:00-${pick(['12:00', '13:00'])}` : '';
  const month = ['Jun', 'Aug', 'Dec'][Math.floor(random() * 3)];
  const own =
    random() < 0.05 ? `; ${month} ${String(1 + Math.floor(random() * 30)).padStart(2, '0')} off` : '';
  return `${week}${saturday}${sunday}${holidays}${own}`;
}

const SHARE_WITH_POINT = 0.6;
const SHARE_OUTSIDE = 0.02;
/** Kilometres of a degree of latitude. */
const DEGREE_KM = 111;

/**
 * Returns a function that draws a company's point: round the middle of its quarter, which lies somewhere round that of its
 * city; the larger the city, the farther. A few are far outside.
 */
function pointMaker(random) {
  const middles = new Map();
  const gauss = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  const round = ({ latitude, longitude }, km) => ({
    latitude: Math.min(6, Math.max(-34, latitude + (gauss() * km) / DEGREE_KM)),
    longitude: longitude + (gauss() * km) / (DEGREE_KM * Math.cos((latitude * Math.PI) / 180)),
  });
  return (city, quarter) => {
    const spread = 0.8 * (Math.max(2_000, city.population) / 10_000) ** 0.36;
    const key = `${city.id} ${quarter}`;
    if (!middles.has(key)) middles.set(key, round(city, spread));
    if (random() >= SHARE_WITH_POINT) return { latitude: null, longitude: null };
    if (random() < SHARE_OUTSIDE) return round(city, 15);
    return round(middles.get(key), Math.max(0.2, spread / 5));
  };
}

const SHARE_WITH_ATTRIBUTES = 0.45;
const SHARE_OF_ATTRIBUTES = 0.3;
const SHARE_WITH_OFFERS = 0.15;

/** Draws ids of the attributes that matter for a category, as PostgreSQL writes arrays. */
function drawAttributes(random, attributes, category) {
  if (random() >= SHARE_WITH_ATTRIBUTES) return '{}';
  const drawn = attributes.filter(
    ({ categoryIds }) =>
      (categoryIds.length === 0 || categoryIds.includes(category)) && random() < SHARE_OF_ATTRIBUTES,
  );
  return `{${drawn.map(({ id }) => id).join(',')}}`;
}

/** Draws what a company offers, as it is stored: the parts of the text with which it is described. */
function drawOffers(random, text) {
  if (random() >= SHARE_WITH_OFFERS) return '[]';
  const offers = text.split(/, | e /).map((name) => ({
    name: capital(name),
    description: null,
    priceCents: random() < 0.5 ? 500 * Math.ceil(60 * random()) : null,
    isFrom: random() < 0.3,
  }));
  return JSON.stringify(offers);
}

/** What the federal register does not say of a company. */
const REGISTERED = {
  email: null,
  website: null,
  opening_hours: null,
  attribute_ids: '{}',
  offers: '[]',
  rating_sum: 0,
  rating_count: 0,
  latitude: null,
  longitude: null,
};

/** Of all companies, those of any kind of business; the others have one of the frequent trades. */
const SHARE_OF_ALL_KINDS = 0.4;

/**
 * Returns a function that makes the row of a company. `cities` have id, name, state, population and their position;
 * `kinds` have id, categoryId and words, `kindOfTrade` has the id of the kind that a trade's name means, `attributes`
 * have id and categoryIds. `registerShare` of them are as the federal register has them.
 */
export function rowMaker({ cities, kinds, kindOfTrade, attributes }, seed, registerShare = 0) {
  const random = randomOf(seed);
  // Of their own, so that everything else is as without hours, points, attributes and offers.
  const randomHours = randomOf(seed + 2);
  const randomFacts = randomOf(seed + 4);
  const randomOrigin = randomOf(seed + 5);
  const drawPoint = pointMaker(randomOf(seed + 3));
  const pick = (list) => list[Math.floor(random() * list.length)];
  // Prefers the beginning of a list, where the common names are.
  const pickSkewed = (list) => list[Math.floor(random() ** 2 * list.length)];
  const drawTrade = weightedDraw(TRADES, ([, , weight]) => weight);
  const drawCity = weightedDraw(cities, ({ population }) => population);

  const drawKind = () => {
    const { id, categoryId, words } = pick(kinds);
    return {
      trade: capital(pick(words)),
      category: categoryId,
      kindId: id,
      offer: `${pick(words)}, ${pick(words)}`,
    };
  };
  const drawBusiness = () => {
    if (random() < SHARE_OF_ALL_KINDS) return drawKind();
    const [trade, category, , offer] = drawTrade(random);
    return { trade, category, kindId: kindOfTrade.get(trade), offer };
  };

  const brand = () => {
    let word = '';
    for (let count = 2 + Math.floor(random() * 2); count > 0; count--) word += pick(SYLLABLES);
    return capital(random() < 0.4 ? word + pick(ENDINGS) : word);
  };
  const person = () => `${pickSkewed(FIRST_NAMES)} ${pickSkewed(SURNAMES)}`;
  const NAMES = [
    [20, (trade) => `${trade} ${pickSkewed(SURNAMES)}`],
    [14, (trade) => `${trade} ${person()}`],
    [16, (trade) => `${trade} ${pick(ADJECTIVES)}`],
    [10, (trade) => `${trade} ${pick(ADJECTIVES)} ${pickSkewed(SURNAMES)}`],
    [12, (trade) => `${brand()} ${trade}`],
    [6, () => `${brand()} ${pick(['Ltda', 'ME', 'Comércio', 'Serviços', 'do Brasil'])}`],
    [6, (trade, city) => `${trade} ${city}`],
    [6, (trade) => `${trade} ${random() < 0.5 ? 'do' : 'da'} ${pickSkewed(FIRST_NAMES)}`],
    [6, (trade) => `${trade} São ${pick(SAINTS)}`],
    [4, (trade) => `${pickSkewed(SURNAMES)} & ${pickSkewed(SURNAMES)} ${trade}`],
  ];
  const drawName = weightedDraw(NAMES, ([weight]) => weight);

  const describe = (trade, offer, city) => {
    const chosen = new Set();
    for (let count = 2 + Math.floor(random() * 4); count > 0; count--) chosen.add(pick(SENTENCES));
    return [...chosen]
      .join(' ')
      .replaceAll('{offer}', offer)
      .replaceAll('{city}', city)
      .replaceAll('{trade}', trade.toLowerCase())
      .replaceAll('{quarter}', pick(QUARTERS))
      .replaceAll('{age}', String(5 + Math.floor(random() * 40)))
      .replaceAll('{year}', String(1970 + Math.floor(random() * 55)))
      .replaceAll('{person}', person());
  };

  return (id) => {
    const { trade, category, kindId, offer } = drawBusiness();
    const city = drawCity(random);
    const name = drawName(random)[1](trade, city.name).slice(0, 120);
    const ratings = random() < 0.45 ? Math.ceil(random() ** -0.6) : 0;
    const count = Math.min(ratings, 3_000);
    const average = Math.min(5, Math.max(1, 4.1 + (random() + random() + random() - 1.5) * 0.9));
    const phone = `+55${pick(AREA_CODES)}9${String(Math.floor(random() * 1e8)).padStart(8, '0')}`;
    const row = {
      id,
      name,
      slug: `${name
        .normalize('NFD')
        .replace(/[^A-Za-z0-9]+/g, '-')
        .toLowerCase()}-${id}`,
      description: describe(trade, offer, city.name),
      category_id: category,
      kind_ids: kindId === undefined ? '{}' : `{${kindId}}`,
      city_id: city.id,
      address: `${pick(STREETS)}, ${1 + Math.floor(random() * 3000)} – ${pick(QUARTERS)}`,
      cep: String(Math.floor(random() * 1e8)).padStart(8, '0'),
      phone,
      contact_type: random() < 0.5 ? 'whatsapp' : 'phone',
      email: `contato@empresa${id}.com.br`,
      website: random() < 0.3 ? `https://www.empresa${id}.com.br/` : null,
      opening_hours: drawHours(randomHours),
      attribute_ids: drawAttributes(randomFacts, attributes, category),
      offers: drawOffers(randomFacts, offer),
      is_active: random() < 0.99,
      is_approved: random() < 0.99,
      rating_sum: Math.round(count * average),
      rating_count: count,
      created_at: new Date(Date.UTC(2020, 0, 1) + random() ** 0.7 * 2150 * 86_400_000).toISOString(),
    };
    const quarter = row.address.split(' – ').at(-1);
    Object.assign(row, drawPoint(city, quarter));
    return randomOrigin() < registerShare
      ? { ...row, ...REGISTERED, description: `${trade} em ${quarter}, ${city.name} – ${city.state}.` }
      : row;
  };
}
