export function buildStale(only?: 'client' | 'server'): void;
export function commitOf(root: string, env?: { COMMIT?: string }): string;
