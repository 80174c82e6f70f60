import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from 'playwright-core';
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

const sessions = new WeakMap<Page, Promise<CDPSession>>();

/** Returns a page's session of the DevTools protocol for what changes nothing in it. */
export function devtoolsOf(page: Page): Promise<CDPSession> {
  const session = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, session);
  return session;
}

/** Returns errors and warnings of the browser in this context, CSP reports too; filled as they occur. */
export function complaintsOf(context: BrowserContext): string[] {
  const complaints: string[] = [];
  context.on('console', (message) => {
    const text = message.text();
    if (text === 'Service Worker registration blocked by Playwright') return;
    if (['error', 'warning'].includes(message.type())) complaints.push(text);
  });
  context.on('weberror', (error) => complaints.push(String(error.error())));
  return complaints;
}

const OWN_HOSTS = ['localhost', '127.0.0.1'];

/**
 * Returns the origins outside this machine that the pages of this context ask, without `data:` and the like;
 * filled as they occur.
 */
export function foreignOriginsOf(context: BrowserContext): string[] {
  const origins: string[] = [];
  const note = (address: string) => {
    const { protocol, hostname, origin } = new URL(address);
    if (/^(?:https?|wss?):$/.test(protocol) && !OWN_HOSTS.includes(hostname)) origins.push(origin);
  };
  context.on('request', (request) => note(request.url()));
  context.on('page', (page) => page.on('websocket', (socket) => note(socket.url())));
  return origins;
}

/** Returns violations of the Content-Security-Policy in this context, filled as they occur. */
export async function violationsOf(context: BrowserContext): Promise<string[]> {
  const violations: string[] = [];
  await context.exposeBinding('reportViolation', (_source, what: string) => violations.push(what));
  await context.addInitScript(() => {
    const { reportViolation } = window as unknown as { reportViolation(what: string): void };
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) => {
      reportViolation(`${location.pathname}: ${effectiveDirective} ${blockedURI} (${sourceFile})`);
    });
  });
  return violations;
}

export interface Shift {
  /** Its score; shifts within half a second after an input are not reported. */
  score: number;
  /** Milliseconds since its document began. */
  at: number;
  /** The elements that moved, from where to where: x, y, width and height in px. */
  sources: string[];
}

/** Browsers sum shifts (Cumulative Layout Shift) that are less than a second apart, over five seconds at most. */
const GAP_MS = 1_000;
const WINDOW_MS = 5_000;

/** Returns the worst window of the shifts of a document, given in their order. */
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

/** Returns layout shifts of this context's pages by document and URL, filled as they occur. */
export async function shiftsOf(context: BrowserContext): Promise<Map<string, Shift[]>> {
  const shifts = new Map<string, Shift[]>();
  await context.exposeBinding('reportShift', (_source, where: string, shift: Shift) => {
    shifts.set(where, [...(shifts.get(where) ?? []), shift]);
  });
  await context.addInitScript(() => {
    interface LayoutShift extends PerformanceEntry {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
    }
    const placeOf = ({ x, y, width, height }: DOMRectReadOnly) =>
      [x, y, width, height].map(Math.round).join(' ');
    const { reportShift } = window as unknown as { reportShift(where: string, shift: unknown): void };
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries() as LayoutShift[]) {
        if (shift.hadRecentInput) continue;
        const sources = shift.sources.map(({ node, previousRect, currentRect }) => {
          const name = node instanceof Element ? `${node.tagName.toLowerCase()}.${node.className}` : '#text';
          return `${name} from ${placeOf(previousRect)} to ${placeOf(currentRect)}`;
        });
        const where = `${location.pathname}${location.search} (${performance.timeOrigin})`;
        reportShift(where, { score: shift.value, at: shift.startTime, sources });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return shifts;
}

/** Elements to use; React marks each when it is hydrated, except those that the playground's editors create. */
const CONTROLS =
  '#root :is(a[href], button, input, select, textarea):not(.monaco-editor *, .graphiql-editor *)';

/** Moves the mouse, as most pages run their scripts once they are used, and waits until the page is hydrated and its requests are answered. */
export async function hydrated(page: Page): Promise<void> {
  await page.mouse.move(1, 1);
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

/** Opens another page as a link of the site does, without loading the document again. */
export async function goWithin(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    // As the router numbers its entries.
    const idx = ((history.state as { idx?: number } | null)?.idx ?? 0) + 1;
    history.pushState({ usr: null, key: String(idx), idx }, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, path);
  await settled(page);
}

/** Waits until a modal has the focus, with which it takes keys. */
export async function modalHasFocus(page: Page): Promise<void> {
  await page.waitForFunction(() => document.activeElement?.closest('[role="dialog"]'));
}
