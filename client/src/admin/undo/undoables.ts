import { onOtherPerson } from '../../domain/account/on-other-person.ts';

/** Something that was done and that its toast undoes. */
export interface Undoable {
  id: number;
  /** What was done. */
  text: string;
  /** Time after which it cannot be undone; undefined without one. */
  until: number | undefined;
  /** Undoes it and shows the result; does not throw. */
  undo(): Promise<unknown>;
}

let present: readonly Undoable[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function set(next: readonly Undoable[]): void {
  present = next;
  for (const listener of listeners) listener();
}

/** The newest first. */
export const currentUndoables = (): readonly Undoable[] => present;

export function onUndoables(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function addUndoable(undoable: Omit<Undoable, 'id'>): number {
  const id = ++lastId;
  set([{ ...undoable, id }, ...present]);
  return id;
}

export const removeUndoable = (removedId: number): void => set(present.filter(({ id }) => id !== removedId));

export const clearUndoables = (): void => set([]);

onOtherPerson(clearUndoables);
