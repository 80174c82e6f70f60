import { pageKeeper } from './app/page-keeper.ts';
import { recordClicks, recordView } from './features/visits/record-visit.ts';
import { referrerWithin } from './ui/navigation/referrer-within.ts';

/*
 * Inlined into every document (vite.config.ts). Counts visits, keeps the page for reading without internet, and starts the scripts: at once, or, where the server's
 * page shows everything without them, with the first sign that somebody uses it. Until then a phone only shows it.
 */

/** How a visitor shows that he is there, on a phone, with a mouse, with a keyboard, with a screen reader. */
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin', 'click'];
/** What the page says of hours is older than this then, and is renewed each minute once its scripts run. */
const A_MINUTE_MS = 60_000;
const KEPT_AFTER_MS = 5_000;
/** What does nothing before the scripts run, but for the buttons of forms that the server answers. */
const CONTROLS = 'button, input:is([type="radio"], [type="checkbox"])';

/** Returns whether the page may show what this browser stores, its visitor's session or a step of its history. */
function isReturning(): boolean {
  try {
    return localStorage.length + sessionStorage.length > 0 || history.state !== null;
  } catch {
    return history.state !== null;
  }
}

function startOnce(link: HTMLLinkElement): void {
  if (!link.isConnected) return;
  const script = document.createElement('script');
  script.type = 'module';
  script.src = link.href;
  link.replaceWith(script);
}

/** Calls `start` at the first sign of a visitor, on return to the tab, or after a minute. */
function onFirstSign(start: () => void): void {
  for (const sign of SIGNS) addEventListener(sign, start, { once: true, capture: true, passive: true });
  document.addEventListener('visibilitychange', start, { once: true });
  setTimeout(start, A_MINUTE_MS);
}

/** Keeps presses on what needs the scripts, and repeats them once they say that they run. */
function repeatPresses(): void {
  /** With what was chosen: hydration may take it back. */
  const pressed = new Map<HTMLButtonElement | HTMLInputElement, boolean>();
  const keep = (event: MouseEvent) => {
    const control = (event.target as Element).closest<HTMLButtonElement | HTMLInputElement>(CONTROLS);
    if (!control || (control.type === 'submit' && control.form?.hasAttribute('action'))) return;
    // The last press of each is repeated last.
    pressed.delete(control);
    pressed.set(control, control instanceof HTMLInputElement && control.checked);
    if (control instanceof HTMLInputElement) return;
    event.preventDefault();
    // Counted once repeated.
    event.stopPropagation();
    control.setAttribute('aria-busy', 'true');
  };
  addEventListener('click', keep, true);
  addEventListener(
    'siteready',
    () => {
      removeEventListener('click', keep, true);
      for (const [control, isChosen] of pressed) {
        control.removeAttribute('aria-busy');
        // Pressed again it is as chosen, and React hears of a change.
        if (control instanceof HTMLInputElement) control.checked = !isChosen;
        if (control.isConnected) control.click();
      }
    },
    { once: true },
  );
}

recordClicks();
const viewed = document.querySelector<HTMLElement>('[data-company-view]')?.dataset.companyView;
if (viewed) {
  recordView(viewed, referrerWithin() ?? '');
  // The page's scripts do not count it again.
  document.documentElement.dataset.viewed = viewed;
}
repeatPresses();
const main = document.querySelector<HTMLLinkElement>('link[data-main]');
// None while developing: the document has the script itself.
if (main) {
  const rests = document.querySelector('meta[name="scripts"][content="when-used"]') && !isReturning();
  if (rests) onFirstSign(() => startOnce(main));
  else startOnce(main);
}
// For reading without internet, once a first visit has loaded what it needs. Only over TLS and on this machine.
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  setTimeout(async () => (await pageKeeper())(), KEPT_AFTER_MS);
}
