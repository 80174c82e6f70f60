import { type ComponentType, lazy } from 'react';

/** The code of a component that is loaded after its page. */
export interface LazyCode<Props extends object> {
  load(): Promise<void>;
  Later: ComponentType<Props>;
  /** Set once it is loaded. React shows a lazy component 300 ms late even where its code is there. */
  Loaded?: ComponentType<Props>;
}

/** Returns the code of a component, or `instead` where it cannot be loaded: no network, or a new version of the site. */
export function lazyCode<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  instead: ComponentType<Props>,
): LazyCode<Props> {
  const loadOnce = async () => {
    code.Loaded ??= await load();
  };
  const code: LazyCode<Props> = {
    load: loadOnce,
    Later: lazy<ComponentType<Props>>(() =>
      loadOnce().then(
        () => ({ default: code.Loaded ?? instead }),
        () => ({ default: instead }),
      ),
    ),
  };
  return code;
}
