// node client/scripts/split-map.mjs FOLDER
// Writes client/src/ui/map/data from `ufs.topo.json` and `municipios.topo.json` in FOLDER: one file of the country, one
// a state. Sources and format: client/src/ui/map/data/README.md.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const folder = process.argv[2];
if (folder === undefined) throw new Error('Usage: node client/scripts/split-map.mjs FOLDER');
const OUT = fileURLToPath(new URL('../src/ui/map/data/', import.meta.url));
const CSV = new URL('../../server/src/database/setup/seeds/municipalities.csv', import.meta.url);
const STATES = new URL('../src/lib/states.json', import.meta.url);

/** Cities in the country's file: those of this many inhabitants, and the capitals. */
const LARGE = 100_000;
const CAPITALS = new Set([
  1100205, 1200401, 1302603, 1400100, 1501402, 1600303, 1721000, 2111300, 2211001, 2304400, 2408102, 2507507,
  2611606, 2704302, 2800308, 2927408, 3106200, 3205309, 3304557, 3550308, 4106902, 4205407, 4314902, 5002704,
  5103403, 5208707, 5300108,
]);

const read = (name) => JSON.parse(readFileSync(`${folder}/${name}`, 'utf8'));

const cities = readFileSync(CSV, 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split(','))
  .map(([code, name, state, population, latitude, longitude]) => ({
    code: Number(code),
    name,
    state,
    population: Number(population),
    latitude: Number(latitude),
    longitude: Number(longitude),
  }))
  .sort((one, other) => other.population - one.population);

/** Code, name, degrees east and north, thousands of inhabitants, 1 for a capital; the largest first. */
const placeOf = ({ code, name, population, latitude, longitude }) => [
  code,
  name,
  Number(longitude.toFixed(3)),
  Number(latitude.toFixed(3)),
  Math.max(1, Math.round(population / 1_000)),
  ...(CAPITALS.has(code) ? [1] : []),
];

/** Returns the geometries with the arcs that they use, numbered anew. */
function partOf({ transform, arcs }, geometries) {
  const numbers = new Map();
  const renumber = (arc) => {
    const index = arc < 0 ? ~arc : arc;
    if (!numbers.has(index)) numbers.set(index, numbers.size);
    const number = numbers.get(index);
    return arc < 0 ? ~number : number;
  };
  const deep = (value) => (Array.isArray(value) ? value.map(deep) : renumber(value));
  const renumbered = geometries.map(({ type, id, arcs: own }) => ({ type, id, arcs: deep(own) }));
  return {
    type: 'Topology',
    transform,
    objects: { areas: { type: 'GeometryCollection', geometries: renumbered } },
    arcs: [...numbers.keys()].map((index) => arcs[index]),
  };
}

const write = (name, content) => writeFileSync(`${OUT}${name}.json`, `${JSON.stringify(content)}\n`);

const country = read('ufs.topo.json');
const municipalities = read('municipios.topo.json');
const stateOf = new Map(cities.map(({ code, state }) => [Math.floor(code / 100_000), state]));

write('BR', {
  ...partOf(country, country.objects.ufs.geometries),
  places: cities.filter(({ code, population }) => population >= LARGE || CAPITALS.has(code)).map(placeOf),
});
for (const { code: state } of JSON.parse(readFileSync(STATES, 'utf8'))) {
  const { geometries } = municipalities.objects.municipios;
  write(state, {
    ...partOf(
      municipalities,
      geometries.filter(({ id }) => stateOf.get(Math.floor(Number(id) / 100_000)) === state),
    ),
    places: cities.filter((city) => city.state === state).map(placeOf),
  });
}
