import type { WorkKind } from './undo-decision.gen.ts';

/** What names a thing to decide. */
export interface DecisionKey {
  kind: WorkKind;
  id: string;
}

/** Longer than React takes to show what has changed. */
const SHOWN_MS = 100;

type Listener = (keys: readonly DecisionKey[]) => void;

const listeners = new Set<Listener>();

/**
 * Reports things that wait again: their decision was undone, or a bulk action could not decide on them. Their rows come
 * back, perhaps above the one with the focus, which stays in sight.
 */
export function reportWaitingAgain(keys: readonly DecisionKey[]): void {
  for (const listener of listeners) listener(keys);
  const page = document;
  // Once they are shown.
  setTimeout(() => page.activeElement?.closest('[data-row]')?.scrollIntoView({ block: 'nearest' }), SHOWN_MS);
}

export function onWaitingAgain(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
