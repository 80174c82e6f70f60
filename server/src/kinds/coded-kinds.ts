import CNAE from './data/cnae.csv?raw';
import OSM from './data/osm.csv?raw';

/** Reads the first two columns, which have no quotes. */
const pairsOf = (csv: string): [string, string][] =>
  csv
    .split('\n')
    .slice(1)
    .map((line) => line.split(',', 2))
    .flatMap(([code = '', kind = '']) => (kind === '' ? [] : [[code, kind]]));

const OF_CNAE = new Map(pairsOf(CNAE));
/** Those of the most tags first. */
const OF_TAGS = pairsOf(OSM)
  .map(([tags, kind]) => ({ tags: tags.split(';'), kind }))
  .sort((one, other) => other.tags.length - one.tags.length);

/**
 * Returns the slugs of the kinds that codes name: a subclass of CNAE in any spelling ("4721-1/02", "111301" without its
 * leading zero), and tags of OpenStreetMap ("shop=bakery") among others.
 */
export function codedKinds(cnae: string, tags: string): string[] {
  const code = (/\d[\d./-]*/.exec(cnae)?.[0] ?? '').replace(/\D/g, '').padStart(7, '0');
  const sent = new Set(tags.includes('=') ? tags.split(/[|;,\s]+/) : []);
  const tagged = sent.size > 0 ? OF_TAGS.find(({ tags: all }) => all.every((tag) => sent.has(tag))) : null;
  return [OF_CNAE.get(code), tagged?.kind].filter((slug) => slug !== undefined);
}
