import { type ComponentType, Suspense, startTransition, useEffect, useMemo, useState } from 'react';
import { PartNotLoaded } from '../feedback/not-loaded.tsx';
import { type LazyCode, lazyCode } from './lazy-code.ts';

const loads: (() => Promise<void>)[] = [];
/** Boundaries that the page shows and that are not hydrated yet. */
const dehydrated = new Set<object>();
const whenLive: (() => void)[] = [];

/** Takes a boundary that is hydrated, or left the page before, off the list, and tells who waits for the last. */
function settle(boundary: object): void {
  dehydrated.delete(boundary);
  if (dehydrated.size === 0) for (const tell of whenLive.splice(0)) tell();
}

/** Tells when the boundary that it is in is hydrated. */
function Live({ onLive }: { onLive(): void }) {
  useEffect(onLive, [onLive]);
  return null;
}

/**
 * Keeps its first props until the code is there: an urgent update of a boundary that cannot be hydrated yet makes React
 * remove the server's markup.
 */
function Boundary<Props extends object>({ code, props }: { code: LazyCode<Props>; props: Props }) {
  const [Component] = useState<ComponentType<Props>>(() => code.Loaded ?? code.Later);
  const [isLoaded, setIsLoaded] = useState(code.Loaded !== undefined);
  const [first] = useState(props);
  const [boundary] = useState({ isLive: false });
  const [onLive] = useState(() => () => {
    boundary.isLive = true;
    settle(boundary);
  });
  useEffect(() => {
    // The effects of its content have run before, where it is hydrated with the page.
    if (!boundary.isLive) dehydrated.add(boundary);
    return () => settle(boundary);
  }, [boundary]);
  useEffect(() => {
    if (isLoaded) return;
    const show = () => startTransition(() => setIsLoaded(true));
    code.load().then(show, show);
  }, [code, isLoaded]);
  const current = isLoaded ? props : first;
  return useMemo(
    () => (
      <Suspense fallback={null}>
        <Component {...current} />
        <Live onLive={onLive} />
      </Suspense>
    ),
    [Component, current, onLive],
  );
}

/**
 * Returns a component whose code is loaded after that of its page. The server renders it in place; in the browser its
 * markup stays as it is until the code is there, and is hydrated by itself.
 */
export function deferred<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const code = lazyCode(load, PartNotLoaded);
  loads.push(code.load);
  return (props) => <Boundary code={code} props={props} />;
}

/** Waits until all that the page shows is hydrated. */
export const shownIsLive = (): Promise<void> =>
  new Promise((resolve) => {
    if (dehydrated.size === 0) resolve();
    else whenLive.push(resolve);
  });

/** Loads the code of every deferred component defined so far; those that fail are tried again when rendered. */
export async function loadDeferred(): Promise<void> {
  await Promise.allSettled(loads.map((load) => load()));
}
