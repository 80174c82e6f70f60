import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { freshEmail, freshName, logIn, logInAsAdmin, registerOwner, type TestSession } from './accounts.ts';
import { asApi, askAt, askGraphql } from './api-requests.ts';
import { approveCompany, type Company, registerCompany } from './companies.ts';
import { siteUrl } from './site-url.ts';

let known: Promise<TestSession> | undefined;
/** Returns the session of the administrator, opened once a file. */
export const admin = (): Promise<TestSession> => {
  known ??= logInAsAdmin(siteUrl());
  return known;
};

/** Returns the function that sends requests to the REST interface as the administrator. */
export const asAdmin = async () => asApi(siteUrl(), (await admin()).token);

/** Asks over GraphQL as the administrator; returns the data, and throws on errors. */
export const adminGraphql = async (query: string, variables: object = {}) =>
  askGraphql(siteUrl(), (await admin()).token)(query, variables);

/** Returns how many things of a kind wait for a decision. */
export const countOf = async (kind: string): Promise<number> =>
  (await adminGraphql('{ adminWorkCounts { kind count } }')).adminWorkCounts.find(
    (row: { kind: string }) => row.kind === kind,
  ).count;

/** Approves a company as the administrator. */
export const approve = async (id: string): Promise<unknown> =>
  approveCompany(askAt(siteUrl(), (await admin()).token), id);

/** Creates another administrator and signs him in. */
export async function colleague(name: string): Promise<TestSession> {
  const account = { email: freshEmail(), password: 'jabuticaba-serrana-7' };
  await adminGraphql('mutation ($input: CreateUserInput!) { createUser(input: $input) { id } }', {
    input: {
      ...account,
      name,
      passwordConfirmation: account.password,
      role: 'admin',
      adminRole: 'moderator',
    },
  });
  return logIn(siteUrl(), account);
}

/** Creates a pending company of a new owner, with a unique name that begins with `name`. */
export async function pendingCompany(
  name: string,
  changes: object = {},
): Promise<Company & { owner: TestSession }> {
  const owner = await registerOwner(siteUrl());
  const company = await registerCompany(askAt(siteUrl(), owner.token), {
    name: freshName(name),
    email: owner.user.email,
    ...changes,
  });
  return { ...company, owner };
}

/** Creates an approved company of a new owner. */
export async function approvedCompany(name: string): Promise<Company & { owner: TestSession }> {
  const company = await pendingCompany(name);
  await approve(company.id);
  return company;
}

/** The longest display time of a toast: of one with an undo. */
const TOAST_MS = 13_000;

/** Waits until a toast has appeared and gone, since toasts displace each other; the page's clock must be installed. */
export async function waitForToast(page: Page, text: string): Promise<void> {
  await page.getByText(text).waitFor();
  await page.clock.fastForward(TOAST_MS);
  await page.getByText(text).waitFor({ state: 'detached' });
}

/** Sets an account's plan, by its name, as the administrator. */
export async function givePlan({ user }: TestSession, plan: string): Promise<void> {
  const ask = await asAdmin();
  const { body } = await ask('GET', '/admin/plans?per_page=100');
  const { id } = body.data.data.find(({ name }: { name: string }) => name === plan);
  expect((await ask('PUT', `/admin/users/${user.id}/plan`, { plan_id: id })).status).toBe(200);
}
