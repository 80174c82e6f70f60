export function buildStale(only?: 'client' | 'server'): void;
