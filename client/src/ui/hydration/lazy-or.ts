import { type ComponentType, lazy } from 'react';

/** Like `lazy`, with `instead` where the code cannot be loaded: no network, or a new version of the site. */
export const lazyOr = <Props>(load: () => Promise<ComponentType<Props>>, instead: ComponentType<Props>) =>
  lazy<ComponentType<Props>>(() =>
    load().then(
      (loaded) => ({ default: loaded }),
      () => ({ default: instead }),
    ),
  );
