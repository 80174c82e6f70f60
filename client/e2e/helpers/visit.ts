import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { launchChromium, worstWindow } from './browser.ts';
import { acquirePage, releasePage } from './page-pool.ts';
import { painted, settled } from './wait-until-idle.ts';

export { goWithin, hydrated, modalHasFocus, SIZES } from './browser.ts';

/** Layout shift that users do not notice. */
const MOST_SHIFT = 0.05;

interface VisitOptions extends BrowserContextOptions {
  /** Console messages that the visit provokes on purpose. */
  expected?: RegExp;
  /** Origins outside this machine that an administrator has chosen. */
  mayAsk?: readonly string[];
  /**
   * The page is a library's, which shows its parts as they are reached, or shows figures that no site has; or what a press
   * brings takes longer than half a second on a busy machine; or Back shows a step of another height.
   */
  mayShift?: boolean;
}

export interface Visitor {
  /** Runs the visit in a page without anything stored, and fails on browser errors, policy violations, layout shifts and foreign requests. */
  visit(options: VisitOptions, run: (page: Page) => Promise<void>): Promise<void>;
}

/** Waits until the effects of the last step are loaded and painted, so that their errors are noticed. */
async function waitUntilStable(context: BrowserContext): Promise<void> {
  for (const page of context.pages()) {
    await settled(page);
    await painted(page);
  }
}

let browserOfWorker: Promise<Browser> | undefined;

/** Launches the browser once a worker; it ends with the worker. */
function workerBrowser(): Promise<Browser> {
  browserOfWorker ??= launchChromium(inject('chromium'));
  return browserOfWorker;
}

/** Defines a group of browser tests; skipped where there is no browser. */
export function describeVisits(name: string, define: (visitor: Visitor) => void): void {
  describe.skipIf(inject('chromium') === '')(name, () => {
    define({
      async visit({ expected, mayAsk = [], mayShift = false, ...options }, run) {
        const pooled = await acquirePage(await workerBrowser(), options);
        let hasPassed = false;
        try {
          await run(pooled.page);
          // Without scripts nothing is loaded later.
          if (options.javaScriptEnabled !== false) await waitUntilStable(pooled.context);
          const { complaints, violations, foreign, shifts } = pooled;
          expect(complaints.filter((text) => !expected?.test(text))).toEqual([]);
          expect(violations).toEqual([]);
          expect(foreign.filter((origin) => !mayAsk.includes(origin))).toEqual([]);
          for (const [where, ofDocument] of mayShift ? [] : shifts) {
            const { total, sources } = worstWindow(ofDocument);
            expect(total, `layout shifts on ${where}: ${sources.join(', ')}`).toBeLessThanOrEqual(MOST_SHIFT);
          }
          hasPassed = true;
        } finally {
          await releasePage(pooled, options, hasPassed);
        }
      },
    });
  });
}
