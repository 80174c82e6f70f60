import type pg from 'pg';
import { normalizeText } from '../shared/text/normalize-text.ts';

/** Values of OpenStreetMap tags that mean yes. */
const YES = /^(yes|only|designated|wlan|wifi|free|customers|required|recommended)$/i;
/** Keys of OpenStreetMap tags, and the slug of the attribute that they stand for. */
const OF_TAGS: Readonly<Record<string, string>> = {
  wheelchair: 'acessivel-para-cadeira-de-rodas',
  'toilets:wheelchair': 'banheiro-acessivel',
  internet_access: 'wi-fi',
  takeaway: 'retirada-no-local',
  delivery: 'entrega',
  'payment:pix': 'aceita-pix',
  'payment:cards': 'aceita-cartao',
  'payment:credit_cards': 'aceita-cartao',
  'payment:debit_cards': 'aceita-cartao',
  'payment:meal_voucher': 'aceita-vale-refeicao',
  outdoor_seating: 'mesas-ao-ar-livre',
  drive_through: 'drive-thru',
  reservation: 'aceita-reservas',
  'diet:vegetarian': 'opcoes-vegetarianas',
  'diet:gluten_free': 'opcoes-sem-gluten',
  live_music: 'musica-ao-vivo',
  air_conditioning: 'ar-condicionado',
  dog: 'aceita-animais',
};

/** The cells of a row that name attributes: names separated by semicolons, and tags of OpenStreetMap. */
export interface AttributeCells {
  attributes: string;
  tags: string;
  wheelchair: string;
  internetAccess: string;
  takeaway: string;
  delivery: string;
  paymentPix: string;
  paymentCards: string;
}

/** Returns the ids of the attributes that a row names, in ascending order; unknown names are left out. */
export type FindAttributes = (cells: AttributeCells) => number[];

interface NamedAttribute {
  id: number;
  slug: string;
  name: string;
}

/** Loads the attributes that are not retired. */
export async function loadAttributes(pool: pg.Pool): Promise<NamedAttribute[]> {
  const { rows } = await pool.query<NamedAttribute>(
    'SELECT id, slug, name FROM attributes WHERE NOT is_retired',
  );
  return rows;
}

export function attributeFinder(attributes: readonly NamedAttribute[]): FindAttributes {
  const ofName = new Map(attributes.map(({ id, name }) => [normalizeText(name), id]));
  const ofSlug = new Map(attributes.map(({ id, slug }) => [slug, id]));
  const ofTag = (tag: string) => {
    const [key = '', value = ''] = tag.split('=', 2);
    return YES.test(value) ? ofSlug.get(OF_TAGS[key] ?? '') : undefined;
  };
  return (cells) => {
    const tags = [
      ...(cells.tags.includes('=') ? cells.tags.split(/[|;,\s]+/) : []),
      `wheelchair=${cells.wheelchair}`,
      `internet_access=${cells.internetAccess}`,
      `takeaway=${cells.takeaway}`,
      `delivery=${cells.delivery}`,
      `payment:pix=${cells.paymentPix}`,
      `payment:cards=${cells.paymentCards}`,
    ];
    const ids = [
      ...tags.map(ofTag),
      ...cells.attributes.split(';').map((name) => ofName.get(normalizeText(name))),
    ];
    return [...new Set(ids.filter((id) => id !== undefined))].sort((a, b) => a - b);
  };
}
