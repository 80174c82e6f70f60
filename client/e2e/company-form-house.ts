import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject } from 'vitest';
import { asApi, logInAsAdmin, signIn, type TestSession } from './accounts.ts';
import { axeFindings } from './axe.ts';
import { startCepStandIn } from './cep-stand-in.ts';
import { type RunningProgram, startProgram } from './program.ts';
import { hydrated } from './visit.ts';

export const PICTURE = fileURLToPath(new URL('../src/lib/site-image.jpg', import.meta.url));
export const COMPANY = {
  name: 'Padaria Trigo de Ouro',
  description: 'Pães de fermentação natural, bolos e café da manhã.',
  category_id: '3',
  city: 'Campinas - SP',
  address: 'Rua das Magnólias, 482',
  cep: '13024-000',
  phone: '(19) 99555-0100',
  email: 'contato@trigo.exemplo.com.br',
};
const LIMITS = { LIMIT_REGISTRATIONS: '1000', LIMIT_LOGINS_ADDRESS: '1000' };

/** One company serves all tests of the form; that a second one is refused is shown on the server. */
async function allowEqualCompanies(url: string): Promise<void> {
  const { token } = await logInAsAdmin(url);
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({
      query:
        'mutation { updateApprovalPolicy(input: { blockDuplicateCompanies: false }) { blockDuplicateCompanies } }',
    }),
  });
  expect(await response.json()).toEqual({
    data: { updateApprovalPolicy: { blockDuplicateCompanies: false } },
  });
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
    async open(page: Page, owner: TestSession, path = '/register-company'): Promise<void> {
      await signIn(page, owner);
      await page.goto(program.url + path);
      await hydrated(page);
    },
    /** The company of these tests, by the REST interface; gives its number. */
    async register(owner: TestSession, changes = {}): Promise<string> {
      const { status, body } = await ask(owner.token)('POST', '/companies', { ...COMPANY, ...changes });
      expect(status, JSON.stringify(body)).toBe(200);
      return String(body.data.id);
    },
  };
}

/** In both schemes, since colours differ. */
export async function expectAccessible(page: Page) {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await axeFindings(page), colorScheme).toEqual([]);
  }
}
