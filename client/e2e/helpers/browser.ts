import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { settled } from './wait-until-idle.ts';

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

interface Shift {
  /** Its score; what follows an input within half a second is not told. */
  score: number;
  /** When it was, in milliseconds since its document began. */
  at: number;
  /** What jumped. */
  sources: string[];
}

/** As browsers sum shifts (Cumulative Layout Shift): those less than a second apart, over five seconds at most. */
const GAP_MS = 1_000;
const WINDOW_MS = 5_000;

/** The worst window of a document's shifts, given in their order. */
export function worstWindow(shifts: readonly Shift[]): { total: number; sources: string[] } {
  let worst: Shift[] = [];
  let window: Shift[] = [];
  const sum = (of: readonly Shift[]) => of.reduce((total, { score }) => total + score, 0);
  for (const shift of shifts) {
    const [first, last] = [window[0], window.at(-1)];
    const isSame = first && last && shift.at - last.at < GAP_MS && shift.at - first.at < WINDOW_MS;
    window = isSame ? [...window, shift] : [shift];
    if (sum(window) > sum(worst)) worst = window;
  }
  return { total: sum(worst), sources: worst.flatMap(({ sources }) => sources) };
}

/** Layout shifts of this context's pages by document and address, filled as they happen. */
export async function shiftsOf(context: BrowserContext): Promise<Map<string, Shift[]>> {
  const shifts = new Map<string, Shift[]>();
  await context.exposeBinding('tellShift', (_source, place: string, shift: Shift) => {
    shifts.set(place, [...(shifts.get(place) ?? []), shift]);
  });
  await context.addInitScript(() => {
    interface LayoutShift extends PerformanceEntry {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Node | null }[];
    }
    const { tellShift } = window as unknown as { tellShift(place: string, shift: unknown): void };
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries() as LayoutShift[]) {
        if (shift.hadRecentInput) continue;
        const sources = shift.sources.map(({ node }) =>
          node instanceof Element ? `${node.tagName.toLowerCase()}.${node.className}` : '#text',
        );
        const place = `${location.pathname}${location.search} (${performance.timeOrigin})`;
        tellShift(place, { score: shift.value, at: shift.startTime, sources });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return shifts;
}

/**
 * What is there to be used; React marks each as its own once it has taken it over, except what the playground's
 * editors make themselves.
 */
const CONTROLS =
  '#root :is(a[href], button, input, select, textarea):not(.monaco-editor *, .graphiql-editor *)';

/** Waits until React has taken the page over and it has what it asks for, so that what is done next is not lost. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction((controls) => {
    const root = document.getElementById('root');
    const has = (element: Element, mark: string) => Object.keys(element).some((key) => key.startsWith(mark));
    return (
      root !== null &&
      has(root, '__reactContainer') &&
      [...document.querySelectorAll(controls)].every((control) => has(control, '__reactProps'))
    );
  }, CONTROLS);
  await settled(page);
}
