import { oneLine } from '../../shared/text/clean-text.ts';

const LONGEST = 100;

/**
 * What is searched of a typed text: 100 code points of it, without hidden characters and with nothing
 * in it that PostgreSQL cannot hold. A space at the end is kept: it says that the last word is finished.
 */
export function cleanText(text: string | null | undefined): string {
  const whole = oneLine((text ?? '').slice(0, 4 * LONGEST).toWellFormed()).trimStart();
  return [...whole].slice(0, LONGEST).join('');
}

/** "Campinas" while somebody may still be typing "Campinas do Sul". */
export const isHalfTyped = (text: string): boolean => /[\p{L}\p{N}\p{M}]$/u.test(text);
