import type { BrowserContextOptions, Page } from 'playwright-core';

/** The program that scenes are taken from. */
export interface Site {
  url: string;
  /** Asks the REST interface as the administrator; gives the body's `data`, throws when it is refused. */
  asAdmin(method: string, path: string, body?: unknown): Promise<unknown>;
}

/** A screen in one state. Only `name` and `path` are needed: see `scenes/`. */
export interface Scene {
  /** Names the pictures: screen first, then the state. */
  name: string;
  /** Where it begins. */
  path: string | ((site: Site) => Promise<string>);
  /** Before the page is opened: requests to intercept, storage to fill. */
  before?(page: Page): Promise<unknown>;
  /** From there to the state; the last step waits for what the picture is of. */
  act?(page: Page): Promise<unknown>;
  /** Browser complaints that the scene provokes on purpose. */
  expected?: RegExp;
  /** What axe finds in somebody else's part of the screen. */
  axeExcept?: RegExp;
  /** What is in the window instead of the whole page: for focus, toasts and what opens over the page. */
  viewportOnly?: boolean;
  /** JavaScript off and the like; without JavaScript axe cannot look. */
  context?: BrowserContextOptions;
}
