import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, inject } from 'vitest';
import { logInAsAdmin, openAs, type TestSession } from './accounts.ts';
import { asApi, askAt, askGraphql } from './api-requests.ts';
import { COMPANY as ANY_COMPANY, registerCompany } from './companies.ts';
import { startFakeCepService } from './fake-cep-service.ts';
import { type RunningProgram, startProgram } from './program.ts';

export const PICTURE = fileURLToPath(new URL('../../src/domain/site/site-image.jpg', import.meta.url));
export const COMPANY = {
  ...ANY_COMPANY,
  address: 'Rua das Magnólias, 482',
  cep: '13024-000',
  phone: '(19) 99555-0100',
};
const LIMITS = { LIMIT_REGISTRATIONS: '1000', LIMIT_LOGINS_ADDRESS: '1000' };

/** Allows duplicates: all tests of the form use one company. Server tests check that they are refused. */
async function allowEqualCompanies(url: string): Promise<void> {
  const { token } = await logInAsAdmin(url);
  await askGraphql(
    url,
    token,
  )(
    'mutation { updateApprovalPolicy(input: { blockDuplicateCompanies: false }) { blockDuplicateCompanies } }',
  );
}

/** Starts a program with a fake service for postal codes, for the tests of one file. */
export function companyFormSetup() {
  let service: Awaited<ReturnType<typeof startFakeCepService>>;
  let program: RunningProgram;
  beforeAll(async () => {
    if (inject('chromium') === '') return;
    service = await startFakeCepService();
    program = await startProgram({ ...LIMITS, CEP_API_URL: service.url });
    await allowEqualCompanies(program.url);
  });
  afterAll(async () => {
    await program?.stop();
    await service?.stop();
  });
  const ask = (token?: string) => asApi(program.url, token);
  return {
    url: () => program.url,
    service: () => service,
    ask,
    asAdmin: async () => ask((await logInAsAdmin(program.url)).token),
    open: (page: Page, owner: TestSession, path = '/register-company'): Promise<void> =>
      openAs(page, owner, program.url + path),
    /** Registers the company of these tests by the REST interface; returns its id. */
    async register(owner: TestSession, changes = {}): Promise<string> {
      return (await registerCompany(askAt(program.url, owner.token), { ...COMPANY, ...changes })).id;
    },
  };
}
