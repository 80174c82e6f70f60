import type { Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { asApi, logInAsAdmin, signIn, type TestSession } from './accounts.ts';
import { axeFindings } from './axe.ts';
import { hydrated } from './visit.ts';

let known: Promise<TestSession> | undefined;
/** The administrator logs in once a file. */
export const admin = (): Promise<TestSession> => {
  known ??= logInAsAdmin(inject('url'));
  return known;
};

/** The way to ask REST as the administrator. */
export const asAdmin = async () => asApi(inject('url'), (await admin()).token);

/** Opens a page as somebody, until it can be used. */
export async function openAs(page: Page, session: TestSession, path: string): Promise<void> {
  await signIn(page, session);
  await page.goto(path);
  await hydrated(page);
}

/** In both schemes, since colours differ. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await axeFindings(page), colorScheme).toEqual([]);
  }
}
