import { diffWords } from 'diff';

/** A stretch of text that is in both texts or in one of them. */
export interface Stretch {
  kind: 'same' | 'removed' | 'added';
  text: string;
}

/** More differing words are slow to find and no easier to read than two texts. */
const MOST_DIFFERING_WORDS = 200;

const lengthOfWords = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '').length;

/** Returns the stretches of two texts in order; null where less than half of the shorter text is in both. */
export function compareWords(before: string, after: string): Stretch[] | null {
  const changes = diffWords(before, after, { maxEditLength: MOST_DIFFERING_WORDS });
  // White space alone is no difference for `diffWords`.
  if (!changes?.some(({ added, removed }) => added || removed)) return null;
  const stretches = changes.map(({ added, removed, value }): Stretch => {
    if (added) return { kind: 'added', text: value };
    return { kind: removed ? 'removed' : 'same', text: value };
  });
  const same = stretches.reduce(
    (sum, { kind, text }) => sum + (kind === 'same' ? lengthOfWords(text) : 0),
    0,
  );
  return same * 2 >= Math.min(lengthOfWords(before), lengthOfWords(after)) && same > 0 ? stretches : null;
}

const LONGEST_SAME = 160;
const SHOWN_BESIDE_CHANGE = 60;

/** Replaces by '…' what is far from a difference in the long stretches that are in both texts. */
export const shortenSame = (stretches: readonly Stretch[]): Stretch[] =>
  stretches.map((stretch, index) => {
    const { kind, text } = stretch;
    if (kind !== 'same' || text.length <= LONGEST_SAME) return stretch;
    const start = index === 0 ? '' : text.slice(0, SHOWN_BESIDE_CHANGE).replace(/\S*$/, '');
    const end = index === stretches.length - 1 ? '' : text.slice(-SHOWN_BESIDE_CHANGE).replace(/^\S*/, '');
    return { kind, text: `${start}…${end}` };
  });
