import { centsOf, priceText } from '../../lib/offer-price.ts';

/** A service or product as it is typed. */
export interface OfferValues {
  /** Identifies it while it is edited. */
  key: string;
  name: string;
  description: string;
  price: string;
  isFrom: boolean;
}

export interface StoredOffer {
  name: string;
  description: string | null;
  priceCents: number | null;
  isFrom: boolean;
}

let count = 0;

export const emptyOffer = (): OfferValues => ({
  key: `offer-${++count}`,
  name: '',
  description: '',
  price: '',
  isFrom: false,
});

export const offerValuesOf = (offers: readonly StoredOffer[]): OfferValues[] =>
  offers.map(({ name, description, priceCents, isFrom }) => ({
    ...emptyOffer(),
    name,
    description: description ?? '',
    price: priceText(priceCents),
    isFrom,
  }));

const isEmpty = ({ name, description, price }: OfferValues): boolean =>
  (name + description + price).trim() === '';

/** Returns what is sent; rows where nothing was typed are left out. */
export const offersOf = (values: readonly OfferValues[]): StoredOffer[] =>
  values
    .filter((offer) => !isEmpty(offer))
    .map(({ name, description, price, isFrom }) => ({
      name: name.trim(),
      description: description.trim() || null,
      priceCents: centsOf(price),
      isFrom: isFrom && price.trim() !== '',
    }));

/** Returns what is wrong with the typed offers, by the number of the row; null where nothing is. */
export function offersProblem(values: readonly OfferValues[]): string | null {
  const wrong = values.findIndex(
    (offer) => !isEmpty(offer) && (offer.name.trim() === '' || Number.isNaN(centsOf(offer.price))),
  );
  if (wrong < 0) return null;
  return values[wrong]?.name.trim() === ''
    ? `Informe o nome do item ${wrong + 1}.`
    : `Informe o preço do item ${wrong + 1} como 60 ou 59,90, ou deixe-o em branco.`;
}
