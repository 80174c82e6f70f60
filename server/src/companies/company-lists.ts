import type { Reader } from '../database/statement.ts';
import { type List, listPage } from '../graphql/list-page.ts';
import type { Page, PageArgs } from '../graphql/paging.ts';
import { type CompanyView, companiesByIds } from './read-companies.ts';

/** Returns a page of companies; the list's `columns` are the company's id. */
export async function companyPage(
  reader: Reader,
  list: List,
  args: PageArgs,
): Promise<Page<CompanyView> & { totalIsExact: boolean }> {
  const page = await listPage<{ id: number }>(reader, list, args);
  const ids = page.items.map(({ id }) => id);
  return { ...page, items: await companiesByIds(reader, ids) };
}

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
