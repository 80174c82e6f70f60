/** True when the router must not handle the event. */
type PopHolder = (event: PopStateEvent) => boolean;

const holders = new Set<PopHolder>();

/**
 * Listens to Back and Forward before the router does. Must be called before the router is created, since listeners are
 * called in the order in which they were added.
 */
export function listenBeforeRouter(): void {
  window.addEventListener('popstate', (event) => {
    for (const holds of holders) {
      if (!holds(event)) continue;
      event.stopImmediatePropagation();
      return;
    }
  });
}

/** Calls `holder` at every Back and Forward until the returned function is called. */
export function holdPops(holder: PopHolder): () => void {
  holders.add(holder);
  return () => holders.delete(holder);
}

/** Forgets who holds them: the pages of tests end while a Back is on its way, and their files share this module. */
export const forgetPopHolders = (): void => holders.clear();
