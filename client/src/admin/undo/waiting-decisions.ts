import { useSyncExternalStore } from 'react';
import { onOtherPerson } from '../../domain/account/on-other-person.ts';
import type { WorkKind } from './undo-decision.gen.ts';

/** How long a decision can be undone. */
export const UNDO_MS = 10_000;
/** After that the server carries it out once a second. */
export const CARRY_OUT_MS = 1_500;

/** How a thing is decided: what was asked for is given, or not. */
export type DecisionAction = 'approve' | 'reject';

export interface DecisionKey {
  kind: WorkKind;
  id: string;
}

/** A decision that can be undone: until it is carried out the server's lists have the thing as it was. */
export interface WaitingDecision extends DecisionKey {
  action: DecisionAction;
}

type Known = ReadonlyMap<string, WaitingDecision>;

let present: Known = new Map();
/** By the decision: stop its timer and take its undo off the screen. */
const ends = new Map<string, () => void>();
const listeners = new Set<() => void>();

function set(next: Known): void {
  present = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const nameOf = ({ kind, id }: DecisionKey): string => `${kind}:${id}`;

/** Forgets a decision that was undone. */
export function removeWaiting(key: DecisionKey): void {
  const name = nameOf(key);
  ends.get(name)?.();
  ends.delete(name);
  if (present.has(name)) set(new Map([...present].filter(([other]) => other !== name)));
}

/**
 * Remembers a decision of now until it has been carried out; then calls `onOver`, which reads the lists anew. `onGone` is
 * called then, and when it was undone.
 */
export function addWaiting(decision: WaitingDecision, onOver: () => void, onGone?: () => void): void {
  removeWaiting(decision);
  const timer = setTimeout(() => {
    removeWaiting(decision);
    onOver();
  }, UNDO_MS + CARRY_OUT_MS);
  ends.set(nameOf(decision), () => {
    clearTimeout(timer);
    onGone?.();
  });
  set(new Map([...present, [nameOf(decision), decision]]));
}

export function clearWaiting(): void {
  for (const decision of present.values()) removeWaiting(decision);
}

onOtherPerson(clearWaiting);

const NONE: Known = new Map();

/** Returns how a thing was decided whose decision is not carried out yet; undefined without one. */
export function useWaitingDecision(): (kind: WorkKind, id: string) => DecisionAction | undefined {
  const known = useSyncExternalStore(
    subscribe,
    () => present,
    () => NONE,
  );
  return (kind, id) => known.get(nameOf({ kind, id }))?.action;
}
