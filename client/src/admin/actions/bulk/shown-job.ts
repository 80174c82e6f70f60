import { useSyncExternalStore } from 'react';
import { readSession } from '../../../api/session.ts';
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

let present: { job: ShownJob | undefined; by: string | undefined } | undefined;
const listeners = new Set<() => void>();

const viewer = (): string | undefined => readSession()?.user.id;

/** Shows a bulk action in place of the one before; none where it is undefined. */
export function showJob(next: ShownJob | undefined): void {
  present = { job: next, by: viewer() };
  for (const listener of listeners) listener();
}

/** Returns what is shown to the viewer; after another person's sign-in nothing. */
export const currentJob = (): ShownJob | undefined => (present?.by === viewer() ? present?.job : undefined);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useShownJob = (): ShownJob | undefined =>
  useSyncExternalStore(subscribe, currentJob, () => undefined);
