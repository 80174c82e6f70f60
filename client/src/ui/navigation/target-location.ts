import { createContext, useContext } from 'react';
import { type Location, useLocation } from 'react-router-dom';

/** Where one is going: ahead of the shown location while the code of the next page is loaded. */
export const TargetLocationContext = createContext<Location | undefined>(undefined);

/** True while the page is still shown, but left. */
export function useIsLeaving(): boolean {
  const shown = useLocation();
  const target = useContext(TargetLocationContext);
  return target !== undefined && target.pathname !== shown.pathname;
}
