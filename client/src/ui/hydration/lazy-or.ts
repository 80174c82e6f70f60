import { type ComponentType, lazy } from 'react';

/** Returns a lazy component, or `instead` where its code cannot be loaded: no network, or a new version of the site. */
export const lazyOr = <Props>(load: () => Promise<ComponentType<Props>>, instead: ComponentType<Props>) =>
  lazy<ComponentType<Props>>(() =>
    load().then(
      (loaded) => ({ default: loaded }),
      () => ({ default: instead }),
    ),
  );
