import { invalid } from '../../shared/errors.ts';
import { oneLine } from '../../shared/text/clean-text.ts';
import type { Offer } from './offer.ts';

export const MOST_OFFERS = 50;
const NAME_LENGTH = 80;
const DESCRIPTION_LENGTH = 200;
const MOST_CENTS = 100_000_000;

const cleaned = (text: string): string => oneLine(text.replaceAll('\0', '').toWellFormed()).trim();
const lengthOf = (text: string): number => [...text].length;

/** Returns what is wrong with an offer; null for a valid one. */
function problemOf({ name, description, priceCents }: Offer): string | null {
  if (name === '') return 'informe o nome.';
  if (lengthOf(name) > NAME_LENGTH) return `o nome tem no máximo ${NAME_LENGTH} caracteres.`;
  if (lengthOf(description ?? '') > DESCRIPTION_LENGTH)
    return `a descrição tem no máximo ${DESCRIPTION_LENGTH} caracteres.`;
  if (priceCents !== null && (priceCents < 0 || priceCents > MOST_CENTS))
    return 'informe um preço até R$ 1.000.000.';
  return null;
}

/** Returns the column for the offers of a form, none where it has no field for them. Throws BAD_USER_INPUT. */
export function storedOffers(inputOffers: readonly Offer[] | null | undefined): { offers?: Offer[] } {
  if (inputOffers === undefined) return {};
  const offers = (inputOffers ?? []).map(({ name, description, priceCents, isFrom }) => ({
    name: cleaned(name),
    description: cleaned(description ?? '') || null,
    priceCents: priceCents ?? null,
    // Without a price there is nothing to begin from.
    isFrom: Boolean(isFrom) && (priceCents ?? null) !== null,
  }));
  if (offers.length > MOST_OFFERS)
    throw invalid({ offers: [`Cadastre no máximo ${MOST_OFFERS} serviços ou produtos.`] }, 'TOO_LONG');
  const problems = offers.flatMap((offer, index) => {
    const problem = problemOf(offer);
    return problem ? [`Item ${index + 1}: ${problem}`] : [];
  });
  if (problems.length > 0) throw invalid({ offers: problems });
  return { offers };
}
