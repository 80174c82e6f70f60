const KEY = 'my_city';

/** Returns the city that was last searched in this browser, as 'Campinas - SP'; empty for none. */
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
}
