import { type ComponentType, type ReactNode, useState } from 'react';
import { type LazyCode, lazyCode } from './lazy-code.ts';

/** Keeps the component it began with: another one would lose its state. */
function Part<Props extends object>({ code, props }: { code: LazyCode<Props>; props: Props }) {
  const [Component] = useState<ComponentType<Props>>(() => code.Loaded ?? code.Later);
  return <Component {...props} />;
}

interface LazyComponent<Props> {
  (props: Props): ReactNode;
  /** Loads the code before it is shown; a failure is shown with the component. */
  preload(): Promise<void>;
}

/** Returns a lazy component, or `instead` where its code cannot be loaded. */
export function lazyOr<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  instead: ComponentType<Props>,
): LazyComponent<Props> {
  const code = lazyCode(load, instead);
  return Object.assign((props: Props) => <Part code={code} props={props} />, {
    preload: () => code.load().catch(() => undefined),
  });
}
