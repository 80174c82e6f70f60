import { useEffect, useRef } from 'react';

/**
 * Takes one step through the history at a time, for windows that open as an entry of it: while a step is on its way,
 * a second press, or a key held down, must neither open twice nor go back twice. Once `place` is another, the step
 * is done.
 */
export function useHistoryStep(place: unknown): (go: () => void) => void {
  const isMoving = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another place, and the step is done
  useEffect(() => {
    isMoving.current = false;
  }, [place]);
  return (go) => {
    if (isMoving.current) return;
    isMoving.current = true;
    go();
  };
}
