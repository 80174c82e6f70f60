import { createContext, useContext } from 'react';
import { type Location, useLocation } from 'react-router-dom';

/** The location navigated to: ahead of the shown one while the code of the next page is loading. */
export const TargetLocationContext = createContext<Location | undefined>(undefined);

/** Returns true while the shown page is being left for another. */
export function useIsLeaving(): boolean {
  const location = useLocation();
  const target = useContext(TargetLocationContext);
  return target !== undefined && target.pathname !== location.pathname;
}
