import { useEffect, useState } from 'react';
import { type Location, useLocation } from 'react-router-dom';
import { loadedPage, loadPage, matchPattern } from './routes.ts';

/**
 * The address to show: the one before, until the code of the new one's page is there. No Suspense, because
 * rendering on the server would swallow a page's errors at its boundary. Throws when the code cannot be loaded.
 */
export function useLoadedLocation(): Location {
  const location = useLocation();
  const [shown, setShown] = useState(location);
  const [problem, setProblem] = useState<unknown>();
  const route = matchPattern(location.pathname);
  const isReady = route === undefined || loadedPage(route) !== undefined;

  useEffect(() => {
    if (isReady || route === undefined) {
      setShown(location);
      return;
    }
    let isCurrent = true;
    loadPage(route).then(
      () => isCurrent && setShown(location),
      (error: unknown) => isCurrent && setProblem(error),
    );
    return () => {
      isCurrent = false;
    };
  }, [location, route, isReady]);

  if (problem !== undefined) throw problem;
  return isReady ? location : shown;
}
