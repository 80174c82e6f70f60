import { useEffect, useRef } from 'react';

/**
 * Returns a function that runs one step through the history at a time, for modals that are an entry of it: a second
 * press, or a key held down, must neither open nor close twice. The step is done once `location` changes.
 */
export function useHistoryStep(location: unknown): (go: () => void) => void {
  const isMoving = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new location ends the step
  useEffect(() => {
    isMoving.current = false;
  }, [location]);
  return (go) => {
    if (isMoving.current) return;
    isMoving.current = true;
    go();
  };
}
