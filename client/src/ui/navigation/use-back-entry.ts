import { useEffectEvent, useLayoutEffect } from 'react';
import { holdPops } from './popstate-handlers.ts';

/** Of all entries of this page; `crypto.randomUUID` is missing on plain http. */
let entries = 0;

/**
 * Adds an entry to the browser's history while a component is shown: Back calls `onBack` instead of leaving the page. The
 * entry is removed with the component. The router does not see it.
 */
export function useBackEntry(onBack: () => void): void {
  const back = useEffectEvent(onBack);
  // Before what is shown can be pressed: an effect after painting would come after a quick Back.
  useLayoutEffect(() => {
    const backEntry = `${Date.now()}-${++entries}`;
    history.pushState({ ...history.state, backEntry }, '');
    const release = holdPops(() => {
      back();
      return true;
    });
    return () => {
      release();
      // After Back, or a navigation from here, the entry is not the shown one.
      if (history.state?.backEntry !== backEntry) return;
      const letPop = holdPops(() => {
        letPop();
        return true;
      });
      history.back();
    };
  }, []);
}
