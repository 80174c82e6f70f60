export function commitOf(root: string, env?: { COMMIT?: string }): string;
