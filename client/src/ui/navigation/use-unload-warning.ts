import { useEffect, useEffectEvent } from 'react';

/** Lets the browser ask before the page is closed or reloaded while input would be lost; false where none can be. */
export function useUnloadWarning(isLost: false | (() => boolean)): void {
  const isOn = isLost !== false;
  const wouldLose = useEffectEvent(() => isLost !== false && isLost());
  useEffect(() => {
    if (!isOn) return;
    const warn = (event: BeforeUnloadEvent) => {
      if (wouldLose()) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isOn]);
}
