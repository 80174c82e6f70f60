/** Success stays for three seconds (SPEC section 8). */
const SHOWN_MS = 3_000;

export interface Toast {
  id: number;
  text: string;
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

/** Says something for three seconds, wherever one is on the site. */
export function showToast(text: string): void {
  const toast = { id: ++lastId, text };
  set([...toasts, toast]);
  setTimeout(() => set(toasts.filter(({ id }) => id !== toast.id)), SHOWN_MS);
}
