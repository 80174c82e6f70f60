import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { complaintsOf, launchChromium, shiftsOf, violationsOf, worstWindow } from './browser.ts';
import { siteUrl } from './site-url.ts';
import { drawn, settled, watchTraffic } from './wait-until-idle.ts';

export { hydrated, SIZES } from './browser.ts';

/** Layout shift that nobody notices. */
const MOST_SHIFT = 0.05;

interface VisitOptions extends BrowserContextOptions {
  /** Console messages that the visit provokes on purpose. */
  expected?: RegExp;
}

export interface Visitor {
  /** Opens the site as somebody new, runs the visit, and fails on anything the browser complained about. */
  visit(options: VisitOptions, run: (page: Page) => Promise<void>): Promise<void>;
}

/** Waits for what the last step set off, and until that is drawn, so that what is wrong with it is heard of. */
async function comeToRest(context: BrowserContext): Promise<void> {
  for (const page of context.pages()) {
    await settled(page);
    await drawn(page);
  }
}

let browserOfWorker: Promise<Browser> | undefined;

/** Launches the browser once a worker; it ends with the worker. */
function workerBrowser(): Promise<Browser> {
  browserOfWorker ??= launchChromium(inject('chromium'));
  return browserOfWorker;
}

/** A group of browser tests; skipped where there is no browser. */
export function describeVisits(name: string, define: (visitor: Visitor) => void): void {
  describe.skipIf(inject('chromium') === '')(name, () => {
    define({
      async visit({ expected, ...options }, run) {
        const browser = await workerBrowser();
        const context = await browser.newContext({ baseURL: siteUrl(), locale: 'pt-BR', ...options });
        watchTraffic(context);
        const complaints = complaintsOf(context);
        const violations = await violationsOf(context);
        const shifts = await shiftsOf(context);
        try {
          await run(await context.newPage());
          // Without scripts nothing comes later, and no page could say that it is done.
          if (options.javaScriptEnabled !== false) await comeToRest(context);
          expect(complaints.filter((text) => !expected?.test(text))).toEqual([]);
          expect(violations).toEqual([]);
          for (const [place, ofPlace] of shifts) {
            const { total, sources } = worstWindow(ofPlace);
            expect(total, `what jumped on ${place}: ${sources.join(', ')}`).toBeLessThanOrEqual(MOST_SHIFT);
          }
        } finally {
          await context.close();
        }
      },
    });
  });
}
