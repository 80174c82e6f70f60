import { useEffect, useState } from 'react';
import { type Location, useLocation } from 'react-router-dom';
import { loadDeferred } from '../ui/hydration/deferred.tsx';
import { loadedPage, loadPage, matchPattern } from './routes.ts';

/** The code of a page could not be loaded: no connection, or a version of the site that is gone. */
export class PageNotLoaded extends Error {}

/**
 * Returns the location to show: the previous one until the code of the new page is loaded. No Suspense: when rendering
 * on the server, its boundary would swallow errors of the page. Throws PageNotLoaded.
 */
export function useLoadedLocation(): Location {
  const location = useLocation();
  const [shown, setShown] = useState(location);
  const [problem, setProblem] = useState<PageNotLoaded>();
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
        (cause: unknown) => isCurrent && setProblem(new PageNotLoaded(undefined, { cause })),
      );
    return () => {
      isCurrent = false;
    };
  }, [location, route, isReady]);

  if (problem) throw problem;
  return isReady ? location : shown;
}
