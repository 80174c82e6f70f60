import { OpenOn } from '../../opening/opening.types.ts';
import { cleanText } from './clean-text.ts';

/** What a text asks of opening hours. */
export interface AskedHours {
  openOn: OpenOn;
  /** The text without the words that ask. */
  text: string;
}

const DAY = String.raw`(?:(?:n[oa]s?|aos?|de|em|dia)\s+){0,2}domingos?`;
const WORDS: [RegExp, OpenOn][] = [
  [/(?<!\p{L})(?:que\s+est\S+\s+)?abert[oa]s?\s+(?:agora|neste momento)(?!\p{L})/iu, OpenOn.now],
  [
    new RegExp(String.raw`(?<!\p{L})(?:que\s+)?(?:abert[oa]s?|abrem?)\s+${DAY}(?!\p{L})`, 'iu'),
    OpenOn.sunday,
  ],
];

/** Returns what 'aberta agora' and 'aberto no domingo' in a text ask for; null where it says nothing of the kind. */
export function hoursAskedIn(text: string): AskedHours | null {
  for (const [words, openOn] of WORDS) {
    if (words.test(text)) return { openOn, text: text.replace(words, ' ').replace(/\s+/g, ' ').trim() };
  }
  return null;
}

interface Asking {
  q?: string | null;
  openOn?: OpenOn | null;
  literal: boolean;
}

/** Returns a search with what its text asks of opening hours as a filter, unless it has one or is literal. */
export function withHoursAsked<T extends Asking>(args: T): { args: T; matchedHours: AskedHours | null } {
  const matchedHours = args.openOn || args.literal ? null : hoursAskedIn(cleanText(args.q));
  if (!matchedHours) return { args, matchedHours };
  return { args: { ...args, q: matchedHours.text, openOn: matchedHours.openOn }, matchedHours };
}
