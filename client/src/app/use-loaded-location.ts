import { useEffect, useState } from 'react';
import { type Location, useLocation } from 'react-router-dom';
import { loadDeferred } from '../ui/hydration/deferred.tsx';
import { loadedPage, loadPage, matchPattern } from './routes.ts';

/** The code of a page could not be loaded: no connection, or a version of the site that is gone. */
export class PageNotLoaded extends Error {}

interface LoadedLocation {
  /** The location to show: the previous one until the code of the new page is loaded. */
  shown: Location;
  /** True while that code is loading. */
  isLoading: boolean;
  problem?: PageNotLoaded | undefined;
}

/**
 * Returns the location whose page can be shown. No Suspense: when rendering on the server, its boundary would swallow
 * errors of the page.
 */
export function useLoadedLocation(): LoadedLocation {
  const location = useLocation();
  const [shown, setShown] = useState(location);
  const [failed, setFailed] = useState<{ at: Location; problem: PageNotLoaded }>();
  const route = matchPattern(location.pathname);
  const isReady = route === undefined || loadedPage(route) !== undefined;

  useEffect(() => {
    if (isReady || route === undefined) {
      setShown(location);
      return;
    }
    let isCurrent = true;
    loadPage(route)
      .then(loadDeferred)
      .then(
        () => isCurrent && setShown(location),
        (cause: unknown) =>
          isCurrent && setFailed({ at: location, problem: new PageNotLoaded(undefined, { cause }) }),
      );
    return () => {
      isCurrent = false;
    };
  }, [location, route, isReady]);

  const problem = failed?.at === location ? failed.problem : undefined;
  return { shown: isReady ? location : shown, isLoading: !isReady && !problem, problem };
}
