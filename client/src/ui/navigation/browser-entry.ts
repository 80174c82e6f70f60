/** Returns whether the browser is at another entry of its history than the shown one, of which this is the key. */
export function isElsewhere(shownKey: string): boolean {
  // An entry has no key before any navigation.
  const { key = shownKey } = (window.history.state ?? {}) as { key?: string };
  return key !== shownKey;
}
