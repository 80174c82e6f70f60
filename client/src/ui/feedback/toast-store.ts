/** Display times. */
const SHOWN_MS = { success: 3_000, error: 5_000 };
/** Maximum number on the screen; older ones are dropped. */
const MOST = 3;

export interface Toast {
  id: number;
  text: string;
  tone: 'success' | 'error';
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

/** Shows a toast for a few seconds, on any page. */
export function showToast(text: string, tone: Toast['tone'] = 'success'): void {
  const toast = { id: ++lastId, text, tone };
  set([...toasts, toast].slice(-MOST));
  setTimeout(() => set(toasts.filter(({ id }) => id !== toast.id)), SHOWN_MS[tone]);
}

export const clearToasts = (): void => set([]);
