import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';

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

export const launchChromium = (executablePath: string): Promise<Browser> =>
  chromium.launch({ executablePath, args: ARGUMENTS });

/** What the browser complains about in this context, filled as it happens: errors and warnings, CSP reports too. */
export function complaintsOf(context: BrowserContext): string[] {
  const complaints: string[] = [];
  context.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  context.on('weberror', (error) => complaints.push(String(error.error())));
  return complaints;
}

/** What the pages of this context tried against their Content-Security-Policy, filled as it happens. */
export async function violationsOf(context: BrowserContext): Promise<string[]> {
  const violations: string[] = [];
  await context.exposeBinding('tellViolation', (_source, what: string) => violations.push(what));
  await context.addInitScript(() => {
    const { tellViolation } = window as unknown as { tellViolation(what: string): void };
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) => {
      tellViolation(`${location.pathname}: ${effectiveDirective} ${blockedURI} (${sourceFile})`);
    });
  });
  return violations;
}

interface Shifts {
  /** Sum of the scores, as browsers count them: what follows an input within half a second is left out. */
  total: number;
  /** What jumped. */
  sources: string[];
}

/** Layout shifts of this context's pages by address, filled as they happen. */
export async function shiftsOf(context: BrowserContext): Promise<Map<string, Shifts>> {
  const shifts = new Map<string, Shifts>();
  await context.exposeBinding('tellShift', (_source, path: string, score: number, sources: string[]) => {
    const known = shifts.get(path) ?? { total: 0, sources: [] };
    shifts.set(path, { total: known.total + score, sources: [...known.sources, ...sources] });
  });
  await context.addInitScript(() => {
    interface LayoutShift extends PerformanceEntry {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Node | null }[];
    }
    const tell = (window as unknown as { tellShift(path: string, score: number, sources: string[]): void })
      .tellShift;
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries() as LayoutShift[]) {
        if (shift.hadRecentInput) continue;
        const names = shift.sources.map(({ node }) =>
          node instanceof Element ? `${node.tagName.toLowerCase()}.${node.className}` : '#text',
        );
        tell(location.pathname + location.search, shift.value, names);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return shifts;
}

/** Waits until React has taken the page over, so that what is done next is not lost. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const root = document.getElementById('root');
    return root !== null && Object.keys(root).some((key) => key.startsWith('__reactContainer'));
  });
  await page.waitForLoadState('networkidle');
}
