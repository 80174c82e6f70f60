import { type ContextType, useContext, useEffect, useState } from 'react';
import { UNSAFE_LocationContext as LocationContext } from 'react-router-dom';
import { loadDeferred } from '../ui/hydration/deferred.tsx';
import { loadedPage, loadPage, matchPattern } from './routes.ts';

/** The code of a page could not be loaded: no connection, or a version of the site that is gone. */
export class PageNotLoaded extends Error {}

type Arrival = ContextType<typeof LocationContext>;

export interface LoadedLocation {
  /** The location to show and how it was navigated to: the previous ones until the code of the new page is loaded. */
  shown: Arrival;
  /** True while that code is loading. */
  isLoading: boolean;
  problem?: PageNotLoaded | undefined;
}

/**
 * Returns the location whose page can be shown. No Suspense: when rendering on the server, its boundary would swallow
 * errors of the page.
 */
export function useLoadedLocation(): LoadedLocation {
  const target = useContext(LocationContext);
  const [shown, setShown] = useState(target);
  const [failed, setFailed] = useState<{ at: Arrival; problem: PageNotLoaded }>();
  const route = matchPattern(target.location.pathname);
  const isReady = route === undefined || loadedPage(route) !== undefined;

  useEffect(() => {
    if (isReady || route === undefined) {
      setShown(target);
      return;
    }
    let isCurrent = true;
    loadPage(route)
      .then(loadDeferred)
      .then(
        () => isCurrent && setShown(target),
        (cause: unknown) =>
          isCurrent && setFailed({ at: target, problem: new PageNotLoaded(undefined, { cause }) }),
      );
    return () => {
      isCurrent = false;
    };
  }, [target, route, isReady]);

  const problem = failed?.at === target ? failed.problem : undefined;
  return { shown: isReady ? target : shown, isLoading: !isReady && !problem, problem };
}
