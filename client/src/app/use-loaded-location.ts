import { useEffect, useState } from 'react';
import { type Location, useLocation } from 'react-router-dom';
import { loadDeferred } from '../ui/hydration/deferred.tsx';
import { loadedPage, loadPage, matchPattern } from './routes.ts';

/** The code of a page could not be loaded: no connection, or a version of the site that is gone. */
export class PageNotLoaded extends Error {}

/**
 * The address to show: the one before, until the code of the new one's page is there. No Suspense, because
 * rendering on the server would swallow a page's errors at its boundary. Throws PageNotLoaded.
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
