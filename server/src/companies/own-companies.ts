import type { Viewer } from '../graphql/context.ts';

/** Returns the condition of the companies that somebody owns or has a part in, without rejected ones; `ownCompaniesValues` are its parameters. */
export const ownedBy = (table: string): string =>
  `(${table}.owner_id = $1 OR ${table}.id = ANY ($2::int[])) AND ${table}.rejected_at IS NULL`;
/** The same for `companies` without an alias, with its order: own ones first, the oldest first. */
export const OWN_COMPANIES = ownedBy('companies');
export const OWN_COMPANIES_ORDER = 'owner_id = $1 DESC, created_at, id';

/** Returns the parameters of `ownedBy`. */
export const ownCompaniesValues = ({ id, parts }: Viewer): unknown[] => [id, Object.keys(parts).map(Number)];

/** Returns the SQL of the condition that the company with this id was not rejected, for queries without its row. */
export const notRejected = (companyId: string): string =>
  `NOT EXISTS (SELECT FROM companies rejected WHERE rejected.id = ${companyId} AND rejected.rejected_at IS NOT NULL)`;
