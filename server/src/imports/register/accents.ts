/** As frequent in names without the accent: 'Escola de Pais', 'Rua Las Palmas'. */
const AMBIGUOUS = ['PAIS', 'ESTA', 'LAS'];
const WORD = /\p{L}{3,}/gu;

const bareOf = (word: string): string => word.normalize('NFD').replace(/\p{M}/gu, '');

/**
 * Returns what gives upper-case words the accents that the register does not publish, as these texts spell them: 'SAO JOSE' is
 * 'SÃO JOSÉ'. A word that they spell in two ways, such as 'para' and 'Pará', stays as it is.
 */
export function accentsOf(texts: Iterable<string>): (text: string) => string {
  const spellings = new Map<string, string | null>(AMBIGUOUS.map((word) => [word, null]));
  for (const text of texts) {
    for (const [found] of text.matchAll(WORD)) {
      const word = found.toUpperCase();
      const bare = bareOf(word);
      const known = spellings.get(bare);
      spellings.set(bare, known === undefined || known === word ? word : null);
    }
  }
  return (text) => text.replace(WORD, (word) => spellings.get(word) ?? word);
}
