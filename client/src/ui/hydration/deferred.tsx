import { type ComponentType, Suspense, startTransition, useEffect, useMemo, useState } from 'react';
import { PartNotLoaded } from '../feedback/not-loaded.tsx';
import { type LazyCode, lazyCode } from './lazy-code.ts';

const loads: (() => Promise<void>)[] = [];
/** Of what the page shows and has no code yet. */
const underWay = new Set<Promise<void>>();

/**
 * Keeps its first props until the code is there: an urgent update of a boundary that cannot be hydrated yet makes React
 * remove the server's markup.
 */
function Boundary<Props extends object>({ code, props }: { code: LazyCode<Props>; props: Props }) {
  const [Component] = useState<ComponentType<Props>>(() => code.Loaded ?? code.Later);
  const [isLoaded, setIsLoaded] = useState(code.Loaded !== undefined);
  const [first] = useState(props);
  useEffect(() => {
    if (isLoaded) return;
    const loading = code.load();
    underWay.add(loading);
    const show = () => {
      underWay.delete(loading);
      startTransition(() => setIsLoaded(true));
    };
    loading.then(show, show);
  }, [code, isLoaded]);
  const current = isLoaded ? props : first;
  return useMemo(
    () => (
      <Suspense fallback={null}>
        <Component {...current} />
      </Suspense>
    ),
    [Component, current],
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

/** Waits for the code of what the page shows, whose boundaries can be hydrated then. */
export async function shownIsLoaded(): Promise<void> {
  await Promise.allSettled(underWay);
}

/** Loads the code of every deferred component defined so far; those that fail are tried again when rendered. */
export async function loadDeferred(): Promise<void> {
  await Promise.allSettled(loads.map((load) => load()));
}
