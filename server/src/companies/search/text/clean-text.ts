import { oneLine } from '../../../shared/text/clean-text.ts';

const LONGEST = 100;

/**
 * Returns the first 100 code points without hidden characters and what PostgreSQL cannot store. Keeps a space at the
 * end, which marks the last word as complete.
 */
export function cleanText(text: string | null | undefined): string {
  const line = oneLine((text ?? '').slice(0, 4 * LONGEST).toWellFormed()).trimStart();
  return [...line].slice(0, LONGEST).join('');
}

/** Returns whether the last word may be incomplete: "Campinas" may become "Campinas do Sul". */
export const mayBeIncomplete = (text: string): boolean => /[\p{L}\p{N}\p{M}]$/u.test(text);
