/** As many digits may be a phone, a CPF or a postal code. */
const MOST_DIGITS = 5;

/** Returns whether a searched text may hold an e-mail, a phone or a document's number; such texts are never stored. */
export function mayTellPerson(text: string): boolean {
  const plain = text.normalize('NFKD');
  return plain.includes('@') || (plain.match(/\p{Nd}/gu) ?? []).length > MOST_DIGITS;
}
