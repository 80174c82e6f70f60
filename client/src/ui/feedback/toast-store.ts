/** Display times. */
const SHOWN_MS = { success: 3_000, error: 5_000 };
/** Of a toast with a button. */
const UNDO_MS = 12_000;
/** Maximum number on the screen; older ones are dropped. */
const MOST = 3;

export interface Toast {
  id: number;
  text: string;
  tone: 'success' | 'error';
  /** Undoes what the toast says. */
  undo?: (() => void) | undefined;
}

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function set(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

export const currentToasts = (): readonly Toast[] => toasts;

export function onToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const removeToast = (gone: number): void => set(toasts.filter(({ id }) => id !== gone));

/** Shows a toast for a few seconds, on any page; with `undo` longer, and with a button for it. */
export function showToast(text: string, tone: Toast['tone'] = 'success', undo?: () => void): void {
  const toast = { id: ++lastId, text, tone, undo };
  set([...toasts, toast].slice(-MOST));
  setTimeout(() => removeToast(toast.id), undo ? UNDO_MS : SHOWN_MS[tone]);
}

export const clearToasts = (): void => set([]);
