/** Also read by index.html before the first paint. */
const KEY = 'mantine-color-scheme-value';
const ATTRIBUTE = 'data-mantine-color-scheme';

type Scheme = 'light' | 'dark';

const systemIsDark = () => matchMedia('(prefers-color-scheme: dark)');

/** Returns the scheme that was chosen; undefined where the system decides. */
function chosenScheme(): Scheme | undefined {
  try {
    const chosen = localStorage.getItem(KEY);
    return chosen === 'light' || chosen === 'dark' ? chosen : undefined;
  } catch {
    // Storage is blocked.
    return undefined;
  }
}

/** Returns the scheme that is shown. */
export const shownScheme = (): Scheme =>
  document.documentElement.getAttribute(ATTRIBUTE) === 'dark' ? 'dark' : 'light';

/** Shows light in place of dark or the reverse, and remembers it. */
export function switchScheme(): void {
  const scheme = shownScheme() === 'dark' ? 'light' : 'dark';
  document.documentElement.setAttribute(ATTRIBUTE, scheme);
  try {
    localStorage.setItem(KEY, scheme);
  } catch {
    // Storage is blocked: it holds until the page is left.
  }
}

/** Follows the system and other tabs until the returned function is called. */
export function followScheme(): () => void {
  const system = systemIsDark();
  const show = () =>
    document.documentElement.setAttribute(ATTRIBUTE, chosenScheme() ?? (system.matches ? 'dark' : 'light'));
  const showOther = ({ key }: StorageEvent) => {
    if (key === KEY || key === null) show();
  };
  // It may have changed since the document was parsed.
  show();
  system.addEventListener('change', show);
  window.addEventListener('storage', showOther);
  return () => {
    system.removeEventListener('change', show);
    window.removeEventListener('storage', showOther);
  };
}
