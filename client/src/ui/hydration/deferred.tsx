import { type ComponentType, lazy, Suspense, useState } from 'react';

interface Part<Props extends object> {
  Later: ComponentType<Props>;
  /** Set once its code is there. */
  Loaded?: ComponentType<Props>;
}

const loads: (() => Promise<void>)[] = [];

function NotLoaded() {
  return <p>Não foi possível abrir agora. Recarregue a página para tentar novamente.</p>;
}

function Boundary<Props extends object>({ part, props }: { part: Part<Props>; props: Props }) {
  const [Component] = useState<ComponentType<Props>>(() => part.Loaded ?? part.Later);
  return (
    <Suspense fallback={null}>
      <Component {...props} />
    </Suspense>
  );
}

/**
 * Returns a component whose code is loaded after that of its page. The server renders it in place; in the browser its
 * markup stays as it is until the code is there, and is hydrated by itself.
 */
export function deferred<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const loadOnce = async () => {
    part.Loaded ??= await load();
  };
  const part: Part<Props> = {
    Later: lazy<ComponentType<Props>>(() =>
      loadOnce().then(
        () => ({ default: part.Loaded ?? NotLoaded }),
        () => ({ default: NotLoaded }),
      ),
    ),
  };
  loads.push(loadOnce);
  return (props) => <Boundary part={part} props={props} />;
}

/** Loads the code of every deferred component defined so far; those that fail are tried again when rendered. */
export async function loadDeferred(): Promise<void> {
  await Promise.allSettled(loads.map((load) => load()));
}
