import { type EntityManager, In } from 'typeorm';
import { recordAction } from '../../audit/record-action.ts';
import { oneRow, type Statement, transactionReader } from '../../database/statement.ts';
import type { Context } from '../../graphql/context.ts';
import { type AppError, conflict, invalid, notFound } from '../../shared/errors.ts';
import { parseId } from '../../shared/ids.ts';
import { lockUser } from '../../users/lock-users.ts';
import { settleClaims } from '../claims/settle-claims.ts';
import { Company } from '../company.ts';
import { deleteCompanies } from '../delete-companies.ts';
import { lockCompany, requireNotRejected } from '../lock-company.ts';
import { PHOTO_LIMIT } from '../photos/read-photos.ts';
import { COMPANY_NOT_FOUND, type CompanyView, companyById } from '../read-companies.ts';
import type { CompanyMerge } from './merge.types.ts';
import { MergedCompany } from './merged-company.ts';

/** Of the kept and the removed company. */
const KEPT = '$1::int';
const REMOVED = '$2::int';

/** Ratings of both by the owner or a member of the kept company after the merge. */
const OWN_RATINGS = `
  SELECT own.id FROM ratings own JOIN companies k ON k.id = ${KEPT} JOIN companies r ON r.id = ${REMOVED}
  WHERE own.company_id IN (k.id, r.id) AND (own.user_id = coalesce(k.owner_id, r.owner_id) OR EXISTS (
    SELECT FROM company_members m WHERE m.company_id IN (k.id, r.id) AND m.user_id = own.user_id))`;
const OTHER_RATINGS = `(SELECT * FROM ratings WHERE company_id IN (${KEPT}, ${REMOVED}) AND id NOT IN (${OWN_RATINGS}))`;
/** Returns the order of the ratings of one person, of which the last stays. */
const rank = (rating: string) =>
  `(${rating}.hidden_at IS NULL, coalesce(${rating}.changed_at, ${rating}.created_at), ${rating}.id)`;
/** Returns the SQL of ratings of a company that give way to one of the same author of the other company. */
const outdated = (company: string, other: string): string =>
  ['fingerprint_hash', 'user_id']
    .map(
      (author) => `SELECT old.id FROM ${OTHER_RATINGS} old JOIN ${OTHER_RATINGS} newer USING (${author})
        WHERE old.company_id = ${company} AND newer.company_id = ${other} AND ${rank('newer')} > ${rank('old')}`,
    )
    .join(' UNION ');
/** A rating of the removed company that gives way itself takes no other with it. */
const OUTDATED_OF_REMOVED = outdated(REMOVED, KEPT);
const OUTDATED_OF_KEPT = outdated(KEPT, `${REMOVED} AND newer.id NOT IN (${OUTDATED_OF_REMOVED})`);

/** Photos of the removed company in the places that they get; those beyond the plan's number stay behind. */
const PLACED_PHOTOS = `
  SELECT p.id, row_number() OVER (ORDER BY p.position) - 1 + (
      SELECT count(*) FROM company_photos own WHERE own.company_id = ${KEPT} AND own.removed_at IS NULL
    ) AS place, (
      SELECT ${PHOTO_LIMIT} FROM companies k JOIN companies r ON r.id = ${REMOVED}
        LEFT JOIN users o ON o.id = coalesce(k.owner_id, r.owner_id) LEFT JOIN plans plan ON plan.id = o.plan_id
      WHERE k.id = ${KEPT}
    ) AS places
  FROM company_photos p WHERE p.company_id = ${REMOVED} AND p.removed_at IS NULL AND p.state <> 'failed'`;

const DAY_COUNTS =
  'views phone_clicks whatsapp_clicks website_clicks map_clicks photo_views ratings good_ratings rating_sum messages'.split(
    ' ',
  );

interface Move {
  /** Statements that give the rows to the kept company. Rows left out are removed with the other one. */
  sql: readonly string[];
  /** Only where the kept company gets the owner of the other one. */
  withOwner?: true;
}

const move = (table: string, only = ''): string =>
  `UPDATE ${table} t SET company_id = ${KEPT} WHERE t.company_id = ${REMOVED} ${only}`;
/** Returns the condition of a row that the kept company does not have. */
const isNew = (table: string, same: string): string =>
  `NOT EXISTS (SELECT FROM ${table} o WHERE o.company_id = ${KEPT} AND ${same})`;
const moveNew = (table: string, same: string): string => move(table, `AND ${isNew(table, same)}`);
/** Only one may wait. */
const WAITING_CLAIM = "o.status = 'pending' AND o.user_id = t.user_id";
const WAITING_CORRECTION = `o.status = 'pending' AND (o.field, coalesce(o.after, '')) = (t.field, coalesce(t.after, ''))`;

/**
 * What becomes of the rows of each table that refers to companies, in this order; null for those that are removed with the
 * company: what is computed from its own columns, its unseen changes, and what imports wrote.
 */
export const MERGED_TABLES: Readonly<Record<string, Move | null>> = {
  // Before the counts of days, from which a trigger takes deleted ratings.
  ratings: {
    sql: [
      `DELETE FROM ratings WHERE id IN (${OWN_RATINGS})`,
      `DELETE FROM ratings WHERE id IN (${OUTDATED_OF_REMOVED})`,
      `DELETE FROM ratings WHERE id IN (${outdated(KEPT, REMOVED)})`,
      move('ratings'),
    ],
  },
  messages: { sql: [move('messages')] },
  duty_shifts: { sql: [moveNew('duty_shifts', 'o.starts_at = t.starts_at')] },
  opening_sightings: {
    sql: [
      moveNew(
        'opening_sightings',
        '(o.weekday, o.hour, o.address_hash) = (t.weekday, t.hour, t.address_hash)',
      ),
    ],
  },
  saved_companies: { sql: [moveNew('saved_companies', 'o.fingerprint_hash = t.fingerprint_hash')] },
  company_claims: {
    sql: [
      `UPDATE company_claims t SET company_id = ${KEPT}, folded = review_text_of(${KEPT}, t.user_id)
       WHERE t.company_id = ${REMOVED} AND (t.status <> 'pending' OR ${isNew('company_claims', WAITING_CLAIM)})`,
    ],
  },
  company_corrections: {
    sql: [
      move(
        'company_corrections',
        `AND (t.status <> 'pending' OR ${isNew('company_corrections', WAITING_CORRECTION)})`,
      ),
    ],
  },
  company_photos: {
    sql: [
      `UPDATE company_photos t SET company_id = ${KEPT}, position = placed.place
       FROM (${PLACED_PHOTOS}) placed WHERE t.id = placed.id AND placed.place < placed.places`,
    ],
  },
  company_days: {
    sql: [
      `INSERT INTO company_days AS known (company_id, day, ${DAY_COUNTS.join(', ')})
       SELECT ${KEPT}, day, ${DAY_COUNTS.join(', ')} FROM company_days WHERE company_id = ${REMOVED}
       ON CONFLICT (company_id, day) DO UPDATE SET
         ${DAY_COUNTS.map((column) => `${column} = known.${column} + excluded.${column}`).join(', ')}`,
    ],
  },
  company_visits: {
    sql: [moveNew('company_visits', '(o.day, o.kind, o.visitor_hash) = (t.day, t.kind, t.visitor_hash)')],
  },
  company_searches: {
    sql: [
      moveNew('company_searches', '(o.week, o.words, o.address_hash) = (t.week, t.words, t.address_hash)'),
    ],
  },
  company_search_weeks: {
    sql: [
      `INSERT INTO company_search_weeks AS known (company_id, week, words, addresses)
       SELECT ${KEPT}, week, words, addresses FROM company_search_weeks WHERE company_id = ${REMOVED}
       ON CONFLICT (company_id, week, words) DO UPDATE SET addresses = known.addresses + excluded.addresses`,
    ],
  },
  // Those of an owner: the kept company has the same one or gets him.
  company_members: { sql: [moveNew('company_members', 'o.user_id = t.user_id')] },
  // Of its own CNPJ, which the kept company does not get.
  register_records: null,
  company_invitations: { sql: [moveNew('company_invitations', 'lower(o.email) = lower(t.email)')] },
  message_access_requests: { sql: [moveNew('message_access_requests', 'true')], withOwner: true },
  merged_companies: { sql: [`UPDATE merged_companies SET kept_id = ${KEPT} WHERE kept_id = ${REMOVED}`] },
  company_changes: null,
  company_points: null,
  import_changes: null,
  import_companies: null,
  overdue_reminders: null,
  search_documents: null,
};

const countOf = (table: string): string =>
  `(SELECT count(*) FROM ${table} WHERE company_id = ${REMOVED})::int`;
/** Returns the condition that somebody beside the administration reads a company's messages. */
const reads = (company: string) => `(${company}.owner_id IS NOT NULL AND ${company}.has_message_access)`;
const READS_AFTER = `(SELECT CASE WHEN k.owner_id IS NULL THEN ${reads('r')} ELSE ${reads('k')} END
  FROM companies k JOIN companies r ON r.id = ${REMOVED} WHERE k.id = ${KEPT})`;
/** Returns the condition that one of both companies has messages, where another one holds for it. */
const hasMessages = (where: string) =>
  `EXISTS (SELECT FROM messages JOIN companies c ON c.id = company_id WHERE c.id IN (${KEPT}, ${REMOVED}) AND ${where})`;
const COUNTS: Statement = {
  name: 'merge_counts',
  text: `
    SELECT (SELECT count(*) FROM ${OTHER_RATINGS} other WHERE company_id = ${REMOVED}
        AND id NOT IN (${OUTDATED_OF_REMOVED}))::int AS ratings,
      (SELECT count(*) FROM (${OWN_RATINGS}) own)::int AS "ownRatings",
      (SELECT count(*) FROM (${OUTDATED_OF_REMOVED} UNION ALL (${OUTDATED_OF_KEPT})) old)::int AS "olderRatings",
      ${countOf('messages')} AS messages, ${countOf('saved_companies')} AS saves, ${countOf('company_claims')} AS claims,
      ${countOf('company_corrections')} AS corrections, (SELECT count(*) FROM company_members t
        WHERE t.company_id = ${REMOVED} AND ${isNew('company_members', 'o.user_id = t.user_id')})::int AS members,
      ${hasMessages(`${READS_AFTER} AND NOT ${reads('c')}`)} AS "readsMore",
      ${hasMessages(`NOT ${READS_AFTER} AND ${reads('c')}`)} AS "readsLess",
      (SELECT coalesce(sum(views), 0) FROM company_days WHERE company_id = ${REMOVED})::int AS views,
      (SELECT count(*) FROM (${PLACED_PHOTOS}) placed WHERE place < places)::int AS photos,
      (SELECT count(*) FROM (${PLACED_PHOTOS}) placed WHERE place >= places)::int AS "photosOver"`,
};
type Counts = Omit<CompanyMerge, 'takesOwner' | 'problem'>;

/** Not through the entity: `updatedAt` is that of the company's own data. */
const TOTALS = `
  UPDATE companies SET rating_sum = total.sum, rating_count = total.count, rating_counts = total.counts
  FROM (SELECT coalesce(sum(rating), 0)::int AS sum, count(rating)::int AS count,
      ARRAY(SELECT count(rated.rating)::int FROM generate_series(1, 5) star
        LEFT JOIN ratings rated ON rated.rating = star AND rated.company_id = ${KEPT} AND rated.hidden_at IS NULL
        GROUP BY star ORDER BY star) AS counts
    FROM ratings WHERE company_id = ${KEPT} AND hidden_at IS NULL) total
  WHERE id = ${KEPT}`;

/** Returns whether the kept company gets the owner of the other one. */
const takesOwner = (kept: Company, removed: Company): boolean =>
  kept.ownerId === null && removed.ownerId !== null;

/** Returns why two companies cannot be merged; undefined where they can. */
function problemOf(kept: Company, removed: Company): AppError | undefined {
  if (kept.id === removed.id) return invalid({ removedId: ['Escolha duas empresas diferentes.'] });
  if (!kept.isApproved || !removed.isApproved)
    return conflict('Só empresas aprovadas podem ser unidas. Decida antes a que espera aprovação.');
  if (!kept.isActive) return conflict('A empresa que fica está inativa. Ative-a antes de unir.');
  if (kept.ownerId !== null && removed.ownerId !== null && kept.ownerId !== removed.ownerId)
    return conflict(
      'As duas empresas têm dono. Decida primeiro com eles quem fica com a empresa, tire o dono da outra em “Editar” e tente novamente.',
    );
  return undefined;
}

async function storedCompany(ctx: Context, id: string): Promise<Company> {
  const company = await ctx.db.manager.findOneBy(Company, { id: parseId(id, COMPANY_NOT_FOUND) });
  if (!company) throw notFound(COMPANY_NOT_FOUND);
  requireNotRejected(company);
  return company;
}

/** Returns what a merge of two companies does; NOT_FOUND for a missing one, CONFLICT for a rejected one. */
export async function companyMerge(ctx: Context, keptId: string, removedId: string): Promise<CompanyMerge> {
  const [kept, removed] = await Promise.all([storedCompany(ctx, keptId), storedCompany(ctx, removedId)]);
  return {
    ...(await oneRow<Counts>(ctx.db.reads, COUNTS, [kept.id, removed.id])),
    takesOwner: takesOwner(kept, removed),
    problem: problemOf(kept, removed)?.message ?? null,
  };
}

/** Locks both companies, before them their owners, each in the order of ids. CONFLICT when an owner changed meanwhile. */
async function lockBoth(manager: EntityManager, keptId: number, removedId: number) {
  const ids = [keptId, removedId].sort((one, other) => one - other);
  const seen = await manager.find(Company, { where: { id: In(ids) }, order: { ownerId: 'ASC' } });
  for (const { ownerId } of seen) if (ownerId !== null) await lockUser(manager, ownerId);
  const locked = new Map<number, Company>();
  for (const id of ids) locked.set(id, await lockCompany(manager, id));
  if (seen.some(({ id, ownerId }) => locked.get(id)?.ownerId !== ownerId))
    throw conflict('O dono de uma das empresas mudou enquanto isso. Confira e tente novamente.');
  return { kept: locked.get(keptId) as Company, removed: locked.get(removedId) as Company };
}

/**
 * Gives what visitors and owner left at one company to another one, and removes it; its page leads to the kept one from then
 * on. Of two ratings of one person the newer stays, a visible one before a hidden one; those of the owner and of
 * members are deleted. NOT_FOUND for a missing company, BAD_USER_INPUT for one with itself,
 * CONFLICT for one that is rejected or waits, an inactive one that stays, two owners, and an owner who goes along where `sentTakesOwner` is false, or the reverse.
 */
export async function mergeCompanies(
  ctx: Context,
  sentKept: string,
  sentRemoved: string,
  sentTakesOwner: boolean,
): Promise<CompanyView> {
  const keptId = parseId(sentKept, COMPANY_NOT_FOUND);
  const removedId = parseId(sentRemoved, COMPANY_NOT_FOUND);
  await ctx.db.transaction(async (manager) => {
    const { kept, removed } = await lockBoth(manager, keptId, removedId);
    const problem = problemOf(kept, removed);
    if (problem) throw problem;
    const isHandedOver = takesOwner(kept, removed);
    if (isHandedOver !== sentTakesOwner) throw conflict('Os donos mudaram enquanto isso. Confira de novo.');
    const counts = await oneRow<Counts>(transactionReader(manager), COUNTS, [keptId, removedId]);
    const { ownerId, hasMessageAccess, takesQuoteRequests, cnpj, source, sourceId } = removed;
    // First: a new owner ends the parts in the company, and those of the other one come with him.
    if (isHandedOver)
      await manager.update(Company, keptId, { ownerId, hasMessageAccess, takesQuoteRequests });
    for (const moved of Object.values(MERGED_TABLES)) {
      if (!moved || (moved.withOwner && !isHandedOver)) continue;
      for (const sql of moved.sql)
        await manager.query(sql, sql.includes('$2') ? [keptId, removedId] : [keptId]);
    }
    await manager.query(TOTALS, [keptId]);
    const owner = kept.ownerId ?? ownerId;
    if (owner !== null) await settleClaims(ctx, manager, kept, owner);
    await recordAction(ctx, manager, 'company.merge', keptId, {
      before: { ...(isHandedOver && { ownerId: null }) },
      after: {
        name: kept.name,
        mergedId: removedId,
        mergedName: removed.name,
        ...(isHandedOver && { ownerId }),
        ratingsCount: counts.ratings,
        messagesCount: counts.messages,
        photosCount: counts.photos,
      },
    });
    await recordAction(ctx, manager, 'company.remove', removedId, {
      before: { name: removed.name, ownerId, isApproved: removed.isApproved },
      after: { mergedInto: keptId },
    });
    await deleteCompanies(manager, [removed]);
    // After the removal, which programs with a copy of the catalogue are told of first.
    await manager.insert(MergedCompany, { id: removedId, keptId, cnpj, source, sourceId });
  });
  return companyById(ctx, keptId);
}
