import type pg from 'pg';
import type { CorrectionField } from '../../companies/corrections/company-correction.ts';
import { BEFORE_COLUMNS } from './import-columns.ts';
import {
  DEFAULT_SOURCE,
  type ImportRow,
  type Problem,
  REGISTER_SOURCE,
  type RowContent,
} from './import-row.ts';
import { type Met, whyAnother } from './other-company.ts';
import {
  outdatedFields,
  type Proposal,
  proposalsOf,
  refreshedRow,
  withKnownEmail,
} from './register-record.ts';

/** The company that a row matches. */
interface Known extends Met {
  index: number;
  id: number | null;
  isSame: boolean;
  /** The company as it is, where the row was imported without its kinds and other names; null otherwise. */
  stored: RowContent | null;
  /** Has an owner or did not come from an import: imports do not change it. */
  isProtected: boolean;
  isByCnpj: boolean;
  /** The company that the row's removed one was merged into. */
  keptId: number | null;
  ownerId: number | null;
  isActive: boolean;
  /** Month of the register's last files that had it; null where none did. */
  month: string | null;
  /** What the register said then. */
  said: Buffer | null;
  /** Whether the register had it as closed. */
  isClosed: boolean;
}

/** What is to be noted of a company that stays as it is. */
export interface Note {
  id: number;
  /** Fields of corrections that wait from earlier files and are no longer so. */
  outdated: CorrectionField[];
  proposals: Proposal[];
}

/** What an import does with a row. */
export type RowResult = { row: ImportRow } & (
  | { kind: 'new' }
  | { kind: 'same'; note?: Note }
  | { kind: 'change'; id: number; isReopened?: boolean }
  | { kind: 'refused'; problem: Problem }
);

/** Returns what to do with each row, by what the database has now; `month` is the register's. Locks nothing. */
export async function validateRows(
  db: Pick<pg.ClientBase, 'query'>,
  rows: readonly ImportRow[],
  month: string | null = null,
): Promise<RowResult[]> {
  const matches = await findKnown(db, rows);
  return matches.flatMap((match) => {
    const row = rows[match.index];
    return row === undefined ? [] : [resultOf(row, match, month)];
  });
}

function resultOf(row: ImportRow, match: Known, month: string | null): RowResult {
  if (match.keptId !== null) return { row, kind: 'refused', problem: whyMerged(row, match.keptId) };
  if (match.id === null) return { row, kind: 'new' };
  if (month !== null) return registerResult(row, { ...match, id: match.id }, month);
  // The company may have been edited since the same row was imported.
  if (match.isSame) return { row, kind: 'same' };
  if (match.stored !== null) {
    const filled = match.isProtected ? null : withMissing(row, match.stored);
    return filled === null ? { row, kind: 'same' } : { row: filled, kind: 'change', id: match.id };
  }
  // Without its month nothing says whether it is newer; others know more: websites, opening hours.
  if (row.source === REGISTER_SOURCE) return { row, kind: 'same' };
  const problem = match.isByCnpj ? null : whyAnother(row, match, match.isProtected);
  if (problem) return { row, kind: 'refused', problem };
  return match.isProtected ? { row, kind: 'same' } : { row, kind: 'change', id: match.id };
}

/** What the register has not changed since its last files, and what others have, stays. */
function registerResult(read: ImportRow, match: Known & { id: number }, month: string): RowResult {
  const { id, stored, said } = match;
  const row = said === null ? read : withKnownEmail(read, said);
  if (match.month !== null && match.month > month) return { row, kind: 'same' };
  const isNoted = match.month === month && said !== null && row.said?.equals(said) && !match.isClosed;
  if (isNoted) return { row, kind: 'same' };
  if (match.isProtected) {
    const isOwned = said !== null && match.ownerId !== null;
    const outdated = isOwned ? outdatedFields(row, said) : [];
    const proposals = isOwned && stored !== null ? proposalsOf(id, row, stored, said) : [];
    return { row, kind: 'same', note: { id, outdated, proposals } };
  }
  const isReopened = match.isClosed && !match.isActive;
  const changed =
    stored === null ? null : said === null ? withMissing(row, stored) : refreshedRow(row, stored, said);
  if (changed === null && !isReopened)
    return { row, kind: 'same', note: { id, outdated: [], proposals: [] } };
  return { row: changed ?? { ...row, ...stored }, kind: 'change', id, isReopened };
}

function whyMerged({ line, isCoded, source }: ImportRow, keptId: number): Problem {
  const remedy = isCoded && source === DEFAULT_SOURCE ? '; se for outra, informe a coluna fonte' : '';
  return {
    line,
    kind: 'refused',
    field: isCoded ? 'sourceId' : 'name',
    reason: `Esta empresa foi unida à de nº ${keptId}${remedy}.`,
  };
}

/** Returns what is stored with the row's kinds and other names where these are missing; null where none is. */
function withMissing(row: ImportRow, stored: RowContent): ImportRow | null {
  const isGuess = stored.kindIds.length === 0 || (stored.kindsAreGuessed && !row.kindsAreGuessed);
  const { kindIds, kindsAreGuessed } = isGuess && row.kindIds.length > 0 ? row : stored;
  const legalName = stored.legalName ?? row.legalName;
  // Nothing finds a renamed company by the name of its source.
  const sourceName = stored.sourceName ?? (stored.name === row.name ? row.sourceName : null);
  const isMissing =
    kindIds !== stored.kindIds || legalName !== stored.legalName || sourceName !== stored.sourceName;
  return isMissing ? { ...row, ...stored, kindIds, kindsAreGuessed, legalName, sourceName } : null;
}

async function findKnown(db: Pick<pg.ClientBase, 'query'>, rows: readonly ImportRow[]): Promise<Known[]> {
  const result = await db.query<Known>(
    `SELECT r.number::int - 1 AS index, c.id, c.name, c.cnpj, c.city_id AS "cityId", c.address, c.phone,
       by_cnpj.id IS NOT NULL AS "isByCnpj",
       coalesce(i.content_hash = r.content_hash, false) AS "isSame",
       CASE WHEN i.content_hash = r.plain_hash OR rr.said <> r.said OR rr.closed_on IS NOT NULL
         THEN jsonb_build_object(${BEFORE_COLUMNS}) END AS stored,
       c.owner_id AS "ownerId", c.is_active AS "isActive", rr.month::text, rr.said, rr.closed_on IS NOT NULL AS "isClosed",
       c.owner_id IS NOT NULL OR i.company_id IS NULL AS "isProtected", merged.kept_id AS "keptId"
     FROM unnest($1::text[], $2::text[], $3::text[], $4::bytea[], $5::bytea[], $6::int[], $7::int[], $8::text[],
         $9::text[], $10::bytea[])
       WITH ORDINALITY AS r (cnpj, source, source_id, content_hash, plain_hash, company_id, city_id, name, phone, said, number)
     -- OFFSET makes each a look-up by an index: statistics of a table that was empty make the planner scan all companies.
     LEFT JOIN LATERAL (SELECT id FROM companies WHERE cnpj = r.cnpj::bpchar AND rejected_at IS NULL OFFSET 0) by_cnpj ON true
     LEFT JOIN LATERAL (
       SELECT id FROM companies WHERE source = r.source AND source_id = r.source_id AND rejected_at IS NULL OFFSET 0
     ) by_source ON true
     -- The export may be of another guide, whose numbers are other companies' here.
     LEFT JOIN LATERAL (
       SELECT id FROM companies WHERE id = r.company_id AND city_id = r.city_id AND rejected_at IS NULL
         AND (search_fold(name) = search_fold(r.name) OR phone = r.phone) OFFSET 0
     ) by_number ON true
     LEFT JOIN LATERAL (
       SELECT * FROM companies WHERE id = coalesce(by_cnpj.id, by_number.id, by_source.id) OFFSET 0
     ) c ON true
     LEFT JOIN LATERAL (SELECT * FROM import_companies WHERE company_id = c.id OFFSET 0) i ON true
     LEFT JOIN LATERAL (SELECT * FROM register_records WHERE company_id = c.id OFFSET 0) rr ON true
     LEFT JOIN LATERAL (
       SELECT kept_id FROM merged_companies
       WHERE c.id IS NULL AND (cnpj = r.cnpj::bpchar OR source = r.source AND source_id = r.source_id) LIMIT 1
     ) merged ON true
     ORDER BY r.number`,
    [
      rows.map((row) => row.cnpj),
      rows.map((row) => row.source),
      rows.map((row) => row.sourceId),
      rows.map((row) => row.contentHash),
      rows.map((row) => row.plainHash),
      rows.map((row) => row.companyNumber),
      rows.map((row) => row.cityId),
      rows.map((row) => row.name),
      rows.map((row) => row.phone),
      rows.map((row) => row.said),
    ],
  );
  return result.rows;
}
