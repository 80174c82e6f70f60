import type { Reader } from '../database/statement.ts';
import { type CompanyView, companiesByIds } from './read-companies.ts';

/** Returns the companies of rows that are their ids, in their order. */
export const asCompanies = (
  rows: readonly { id: number }[],
  _ctx: unknown,
  reader: Reader,
): Promise<CompanyView[]> =>
  companiesByIds(
    reader,
    rows.map(({ id }) => id),
  );

/** Adds its company to each row; leaves out rows whose company has been removed. */
export async function withCompanies<Row extends { companyId: number }>(
  reader: Reader,
  rows: readonly Row[],
): Promise<Array<Row & { company: CompanyView }>> {
  const ids = new Set(rows.map(({ companyId }) => companyId));
  const companies = await companiesByIds(reader, [...ids]);
  const byId = new Map(companies.map((company) => [company.id, company]));
  return rows.flatMap((row) => {
    const company = byId.get(row.companyId);
    return company ? [{ ...row, company }] : [];
  });
}
