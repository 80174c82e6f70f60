import { useEffect, useState } from 'react';

/** Returns the value of `load` once it has resolved; `isFailed` once it has rejected. `load` must not change. */
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
