import { useEffect, useState } from 'react';

/** What `load` brings, once it is there; `isFailed` when its code could not be loaded. `load` must stay the same. */
export function useLoaded<T>(load: () => Promise<T>): { value: T | undefined; isFailed: boolean } {
  const [state, setState] = useState<{ value: T | undefined; isFailed: boolean }>({
    value: undefined,
    isFailed: false,
  });
  useEffect(() => {
    let isCurrent = true;
    load().then(
      (value) => isCurrent && setState({ value, isFailed: false }),
      () => isCurrent && setState({ value: undefined, isFailed: true }),
    );
    return () => {
      isCurrent = false;
    };
  }, [load]);
  return state;
}
