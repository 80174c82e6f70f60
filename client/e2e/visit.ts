import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject } from 'vitest';

const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export const SIZES = [
  { name: 'phone', width: 390, height: 844 },
  { name: 'desktop', width: 1280, height: 900 },
] as const;

interface VisitOptions extends BrowserContextOptions {
  /** Console messages that the visit provokes on purpose. */
  expected?: RegExp;
}

export interface Visitor {
  /** Opens the site as somebody new, runs the visit, and fails on anything the browser complained about. */
  visit(options: VisitOptions, run: (page: Page) => Promise<void>): Promise<void>;
}

/** A group of browser tests; skipped where there is no browser. */
export function describeVisits(name: string, define: (visitor: Visitor) => void): void {
  describe.skipIf(inject('chromium') === '')(name, () => {
    let browser: Browser;
    beforeAll(async () => {
      browser = await chromium.launch({ executablePath: inject('chromium'), args: ARGUMENTS });
    });
    afterAll(() => browser.close());

    define({
      async visit({ expected, ...options }, run) {
        const context = await browser.newContext({ baseURL: inject('url'), locale: 'pt-BR', ...options });
        const complaints: string[] = [];
        context.on('console', (message) => {
          if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
        });
        context.on('weberror', (error) => complaints.push(String(error.error())));
        try {
          await run(await context.newPage());
          expect(complaints.filter((text) => !expected?.test(text))).toEqual([]);
        } finally {
          await context.close();
        }
      },
    });
  });
}

/** Waits until React has taken the page over, so that what is done next is not lost. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const root = document.getElementById('root');
    return root !== null && Object.keys(root).some((key) => key.startsWith('__reactContainer'));
  });
  await page.waitForLoadState('networkidle');
}
