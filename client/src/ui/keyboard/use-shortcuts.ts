import { useLayoutEffect, useState } from 'react';
import { register, type ShortcutGroup } from './registry.ts';
import type { Shortcut } from './shortcut.ts';

/**
 * Runs shortcuts while the component is mounted, and lists them under `group` where "?" shows them. The latest `run` of
 * each is called. An empty list switches them off.
 */
export function useShortcuts(group: string, shortcuts: readonly Shortcut[]): void {
  const [entry] = useState<ShortcutGroup>(() => ({ group, shortcuts }));
  useLayoutEffect(() => {
    entry.group = group;
    entry.shortcuts = shortcuts;
  });
  // Before the component is painted: a key that is pressed as soon as it is seen would be lost.
  useLayoutEffect(() => register(entry), [entry]);
}
