import { useSyncExternalStore } from 'react';
import { onOtherPerson, signedInId } from '../../../domain/account/on-other-person.ts';
import { readStored, writeStored } from '../../../lib/stored-json.ts';
import type { DecisionKey } from '../../undo/waiting-decisions.ts';

/** Something that was chosen for a bulk action. */
export interface ChosenThing extends DecisionKey {
  title: string;
}

/** A bulk action whose progress or report is shown, on every screen. */
export interface ShownJob {
  id: string;
  /** What was chosen, to be undone each; empty for all of a filter. */
  chosen: readonly ChosenThing[];
  /** Started before the site was opened. */
  isFound?: boolean;
}

/** Which reports of bulk actions are unread: those with the ids `left`, and all with an id above `after`. */
export interface UnreadReports {
  left: readonly string[];
  after: number;
}

/** The first is shown, the others after it. */
let shown: readonly ShownJob[] = [];
/** Highest id of those shown to this person. */
let newest = 0;
const listeners = new Set<() => void>();

function set(next: readonly ShownJob[]): void {
  shown = next;
  newest = Math.max(newest, ...next.map(({ id }) => Number(id)));
  for (const listener of listeners) listener();
}

const without = (id: string): ShownJob[] => shown.filter((job) => job.id !== id);
const keyOf = (person: string | undefined): string => `bulk-reports:${person}`;

/** Shows a bulk action; those shown before come after it. */
export function showJob(job: ShownJob): void {
  set([job, ...without(job.id)]);
}

/** Shows bulk actions of before, the newest first, after those that are shown. */
export function showJobsAfter(ids: readonly string[]): void {
  const known = new Set(shown.map(({ id }) => id));
  set([...shown, ...ids.filter((id) => !known.has(id)).map((id) => ({ id, chosen: [], isFound: true }))]);
}

/** Shows a bulk action no more, and notes in this browser for the person which reports are left. */
export function closeJob(id: string): void {
  set(without(id));
  // Another tab may have closed some of those that are shown here, and may show others.
  const before = unreadReports();
  const here = shown.map((job) => job.id).filter((one) => !before || isUnread(one, before));
  const left = new Set([...here, ...(before?.left ?? [])].filter((one) => one !== id));
  const after = Math.max(newest, before?.after ?? 0);
  writeStored(keyOf(signedInId()), { left: [...left], after } satisfies UnreadReports);
}

export const isUnread = (id: string, { left, after }: UnreadReports): boolean =>
  left.includes(id) || Number(id) > after;

/** Returns what the signed-in person has not closed; null before the first was closed. */
export function unreadReports(): UnreadReports | null {
  return readStored(keyOf(signedInId())) as UnreadReports | null;
}

/** Shows no bulk action; what is open or unread is shown when the site is opened again. */
export function forgetJobs(): void {
  newest = 0;
  set([]);
}

onOtherPerson(forgetJobs);

export const shownJobs = (): readonly ShownJob[] => shown;

const NONE: readonly ShownJob[] = [];

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useShownJobs = (): readonly ShownJob[] => useSyncExternalStore(subscribe, shownJobs, () => NONE);
