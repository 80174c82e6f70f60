import type { ReactNode } from 'react';

/** Display times. */
const SHOWN_MS = { success: 3_000, error: 5_000 };
/** Maximum number on the screen; older ones are dropped, except those with a button. */
const MOST = 3;

export interface Toast {
  id: number;
  text: string;
  tone: 'success' | 'error';
  /** Renders the text with a button, and closes the toast itself. */
  render?: ((close: () => void) => ReactNode) | undefined;
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

export function removeToast(removedId: number): void {
  if (toasts.some(({ id }) => id === removedId)) set(toasts.filter(({ id }) => id !== removedId));
}

/** Shows a toast on any page, for a few seconds; with `render`, until it is closed. Returns its id. */
export function showToast(text: string, tone: Toast['tone'] = 'success', render?: Toast['render']): number {
  const toast = { id: ++lastId, text, tone, render };
  const all = [...toasts, toast];
  set(all.filter((item, index) => item.render || index >= all.length - MOST));
  if (!render) setTimeout(() => removeToast(toast.id), SHOWN_MS[tone]);
  return toast.id;
}

export const clearToasts = (): void => set([]);
