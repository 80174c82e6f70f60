import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { complaintsOf, devtoolsOf, foreignOriginsOf, type Shift, shiftsOf, violationsOf } from './browser.ts';
import { siteUrl } from './site-url.ts';
import { watchTraffic } from './wait-until-idle.ts';

/** A page for one visit, with what the browser has said of it. */
export interface PooledPage {
  context: BrowserContext;
  page: Page;
  complaints: string[];
  foreign: string[];
  violations: string[];
  shifts: Map<string, Shift[]>;
  /** Whether the test has done what outlasts the document, so that a later visit would notice. */
  isMarked(): boolean;
  /** Removes the listeners that the test has added. */
  removeListeners(): void;
}

/** Options that an open page takes. */
const CHANGEABLE = ['viewport', 'colorScheme', 'reducedMotion'];
/** That of a page without options. */
const VIEWPORT = { width: 1280, height: 720 };
/** Methods whose effects outlast the document. */
const LASTING = {
  context: [
    'addInitScript',
    'exposeBinding',
    'exposeFunction',
    'grantPermissions',
    'newCDPSession',
    'setGeolocation',
    'setOffline',
  ],
  page: ['addInitScript', 'close', 'exposeBinding', 'exposeFunction', 'setExtraHTTPHeaders'],
  clock: ['install', 'pauseAt', 'setFixedTime', 'setSystemTime'],
};
/** Of the site, without scripts. */
const EMPTY_DOCUMENT = '/robots.txt';

const canChange = (options: BrowserContextOptions): boolean =>
  Object.keys(options).every((name) => CHANGEABLE.includes(name));

/** Makes methods of an object call `mark` first. */
function markCalls(target: object, methods: readonly string[], mark: () => void): void {
  for (const name of methods) {
    const method = Reflect.get(target, name) as (...args: unknown[]) => unknown;
    Reflect.set(target, name, (...args: unknown[]) => {
      mark();
      return method.apply(target, args);
    });
  }
}

/** Returns the function that removes the listeners added to a page or a context from now on. */
function watchListeners(target: BrowserContext | Page): () => void {
  const added: Parameters<Page['on']>[] = [];
  const on = target.on.bind(target) as (...args: Parameters<Page['on']>) => unknown;
  Reflect.set(target, 'on', (...args: Parameters<Page['on']>) => {
    added.push(args);
    return on(...args);
  });
  return () => {
    for (const [event, listener] of added.splice(0)) (target as Page).off(event, listener);
  };
}

async function openPage(browser: Browser, options: BrowserContextOptions): Promise<PooledPage> {
  const site = { baseURL: siteUrl(), locale: 'pt-BR' };
  // What a worker answers passes by the routes of a test.
  const context = await browser.newContext({ ...site, serviceWorkers: 'block', ...options });
  watchTraffic(context);
  const complaints = complaintsOf(context);
  const foreign = foreignOriginsOf(context);
  const violations = await violationsOf(context);
  const shifts = await shiftsOf(context);
  const page = await context.newPage();
  await devtoolsOf(page);
  // A test may store something before its first document.
  await page.goto(EMPTY_DOCUMENT);
  let isMarked = false;
  const mark = () => {
    isMarked = true;
  };
  markCalls(context, LASTING.context, mark);
  markCalls(page, LASTING.page, mark);
  markCalls(context.clock, LASTING.clock, mark);
  const removers = [watchListeners(context), watchListeners(page)];
  return {
    context,
    page,
    complaints,
    foreign,
    violations,
    shifts,
    isMarked: () => isMarked,
    removeListeners() {
      for (const remove of removers) remove();
    },
  };
}

/** Leaves the document of a page, and removes what the visit has stored and changed. */
async function clear(pooled: PooledPage): Promise<void> {
  const { context, page, complaints, foreign, violations, shifts } = pooled;
  pooled.removeListeners();
  for (const other of context.pages()) if (other !== page) await other.close();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  // Not about:blank, where the browser ends the process that has the site's scripts compiled.
  await page.goto(EMPTY_DOCUMENT);
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await context.clearCookies();
  await page.mouse.move(-1, -1);
  for (const list of [complaints, foreign, violations]) list.length = 0;
  shifts.clear();
}

/** The worker's page between its visits. */
let free: PooledPage | undefined;

/** Returns the worker's page where it is free and takes the options, else a new one, which costs a second of the processor. */
export async function acquirePage(browser: Browser, options: BrowserContextOptions): Promise<PooledPage> {
  const pooled = canChange(options) ? free : undefined;
  if (!pooled) return openPage(browser, options);
  free = undefined;
  const { viewport, colorScheme = null, reducedMotion = null } = options;
  await pooled.page.setViewportSize(viewport ?? VIEWPORT);
  const unchanged = { media: null, forcedColors: null, contrast: null };
  await pooled.page.emulateMedia({ colorScheme, reducedMotion, ...unchanged });
  return pooled;
}

/** Keeps a page for the next visit, or closes it where that would notice. */
export async function releasePage(
  pooled: PooledPage,
  options: BrowserContextOptions,
  hasPassed: boolean,
): Promise<void> {
  if (!hasPassed || !canChange(options) || pooled.isMarked() || free !== undefined) {
    await pooled.context.close();
    return;
  }
  try {
    await clear(pooled);
    free = pooled;
  } catch (error) {
    await pooled.context.close();
    throw error;
  }
}
