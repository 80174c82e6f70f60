import { useEffect } from 'react';

const TRY_MS = 100;
/** The form is loaded on demand. */
const TRIES = 30;

/** Focuses a field of the open dialog by its name once it is there; does nothing without a name. */
export function useFocusField(field: string | undefined): void {
  useEffect(() => {
    if (field === undefined) return;
    let tries = 0;
    const timer = setInterval(() => {
      const name = CSS.escape(field);
      const found = document.querySelector<HTMLElement>(
        `[role=dialog] [name="${name}"], [role=dialog] [data-field="${name}"]`,
      );
      tries += 1;
      if (found || tries === TRIES) clearInterval(timer);
      found?.scrollIntoView({ block: 'center' });
      found?.focus({ preventScroll: true });
    }, TRY_MS);
    return () => clearInterval(timer);
  }, [field]);
}
