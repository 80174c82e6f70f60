import type { ClientBase } from 'pg';
import OFFERS from './demo/offers.csv?raw';
import { readCsv } from './read-csv.ts';

const OFFER = /^\S[^|]*(\|[^|]*(\|\d*(\|f?)?)?)?$/;
/** Reads 'Corte|Com lavagem.|6000|f;…': name, description, price in cents and whether it is the lowest. */
const offersOf = (cell: string): object[] =>
  cell
    .split(';')
    .filter(Boolean)
    .map((offer) => {
      if (!OFFER.test(offer)) throw new Error(`No offer of the demonstration: ${offer}`);
      const [name, description, cents, from] = offer.split('|');
      return {
        name,
        description: description || null,
        priceCents: cents ? Number(cents) : null,
        isFrom: from === 'f',
      };
    });

/**
 * Gives demonstration companies their offers, attributes, year of foundation and area served. No profiles in social
 * networks: an invented name may be somebody's account.
 */
export async function insertDemoOffers(client: ClientBase): Promise<void> {
  const rows = (await readCsv(OFFERS)).map((row) => ({ ...row, offers: offersOf(row.offers ?? '') }));
  await client.query(
    `UPDATE companies c SET offers = r.offers, founded_year = r.founded_year, area_served = nullif(r.area_served, ''),
       attribute_ids = ARRAY(SELECT id FROM attributes
         WHERE attributes.slug = ANY (string_to_array(r.attributes, ' ')) AND NOT is_retired ORDER BY id)
     FROM jsonb_to_recordset($1::jsonb) AS r (company text, founded_year int, attributes text, area_served text, offers jsonb)
     WHERE c.name = r.company AND c.is_demo`,
    [JSON.stringify(rows)],
  );
}
