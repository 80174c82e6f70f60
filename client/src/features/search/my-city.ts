import { useSyncExternalStore } from 'react';

const KEY = 'my_city';
const listeners = new Set<() => void>();

/** Returns the city that was last chosen in this browser, as 'Campinas - SP'; empty for none. */
export function readMyCity(): string {
  try {
    return localStorage.getItem(KEY) ?? '';
  } catch {
    // Storage is blocked: there is none.
    return '';
  }
}

/** Stores the city in this browser only; an empty one removes it. */
export function rememberMyCity(city: string): void {
  try {
    if (city.trim() === '') localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, city.trim());
  } catch {
    // Storage is blocked or full: nothing is remembered.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

/** Returns the city of this browser; empty for none, on the server, and until the page is hydrated. */
export const useMyCity = (): string => useSyncExternalStore(subscribe, readMyCity, () => '');
