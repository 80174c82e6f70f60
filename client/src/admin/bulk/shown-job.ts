import { useSyncExternalStore } from 'react';
import { onOtherPerson, signedInId } from '../../domain/account/on-other-person.ts';
import { readStored, writeStored } from '../../lib/stored-json.ts';
import type { DecisionKey } from '../undo/waiting-again.ts';

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

/** Number of actions that `adminBulkJobs` returns. */
const MOST_LISTED = 20;

/** The first is shown, the others after it. */
let jobs: readonly ShownJob[] = [];
const listeners = new Set<() => void>();

function set(next: readonly ShownJob[]): void {
  jobs = next;
  for (const listener of listeners) listener();
}

const without = (id: string): ShownJob[] => jobs.filter((job) => job.id !== id);
const keyOf = (person: string | undefined): string => `bulk-reports:${person}`;

/** Shows a bulk action; those shown before come after it. */
export function showJob(job: ShownJob): void {
  set([job, ...without(job.id)]);
}

/** Shows bulk actions of before, the newest first, after those that are shown. */
export function showJobsAfter(ids: readonly string[]): void {
  const knownIds = new Set(jobs.map(({ id }) => id));
  set([...jobs, ...ids.filter((id) => !knownIds.has(id)).map((id) => ({ id, chosen: [], isFound: true }))]);
}

/** Shows a bulk action no more, and notes that the person has read its report. */
export function closeJob(id: string): void {
  set(without(id));
  noteRead([id]);
}

/** Notes in this browser, for all its tabs, that the signed-in person has read the reports of these actions. */
export function noteRead(ids: readonly string[]): void {
  const readIds = [...new Set([...(readReports() ?? []), ...ids])].sort((a, b) => Number(b) - Number(a));
  writeStored(keyOf(signedInId()), readIds.slice(0, MOST_LISTED));
}

/** Returns the ids of the actions whose reports the signed-in person has read; undefined before the first. */
export function readReports(): readonly string[] | undefined {
  const stored = readStored(keyOf(signedInId()));
  return Array.isArray(stored) ? stored : undefined;
}

/** Shows no bulk action; what is open or unread is shown when the site is opened again. */
export function forgetJobs(): void {
  set([]);
}

onOtherPerson(forgetJobs);

export const shownJobs = (): readonly ShownJob[] => jobs;

const NONE: readonly ShownJob[] = [];

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useShownJobs = (): readonly ShownJob[] => useSyncExternalStore(subscribe, shownJobs, () => NONE);
