const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];

/** Returns every text one edit away from a normalized word: about sixty a letter, so for short words only. */
export function nearMisses(word: string): string[] {
  const misses = new Set<string>();
  for (let at = 0; at <= word.length; at++) {
    const [before, after] = [word.slice(0, at), word.slice(at)];
    if (after.length > 1) misses.add(`${before}${after[1]}${after[0]}${after.slice(2)}`);
    if (after.length > 0) misses.add(before + after.slice(1));
    for (const letter of LETTERS) {
      if (after.length > 0) misses.add(before + letter + after.slice(1));
      misses.add(before + letter + after);
    }
  }
  misses.delete(word);
  return [...misses];
}
