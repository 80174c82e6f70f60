import type { BrowserContextOptions, Page } from 'playwright-core';

/** The program shown in the scenes. */
export interface Site {
  url: string;
  /** Sends a request to the REST interface as the administrator; returns the body's `data`, throws on errors. */
  asAdmin(method: string, path: string, body?: unknown): Promise<unknown>;
}

/** Opens what is folded on phones. */
export async function unfold(page: Page, title: string): Promise<void> {
  const summary = page.locator('details > summary', { hasText: title });
  const heading = page.getByRole('heading', { name: title, exact: true });
  await summary.or(heading).first().waitFor();
  const folded = page.locator('details:not([open]) > summary', { hasText: title });
  if ((await folded.count()) > 0) await folded.click();
}

/** A screen in one state. Only `name` and `path` are needed: see `scenes/`. */
export interface Scene {
  /** Names the pictures: screen first, then the state. */
  name: string;
  /** Path of its first page. */
  path: string | ((site: Site) => Promise<string>);
  /** Runs before the page is opened: intercepts requests, fills the storage. */
  before?(page: Page): Promise<unknown>;
  /** Leads to the state; the last step waits for it. */
  act?(page: Page): Promise<unknown>;
  /** Browser complaints that the scene provokes on purpose. */
  expected?: RegExp;
  /** Findings of axe in parts that are not ours. */
  axeExcept?: RegExp;
  /** Takes the viewport instead of the whole page: for focus, toasts and modals. */
  viewportOnly?: boolean;
  /** Options such as no JavaScript, without which axe cannot run. */
  context?: BrowserContextOptions;
}
