import type { Context } from '../graphql/context.ts';
import { addressKey } from '../shared/address-key.ts';
import { isBot } from '../shared/is-bot.ts';
import { mayTellPerson } from '../shared/text/may-tell-person.ts';
import { normalizeText } from '../shared/text/normalize-text.ts';
import { searchCounter } from './search-counter.ts';

const LONGEST = 60;

/** Returns a text as it is stored; null for one that may hold personal data. */
function storable(text: string): string | null {
  if ([...text].length > LONGEST || mayTellPerson(text)) return null;
  return normalizeText(text).slice(0, LONGEST) || null;
}

/**
 * Counts a text that a person searched without results, or with `total` results for fewer words; administrators, API
 * keys, known bots and texts that may hold personal data do not count. Empty answers are not cached: they would not be
 * counted.
 */
export function countSearchWithoutResults(
  ctx: Context,
  text: string | null | undefined,
  total: number,
): void {
  const stored = storable(text ?? '');
  if (stored === null) return;
  if (total === 0) ctx.answer.shareable = false;
  if (ctx.viewer?.role === 'admin' || ctx.viewer?.key || isBot(ctx.userAgent)) return;
  searchCounter(ctx.services).add(stored, addressKey(ctx.address));
}
