/** True when the router must not handle the event. */
type PopHolder = (event: PopStateEvent) => boolean;

const holders = new Set<PopHolder>();

/**
 * Hears of the browser's Back and Forward before the router does: to be called before the router listens, since a
 * window tells its listeners in the order in which they came.
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

/** Asks `holder` at every Back and Forward until what it gives is called. */
export function holdPops(holder: PopHolder): () => void {
  holders.add(holder);
  return () => holders.delete(holder);
}
