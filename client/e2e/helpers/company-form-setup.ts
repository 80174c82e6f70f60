import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, inject } from 'vitest';
import { logInAsAdmin, openAs, type TestSession } from './accounts.ts';
import { asApi, askAt, askGraphql } from './api-requests.ts';
import { COMPANY as ANY_COMPANY, registerCompany } from './companies.ts';
import { siteUrl } from './site-url.ts';

export const PICTURE = fileURLToPath(new URL('../../src/domain/site/site-image.jpg', import.meta.url));
export const COMPANY = {
  ...ANY_COMPANY,
  address: 'Rua das Magnólias, 482',
  cep: '13024-000',
  phone: '(19) 99555-0100',
};

/** Goes on to the next step of a new company, which its heading names. */
export async function goOn(page: Page, step: number): Promise<void> {
  await page.getByRole('button', { name: 'Continuar' }).click();
  await page.getByRole('heading', { name: `Passo ${step} de 3` }).waitFor();
}

async function blockEqualCompanies(isBlocked: boolean): Promise<void> {
  const { token } = await logInAsAdmin(siteUrl());
  await askGraphql(siteUrl(), token)(
    'mutation ($block: Boolean!) { updateApprovalPolicy(input: { blockDuplicateCompanies: $block }) { blockDuplicateCompanies } }',
    { block: isBlocked },
  );
}

/**
 * Allows duplicates while the tests of one file run: all tests of the form use one company. Server tests check that
 * duplicates are refused.
 */
export function companyFormSetup() {
  beforeAll(async () => {
    if (inject('chromium') !== '') await blockEqualCompanies(false);
  });
  afterAll(async () => {
    if (inject('chromium') !== '') await blockEqualCompanies(true);
  });
  const ask = (token?: string) => asApi(siteUrl(), token);
  return {
    ask,
    asAdmin: async () => ask((await logInAsAdmin(siteUrl())).token),
    open: (page: Page, owner: TestSession, path = '/register-company'): Promise<void> =>
      openAs(page, owner, path),
    /** Registers the company of these tests by the REST interface; returns its id. */
    async register(owner: TestSession, changes = {}): Promise<string> {
      return (await registerCompany(askAt(siteUrl(), owner.token), { ...COMPANY, ...changes })).id;
    },
  };
}
