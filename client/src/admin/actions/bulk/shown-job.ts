import { useSyncExternalStore } from 'react';
import { onOtherPerson } from '../../../domain/account/on-other-person.ts';
import type { DecisionKey } from '../../undo/waiting-decisions.ts';

/** Something that was chosen for a bulk action. */
export interface ChosenThing extends DecisionKey {
  title: string;
}

/** The bulk action whose progress is shown, on every screen. */
export interface ShownJob {
  id: string;
  /** What was chosen, to be undone each; empty for all of a filter. */
  chosen: readonly ChosenThing[];
}

let present: ShownJob | undefined;
const listeners = new Set<() => void>();

/** Shows a bulk action in place of the one before; none where it is undefined. */
export function showJob(next: ShownJob | undefined): void {
  present = next;
  for (const listener of listeners) listener();
}

onOtherPerson(() => showJob(undefined));

export const currentJob = (): ShownJob | undefined => present;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useShownJob = (): ShownJob | undefined =>
  useSyncExternalStore(subscribe, currentJob, () => undefined);
