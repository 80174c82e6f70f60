import { Max, Min } from 'class-validator';
import { ArgsType, Field, ID, Int, ObjectType } from 'type-graphql';
import { oneRow, type Statement } from '../../database/statement.ts';
import type { Context } from '../../graphql/context.ts';
import { invalid } from '../../shared/errors.ts';
import { formatMoment } from '../../shared/text/format.ts';
import { Company } from '../company.ts';
import { companiesByIds } from '../read-companies.ts';

const MOST = 100;

@ArgsType()
export class CatalogueArgs {
  @Field(() => Int, { defaultValue: MOST, description: 'Companies and removed ids a page, 1 to 100.' })
  @Min(1, { message: 'Peça ao menos 1 por página.' })
  @Max(MOST, { message: `Peça no máximo ${MOST} por página.` })
  first: number = MOST;

  @Field(() => String, {
    nullable: true,
    description:
      'The `endCursor` of the page before, with the same `changedSince`; absent for the first page.',
  })
  after?: string | null;

  @Field(() => Date, {
    nullable: true,
    description:
      'The `asOf` of the copy, for what changed since, at most 90 days ago; absent for all companies.',
  })
  changedSince?: Date | null;
}

@ObjectType({ simpleResolvers: true, description: 'A page of the catalogue by cursor, for copies of it.' })
export class CataloguePage {
  @Field(() => [Company], {
    description: 'Public companies by id; with `changedSince` those that changed, by the time of the change.',
  })
  companies!: Company[];

  @Field(() => [ID], {
    description: 'Companies that were deleted or hidden since `changedSince`, also ones never listed.',
  })
  removedIds!: number[];

  @Field(() => String, { nullable: true, description: 'For `after`; null when the page is empty.' })
  endCursor!: string | null;

  @Field({ description: 'Whether another page follows.' })
  hasNextPage!: boolean;

  @Field({
    description:
      'The `changedSince` for the next time; the same on all pages. Later changes may be included.',
  })
  asOf!: Date;
}

/** The last row of a page, and what its list was asked for; times in milliseconds. */
interface Cursor {
  asOf: number;
  /** 0 in the list of all companies, as `changedAt` is. */
  since: number;
  changedAt: number;
  id: number;
}

const FORM = /^(\d{13})\.(0|\d{13})\.(0|\d{13})\.(\d{1,10})$/;
const LARGEST_ID = 2 ** 31 - 1;

const writeCursor = ({ asOf, since, changedAt, id }: Cursor): string =>
  Buffer.from([asOf, since, changedAt, id].join('.')).toString('base64url');

/** Reads the cursor of a list; throws BAD_USER_INPUT for another list's and for what `writeCursor` did not write. */
function readCursor(text: string, since: number): Cursor {
  const numbers = FORM.exec(Buffer.from(text, 'base64url').toString('latin1'))?.slice(1).map(Number);
  const [asOf = 0, ofSince, changedAt = 0, id = 0] = numbers ?? [];
  const cursor = { asOf, since, changedAt, id };
  if (ofSince === since && id <= LARGEST_ID && writeCursor(cursor) === text) return cursor;
  throw invalid({
    after: ['Este cursor não é desta lista: comece de novo pela primeira página, sem after.'],
  });
}

const HORIZON: Statement = {
  name: 'catalogue_horizon',
  text: `SELECT catalogue_horizon() AS "asOf", greatest(now() - interval '90 days',
    (SELECT changed_at FROM catalogue_changes WHERE company_id = 0)) AS "knownSince"`,
};
// The limit is no parameter, so that the plan for all pages is one by the index.
/** Public companies: those that the search has. */
export const ALL: Statement = {
  name: 'catalogue_all',
  text: `SELECT company_id AS id, to_timestamp(0) AS "changedAt" FROM search_documents
         WHERE company_id > $1 ORDER BY company_id LIMIT ${MOST + 1}`,
};
export const CHANGED: Statement = {
  name: 'catalogue_changed',
  text: `SELECT company_id AS id, changed_at AS "changedAt" FROM catalogue_changes
         WHERE (changed_at, company_id) > ($1, $2) AND changed_at < $3
         ORDER BY changed_at, company_id LIMIT ${MOST + 1}`,
};

/**
 * Returns a page of the public companies, or of what changed since. Always from the primary: a replica may lack what was
 * committed just before the horizon. Throws BAD_USER_INPUT.
 */
export async function readCatalogue(
  { services, slot }: Context,
  { first, after, changedSince }: CatalogueArgs,
): Promise<CataloguePage> {
  const { reads } = services.db.forRequest({ slot, isPublicRead: false });
  const since = changedSince?.getTime() ?? 0;
  const last = typeof after === 'string' ? readCursor(after, since) : null;
  // Before the rows: whatever is committed later belongs to the next copy.
  const horizon = await oneRow<{ asOf: Date; knownSince: Date }>(reads, HORIZON);
  if (changedSince && changedSince < horizon.knownSince) throw notKnown(horizon.knownSince);
  const asOf = last ? new Date(last.asOf) : horizon.asOf;

  const from = last?.id ?? 0;
  const rows = await (changedSince
    ? reads.query<Row>(CHANGED, [last ? new Date(last.changedAt) : changedSince, from, asOf])
    : reads.query<Row>(ALL, [from]));
  const page = rows.slice(0, first);
  const ids = page.map(({ id }) => id);
  const unordered = await companiesByIds(reads, ids);
  const companies = unordered.filter(({ isActive, isApproved }) => isActive && isApproved);
  const listed = new Set(companies.map(({ id }) => id));
  const end = page.at(-1);
  return {
    companies,
    removedIds: changedSince ? ids.filter((id) => !listed.has(id)) : [],
    endCursor: end
      ? writeCursor({ asOf: asOf.getTime(), since, changedAt: end.changedAt.getTime(), id: end.id })
      : null,
    hasNextPage: rows.length > first,
    asOf,
  };
}

interface Row {
  id: number;
  changedAt: Date;
}

const notKnown = (since: Date) =>
  invalid({
    changedSince: [
      `Só se sabe o que mudou desde ${formatMoment(since)}: percorra o catálogo inteiro, sem changedSince.`,
    ],
  });
