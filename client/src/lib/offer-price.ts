const REAIS = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });

/** Returns 'R$ 60', 'a partir de R$ 59,90'; null without a price. Whole prices have no cents. */
export function offerPrice({
  priceCents,
  isFrom,
}: {
  priceCents: number | null;
  isFrom: boolean;
}): string | null {
  if (priceCents === null) return null;
  const price = REAIS.format(priceCents / 100).replace(/,00$/, '');
  return isFrom ? `a partir de ${price}` : price;
}

/** Returns the cents of a typed price ('60', '1.250,90', 'R$ 60'); null for an empty text, NaN for another. */
export function centsOf(price: string): number | null {
  const text = price.replace(/^\s*R\$/i, '').trim();
  if (text === '') return null;
  if (!/^\d{1,3}(?:\.\d{3})*(?:,\d{1,2})?$|^\d{1,7}(?:[,.]\d{1,2})?$/.test(text)) return Number.NaN;
  const plain = /^\d+\.\d{1,2}$/.test(text) ? text : text.replaceAll('.', '').replace(',', '.');
  return Math.round(Number(plain) * 100);
}

/** Returns a price as a field shows it: '60', '59,90'. */
export const priceText = (cents: number | null): string =>
  cents === null ? '' : (cents / 100).toFixed(2).replace('.', ',').replace(/,00$/, '');
