import { expect } from 'vitest';
import type { TestApp } from '../test-app.ts';

const CATALOGUE = `query ($first: Int!, $after: String, $changedSince: DateTime) {
  catalogue(first: $first, after: $after, changedSince: $changedSince) {
    companies { id name } removedIds endCursor hasNextPage asOf
  } }`;

export interface CatalogueAnswer {
  companies: { id: string; name: string }[];
  removedIds: string[];
  endCursor: string | null;
  hasNextPage: boolean;
  asOf: string;
}

export interface CatalogueVariables {
  first?: number;
  after?: string | null;
  changedSince?: string;
}

/** Asks for a page of the catalogue as a visitor does. */
export const askCatalogue = async (guia: TestApp, variables: CatalogueVariables = {}) =>
  (await guia.graphql(CATALOGUE, { first: 100, ...variables })).body;

export async function cataloguePage(guia: TestApp, variables?: CatalogueVariables): Promise<CatalogueAnswer> {
  const { data, errors } = await askCatalogue(guia, variables);
  expect(errors).toBeUndefined();
  return data.catalogue;
}

/** Reads all pages; calls `between` after each. */
export async function wholeCatalogue(
  guia: TestApp,
  variables: CatalogueVariables = {},
  between: (page: CatalogueAnswer, number: number) => Promise<unknown> = async () => {},
) {
  const companies: { id: string; name: string }[] = [];
  const removedIds: string[] = [];
  for (let number = 1, after: string | null = null; ; number++) {
    const page: CatalogueAnswer = await cataloguePage(guia, { ...variables, after });
    companies.push(...page.companies);
    removedIds.push(...page.removedIds);
    await between(page, number);
    after = page.endCursor;
    if (!page.hasNextPage) return { companies, removedIds, asOf: page.asOf };
  }
}

/** Returns what is public, as a visitor sees it. */
export const publicCompanies = async ({ pool }: TestApp): Promise<{ id: string; name: string }[]> =>
  (
    await pool.query(
      'SELECT id::text, name FROM companies WHERE is_active AND is_approved ORDER BY companies.id',
    )
  ).rows;
