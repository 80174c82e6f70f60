import { installationSecret } from '../database/installation-secret.ts';
import { pseudonym } from '../database/pseudonym.ts';
import type { Reader, Statement } from '../database/statement.ts';

/** A text is common, and shown to administrators, once this many addresses searched it. */
export const COMMON_ADDRESSES = 5;
const HASH_BYTES = 16;

export interface CountedSearch {
  times: number;
  /** Keys of addresses, at most `COMMON_ADDRESSES`. */
  addresses: Set<string>;
}

/** Drops the hashes of a text with which it is common. */
const hashesOf = (isCommon: string, hash: string): string =>
  `CASE WHEN ${isCommon} count(*) >= ${COMMON_ADDRESSES} THEN '{}'::bytea[] ELSE array_agg(${hash}) END`;

/** Adds searches by text; each row has another address, and the first of a text its number of searches. */
const WRITE: Statement = {
  name: 'write_searches_without_results',
  text: `
    INSERT INTO searches_without_results AS known (text, times, address_hashes)
    SELECT text, sum(times), ${hashesOf('', 'hash')}
    FROM unnest($1::text[], $2::int[], $3::bytea[]) AS search (text, times, hash)
    GROUP BY text ORDER BY text
    ON CONFLICT (text) DO UPDATE SET times = known.times + excluded.times, last_seen_at = now(), address_hashes = (
      SELECT ${hashesOf('known.is_common OR cardinality(excluded.address_hashes) = 0 OR', 'hash')}
      FROM (SELECT DISTINCT unnest(known.address_hashes || excluded.address_hashes) AS hash) hashes)`,
};

/** Writes searches in one statement. Addresses are stored as pseudonyms with their text, so that texts cannot be linked. */
export async function writeSearches(
  reader: Reader,
  searches: ReadonlyMap<string, CountedSearch>,
): Promise<void> {
  const secret = await installationSecret(reader);
  const rows = [...searches].flatMap(([text, { times, addresses }]) =>
    [...addresses].map((address, index) => ({
      text,
      times: index === 0 ? times : 0,
      hash: pseudonym(secret, 'search', `${text} ${address}`).subarray(0, HASH_BYTES),
    })),
  );
  await reader.query(WRITE, [
    rows.map(({ text }) => text),
    rows.map(({ times }) => times),
    rows.map(({ hash }) => hash),
  ]);
}
