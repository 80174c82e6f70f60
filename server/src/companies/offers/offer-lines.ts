import { offerText } from '../../shared/brazil/offer-text.ts';
import { AppError } from '../../shared/errors.ts';
import type { Offer } from './offer.ts';
import { storedOffers } from './stored-offers.ts';

/** Between the offer and its description. */
const BAR = ' | ';
const PRICED = /^(.+?), *(a partir de )?R\$\s*([\d.]*\d(?:,\d{1,2})?)$/i;

/** Returns offers as text for a file, one a line: "Corte feminino, a partir de R$ 60,00 | Com lavagem". */
export const printOffers = (offers: readonly Offer[]): string =>
  offers
    .map((offer) => [offerText(offer), offer.description].filter(Boolean).join(BAR))
    // A semicolon separates offers too.
    .map((line) => line.replaceAll(';', ','))
    .join('\n');

function parseOffer(line: string): Offer {
  const [text = '', ...description] = line.split(BAR);
  const [, name = text, from, price] = PRICED.exec(text.trim()) ?? [];
  const priceCents = price ? Math.round(Number(price.replaceAll('.', '').replace(',', '.')) * 100) : null;
  return { name, description: description.join(BAR) || null, priceCents, isFrom: Boolean(from) };
}

/** Returns the offers of a text as `printOffers` writes it, or separated by semicolons; null for invalid ones. */
export function parseOffers(text: string): Offer[] | null {
  const lines = text.split(/[\n;]/).filter((line) => line.trim() !== '');
  try {
    return storedOffers(lines.map(parseOffer)).offers ?? null;
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}
