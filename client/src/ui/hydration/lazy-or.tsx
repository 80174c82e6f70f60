import { type ComponentType, lazy, type ReactNode, useState } from 'react';

interface Code<Props> {
  Later: ComponentType<Props>;
  /** Set once it is loaded. */
  Loaded?: ComponentType<Props>;
}

/** Keeps the component it began with. React shows a lazy one 300 ms late even where its code is there. */
function Part<Props extends object>({ code, props }: { code: Code<Props>; props: Props }) {
  const [Component] = useState<ComponentType<Props>>(() => code.Loaded ?? code.Later);
  return <Component {...props} />;
}

interface LazyComponent<Props> {
  (props: Props): ReactNode;
  /** Loads the code before it is shown; a failure is shown with the component. */
  preload(): Promise<void>;
}

/** Returns a lazy component, or `instead` where its code cannot be loaded: no network, or a new version of the site. */
export function lazyOr<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  instead: ComponentType<Props>,
): LazyComponent<Props> {
  const loadOnce = async () => {
    code.Loaded ??= await load();
  };
  const code: Code<Props> = {
    Later: lazy<ComponentType<Props>>(() =>
      loadOnce().then(
        () => ({ default: code.Loaded ?? instead }),
        () => ({ default: instead }),
      ),
    ),
  };
  return Object.assign((props: Props) => <Part code={code} props={props} />, {
    preload: () => loadOnce().catch(() => undefined),
  });
}
