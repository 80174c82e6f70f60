import type { Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { asApi, logInAsAdmin, signIn, type TestSession } from './accounts.ts';
import { axeFindings } from './axe.ts';
import { hydrated } from './visit.ts';

/** What a browser says of the faults that a visit makes on purpose. */
export const FAILED = /Failed to load resource/;

let known: Promise<TestSession> | undefined;
/** The administrator; logs in once a file. */
export const admin = (): Promise<TestSession> => {
  known ??= logInAsAdmin(inject('url'));
  return known;
};

/** The REST interface as the administrator. */
export const asAdmin = async () => asApi(inject('url'), (await admin()).token);

let number = 0;
/** A name that nobody and nothing else has. */
export const freshName = (name: string): string =>
  `${name} ${process.pid}-${Date.now().toString(36)}-${++number}`;

/** The page, with somebody signed in and the page ready for input. */
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

/** From now on the operations fail, until they are let through again by what this gives. */
export async function breakDown(page: Page, ...operations: string[]): Promise<() => void> {
  let isBroken = true;
  await page.route('**/graphql*', (route) => {
    const { operationName } = (route.request().postDataJSON() ?? {}) as { operationName?: string };
    const name = operationName ?? new URL(route.request().url()).searchParams.get('operationName') ?? '';
    return isBroken && operations.includes(name)
      ? route.fulfill({ status: 500, body: '' })
      : route.fallback();
  });
  return () => {
    isBroken = false;
  };
}

/** Reads a toast to its end: those of two steps at once would push each other. */
export async function hearOut(page: Page, text: string): Promise<void> {
  await page.getByText(text).waitFor();
  await page.getByText(text).waitFor({ state: 'detached' });
}
