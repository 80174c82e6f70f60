import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, inject } from 'vitest';
import { logInAsAdmin, openAs, type TestSession } from './accounts.ts';
import { asApi, askAt, askGraphql } from './api-requests.ts';
import { COMPANY as ANY_COMPANY, registerCompany } from './companies.ts';
import { startCepStandIn } from './fake-cep-service.ts';
import { type RunningProgram, startProgram } from './program.ts';

export const PICTURE = fileURLToPath(new URL('../../src/domain/site/site-image.jpg', import.meta.url));
export const COMPANY = {
  ...ANY_COMPANY,
  address: 'Rua das Magnólias, 482',
  cep: '13024-000',
  phone: '(19) 99555-0100',
};
const LIMITS = { LIMIT_REGISTRATIONS: '1000', LIMIT_LOGINS_ADDRESS: '1000' };

/** One company serves all tests of the form; that a second one is refused is shown on the server. */
async function allowEqualCompanies(url: string): Promise<void> {
  const { token } = await logInAsAdmin(url);
  await askGraphql(
    url,
    token,
  )(
    'mutation { updateApprovalPolicy(input: { blockDuplicateCompanies: false }) { blockDuplicateCompanies } }',
  );
}

/** A program of its own with a stand-in for the postal codes, for the tests of one file; started before them. */
export function companyFormHouse() {
  let service: Awaited<ReturnType<typeof startCepStandIn>>;
  let program: RunningProgram;
  beforeAll(async () => {
    if (inject('chromium') === '') return;
    service = await startCepStandIn();
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
    /** The company of these tests, by the REST interface; gives its number. */
    async register(owner: TestSession, changes = {}): Promise<string> {
      return (await registerCompany(askAt(program.url, owner.token), { ...COMPANY, ...changes })).id;
    },
  };
}
