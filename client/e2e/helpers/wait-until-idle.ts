import type { BrowserContext, Page, Request } from 'playwright-core';

/** The browser's scheduler of tasks, as far as it is used here. */
interface Scheduler {
  postTask(task: () => void, options: { priority: 'background' }): Promise<void>;
}

interface Traffic {
  underWay: Set<Request>;
  /** Number of requests begun so far. */
  begun: number;
}

const watched = new WeakMap<BrowserContext, Traffic>();
/** Longer than from a response's arrival to the work that it causes; that work itself is waited for. */
const QUIET_MS = 25;
/** What never ends may keep a page busy. */
const IDLE_AT_LAST_MS = 2_000;
const LIMIT_MS = 30_000;

/** Asked again and again: a busy machine would never see a page without them. */
const POLLED = /query (ApprovalState|DecidedWork|BulkJob)\b/;

const isPolled = (request: Request): boolean =>
  POLLED.test(decodeURIComponent(request.url())) || POLLED.test(request.postData() ?? '');

/** Counts the requests of this context's pages, for `settled`. */
export function watchTraffic(context: BrowserContext): void {
  const traffic: Traffic = { underWay: new Set(), begun: 0 };
  context.on('request', (request) => {
    // Chromium does not always report that the script of a worker is loaded.
    if (/worker-[^/]*\.js$/.test(request.url()) || isPolled(request)) return;
    traffic.begun++;
    traffic.underWay.add(request);
  });
  const end = (request: Request) => traffic.underWay.delete(request);
  const endAll = (requests: Iterable<Request>) => {
    for (const request of requests) end(request);
  };
  context.on('requestfinished', end);
  context.on('requestfailed', end);
  context.on('page', (page) => {
    const ofPage = () => [...traffic.underWay].filter((request) => isOf(page, request));
    // Nor does it always report the end of requests whose document has been replaced, or whose page has been closed.
    let ofLastDocument: readonly Request[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) ofLastDocument = ofPage();
    });
    page.on('domcontentloaded', () => endAll(ofLastDocument));
    page.on('close', () => endAll(ofPage()));
  });
  watched.set(context, traffic);
}

/** Whether a document of this page sent the request; a document that is only arriving has no frame yet. */
function isOf(page: Page, request: Request): boolean {
  return (
    !request.isNavigationRequest() && request.serviceWorker() === null && request.frame().page() === page
  );
}

/**
 * Waits until idle twice, `QUIET_MS` apart, or for the timeout; returns false when another document was loaded
 * meanwhile.
 */
async function becomesIdle(page: Page): Promise<boolean> {
  try {
    await page.evaluate(
      async ([quietMs, atLastMs]) => {
        const { scheduler } = window as unknown as { scheduler: Scheduler };
        // After all other tasks. An idle callback waits for frames as well, which a loaded browser may stop painting.
        const whenIdle = () =>
          new Promise<void>((resolve) => {
            void scheduler.postTask(resolve, { priority: 'background' });
            setTimeout(resolve, atLastMs);
          });
        await whenIdle();
        await new Promise((resolve) => setTimeout(resolve, quietMs));
        await whenIdle();
      },
      [QUIET_MS, IDLE_AT_LAST_MS] as const,
    );
    return true;
  } catch (error) {
    if (String(error).includes('Execution context was destroyed')) return false;
    throw error;
  }
}

/**
 * Waits until the page has processed all responses and sent no new request meanwhile. Does not wait for what the site
 * delays by more than `QUIET_MS` (a search 300 ms after the last letter).
 */
export async function settled(page: Page): Promise<void> {
  const traffic = watched.get(page.context());
  if (traffic === undefined) return page.waitForLoadState('networkidle');
  for (const end = Date.now() + LIMIT_MS; Date.now() < end; ) {
    const { begun } = traffic;
    const isSame = await becomesIdle(page);
    if (isSame && traffic.underWay.size === 0 && traffic.begun === begun) return;
  }
  const open = [...traffic.underWay].map((request) => request.url());
  throw new Error(`The page has not settled after ${LIMIT_MS / 1000} s; under way: ${open.join(', ')}`);
}

/** Waits until the page has been painted; a page behind another window is not painted and not waited for. */
export const painted = (page: Page): Promise<void> =>
  page.evaluate(
    (atLastMs) =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
        setTimeout(resolve, atLastMs);
      }),
    IDLE_AT_LAST_MS,
  );
