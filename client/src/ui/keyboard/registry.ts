import { isMeant } from './is-meant.ts';
import type { Shortcut } from './shortcut.ts';

/** The shortcuts of a mounted component, under the heading that lists them. */
export interface ShortcutGroup {
  group: string;
  shortcuts: readonly Shortcut[];
}

let registered: readonly ShortcutGroup[] = [];

function onKeyDown(event: KeyboardEvent): void {
  // The latest first: where two components have the same key, the one mounted last has it.
  const shortcut = registered
    .flatMap(({ shortcuts }) => shortcuts)
    .reverse()
    .find((one) => one.run && isMeant(one, event));
  if (!shortcut) return;
  event.preventDefault();
  shortcut.run?.();
}

/** Adds shortcuts until the returned function is called. `group` may change its shortcuts meanwhile. */
export function register(group: ShortcutGroup): () => void {
  if (registered.length === 0) document.addEventListener('keydown', onKeyDown);
  registered = [...registered, group];
  return () => {
    registered = registered.filter((other) => other !== group);
    if (registered.length === 0) document.removeEventListener('keydown', onKeyDown);
  };
}

/** Returns the present shortcuts; groups of the same name are one, a key that two have is the latest one's. */
export function registeredGroups(): ShortcutGroup[] {
  const keys = new Set<string>();
  const groups = new Map<string, Shortcut[]>();
  for (const { group, shortcuts } of [...registered].reverse()) {
    const free = shortcuts.filter(({ key }) => !keys.has(key.toLowerCase()));
    for (const { key } of free) keys.add(key.toLowerCase());
    groups.set(group, [...free, ...(groups.get(group) ?? [])]);
  }
  return [...groups]
    .map(([group, shortcuts]) => ({ group, shortcuts }))
    .filter(({ shortcuts }) => shortcuts.length > 0);
}
