import { type ComponentType, Suspense, startTransition, useEffect, useMemo, useState } from 'react';
import { PartNotLoaded } from '../feedback/not-loaded.tsx';
import { type LazyCode, lazyCode } from './lazy-code.ts';

const loads: (() => Promise<void>)[] = [];

/**
 * Keeps its first props until the code is there: an urgent update of a boundary that cannot be hydrated yet makes React
 * remove the server's markup.
 */
function Boundary<Props extends object>({ part, props }: { part: LazyCode<Props>; props: Props }) {
  const [Component] = useState<ComponentType<Props>>(() => part.Loaded ?? part.Later);
  const [isLoaded, setIsLoaded] = useState(part.Loaded !== undefined);
  const [first] = useState(props);
  useEffect(() => {
    if (isLoaded) return;
    const show = () => startTransition(() => setIsLoaded(true));
    part.load().then(show, show);
  }, [part, isLoaded]);
  const given = isLoaded ? props : first;
  return useMemo(
    () => (
      <Suspense fallback={null}>
        <Component {...given} />
      </Suspense>
    ),
    [Component, given],
  );
}

/**
 * Returns a component whose code is loaded after that of its page. The server renders it in place; in the browser its
 * markup stays as it is until the code is there, and is hydrated by itself.
 */
export function deferred<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const part = lazyCode(load, PartNotLoaded);
  loads.push(part.load);
  return (props) => <Boundary part={part} props={props} />;
}

/** Loads the code of every deferred component defined so far; those that fail are tried again when rendered. */
export async function loadDeferred(): Promise<void> {
  await Promise.allSettled(loads.map((load) => load()));
}
