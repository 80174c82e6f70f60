import { isCombined, isSingleCharacter, type Shortcut } from './shortcut.ts';
import { areSingleKeysOn } from './single-keys.ts';

/** Where keys are text, or choose among values. */
const TYPING =
  'input:not([type="checkbox"], [type="radio"], [type="button"], [type="submit"], [type="reset"], [type="file"]), textarea, select, [contenteditable]:not([contenteditable="false"]), [role="textbox"], [role="combobox"], [role="listbox"], [role="menu"], [role="slider"], [role="application"]';
/** Where Enter and the space bar press, and arrows choose. */
const CONTROLS =
  'a[href], button, summary, input, [role="button"], [role="link"], [role="tab"], [role="radio"], [role="checkbox"], [role="switch"]';
const MODAL = '[role="dialog"][aria-modal="true"], [role="alertdialog"], dialog[open]';

const isNamed = ({ key }: Shortcut): boolean => key.length > 1 || key === ' ';

/** Returns true where the focused element itself answers the key. */
function belongsToTarget(shortcut: Shortcut, target: Element): boolean {
  if (target.closest(TYPING)) return true;
  if (shortcut.key === 'Enter' || shortcut.key === ' ') return target.closest(CONTROLS) !== null;
  return (
    shortcut.key.startsWith('Arrow') &&
    target.closest('[type="radio"], [role="tab"], [role="radio"]') !== null
  );
}

/**
 * Returns whether a key press runs the shortcut. A key alone does not while something is typed, in a modal, when held
 * down, with Ctrl, Alt or Cmd, nor where the focused control answers the key itself.
 */
function isMeant(shortcut: Shortcut, event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.repeat || event.isComposing || event.altKey) return false;
  const hasModifier = event.ctrlKey || event.metaKey;
  if (hasModifier !== isCombined(shortcut)) return false;
  const key = shortcut.key.replace('Mod+', '');
  if (event.key.toLowerCase() !== key.toLowerCase()) return false;
  if (document.querySelector(MODAL)) return false;
  if (hasModifier) return true;
  if (isSingleCharacter(shortcut) && !areSingleKeysOn()) return false;
  // Shift with a named key is the browser's: it selects or goes back.
  if (isNamed(shortcut) && event.shiftKey) return false;
  return !(event.target instanceof Element && belongsToTarget(shortcut, event.target));
}

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
    .find((candidate) => candidate.run && isMeant(candidate, event));
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
