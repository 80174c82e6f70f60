import type { BrowserContext, Page, Request } from 'playwright-core';

interface Traffic {
  underWay: Set<Request>;
  /** How many requests have begun so far. */
  begun: number;
}

const watched = new WeakMap<BrowserContext, Traffic>();
/** Longer than from an answer's arrival to the work that it makes; that work itself is waited for. */
const QUIET_MS = 50;
const LIMIT_MS = 30_000;

/** Counts the requests of this context's pages, for `settled`. */
export function watchTraffic(context: BrowserContext): void {
  const traffic: Traffic = { underWay: new Set(), begun: 0 };
  context.on('request', (request) => {
    traffic.begun++;
    traffic.underWay.add(request);
  });
  const end = (request: Request) => traffic.underWay.delete(request);
  context.on('requestfinished', end);
  context.on('requestfailed', end);
  watched.set(context, traffic);
}

/** Waits until the page has nothing to do: it has worked off what came, and asked for nothing more meanwhile. */
export async function settled(page: Page): Promise<void> {
  const traffic = watched.get(page.context());
  if (traffic === undefined) return page.waitForLoadState('networkidle');
  for (const end = Date.now() + LIMIT_MS; Date.now() < end; ) {
    const { begun } = traffic;
    await page.evaluate(
      (quietMs) =>
        new Promise<void>((resolve) => {
          requestIdleCallback(() => setTimeout(() => requestIdleCallback(() => resolve()), quietMs));
        }),
      QUIET_MS,
    );
    if (traffic.underWay.size === 0 && traffic.begun === begun) return;
  }
  const open = [...traffic.underWay].map((request) => request.url());
  throw new Error(`The page has not settled after ${LIMIT_MS / 1000} s; under way: ${open.join(', ')}`);
}
