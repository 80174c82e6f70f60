import type { Page } from 'playwright-core';
import { freshName, logInAsAdmin, registerOwner, type TestSession } from './accounts.ts';
import { asApi, askAt } from './api-requests.ts';
import { approveCompany, type Company, registerCompany } from './companies.ts';
import { siteUrl } from './site-url.ts';

let known: Promise<TestSession> | undefined;
/** The administrator, who logs in once a file. */
export const admin = (): Promise<TestSession> => {
  known ??= logInAsAdmin(siteUrl());
  return known;
};

/** The REST interface as the administrator. */
export const asAdmin = async () => asApi(siteUrl(), (await admin()).token);

/** The administrator lets a company into the guide. */
export const approve = async (id: string): Promise<unknown> =>
  approveCompany(askAt(siteUrl(), (await admin()).token), id);

/** A new owner with a company of a name of its own that begins so; it waits for approval. */
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

/** The same, approved. */
export async function approvedCompany(name: string): Promise<Company & { owner: TestSession }> {
  const company = await pendingCompany(name);
  await approve(company.id);
  return company;
}

/** As long as a toast stays. */
const TOAST_MS = 3_000;

/** Reads a toast to its end, since those of two steps at once would push each other; the page's clock is installed. */
export async function hearOut(page: Page, text: string): Promise<void> {
  await page.getByText(text).waitFor();
  await page.clock.fastForward(TOAST_MS);
  await page.getByText(text).waitFor({ state: 'detached' });
}
