const KEY = 'single_key_shortcuts';

/** The choice of this page where the storage is blocked. */
let chosen: boolean | undefined;

/** Returns false where shortcuts of one character are switched off in this browser. */
export function areSingleKeysOn(): boolean {
  try {
    return (localStorage.getItem(KEY) ?? (chosen === false ? 'off' : 'on')) !== 'off';
  } catch {
    return chosen ?? true;
  }
}

/** Switches shortcuts of one character on or off, in this browser. */
export function switchSingleKeys(isOn: boolean): void {
  chosen = isOn;
  try {
    if (isOn) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, 'off');
  } catch {
    // Storage is blocked: it holds until the page is left.
  }
}
